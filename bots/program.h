#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_failures.h"
#include "bots/process.h"

// What `exec:COMMAND` is whatever the game: the program, what it may do wrong, and its answers. docs/bots.md has the
// protocol.

namespace roundtable {

constexpr int kProtocol = 1;

// In a browser there are no programs, and nothing of what runs them is built.
#if defined(__wasm__)
constexpr bool kCanRunPrograms = false;
#else
constexpr bool kCanRunPrograms = true;
#endif

struct ProgramSettings {
  std::string command;
  std::chrono::milliseconds limit{1000};  // for an answer
};

// `exec:COMMAND` or `exec@2000ms:COMMAND`; nothing if it is neither.
std::optional<ProgramSettings> read_exec(std::string_view name);
// Whether somebody who is not trusted must not choose it.
inline bool runs_a_program(std::string_view bot_name) { return bot_name.starts_with("exec"); }

// The action in a line that a program answered: `{"action":"pick Q5"}`, `"pick Q5"` or `pick Q5`.
Result<std::string> read_answer(std::string_view line);

// Starts the program when it is first asked, and again after it failed: so it is always clear which question an answer
// belongs to. One that only ever fails is not asked any more.
class Program {
 public:
  explicit Program(ProgramSettings settings) : settings_(std::move(settings)) {}

  const ProgramSettings& settings() const { return settings_; }
  bool is_given_up() const { return in_a_row_ >= kMostInARow; }
  Result<std::string> ask(const std::string& request);
  // Whoever asked says what came of it.
  void answered_well() { in_a_row_ = 0; }
  void failed(const std::string& why, const std::vector<std::string>& allowed);
  void passed_over() { ++troubles_.count; }
  const BotFailures& failures() const { return troubles_; }

 private:
  static constexpr int kMostInARow = 10;
  static constexpr int kReported = 3;   // in full
  static constexpr int kStarting = 10;  // so many times the limit for the first answer: interpreters take their time

  ProgramSettings settings_;
  std::unique_ptr<Process> process_;
  int in_a_row_ = 0;
  BotFailures troubles_;
};

}  // namespace roundtable
