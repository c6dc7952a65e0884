#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_failures.h"
#include "bots/process.h"

// The game-independent part of `exec:COMMAND`: program, failures and answers. docs/bots.md has the protocol.

namespace roundtable {

constexpr int kProtocol = 1;

// Browsers have no programs; nothing of this is built there.
#if defined(__wasm__)
constexpr bool kCanRunPrograms = false;
#else
constexpr bool kCanRunPrograms = true;
#endif

struct ProgramSettings {
  std::string command;
  std::chrono::milliseconds limit{1000};  // for an answer
};

// `exec:COMMAND` or `exec@2000ms:COMMAND`; nothing for other names.
std::optional<ProgramSettings> read_exec(std::string_view name);
// Whether it must be forbidden in names from clients.
inline bool runs_a_program(std::string_view bot_name) { return bot_name.starts_with("exec"); }

// Parses an answer: `{"action":"pick Q5"}`, `"pick Q5"` or `pick Q5`.
Result<std::string> read_answer(std::string_view line);

// Starts the program at the first question and again after a failure, so that each answer belongs to its question. A
// program that keeps failing is not asked again.
class Program {
 public:
  explicit Program(ProgramSettings settings) : settings_(std::move(settings)) {}

  const ProgramSettings& settings() const { return settings_; }
  bool is_given_up() const { return in_a_row_ >= kMostInARow; }
  Result<std::string> ask(const std::string& request);
  // The caller reports the quality of the answer.
  void answered_well() { in_a_row_ = 0; }
  void failed(const std::string& why, const std::vector<std::string>& allowed);
  void passed_over() { ++troubles_.count; }
  const BotFailures& failures() const { return troubles_; }

 private:
  static constexpr int kMostInARow = 10;
  static constexpr int kReported = 3;   // failures reported in full
  static constexpr int kStarting = 10;  // factor of the limit for the first answer: interpreters start slowly

  ProgramSettings settings_;
  std::unique_ptr<Process> process_;
  int in_a_row_ = 0;
  BotFailures troubles_;
};

}  // namespace roundtable
