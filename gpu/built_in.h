#pragma once

#include <span>
#include <string_view>

namespace roundtable::gpu {

// A game's PTX, packed by gzip.
struct BuiltIn {
  std::string_view game, packed;
};

// As CMake put them into the program: none where it found no compiler for GPUs.
std::span<const BuiltIn> built_in();

}  // namespace roundtable::gpu
