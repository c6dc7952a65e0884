#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/admin_lines.h"
#include "cli/commands.h"
#include "cli/http_client.h"
#include "engine/core/json.h"
#include "server/store/backup.h"
#include "server/store/store.h"

// Sends the operator's commands to a running server over HTTP. The server's address and admin secret are in its store,
// so read access to the store is required.

namespace roundtable::cli {

namespace {

struct Door {
  std::string host, secret;
  std::int64_t port = 0;
};

std::optional<Door> find_door(const std::string& address) {
  server::expect_store(address);
  const auto note = server::open_store(address)->note("server", "admin");
  const auto json = note ? Json::parse(note->text) : Json::parse("");
  if (!json) return std::nullopt;
  const Json* host = json->find("host");
  const Json* port = json->find("port");
  const Json* secret = json->find("secret");
  if (host == nullptr || port == nullptr || secret == nullptr) return std::nullopt;
  // A server on a wildcard address is reachable at localhost too.
  const bool any = host->string() == "0.0.0.0" || host->string() == "::";
  return Door{any ? "localhost" : host->string(), secret->string(), port->number()};
}

// The login name. Processes of cron and of containers have no $USER, but they have an account.
std::string user_name() {
  if (const char* const user = std::getenv("USER"); user != nullptr && *user != '\0') return user;
  const passwd* const account = getpwuid(getuid());
  return account != nullptr ? account->pw_name : fmt::format("user {}", getuid());
}

std::string request_of(const AdminArguments& act) {
  JsonWriter out;
  out.begin_object().field("do", std::string_view(act.what)).field("by", std::string_view(user_name()));
  const std::initializer_list<std::pair<std::string_view, const std::string*>> texts = {
      {"id", &act.id},     {"person", &act.person}, {"network", &act.network},
      {"why", &act.why},   {"name", &act.name},     {"table", &act.table},
      {"text", &act.text}, {"after", &act.after},   {"server", &act.server}};
  for (const auto& [name, text] : texts) {
    if (!text->empty()) out.field(name, std::string_view(*text));
  }
  if (act.all || !act.find.empty()) out.field("find", std::string_view(act.find));
  if (act.days != 0) out.field("days", act.days);
  if (act.off) out.field("on", false);
  if (!act.lines.empty()) {
    out.key("lines").begin_array();
    for (const long long line : act.lines) out.value(static_cast<std::int64_t>(line));
    out.end_array();
  }
  return out.end_object().take();
}

}  // namespace

int run(const AdminArguments& arguments) {
  constexpr const char* kNotRunning =
      "no server is running with this store on this machine; name the server's store with --store";
  const std::string store = arguments.store.empty() ? server::default_store() : arguments.store;
  const auto door = find_door(store);
  if (!door) return complain(kNotRunning, 1);
  const std::string body = request_of(arguments);
  const auto answer = ask_http(door->host, static_cast<int>(door->port), "POST /api/v1/admin",
                               fmt::format("Authorization: Bearer {}\r\nContent-Type: application/json\r\n"
                                           "Content-Length: {}\r\n",
                                           door->secret, body.size()),
                               body);
  if (!answer) return complain(kNotRunning, 1);
  const auto json = Json::parse(answer->body);
  if (!json) return complain("the server did not answer; look at its log", 1);
  if (const Json* error = json->find("error")) {
    const Json* message = error->find("message");
    return complain(message != nullptr ? message->string() : "the server refused the request", 1);
  }
  // In a cluster each server knows only its own connections, so name the one that answered.
  if (store.starts_with("postgres")) fmt::print(stderr, "Answer from the server at {}:{}:\n", door->host, door->port);
  fmt::print("{}", arguments.json ? json->text() + "\n" : admin_lines(*json));
  return 0;
}

}  // namespace roundtable::cli
