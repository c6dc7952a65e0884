#include "server/admin/admin.h"

#include <fmt/format.h>
#include <sodium.h>

#include <utility>

#include "server/base/log.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kIdLength = 8;
constexpr Millis kAdminDay = 24 * 3'600'000;
constexpr std::int64_t kLongestBan = 3650;  // days

}  // namespace

void Admin::open_door(const std::string& host, std::uint16_t port) {
  host_ = host;
  port_ = port;
  open_door();
}

void Admin::open_door() {
  JsonWriter out;
  out.begin_object().field("host", std::string_view(host_)).field("port", static_cast<int>(port_));
  out.field("secret", std::string_view(secret_)).end_object();
  saves_.batch().notes.push_back({.kind = "server", .id = "admin", .text = out.take()});
}

bool Admin::opens(const std::string& secret) const {
  return secret.size() == secret_.size() && sodium_memcmp(secret.data(), secret_.data(), secret.size()) == 0;
}

const std::array<Admin::Command, 7> Admin::kLooks = {{{"servers", &Admin::list_servers},
                                                      {"people", &Admin::list_people},
                                                      {"tables", &Admin::list_tables},
                                                      {"reports", &Admin::list_reports},
                                                      {"report", &Admin::show_report},
                                                      {"bans", &Admin::list_bans},
                                                      {"log", &Admin::list_acts}}};
const std::array<Admin::Command, 9> Admin::kChanges = {{{"ban", &Admin::ban},
                                                        {"unban", &Admin::unban},
                                                        {"rename", &Admin::rename},
                                                        {"lines", &Admin::delete_lines},
                                                        {"close", &Admin::close_table},
                                                        {"announce", &Admin::announce},
                                                        {"read-only", &Admin::set_read_only},
                                                        {"backup", &Admin::back_up},
                                                        {"drain", &Admin::drain}}};

void Admin::act(const std::string& body, const std::string& by, const Say& say, const SaveQueue::Failed& failed) {
  const Fields fields(body, {"do", "by", "id", "person", "network", "days", "why", "name", "table", "lines", "text",
                             "on", "find", "after", "server"});
  const std::string said = fields.has("by") ? fields.text("by", 1, 60) : "somebody";
  const Act act{fields.text("do", 1, 20), fields, by.empty() ? said : by, say, failed};
  if (fields.has("find")) return search(act);
  std::vector<std::string_view> allowed;
  const auto find = [&](const auto& commands) -> const Command* {
    for (const Command& command : commands) {
      if (command.name == act.what) return &command;
      allowed.push_back(command.name);
    }
    return nullptr;
  };
  if (const Command* look = find(kLooks)) return (this->*look->how)(act);
  const Command* change = find(kChanges);
  if (change == nullptr) throw bad_name("do", act.what, allowed);
  saves_.expect_working();
  (this->*change->how)(act);
}

// The log of acts has ids, no names, since names must vanish when a person is erased.

void Admin::done(const Act& act, const std::string& details, const std::function<void(JsonWriter&)>& more) {
  JsonWriter out;
  out.begin_object().field("by", std::string_view(act.by)).field("do", std::string_view(act.what));
  out.field("what", std::string_view(details)).end_object();
  const std::string id = random_text(2 * kIdLength);
  saves_.batch().notes.push_back({.kind = kActKind, .id = id, .at = time_of_day(), .text = out.take()});
  LogLine("info", "admin").field("by", act.by).field("do", act.what).field("what", details);
  JsonWriter said;
  said.begin_object().field("done", std::string_view(act.what));
  if (more) more(said);
  saves_.when_stored(id, [act, text = said.end_object().take()] { act.say(text); }, act.failed);
}

void Admin::with_person(const Act& act, const std::function<void(const User&)>& use) {
  const std::string who = act.fields.text("person", 1, 40);
  store_.read<std::optional<User>>(
      [who](Store& store) {
        auto found = store.account(who);
        return found ? found : store.user(who);
      },
      [act, use, who](const std::optional<User>& found) {
        guard(
            [&] {
              if (!found) throw Refused("not-found", "no person has the id " + who + ", and no account that name");
              use(*found);
            },
            act.failed);
      },
      unread(act));
}

void Admin::ban(const Act& act) {
  if (act.fields.has("person")) {
    return with_person(act, [this, act](const User& user) { keep_out(act, user.id, {}); });
  }
  const std::string network = act.fields.text("network", 1, 60);
  if (!net::read_network(network)) throw bad_field("network", "allowed: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32");
  keep_out(act, {}, network);
}

