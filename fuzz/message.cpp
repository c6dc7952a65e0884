#include "server/ws/message.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/base/hash.h"
#include "server/table/plan.h"

// Input from clients: messages over the WebSocket, bodies of requests, and a header.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    std::string id;
    const Message message = Message::from_json(text, id);
    if (message.table.size() > 4 * 40) std::abort();
    if (const auto* chat = message.get<command::Chat>(); chat != nullptr && chat->text.size() > 4 * 300) std::abort();
    if (const auto* drawn = message.get<command::Drawn>()) {
      const PageTimes& times = drawn->times;
      if (times.sent < 0 || times.answered < times.sent || times.drawn < times.answered) std::abort();
    }
  } catch (const Refused& why) {
    if (why.code().empty()) std::abort();
  }
  try {
    const Plan plan = Plan::from_request(text, {.id = "u", .name = "n"});
    if (Plan::from_head(plan.head()).head() != plan.head()) std::abort();
    if (!plan.make_game()) std::abort();
  } catch (const Refused& why) {
    if (why.code().empty()) std::abort();
  }
  if (const auto parent = read_traceparent(text)) {
    if (text.substr(3, 32) != hex_of(parent->trace) || text.substr(36, 16) != hex_of(parent->span)) std::abort();
  }
  return 0;
}
