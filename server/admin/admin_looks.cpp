#include "server/admin/admin.h"
#include "server/admin/admin_search.h"
#include "server/base/stored_json.h"
#include "server/lobby/hall.h"

// Commands that only read.

namespace roundtable::server {

namespace {

constexpr int kMostListed = 100;

// Leaves the object open.
void write_report(JsonWriter& out, const Note& note, const Json& json) {
  out.begin_object().field("id", std::string_view(note.id)).field("at", note.at);
  out.field("about", std::string_view(note.about)).field("byId", std::string_view(note.person));
  for (const char* name : {"name", "by", "table", "why"}) out.field(name, std::string_view(text_in(json, name)));
}

}  // namespace

void Admin::list_servers(const Act& act) {
  overview_.find_servers(
      [this, act](const Servers& servers) {
        JsonWriter out;
        out.begin_object().field("online", hall_.people_online());
        write_servers(out.key("servers"), servers);
        act.say(out.end_object().take());
      },
      unread(act));
}

void Admin::list_people(const Act& act) {
  JsonWriter out;
  out.begin_object().key("people").begin_array();
  for (const ListenerPtr& one : listeners_.all()) {
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
  live_.each([&](const LiveTable& live) {
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
  return
      [failed = act.failed] { failed(Refused("store", "the store cannot be read right now; try again in a moment")); };
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
        if (!note || !json) return act.failed(Refused("not-found", "no such report: " + id));
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
  for (const Ban& ban : settings_.bans()) {
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

}  // namespace roundtable::server
