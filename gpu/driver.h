#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/core/result.h"

namespace roundtable::gpu {

// A kernel loaded for the first GPU of this machine. The driver's library is opened on demand, so programs run without
// it.
class Program {
 public:
  // `code` is PTX, or the output of ptxas; `registers` limits each thread. The error names the failed call and contains
  // the driver's message.
  static Result<Program> load(const std::string& code, const std::string& kernel, int registers);

  const std::string& device() const { return device_; }
  // The number of multiprocessors; each runs one block at a time.
  int processors() const { return processors_; }
  // Runs `kernel(task, results)` in so many blocks of so many threads. `task` has the kernel's parameter type;
  // `results` are copied to the GPU and back.
  Status run(int blocks, int threads, void* task, void* results, std::size_t size) const;

 private:
  class Library;  // the functions of libcuda

  Program() = default;
  Status open_device();
  Status translate(const std::string& code, const std::string& kernel, int registers);

  std::shared_ptr<const Library> library_;
  std::string device_;
  int processors_ = 0;
  void* kernel_ = nullptr;
};

}  // namespace roundtable::gpu
