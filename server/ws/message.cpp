#include "server/ws/message.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/option_text.h"
#include "engine/core/seat.h"
#include "engine/games.h"
#include "server/base/field_values.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestChoice = 200;
constexpr std::size_t kLongestChat = 300;
constexpr std::int64_t kMostEntries = 1'000'000'000;
constexpr std::int64_t kLongestSearch = 3600;
constexpr std::int64_t kLongestDrawing = 600'000'000;  // microseconds

std::string read_id(const Json& json) {
  const Json* id = json.find("id");
  if (id == nullptr || id->is(Json::Kind::Null)) return {};
  if (id->is(Json::Kind::Number) || (id->is(Json::Kind::String) && id->string().size() <= 40)) return id->text();
  throw bad_field("id", "allowed: a whole number, or a text of at most 40 bytes");
}

// A list, each item at most once.
const std::vector<Json>& read_list(const FieldValues& fields, std::string_view name, std::string_view allowed) {
  const Json* list = fields.find(name);
  if (list == nullptr || !list->is(Json::Kind::Array) || list->items().empty() || list->items().size() > 20) {
    throw bad_field(std::string(name), "allowed: a list of " + std::string(allowed));
  }
  return list->items();
}

template <class T>
void once_each(std::vector<T>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

Wish read_wish(const FieldValues& fields) {
  Wish wish;
  const auto games = described_games();
  PlayerRange range;  // common to all of these games
  for (const Json& item : read_list(fields, "games", "names of games")) {
    const auto game =
        std::find_if(games.begin(), games.end(), [&](const GameDescription& one) { return one.name == item.string(); });
    if (game == games.end()) {
      std::vector<std::string_view> names;
      names.reserve(games.size());
      for (const GameDescription& one : games) names.push_back(one.name);
      throw bad_name("games", item.is(Json::Kind::String) ? item.string() : item.text(), names);
    }
    wish.games.emplace_back(game->name);
    range = {.least = std::max(range.least, game->players.least), .most = std::min(range.most, game->players.most)};
  }
  for (const Json& item : read_list(fields, "players", "numbers of players")) {
    if (!item.is(Json::Kind::Number) || item.number() < range.least || item.number() > range.most) {
      throw bad_field("players", "found " + item.text().substr(0, 40) + ", allowed: " +
                                     range_text(range.least, range.most) + ", which all of these games support");
    }
    wish.players.push_back(static_cast<int>(item.number()));
  }
  wish.daily = fields.word("pace") == 1;
  wish.any_rules = fields.word("rules") == 1;
  if (const auto seconds = fields.maybe_number("bots")) wish.bots = *seconds * 1000;
  wish.commitment = fields.text("number");
  once_each(wish.games);
  once_each(wish.players);
  return wish;
}

TablePlay::Overtime read_overtime(const FieldValues& fields) {
  return fields.word("how") == 0 ? TablePlay::Overtime::Bot : TablePlay::Overtime::GiveUp;
}

Concede read_concede(const FieldValues& fields) { return fields.word("how") == 1 ? Concede::Bots : Concede::End; }

Abandon read_abandon(const FieldValues& fields) {
  constexpr std::array<Abandon, 3> kActs = {Abandon::Propose, Abandon::Agree, Abandon::Decline};
  return kActs[fields.word("how").value_or(0)];
}

TraceParent read_parent(const FieldValues& fields) {
  const Json* text = fields.find("traceparent");
  const auto parent = text == nullptr ? std::nullopt : read_traceparent(text->string());
  if (!parent) {
    throw bad_field("traceparent",
                    "allowed: a W3C traceparent such as 00-TRACE-PARENT-01 (32 and 16 hexadecimal digits)");
  }
  return *parent;
}

// The times follow each other.
PageTimes read_times(const FieldValues& fields) {
  std::int64_t before = 0;
  const auto next = [&](const std::string& name) {
    const std::int64_t time = fields.number(name);
    if (time < before) {
      throw bad_field(name, "found " + std::to_string(time) + ", allowed: a whole number from " +
                                std::to_string(before) + " to " + std::to_string(kLongestDrawing));
    }
    return before = time;
  };
  PageTimes times;
  times.sent = next("sent");
  times.answered = next("answered");
  times.drawn = next("drawn");
  return times;
}

int seat_of(const FieldValues& fields) { return static_cast<int>(fields.number("seat")); }

}  // namespace

