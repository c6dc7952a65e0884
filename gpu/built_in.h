#pragma once

#include <span>
#include <string_view>

namespace roundtable::gpu {

// A kernel's PTX, compressed with gzip.
struct BuiltIn {
  std::string_view name, packed;
};

// The kernels that CMake built into the program; none if it found no compiler for GPUs.
std::span<const BuiltIn> built_in();

}  // namespace roundtable::gpu
