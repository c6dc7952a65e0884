#pragma once

namespace roundtable::cli {

// A progress bar on stderr. Shown only on a terminal, and only for long work.
class ProgressBar {
 public:
  explicit ProgressBar(long long total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(long long done);
  // Removes the bar; call this before other output.
  void clear();

 private:
  long long total_;
  bool terminal_;
  bool shown_ = false;
  double started_;
  double last_ = 0;
};

}  // namespace roundtable::cli
