#include "server/admin.h"

#include <fmt/format.h>
#include <sodium.h>

#include <utility>

#include "server/admin_search.h"
#include "server/log.h"
#include "server/stored_json.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kActKind = "act";
constexpr std::size_t kIdLength = 8;
constexpr int kMostListed = 100;
constexpr Millis kAdminDay = 24 * 3'600'000;
constexpr std::int64_t kLongestBan = 3650;  // days

// An object, which is left open.
void write_report(JsonWriter& out, const Note& note, const Json& json) {
  out.begin_object().field("id", std::string_view(note.id)).field("at", note.at);
  out.field("about", std::string_view(note.about)).field("byId", std::string_view(note.person));
  for (const char* name : {"name", "by", "table", "why"}) out.field(name, std::string_view(text_in(json, name)));
}

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
  tables_.saves().batch().notes.push_back({.kind = "server", .id = "admin", .text = out.take()});
}

bool Admin::opens(const std::string& secret) const {
  return secret.size() == secret_.size() && sodium_memcmp(secret.data(), secret_.data(), secret.size()) == 0;
}

const std::array<Admin::Deed, 7> Admin::kLooks = {{{"servers", &Admin::list_servers},
                                                   {"people", &Admin::list_people},
                                                   {"tables", &Admin::list_tables},
                                                   {"reports", &Admin::list_reports},
                                                   {"report", &Admin::show_report},
                                                   {"bans", &Admin::list_bans},
                                                   {"log", &Admin::list_acts}}};
