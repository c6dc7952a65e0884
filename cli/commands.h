#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace roundtable::cli {

// Each subcommand adds itself to the program and sets `status` when it has run: 0, 1 if something was found wrong, 2
// for bad input.
void add_sim(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_golden(CLI::App& app, int& status);

constexpr int kBadInput = 2;

// `roundtable: MESSAGE` on the error stream.
int complain(const std::string& message, int status = kBadInput);

// What every command that starts a game asks: which one, for how many, with which options.
struct TableOptions {
  std::string game = "academy";
  int players = 0;  // 0: 4, or 2 with --two
  std::string two;
  std::string advanced;
  std::string variations;
  std::string values;
  int first = -1;
  int max_turns = -1;

  void add_to(CLI::App& command);
  int seats() const;
  // As the `options` of a record.
  std::string json() const;
};

// A progress bar on the error stream, if that is a terminal and it takes long enough to matter.
class ProgressBar {
 public:
  explicit ProgressBar(long long total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void show(long long done);

 private:
  long long total_;
  bool terminal_;
  bool shown_ = false;
  double started_;
  double last_ = 0;
};

}  // namespace roundtable::cli
