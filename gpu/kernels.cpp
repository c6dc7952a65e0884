#include "gpu/kernels.h"

#include <zlib.h>

#include <cstdint>

#include "gpu/built_in.h"

namespace roundtable::gpu {

namespace {

// The unpacked size of a gzip file, from its last four bytes.
Result<std::string> unpacked(std::string_view packed) {
  std::uint32_t size = 0;
  for (unsigned i = 0; i < 4; ++i) {
    size |= std::uint32_t{static_cast<unsigned char>(packed[packed.size() - 4 + i])} << (8 * i);
  }
  std::string text(size, '\0');
  z_stream stream{};
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));  // zlib does not modify it
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = size;
  constexpr int kGzip = 16 + MAX_WBITS;
  const bool whole = inflateInit2(&stream, kGzip) == Z_OK && inflate(&stream, Z_FINISH) == Z_STREAM_END;
  inflateEnd(&stream);
  if (!whole) return Error{"--gpu: the GPU code in this program is damaged"};
  return text;
}

}  // namespace

Result<std::string> kernel(std::string_view name) {
  if (built_in().empty()) {
    return Error{"--gpu: this program was built without GPU code; install clang-19 and llvm-19, then build again"};
  }
  for (const BuiltIn& one : built_in()) {
    if (one.name == name) return unpacked(one.packed);
  }
  return Error{"--gpu: no GPU code for " + std::string(name)};
}

}  // namespace roundtable::gpu
