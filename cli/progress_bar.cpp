#include "cli/progress_bar.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace roundtable::cli {

namespace {

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

ProgressBar::ProgressBar(long long total) : total_(total), terminal_(isatty(STDERR_FILENO) != 0), started_(now()) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::clear() {
  if (shown_) fmt::print(stderr, "\r{:70}\r", "");
  shown_ = false;
}

void ProgressBar::show(long long done) {
  const double time = now();
  if (!terminal_ || total_ <= 0 || time - started_ < 2 || time - last_ < 0.1) return;
  constexpr int kWidth = 40;
  const auto filled = static_cast<int>(kWidth * done / total_);
  const double left = (time - started_) * static_cast<double>(total_ - done) / static_cast<double>(std::max(done, 1LL));
  fmt::print(stderr, "\r[{:=<{}}{:{}}] {:3}% {:.0f} s left ", "", filled, "", kWidth - filled, 100 * done / total_,
             left);
  last_ = time;
  shown_ = true;
}

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
  clear();
  if (text_ != printed_ || (terminal_ && !text_.empty())) fmt::print(stderr, "{}\n", text_);
}

void ProgressLine::clear() {
  if (shown_) fmt::print(stderr, "\r{:70}\r", "");
  shown_ = false;
}

void ProgressLine::show(const std::string& text) {
  text_ = text;
  const double time = now();
  if (last_ != 0 && time - last_ < (terminal_ ? 0.1 : 10)) return;
  last_ = time;
  printed_ = text;
  shown_ = terminal_;
  terminal_ ? fmt::print(stderr, "\r{:70}", text) : fmt::print(stderr, "{}\n", text);
}

}  // namespace roundtable::cli