const std::array<Admin::Deed, 9> Admin::kChanges = {{{"ban", &Admin::ban},
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
  std::string allowed;
  const auto find = [&](const auto& deeds) -> const Deed* {
    for (const Deed& deed : deeds) {
      if (deed.name == act.what) return &deed;
      allowed += (allowed.empty() ? "" : ", ") + std::string(deed.name);
    }
    return nullptr;
  };
  if (const Deed* look = find(kLooks)) return (this->*look->how)(act);
  const Deed* change = find(kChanges);
  if (change == nullptr) throw bad_field("do", "found `" + act.what + "`, allowed: " + allowed);
  tables_.saves().expect_working();
  (this->*change->how)(act);
}

// Looking.

void Admin::list_servers(const Act& act) {
  overview_.find_servers(
      [act](const Servers& servers) {
        JsonWriter out;
        write_servers(out.begin_object().key("servers"), servers);
        act.say(out.end_object().take());
      },
      unread(act));
}

void Admin::list_people(const Act& act) {
  JsonWriter out;
  out.begin_object().key("people").begin_array();
  for (const ListenerPtr& one : tables_.listeners().all()) {
    if (one->connection == nullptr) continue;
    out.begin_object().field("id", std::string_view(one->user.id)).field("name", std::string_view(one->user.name));
    out.field("account", !one->user.passphrase.empty());
    out.field("address", std::string_view(one->connection->address())).key("tables").begin_array();
    for (const std::string& table : one->tables) out.value(std::string_view(table));
    out.end_array().end_object();
  }
  act.say(out.end_array().end_object().take());
}

void Admin::list_tables(const Act& act) {
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  tables_.live().each([&](const LiveTable& live) {
    const Table& table = *live.table;
    AdminTable shown{.id = table.id(), .phase = table.phase(), .game = table.plan().game};
    for (const Seat seat : Seats::first(table.plan().players())) {
      const PlannedSeat& who = table.who(seat);
      if (who.kind == PlannedSeat::Kind::Person) shown.people.emplace_back(who.user, who.name);
    }
    write_admin_table(out, shown);
    out.end_object();
  });
  act.say(out.end_array().end_object().take());
}

std::function<void()> Admin::unread(const Act& act) {
  return [failed = act.failed] { failed(Refused("store", "cannot be read at the moment")); };
}

void Admin::search(const Act& act) {
  if (act.what != "people" && act.what != "tables") throw bad_field("do", "allowed with `find`: people, tables");
  const std::string words = act.fields.text("find", 0, 40);
  const std::string after = act.fields.has("after") ? act.fields.text("after", 1, 60) : std::string();
  const auto look = act.what == "people" ? search_people : search_tables;
  store_.read<std::string>([=](Store& store) { return look(store, words, after); }, act.say, unread(act));
}

void Admin::read_notes(const Act& act, const std::string& kind,
                       const std::function<void(const std::vector<Note>&)>& use) {
  store_.read<std::vector<Note>>([kind](Store& store) { return store.notes(kind, 0, kMostListed); }, use, unread(act));
}

void Admin::list_reports(const Act& act) {
  read_notes(act, "report", [act](const std::vector<Note>& notes) {
    JsonWriter out;
    out.begin_object().key("reports").begin_array();
    for (const Note& note : notes) {
      if (const auto json = Json::parse(note.text)) {
        write_report(out, note, *json);
        out.end_object();
      }
    }
    act.say(out.end_array().end_object().take());
  });
}

void Admin::show_report(const Act& act) {
  const std::string id = act.fields.text("id", 1, 40);
  store_.read<std::optional<Note>>(
      [id](Store& store) { return store.note("report", id); },
      [act, id](const std::optional<Note>& note) {
        const auto json = note ? Json::parse(note->text) : Json::parse("");
        if (!note || !json) return act.failed(Refused("not-found", "there is no report " + id));
        JsonWriter out;
        write_report(out.begin_object().key("report"), *note, *json);
        out.key("lines").begin_array();
        const Json* lines = json->find("lines");
        for (std::size_t i = 0; lines != nullptr && i < lines->items().size(); ++i) {
          const Json& line = lines->items()[i];
          const Json* number = line.find("n");
          out.begin_object().field("n", number != nullptr && number->is(Json::Kind::Number) ? number->number() : -1);
          out.field("text", std::string_view(text_in(line, "text"))).end_object();
        }
        act.say(out.end_array().end_object().end_object().take());
      },
      unread(act));
}

void Admin::list_bans(const Act& act) {
  JsonWriter out;
  out.begin_object().key("bans").begin_array();
  for (const Ban& ban : tables_.house().bans()) {
    out.begin_object().field("id", std::string_view(ban.id)).field("person", std::string_view(ban.user));
    out.field("network", std::string_view(ban.network)).field("until", ban.until);
    out.field("why", std::string_view(ban.why)).end_object();
  }
  act.say(out.end_array().end_object().take());
}

void Admin::list_acts(const Act& act) {
  read_notes(act, kActKind, [act](const std::vector<Note>& notes) {
    JsonWriter out;
    out.begin_object().key("acts").begin_array();
    for (const Note& note : notes) {
      const auto json = Json::parse(note.text);
      if (!json) continue;
      out.begin_object().field("at", note.at);
      for (const char* name : {"by", "do", "what"}) out.field(name, std::string_view(text_in(*json, name)));
      out.end_object();
    }
    act.say(out.end_array().end_object().take());
  });
}

// Doing. Of people only ids are written down: names go when somebody is erased.

void Admin::done(const Act& act, const std::string& details, const std::function<void(JsonWriter&)>& more) {
  JsonWriter out;
  out.begin_object().field("by", std::string_view(act.by)).field("do", std::string_view(act.what));
  out.field("what", std::string_view(details)).end_object();
  const std::string id = random_text(2 * kIdLength);
  tables_.saves().batch().notes.push_back({.kind = kActKind, .id = id, .at = time_of_day(), .text = out.take()});
  LogLine("info", "admin").field("by", act.by).field("do", act.what).field("what", details);
  JsonWriter said;
  said.begin_object().field("done", std::string_view(act.what));
  if (more) more(said);
  tables_.saves().when_stored(id, [act, text = said.end_object().take()] { act.say(text); }, act.failed);
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
              if (!found) throw Refused("not-found", "nobody has the id " + who + ", and no account that name");
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
  tables_.house().ban(made, now);
  if (!user.empty()) tables_.send_away(user);
  done(act, user.empty() ? network : user, [id = made.id](JsonWriter& out) { out.field("id", std::string_view(id)); });
}

void Admin::unban(const Act& act) {
  const std::string id = act.fields.text("id", 1, 40);
  if (!tables_.house().unban(id)) {
    throw Refused("not-found", "there is no ban " + id + ": `roundtable admin bans` lists them");
  }
  done(act, "ban " + id);
}

void Admin::rename(const Act& act) {
  const std::string name = act.fields.text("name", 1, 24);
  with_person(act, [this, act, name](const User& user) {
    people_.rename(user, name, [this, act, id = user.id](const Welcome&) { done(act, id); }, act.failed);
  });
}

void Admin::delete_lines(const Act& act) {
  const Json* wanted = act.fields.find("lines");
  if (wanted == nullptr || !wanted->is(Json::Kind::Array)) throw bad_field("lines", "allowed: a list of numbers");
  std::vector<std::int64_t> numbers;
  for (const Json& one : wanted->items()) numbers.push_back(one.is(Json::Kind::Number) ? one.number() : -1);
  const std::string id = act.fields.text("table", 1, 40);
  tables_.live().with(
      id,
      [this, act, numbers, id](LiveTable& live) {
        Rewriting rewriting = live.table->delete_lines(numbers);
        if (rewriting.entries.empty()) return act.failed(Refused("not-found", "there are no such lines"));
        const auto count = rewriting.entries.size();
        tables_.saves().batch().rewritings.push_back(std::move(rewriting));
        done(act, fmt::format("{} lines of {}", count, id),
             [count](JsonWriter& out) { out.field("lines", static_cast<std::int64_t>(count)); });
      },
      act.failed);
}

void Admin::close_table(const Act& act) {
  const std::string id = act.fields.text("table", 1, 40);
  tables_.live().with(
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
  tables_.house().announce(text);
  done(act, text, [text](JsonWriter& out) { out.field("text", std::string_view(text)); });
}

void Admin::set_read_only(const Act& act) {
  tables_.house().set_read_only(act.fields.flag("on", true));
  const bool on = tables_.house().read_only();
  done(act, on ? "on" : "off", [on](JsonWriter& out) { out.field("on", on); });
}

void Admin::back_up(const Act& act) {
  const std::string file = backups_.begin(time_of_day());
  done(act, file, [file](JsonWriter& out) { out.field("file", std::string_view(file)); });
}

// Another is told by the store, in the same transaction in which it is written down that it was.
void Admin::drain(const Act& act) {
  const std::string name = act.fields.has("server") ? act.fields.text("server", 1, 100) : std::string();
  const auto end_one = [this, act](const ServerState& server) {
    if (server.figures.version.empty()) {
      throw bad_field("server", name_of(server) + " is of an older version, which does not hear this: send it SIGTERM");
    }
    Act ending = act;
    if (server.here) {
      ending.say = [this, act](const std::string& text) {
        act.say(text);
        end(act.by);
      };
    } else {
      tables_.saves().batch().cluster.ended.emplace_back(server.node.id, act.by);
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
