#include "server/message.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/plan.h"

// What people send to the server: messages over the WebSocket, and the bodies of requests.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    std::string id;
    const Message message = Message::from_json(text, id);
    if (message.text.size() > 4 * 300 || message.table.size() > 4 * 40) std::abort();
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
  return 0;
}
