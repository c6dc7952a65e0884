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
  // Threads that share a block's memory, and how much of it there is.
  struct Block {
    int threads = 0;
    std::size_t memory = 0;
  };

  // `code` is PTX, or what ptxas made of it; a thread gets at most so many registers. The error names what failed, and
  // what the driver said.
  static Result<Program> load(const std::string& code, const std::string& kernel, int registers);

  const std::string& device() const { return device_; }
  // How many processors there are; each can run one block at a time, and small ones side by side.
  int processors() const { return processors_; }
  // What a block can have at most.
  std::size_t most_memory() const { return most_memory_; }

  // Memory there, while it is needed.
  class Memory {
   public:
    void* address() const { return address_.get(); }

   private:
    friend Program;
    std::shared_ptr<void> address_;
  };
  Result<Memory> allocate(std::size_t size) const;

  // Runs `kernel(task, results)` in so many blocks. `task` is read as the kernel declares it; `results` are sent, and
  // come back as the threads left them.
  Status run(int blocks, const Block& block, void* task, void* results, std::size_t size) const;

 private:
  class Library;  // what we use of the driver

  Program() = default;
  Status open_device();
  Status translate(const std::string& code, const std::string& kernel, int registers);

  std::shared_ptr<const Library> library_;
  std::string device_;
  int processors_ = 0;
  std::size_t most_memory_ = 0;
  void* kernel_ = nullptr;
};

}  // namespace roundtable::gpu
