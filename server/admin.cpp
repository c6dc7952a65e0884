#include "server/admin.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <utility>

#include "server/admin_search.h"
#include "server/log.h"
#include "server/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kActKind = "act";
constexpr std::size_t kIdLength = 8;
constexpr int kMostListed = 100;
constexpr Millis kAdminDay = 24 * 3'600'000;
constexpr std::int64_t kLongestBan = 3650;  // days

std::string member(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is(Json::Kind::String) ? value->string() : std::string();
}

std::string or_nothing(const std::string& lines, const char* nothing) { return lines.empty() ? nothing : lines; }

}  // namespace

Note Admin::door(const std::string& host, std::uint16_t port) const {
  JsonWriter out;
  out.begin_object().field("host", std::string_view(host)).field("port", static_cast<int>(port));
  out.field("secret", std::string_view(secret_)).end_object();
  return {.kind = "server", .id = "admin", .text = out.take()};
}

bool Admin::opens(const std::string& secret) const {
  return secret.size() == secret_.size() && sodium_memcmp(secret.data(), secret_.data(), secret.size()) == 0;
}

void Admin::act(const std::string& body, const Say& say, const SaveQueue::Failed& failed) {
  const Fields fields(body, {"do", "by", "id", "person", "network", "days", "why", "name", "table", "lines", "text",
                             "on", "find", "after"});
  const Act act{fields.text("do", 1, 20), fields, fields.has("by") ? fields.text("by", 1, 60) : "somebody", say,
                failed};
  if (look(act)) return;
  tables_.saves().expect_working();
  House& house = tables_.house();
  if (act.what == "ban") return ban(act);
  if (act.what == "rename") return rename(act);
  if (act.what == "lines") return delete_lines(act);
  if (act.what == "close") return close_table(act);
  if (act.what == "unban") {
    const std::string id = fields.text("id", 1, 40);
    if (!house.unban(id)) throw Refused("not-found", "there is no ban " + id + ": `roundtable admin bans` lists them");
    return done(act, "ban " + id, "They may come in again.");
  }
  if (act.what == "announce") {
    const std::string text = fields.has("text") ? fields.text("text", 1, 300) : std::string();
    house.announce(text);
    return done(act, text, text.empty() ? "Nothing is announced any more." : "Everybody is told.");
  }
  if (act.what == "read-only") {
    house.set_read_only(fields.flag("on", true));
    return done(act, house.read_only() ? "on" : "off",
                house.read_only() ? "No new tables, guests and accounts; games go on." : "All is as usual.");
  }
  throw bad_field("do", "found `" + act.what + "`, which is nothing that can be done");
}

bool Admin::look(const Act& act) {
  if (act.fields.has("find")) {
    search(act);
  } else if (act.what == "people") {
    list_people(act);
  } else if (act.what == "tables") {
    list_tables(act);
  } else if (act.what == "reports") {
    list_reports(act);
  } else if (act.what == "report") {
    show_report(act);
  } else if (act.what == "bans") {
    list_bans(act);
  } else if (act.what == "log") {
    list_acts(act);
  } else {
    return false;
  }
  return true;
}

// Looking.

void Admin::list_people(const Act& act) const {
  std::string lines;
  for (const ListenerPtr& one : tables_.listeners().all()) {
    if (one->connection == nullptr) continue;
    lines +=
        fmt::format("{}  {:<7} {:<24} {:<20} {}\n", one->user.id, one->user.passphrase.empty() ? "guest" : "account",
                    one->user.name, one->connection->address(), fmt::join(one->tables, " "));
  }
  act.say(or_nothing(lines, "Nobody is connected.\n"));
}

void Admin::list_tables(const Act& act) const {
  std::string lines;
  tables_.live().each([&](const LiveTable& live) {
    std::vector<std::string> names;
    for (const Seat seat : Seats::first(live.table->plan().players())) {
      const PlannedSeat& who = live.table->who(seat);
      if (who.kind == PlannedSeat::Kind::Person) names.push_back(who.name + " (" + who.user + ")");
    }
    lines += admin_table_line(live.table->id(), live.table->phase(), live.table->plan().game,
                              fmt::format("{}", fmt::join(names, "  ")));
  });
  act.say(or_nothing(lines, "No table is in use.\n"));
}

void Admin::search(const Act& act) {
  if (act.what != "people" && act.what != "tables") throw bad_field("do", "allowed with `find`: people, tables");
  const std::string words = act.fields.text("find", 0, 40);
  const std::string after = act.fields.has("after") ? act.fields.text("after", 1, 60) : std::string();
  const auto look = act.what == "people" ? search_people : search_tables;
  store_.read<std::string>([=](Store& store) { return look(store, words, after); }, act.say,
                           [act] { act.failed(Refused("store", "cannot be read at the moment")); });
}

void Admin::read_notes(const Act& act, const std::string& kind,
                       const std::function<void(const std::vector<Note>&)>& use) {
  store_.read<std::vector<Note>>([kind](Store& store) { return store.notes(kind, 0, kMostListed); }, use,
                                 [act] { act.failed(Refused("store", "cannot be read at the moment")); });
}