namespace command {

// The declarations of fields.
namespace declared {
namespace {

Field of_table() { return Field::text("table", 1, 40).described("id"); }
Field of_seat() { return Field::number("seat", 0, kMaxSeats - 1); }
Field decision() { return Field::number("decision", 0, kMostEntries).described("the open one"); }
Field choice() { return Field::text("choice", 1, kLongestChoice).described("a `text` of `view.legal`"); }
Field on() { return Field::flag("on", true); }
Field microseconds(std::string_view name) { return Field::number(name, 0, kLongestDrawing).described("microseconds"); }

Field traceparent() {
  return Field::other("traceparent", "W3C traceparent",
                      R"({"type":"string","pattern":"^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$"})");
}

}  // namespace
}  // namespace declared

namespace {

struct Verb {
  SentMessage message;
  Any (*read)(const FieldValues&);
};

// Every message may have an id, for its answer.
SentMessage sent(std::string_view name, std::vector<Field> fields, std::string_view effect) {
  fields.insert(fields.begin(),
                {Field::text("do", 1, 20),
                 Field::other("id", "", R"({"anyOf":[{"type":"integer"},{"type":"string"}]})").optional()});
  return {name, std::move(fields), effect};
}

const std::vector<Verb>& verbs() {
  using F = const FieldValues&;
  using namespace declared;
  // clang-format off
  static const std::vector<Verb> kVerbs = {
      {sent("watch", {of_table(), Field::number("since", 0, kMostEntries).described("your last `n`").optional()},
            "subscribes to the table, as player or spectator; up to 16 tables a connection"),
       [](F in) -> Any { return Watch{in.maybe_number("since").value_or(0)}; }},
      {sent("leave", {of_table()},
            "unsubscribes; you keep your seat"),
       [](F) -> Any { return Leave{}; }},
      {sent("choose", {of_table(), decision(), choice(), traceparent().optional()},
            "makes a choice"),
       [](F in) -> Any { return Choose{in.number("decision"), in.text("choice")}; }},
      {sent("ahead", {of_table(), choice().optional()},
            "sets a premove, or without `choice` cancels it"),
       [](F in) -> Any { return Ahead{in.text("choice")}; }},
      {sent("undo", {of_table(), decision()},
            "takes your last choice back"),
       [](F in) -> Any { return Undo{in.number("decision")}; }},
      {sent("chat", {of_table(), Field::text("text", 1, kLongestChat)},
            "sends a chat line of visible characters; players only"),
       [](F in) -> Any { return Chat{in.text("text")}; }},
      {sent("mute", {of_table(), of_seat(), on()},
            "hides that seat's chat on this connection"),
       [](F in) -> Any { return Mute{seat_of(in), in.flag("on")}; }},
      {sent("vote", {of_table(), of_seat(), on()},
            "votes for a bot to replace a player who has been away for 30 seconds or silent for 3 minutes. More than half of the other people decide. Only without a clock"),
       [](F in) -> Any { return Vote{seat_of(in), in.flag("on")}; }},
      {sent("return", {of_table()},
            "you play again instead of a bot; `choose` does the same"),
       [](F) -> Any { return Return{}; }},
      {sent("pause", {of_table(), on()},
            "asks for a pause, refuses or ends one"),
       [](F in) -> Any { return Pause{in.flag("on")}; }},
      {sent("end", {of_table(), Field::word("how", {"bot", "give-up"})},
            "resolves another player's overtime: a bot plays, or the game ends"),
       [](F in) -> Any { return End{read_overtime(in)}; }},
      {sent("concede", {of_table(), Field::word("how", {"end", "bots"}).defaults_to(R"("end")")},
            "gives up"),
       [](F in) -> Any { return Concede{read_concede(in)}; }},
      {sent("abandon", {of_table(), Field::word("how", {"propose", "agree", "decline"})},
            "ends the game by agreement; `decline` also withdraws your own proposal"),
       [](F in) -> Any { return Abandon{read_abandon(in)}; }},
      {sent("number", {of_table(), Field::digits("number")},
            "sets or replaces your commitment before the start"),
       [](F in) -> Any { return Number{in.text("number")}; }},
      {sent("reveal", {of_table(), Field::digits("number")},
            "reveals your nonce"),
       [](F in) -> Any { return Reveal{in.text("number")}; }},
      {sent("ping", {},
            "keeps the connection open"),
       [](F) -> Any { return Ping{}; }},
      {sent("show", {on()},
            "shows you in the hall while connected; default: hidden"),
       [](F in) -> Any { return Show{in.flag("on")}; }},
      {sent("find",
            {Field::other("games", "list of names", R"({"type":"array","minItems":1,"maxItems":20,"items":{"type":"string"}})"),
             Field::other("players", "list of numbers", R"({"type":"array","minItems":1,"maxItems":20,"items":{"type":"integer","minimum":2,"maximum":5}})"),
             Field::word("pace", {"quick", "day"}).defaults_to(R"("quick")"), Field::word("rules", {"plain", "any"}).defaults_to(R"("plain")"),
             Field::number("bots", 0, kLongestSearch).described("0–3600 seconds").optional(), Field::digits("number").optional()},
            "searches for a game"),
       [](F in) -> Any { return Find{read_wish(in)}; }},
      {sent("stop", {},
            "ends the search"),
       [](F) -> Any { return Stop{}; }},
      {sent("turns", {on(), Field::flag("looking", true)},
            "subscribes to your turns. `looking` is false while the page is hidden"),
       [](F in) -> Any { return Turns{in.flag("on"), in.flag("looking")}; }},
      {sent("drawn", {traceparent(), microseconds("sent"), microseconds("answered"), microseconds("drawn")},
            "reports the timing of your last choice, see [Traces](#traces)"),
       [](F in) -> Any { return Drawn{read_parent(in), read_times(in)}; }},
  };
  // clang-format on
  return kVerbs;
}

}  // namespace

}  // namespace command

