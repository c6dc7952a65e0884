#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"

// For whoever runs the server. To all others there is nothing here.

namespace roundtable::server {

namespace {

// As the door or the proxy in front calls them, which may be anything.
std::string readable(const std::string& name) {
  JsonWriter out;
  out.begin_object().field("name", std::string_view(name)).end_object();
  return Fields(out.take(), {"name"}).text("name", 1, 60);
}

}  // namespace

void Api::administer(const Call& call) {
  if (!admin_.opens(call.request.token)) throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
  act_for(call, {});
}

void Api::route_admin(const Call& call, const std::string& what) {
  if (call.request.admin.empty()) throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
  const std::string who = readable(call.request.admin);
  if (what == "act") return act_for(call, who);
  if (what == "now") {
    expect_method(call.request, "GET");
    return overview_.tell(who, [call](std::string text) { call.reply({.body = std::move(text)}); });
  }
  throw Refused("not-found", "unknown path; docs/protocol.md lists all paths");
}

void Api::act_for(const Call& call, const std::string& by) {
  expect_method(call.request, "POST");
  admin_.act(call.request.body, by, [call](const std::string& text) { call.reply({.body = text}); }, call.failed);
}

}  // namespace roundtable::server
