#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "server/net/frames.h"

// The same messages are read, in whatever pieces the bytes arrive.

namespace {

using roundtable::server::net::FrameReader;

std::string reading(const std::string& bytes, std::size_t at_a_time) {
  FrameReader reader(200);
  std::string said, waiting;
  for (std::size_t end = 0; end < bytes.size();) {
    const std::size_t start = end;
    end = std::min(bytes.size(), end + at_a_time);
    waiting.append(bytes, start, end - start);
    while (true) {
      const auto step = reader.read(waiting);
      if (step.kind == FrameReader::Kind::Incomplete) break;
      said += std::to_string(static_cast<int>(step.kind)) + " " + std::string(step.payload) + "\n";
      if (step.kind == FrameReader::Kind::Broken) return said + std::to_string(step.code);
      waiting.erase(0, step.taken);
    }
  }
  return said;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string whole = reading(bytes, bytes.size() + 1);
  for (const std::size_t at_a_time : {1U, 3U, 50U})
    if (reading(bytes, at_a_time) != whole) std::abort();
  return 0;
}
