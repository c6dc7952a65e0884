#include "cli/interrupt.h"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): POSIX, more than <csignal> promises

namespace roundtable::cli {

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): a signal handler reaches nothing else
volatile sig_atomic_t requests = 0;

void request(int /*signal*/) { requests = 1; }

}  // namespace

Interrupt::Interrupt() {
  requests = 0;
  struct sigaction action{};
  action.sa_handler = request;
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

Interrupt::~Interrupt() {
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  sigaction(SIGINT, &action, nullptr);
}

bool Interrupt::requested() { return requests != 0; }

int Interrupt::status() { return requested() ? 128 + SIGINT : 0; }

}  // namespace roundtable::cli
