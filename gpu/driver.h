#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/core/result.h"

namespace roundtable::gpu {

// A kernel, translated for the first GPU of this machine and ready to run. The driver's library is opened when it is
// asked for: a program that never does needs none.
class Program {
 public:
  // `code` is PTX, or what ptxas made of it; a thread gets at most so many registers. The error names what failed, and
  // what the driver said.
  static Result<Program> load(const std::string& code, const std::string& kernel, int registers);

  const std::string& device() const { return device_; }
  // How many processors there are; each runs a block at a time.
  int processors() const { return processors_; }
  // Runs `kernel(task, results)` in so many blocks of so many threads. `task` is read as the kernel declares it;
  // `results` are sent, and come back as the threads left them.
  Status run(int blocks, int threads, void* task, void* results, std::size_t size) const;

 private:
  class Library;  // what we use of the driver

  Program() = default;
  Status open_device();
  Status translate(const std::string& code, const std::string& kernel, int registers);

  std::shared_ptr<const Library> library_;
  std::string device_;
  int processors_ = 0;
  void* kernel_ = nullptr;
};

}  // namespace roundtable::gpu
