#include "server/store/ring.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// Messages between servers. Every one that can be read can be written, and is the same when it is read again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server;
  const auto ring = read_ring({reinterpret_cast<const char*>(data), size});
  if (!ring) return 0;
  for (const std::string& text : texts_of(*ring, 1 << 20)) {
    const auto again = read_ring(text);
    if (!again || again->node != ring->node || texts_of(*again, 1 << 20).front() != text) std::abort();
  }
  return 0;
}