namespace {

using command::Verb;

const Verb& verb_of(const Json& json) {
  const Json* name = json.find("do");
  const bool named = name != nullptr && name->is(Json::Kind::String);
  for (const Verb& verb : command::verbs()) {
    if (named && name->string() == verb.message.name) return verb;
  }
  std::vector<std::string_view> allowed;
  allowed.reserve(command::verbs().size());
  for (const Verb& verb : command::verbs()) allowed.push_back(verb.message.name);
  throw bad_name("do", named ? name->string() : "", allowed);
}

}  // namespace

std::vector<const SentMessage*> sent_messages() {
  std::vector<const SentMessage*> all;
  all.reserve(command::verbs().size());
  for (const Verb& verb : command::verbs()) all.push_back(&verb.message);
  return all;
}

Message Message::from_json(std::string_view text, std::string& id) {
  auto [json, wrong] = read_object(text);
  id = read_id(json);
  if (wrong) throw Refused(*wrong);
  const Verb& verb = verb_of(json);
  const FieldValues fields(std::move(json), verb.message.fields);
  Message message;
  message.id = id;
  message.verb = verb.message.name;
  if (fields.declares("traceparent") && fields.has("traceparent")) message.parent = read_parent(fields);
  if (fields.declares("table")) message.table = fields.text("table");
  message.command = verb.read(fields);
  return message;
}

}  // namespace roundtable::server