void Admin::list_reports(const Act& act) {
  read_notes(act, "report", [act](const std::vector<Note>& notes) {
    std::string lines;
    for (const Note& note : notes) {
      const auto json = Json::parse(note.text);
      if (!json) continue;
      lines += fmt::format("{}  {}  {} ({}) by {}: {}\n", note.id, admin_time(note.at), member(*json, "name"),
                           note.about, member(*json, "by"), member(*json, "why"));
    }
    act.say(or_nothing(lines, "Nobody was reported.\n"));
  });
}

void Admin::show_report(const Act& act) {
  const std::string id = act.fields.text("id", 1, 40);
  store_.read<std::optional<Note>>(
      [id](Store& store) { return store.note("report", id); },
      [act, id](const std::optional<Note>& note) {
        const auto json = note ? Json::parse(note->text) : Json::parse("");
        if (!note || !json) return act.failed(Refused("not-found", "there is no report " + id));
        std::string text = fmt::format("{}\nabout  {} ({})\nby     {} ({})\ntable  {}\nwhy    {}\n",
                                       admin_time(note->at), member(*json, "name"), note->about, member(*json, "by"),
                                       note->person, member(*json, "table"), member(*json, "why"));
        const Json* lines = json->find("lines");
        for (std::size_t i = 0; lines != nullptr && i < lines->items().size(); ++i) {
          const Json& line = lines->items()[i];
          const Json* number = line.find("n");
          text += fmt::format("  {}: {}\n", number != nullptr ? number->text() : "?", member(line, "text"));
        }
        act.say(text);
      },
      [act] { act.failed(Refused("store", "cannot be read at the moment")); });
}

void Admin::list_bans(const Act& act) const {
  std::string lines;
  for (const Ban& ban : tables_.house().bans()) {
    lines += fmt::format("{}  {:<24} until {}  {}\n", ban.id, ban.user.empty() ? ban.network : ban.user,
                         ban.until == 0 ? "further notice" : admin_time(ban.until), ban.why);
  }
  act.say(or_nothing(lines, "Nobody is banned.\n"));
}

void Admin::list_acts(const Act& act) {
  read_notes(act, kActKind, [act](const std::vector<Note>& notes) {
    std::string lines;
    for (const Note& note : notes) {
      const auto json = Json::parse(note.text);
      if (!json) continue;
      lines += fmt::format("{}  {:<10} {:<10} {}\n", admin_time(note.at), member(*json, "by"), member(*json, "do"),
                           member(*json, "what"));
    }
    act.say(or_nothing(lines, "Nothing was done yet.\n"));
  });
}

// Doing. Of people only ids are written down: names go when somebody is erased.

void Admin::done(const Act& act, const std::string& details, const std::string& said) {
  JsonWriter out;
  out.begin_object().field("by", std::string_view(act.by)).field("do", std::string_view(act.what));
  out.field("what", std::string_view(details)).end_object();
  const std::string id = random_text(2 * kIdLength);
  tables_.saves().batch().notes.push_back({.kind = kActKind, .id = id, .at = time_of_day(), .text = out.take()});
  LogLine("info", "admin").field("by", act.by).field("do", act.what).field("what", details);
  tables_.saves().when_stored(id, [act, said] { act.say(said + "\n"); }, act.failed);
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
      [act] { act.failed(Refused("store", "cannot be read at the moment")); });
}

void Admin::ban(const Act& act) {
  if (act.fields.has("person")) return with_person(act, [this, act](const User& user) { ban_person(act, user); });
  const std::string network = act.fields.text("network", 1, 60);
  if (!net::read_network(network)) throw bad_field("network", "allowed: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32");
  const auto days = act.fields.maybe_number("days", 1, kLongestBan);
  const Millis now = time_of_day();
  const Ban made{random_text(kIdLength),
                 {},
                 network,
                 days ? now + *days * kAdminDay : 0,
                 act.fields.has("why") ? act.fields.text("why", 1, 200) : std::string()};
  tables_.house().ban(made, now);
  done(act, network, "Banned: " + made.id);
}

void Admin::ban_person(const Act& act, const User& user) {
  const auto days = act.fields.maybe_number("days", 1, kLongestBan);
  const Millis now = time_of_day();
  const Ban made{random_text(kIdLength),
                 user.id,
                 {},
                 days ? now + *days * kAdminDay : 0,
                 act.fields.has("why") ? act.fields.text("why", 1, 200) : std::string()};
  tables_.house().ban(made, now);
  tables_.send_away(user.id);
  done(act, user.id, "Banned: " + made.id);
}

void Admin::rename(const Act& act) {
  const std::string name = act.fields.text("name", 1, 24);
  with_person(act, [this, act, name](const User& user) {
    people_.rename(
        user, name, [this, act, id = user.id](const Welcome&) { done(act, id, "They have another name."); },
        act.failed);
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
        done(act, fmt::format("{} lines of {}", count, id), fmt::format("{} lines are gone.", count));
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
              done(act, id, "The table is closed.");
            },
            act.failed);
      },
      act.failed);
}

}  // namespace roundtable::server
