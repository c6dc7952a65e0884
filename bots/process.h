#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace roundtable {

// An owned file descriptor.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { close(); }

  int number() const { return number_; }
  void close();

 private:
  int number_;
};

// An external program run by the shell, with one line for each question and answer. A call never waits beyond its
// limit, and the destructor ends the program with everything it started: it leads a process group.
class Process {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLongestLine = std::size_t{64} * 1024;

  static Result<std::unique_ptr<Process>> start(const std::string& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  // Writes a line and reads one, without newlines. After an error do not ask again: a later line could answer an
  // earlier question.
  Result<std::string> ask(std::string_view line, Clock::time_point until);
  // Process id, equal to the process group id.
  pid_t id() const { return id_; }

 private:
  Process(pid_t id, Descriptor to, Descriptor from) : id_(id), to_(std::move(to)), from_(std::move(from)) {}

  Status say(std::string_view text, Clock::time_point until);
  Result<std::string> hear(Clock::time_point until);
  enum class Heard : std::uint8_t { Something, NothingYet, TheEnd };
  Heard listen();
  Error gone() const;
  bool ends_within(std::chrono::milliseconds time) const;

  pid_t id_;
  Descriptor to_;
  Descriptor from_;
  std::string heard_;  // received, not yet used
};

}  // namespace roundtable