void Admin::keep_out(const Act& act, const std::string& user, const std::string& network) {
  const auto days = act.fields.maybe_number("days", 1, kLongestBan);
  const Millis now = time_of_day();
  const Ban made{random_text(kIdLength), user, network, days ? now + *days * kAdminDay : 0,
                 act.fields.has("why") ? act.fields.text("why", 1, 200) : std::string()};
  settings_.ban(made, now);
  if (!user.empty()) tables_.send_away(user);
  done(act, user.empty() ? network : user, [id = made.id](JsonWriter& out) { out.field("id", std::string_view(id)); });
}

void Admin::unban(const Act& act) {
  const std::string id = act.fields.text("id", 1, 40);
  if (!settings_.unban(id)) {
    throw Refused("not-found", "no such ban: " + id + ": `roundtable admin bans` lists them");
  }
  done(act, "ban " + id);
}

void Admin::rename(const Act& act) {
  const std::string name = act.fields.text("name", 1, 24);
  expect_name_of_person(name);
  with_person(act, [this, act, name](const User& user) {
    people_.rename(user, {}, name, [this, act, id = user.id](const Welcome&) { done(act, id); }, act.failed);
  });
}

void Admin::delete_lines(const Act& act) {
  const Json* wanted = act.fields.find("lines");
  if (wanted == nullptr || !wanted->is(Json::Kind::Array))
    throw bad_field("lines", "allowed: a list of numbers of chat messages");
  std::vector<std::int64_t> numbers;
  for (const Json& one : wanted->items()) numbers.push_back(one.is(Json::Kind::Number) ? one.number() : -1);
  const std::string id = act.fields.text("table", 1, 40);
  live_.with(
      id,
      [this, act, numbers, id](LiveTable& live) {
        Rewriting rewriting = live.table->delete_lines(numbers);
        if (rewriting.entries.empty()) return act.failed(Refused("not-found", "no such chat messages"));
        const auto count = rewriting.entries.size();
        saves_.batch().rewritings.push_back(std::move(rewriting));
        done(act, fmt::format("{} lines of {}", count, id),
             [count](JsonWriter& out) { out.field("lines", static_cast<std::int64_t>(count)); });
      },
      act.failed);
}

void Admin::close_table(const Act& act) {
  const std::string id = act.fields.text("table", 1, 40);
  live_.with(
      id,
      [this, act, id](LiveTable& live) {
        guard(
            [&] {
              live.table->stop(time_of_day());
              tables_.touch(live);
              done(act, id);
            },
            act.failed);
      },
      act.failed);
}

void Admin::announce(const Act& act) {
  const std::string text = act.fields.has("text") ? act.fields.text("text", 1, 300) : std::string();
  settings_.announce(text);
  done(act, text, [text](JsonWriter& out) { out.field("text", std::string_view(text)); });
}

void Admin::set_read_only(const Act& act) {
  settings_.set_read_only(act.fields.flag("on", true));
  const bool on = settings_.read_only();
  done(act, on ? "on" : "off", [on](JsonWriter& out) { out.field("on", on); });
}

void Admin::back_up(const Act& act) {
  const std::string file = backups_.begin(time_of_day());
  done(act, file, [file](JsonWriter& out) { out.field("file", std::string_view(file)); });
}

// A peer is told through the store, in the transaction that also logs the act.
void Admin::drain(const Act& act) {
  const std::string name = act.fields.has("server") ? act.fields.text("server", 1, 100) : std::string();
  const auto end_one = [this, act](const ServerState& server) {
    if (server.figures.version.empty()) {
      throw bad_field("server", name_of(server) + " runs an older version without this command: send it SIGTERM");
    }
    Act ending = act;
    if (server.here) {
      ending.say = [this, act](const std::string& text) {
        act.say(text);
        end(act.by);
      };
    } else {
      saves_.batch().cluster.ended.emplace_back(server.node.id, act.by);
    }
    const std::string who = name_of(server);
    done(ending, who, [who](JsonWriter& out) { out.field("server", std::string_view(who)); });
  };
  overview_.find_servers(
      [act, name, end_one](const Servers& servers) {
        guard([&] { end_one(server_called(servers, name)); }, act.failed);
      },
      unread(act));
}

}  // namespace roundtable::server
