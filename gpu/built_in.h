#pragma once

#include <span>
#include <string_view>

namespace roundtable::gpu {

// A kernel's PTX, packed by gzip.
struct BuiltIn {
  std::string_view name, packed;
};

// As CMake put them into the program: none where it found no compiler for GPUs.
std::span<const BuiltIn> built_in();

}  // namespace roundtable::gpu
