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
  // What its threads take.
  struct Needs {
    int block = 64;                 // threads that share a block's memory
    std::size_t thread_memory = 0;  // of each, there
    int registers = 0;              // at most; 0: as many as the translator likes
  };

  // `code` is PTX, or what ptxas made of it. The error names what failed, and what the driver said.
  static Result<Program> load(const std::string& code, const std::string& kernel, const Needs& needs);

  const std::string& device() const { return device_; }
  // How many threads run at the same time.
  int threads() const { return blocks_ * needs_.block; }
  // Runs `kernel(task, results)` with so many threads, up to a whole block. `task` is read as the kernel declares it;
  // `results` are sent, and come back as the threads left them.
  Status run(int threads, void* task, void* results, std::size_t size) const;

 private:
  class Library;  // what we use of the driver

  Program() = default;
  Status open_device();
  Status translate(const std::string& code, const std::string& kernel);

  std::shared_ptr<const Library> library_;
  std::string device_;
  int processors_ = 0;
  int blocks_ = 0;  // at the same time
  Needs needs_;
  void* kernel_ = nullptr;
};

}  // namespace roundtable::gpu
