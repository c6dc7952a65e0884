#pragma once

#include <string>

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

// The count of finished work on stderr, if its end is unknown: one line that changes on a terminal, otherwise a
// line at the start, every ten seconds and at the end.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const std::string& text);
  // Removes the line from a terminal; call this before other output.
  void clear();

 private:
  bool terminal_;
  bool shown_ = false;
  double last_ = 0;
  std::string text_;
  std::string printed_;
};

}  // namespace roundtable::cli
