#pragma once

namespace roundtable::cli {

// While it exists, the first Ctrl-C asks a long run to stop and print its results so far. The second one ends the
// program.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool requested();
  // The exit status of a run: that of a program ended by Ctrl-C if it was interrupted.
  static int status();
};

}  // namespace roundtable::cli
