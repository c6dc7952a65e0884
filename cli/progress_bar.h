#pragma once

namespace roundtable::cli {

// A progress bar on the error stream, if that is a terminal and it takes long enough to matter.
class ProgressBar {
 public:
  explicit ProgressBar(long long total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(long long done);
  // Gone before what comes next is printed.
  void clear();

 private:
  long long total_;
  bool terminal_;
  bool shown_ = false;
  double started_;
  double last_ = 0;
};

}  // namespace roundtable::cli
