#include "bots/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): POSIX, more than <csignal> promises
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>
#include <thread>

namespace roundtable {

void Descriptor::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kGrace{200};     // for a program to exit by itself
constexpr milliseconds kFarewell{250};  // between closing its output and exiting

struct Pipe {
  Descriptor read;
  Descriptor write;
};

// Close-on-exec: a copy of the pipe in another child would hide its end.
std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void never_wait_for(const Descriptor& end) {
  ::fcntl(end.number(), F_SETFL, ::fcntl(end.number(), F_GETFL) | O_NONBLOCK);  // NOLINT(*-vararg)
}

std::string words_of(int error) { return std::generic_category().message(error); }

// Spawn settings: input and output, a process group of its own, default signals.
class Spawning {
 public:
  Spawning(int input, int output) {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawn_file_actions_adddup2(&files_, input, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
    ::posix_spawnattr_init(&ways_);
    ::posix_spawnattr_setpgroup(&ways_, 0);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&ways_, &signals);
    ::sigaddset(&signals, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&ways_, &signals);
    ::posix_spawnattr_setflags(&ways_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  Spawning(const Spawning&) = delete;
  Spawning& operator=(const Spawning&) = delete;
  ~Spawning() {
    ::posix_spawn_file_actions_destroy(&files_);
    ::posix_spawnattr_destroy(&ways_);
  }

  // The error number, or 0.
  int run(std::string command, pid_t& id) {
    std::string shell = "sh";
    std::string option = "-c";
    const std::array<char*, 4> words = {shell.data(), option.data(), command.data(), nullptr};
    return ::posix_spawn(&id, "/bin/sh", &files_, &ways_, words.data(), environ);
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t ways_{};
};

// Blocks SIGPIPE in this thread: writing to a closed pipe is an error and does not end the whole program.
class WithoutBrokenPipes {
 public:
  WithoutBrokenPipes() {
    ::sigemptyset(&broken_);
    ::sigaddset(&broken_, SIGPIPE);
    sigset_t pending;
    ::sigpending(&pending);
    was_pending_ = ::sigismember(&pending, SIGPIPE) == 1;
    ::pthread_sigmask(SIG_BLOCK, &broken_, &before_);
  }
  WithoutBrokenPipes(const WithoutBrokenPipes&) = delete;
  WithoutBrokenPipes& operator=(const WithoutBrokenPipes&) = delete;
  ~WithoutBrokenPipes() {
    const timespec at_once{};
    while (!was_pending_ && ::sigtimedwait(&broken_, nullptr, &at_once) == -1 && errno == EINTR) {
    }
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t broken_{};
  sigset_t before_{};
  bool was_pending_ = false;
};

// Whether it becomes ready before that time.
bool ready(const Descriptor& end, short what, Process::Clock::time_point until) {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(until - Process::Clock::now());
    pollfd asked{.fd = end.number(), .events = what, .revents = 0};
    const int found = ::poll(&asked, 1, static_cast<int>(std::max(milliseconds(0), left).count()));
    if (found > 0) return true;
    if (found == 0 || errno != EINTR) return false;
  }
}

std::string how_it_ended(const siginfo_t& end) {
  if (end.si_code != CLD_EXITED) return "it was killed by signal " + std::to_string(end.si_status);
  std::string text = "it exited with status " + std::to_string(end.si_status);
  if (end.si_status == 127) return text + ": command not found";
  if (end.si_status == 126) return text + ": permission denied, or not a program";
  return text;
}

// Exit status without reaping, so that the process id is not reused.
std::optional<siginfo_t> end_of(pid_t id) {
  siginfo_t end{};
  const bool known = ::waitid(P_PID, static_cast<id_t>(id), &end, WEXITED | WNOHANG | WNOWAIT) == 0;
  return known && end.si_pid == id ? std::optional(end) : std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const std::string& command) {
  auto input = make_pipe();
  auto output = make_pipe();
  if (!input || !output) return Error{"it cannot be started: " + words_of(errno)};
  pid_t id = 0;
  const int error = Spawning(input->read.number(), output->write.number()).run(command, id);
  if (error != 0) return Error{"it cannot be started: " + words_of(error)};
  never_wait_for(input->write);
  never_wait_for(output->read);
  return std::unique_ptr<Process>(new Process(id, std::move(input->write), std::move(output->read)));
}

// Closing its input tells a program to stop; then signals follow.
Process::~Process() {
  to_.close();
  from_.close();
  if (!ends_within(kGrace)) {
    ::kill(-id_, SIGTERM);
    ends_within(kGrace);
  }
  ::kill(-id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) == -1 && errno == EINTR) {
  }
}

bool Process::ends_within(milliseconds time) const {
  const auto until = Clock::now() + time;
  while (!end_of(id_)) {
    if (Clock::now() >= until) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
  return true;
}

Result<std::string> Process::ask(std::string_view line, Clock::time_point until) {
  if (listen() == Heard::TheEnd) return gone();
  if (!heard_.empty()) return Error{"it wrote a line without a question"};
  if (auto status = say(std::string(line) + "\n", until); !status) return status.error();
  return hear(until);
}

Status Process::say(std::string_view text, Clock::time_point until) {
  const WithoutBrokenPipes guard;
  while (!text.empty()) {
    const ssize_t written = ::write(to_.number(), text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      if (!ready(to_, POLLOUT, until)) return Error{"it did not read its input in time"};
    } else if (errno != EINTR) {
      return gone();
    }
  }
  return {};
}

Result<std::string> Process::hear(Clock::time_point until) {
  for (;;) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      return line;
    }
    if (heard_.size() > kLongestLine) return Error{"it wrote more than 64 KB without a line end"};
    if (!ready(from_, POLLIN, until)) return Error{"it did not answer in time"};
    if (listen() == Heard::TheEnd) return gone();
  }
}

Process::Heard Process::listen() {
  std::array<char, 4096> some{};
  const ssize_t count = ::read(from_.number(), some.data(), some.size());
  if (count > 0) heard_.append(some.data(), static_cast<std::size_t>(count));
  if (count > 0) return Heard::Something;
  return count == 0 || (errno != EAGAIN && errno != EINTR) ? Heard::TheEnd : Heard::NothingYet;
}

Error Process::gone() const {
  if (!ends_within(kFarewell)) return Error{"it closed its input or output"};
  const auto end = end_of(id_);
  return Error{end ? how_it_ended(*end) : "it exited"};
}

}  // namespace roundtable
