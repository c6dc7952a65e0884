#include "server/api.h"
#include "server/fields.h"
#include "server/http.h"

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

void Api::administer(const Asked& asked) {
  if (!admin_.opens(asked.request.token)) throw Refused("not-found", "there is nothing at this path");
  act_for(asked, {});
}

void Api::route_admin(const Asked& asked, const std::string& what) {
  if (asked.request.admin.empty()) throw Refused("not-found", "there is nothing at this path");
  const std::string who = readable(asked.request.admin);
  if (what == "act") return act_for(asked, who);
  if (what == "now") {
    expect_method(asked.request, "GET");
    return overview_.tell(who, [asked](std::string text) { asked.reply({.body = std::move(text)}); });
  }
  throw Refused("not-found", "there is nothing at this path");
}

void Api::act_for(const Asked& asked, const std::string& by) {
  expect_method(asked.request, "POST");
  admin_.act(asked.request.body, by, [asked](const std::string& text) { asked.reply({.body = text}); }, asked.failed);
}

}  // namespace roundtable::server
