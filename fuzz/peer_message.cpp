#include "server/store/peer_message.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// Messages between servers. Every one that can be read can be written, and is the same when it is read again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server;
  const auto message = read_peer_message({reinterpret_cast<const char*>(data), size});
  if (!message) return 0;
  for (const std::string& text : texts_of(*message, 1 << 20)) {
    const auto again = read_peer_message(text);
    if (!again || again->node != message->node || texts_of(*again, 1 << 20).front() != text) std::abort();
  }
  return 0;
}
