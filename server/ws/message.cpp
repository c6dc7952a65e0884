#include "server/ws/message.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/seat.h"
#include "engine/games.h"
#include "server/base/fields.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestChoice = 200;
constexpr std::size_t kLongestChat = 300;
constexpr std::int64_t kMostEntries = 1'000'000'000;
constexpr std::int64_t kLongestSearch = 3600;
constexpr std::int64_t kLongestDrawing = 600'000'000;  // microseconds

struct Verb {
  std::string_view name;
  Message::Do what;
  std::initializer_list<std::string_view> fields;
};

const std::array<Verb, 21>& verbs() {
  static const std::array<Verb, 21> kVerbs = {{
      {"choose", Message::Do::Choose, {"do", "id", "table", "decision", "choice", "traceparent"}},
      {"watch", Message::Do::Watch, {"do", "id", "table", "since"}},
      {"leave", Message::Do::Leave, {"do", "id", "table"}},
      {"ahead", Message::Do::Ahead, {"do", "id", "table", "choice"}},
      {"undo", Message::Do::Undo, {"do", "id", "table", "decision"}},
      {"chat", Message::Do::Chat, {"do", "id", "table", "text"}},
      {"mute", Message::Do::Mute, {"do", "id", "table", "seat", "on"}},
      {"vote", Message::Do::Vote, {"do", "id", "table", "seat", "on"}},
      {"return", Message::Do::Return, {"do", "id", "table"}},
      {"pause", Message::Do::Pause, {"do", "id", "table", "on"}},
      {"end", Message::Do::End, {"do", "id", "table", "how"}},
      {"concede", Message::Do::Concede, {"do", "id", "table", "how"}},
      {"abandon", Message::Do::Abandon, {"do", "id", "table", "how"}},
      {"number", Message::Do::Number, {"do", "id", "table", "number"}},
      {"reveal", Message::Do::Reveal, {"do", "id", "table", "number"}},
      {"ping", Message::Do::Ping, {"do", "id"}},
      {"show", Message::Do::Show, {"do", "id", "on"}},
      {"find", Message::Do::Find, {"do", "id", "games", "players", "pace", "rules", "bots", "number"}},
      {"stop", Message::Do::Stop, {"do", "id"}},
      {"turns", Message::Do::Turns, {"do", "id", "on", "looking"}},
      {"drawn", Message::Do::Drawn, {"do", "id", "traceparent", "sent", "answered", "drawn"}},
  }};
  return kVerbs;
}

const Verb& verb_of(const Json& json) {
  const Json* name = json.find("do");
  std::string allowed;
  for (const Verb& verb : verbs()) {
    if (name != nullptr && name->is(Json::Kind::String) && name->string() == verb.name) return verb;
    allowed += (allowed.empty() ? "" : ", ") + std::string(verb.name);
  }
  throw bad_field("do", "allowed: " + allowed);
}

std::string read_id(const Json& json) {
  const Json* id = json.find("id");
  if (id == nullptr) return {};
  if (id->is(Json::Kind::Number) || (id->is(Json::Kind::String) && id->string().size() <= 40)) return id->text();
  throw bad_field("id", "allowed: a whole number, or a text of at most 40 bytes");
}

// A list, each item at most once.
const std::vector<Json>& read_list(const Fields& fields, std::string_view name, std::string_view allowed) {
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

Wish read_wish(const Fields& fields) {
  Wish wish;
  const auto games = described_games();
  PlayerRange range;  // that all of these games are for
  for (const Json& item : read_list(fields, "games", "names of games")) {
    const auto game =
        std::find_if(games.begin(), games.end(), [&](const GameDescription& one) { return one.name == item.string(); });
    if (game == games.end()) throw bad_field("games", "found " + item.text().substr(0, 40) + ", which is no game here");
    wish.games.emplace_back(game->name);
    range = {.least = std::max(range.least, game->players.least), .most = std::min(range.most, game->players.most)};
  }
  for (const Json& item : read_list(fields, "players", "numbers of players")) {
    if (!item.is(Json::Kind::Number) || item.number() < range.least || item.number() > range.most) {
      throw bad_field("players", "found " + item.text().substr(0, 40) + ", which not all of these games are for");
    }
    wish.players.push_back(static_cast<int>(item.number()));
  }
  const std::string pace = fields.has("pace") ? fields.text("pace", 1, 10) : "quick";
  if (pace != "quick" && pace != "day") throw bad_field("pace", "allowed: quick, day");
  wish.daily = pace == "day";
  const std::string rules = fields.has("rules") ? fields.text("rules", 1, 10) : "plain";
  if (rules != "plain" && rules != "any") throw bad_field("rules", "allowed: plain, any");
  wish.any_rules = rules == "any";
  if (const auto seconds = fields.maybe_number("bots", 0, kLongestSearch)) wish.bots = *seconds * 1000;
  wish.promise = read_promise(fields.find("number"));
  once_each(wish.games);
  once_each(wish.players);
  return wish;
}

Table::Overtime read_overtime(const Fields& fields) {
  const std::string how = fields.text("how", 1, 10);
  if (how == "bot") return Table::Overtime::Bot;
  if (how == "give-up") return Table::Overtime::GiveUp;
  throw bad_field("how", "found `" + how + "`, allowed: bot, give-up");
}

Concede read_concede(const Fields& fields) {
  const std::string how = fields.has("how") ? fields.text("how", 1, 10) : "end";
  if (how == "end") return Concede::End;
  if (how == "bots") return Concede::Bots;
  throw bad_field("how", "found `" + how + "`, allowed: end, bots");
}

Abandon read_abandon(const Fields& fields) {
  const std::string how = fields.text("how", 1, 10);
  if (how == "propose") return Abandon::Propose;
  if (how == "agree") return Abandon::Agree;
  if (how == "decline") return Abandon::Decline;
  throw bad_field("how", "found `" + how + "`, allowed: propose, agree, decline");
}

std::optional<TraceParent> read_parent(const Fields& fields, bool needed) {
  const Json* text = fields.find("traceparent");
  if (text == nullptr && !needed) return std::nullopt;
  const auto parent = text == nullptr ? std::nullopt : read_traceparent(text->string());
  if (!parent) {
    throw bad_field("traceparent",
                    "allowed: 00-, 32 and 16 lower-case hexadecimal digits, and two for flags, with dashes");
  }
  return parent;
}

// Each comes after the one before.
PageTimes read_times(const Fields& fields) {
  PageTimes times;
  times.sent = fields.number("sent", 0, kLongestDrawing);
  times.answered = fields.number("answered", times.sent, kLongestDrawing);
  times.drawn = fields.number("drawn", times.answered, kLongestDrawing);
  return times;
}

}  // namespace

std::string_view name_of(Message::Do what) {
  const auto& all = verbs();
  return std::find_if(all.begin(), all.end(), [&](const Verb& verb) { return verb.what == what; })->name;
}

Message Message::from_json(std::string_view text, std::string& id) {
  auto [json, wrong] = read_object(text);
  id = read_id(json);
  if (wrong) throw Refused(*wrong);
  const Verb& verb = verb_of(json);
  const Fields fields(std::move(json), {}, verb.fields);
  Message message;
  message.what = verb.what;
  message.id = id;
  if (verb.what == Do::Show || verb.what == Do::Turns) message.on = fields.flag("on", true);
  if (verb.what == Do::Turns) message.looking = fields.flag("looking", true);
  if (verb.what == Do::Find) message.wish = read_wish(fields);
  if (verb.what == Do::Choose) message.parent = read_parent(fields, false);
  if (verb.what == Do::Drawn) {
    message.parent = read_parent(fields, true);
    message.times = read_times(fields);
  }
  if (verb.what >= Do::Ping) return message;
  message.table = fields.text("table", 1, 40);
  switch (verb.what) {
    case Do::Choose:
      message.decision = fields.number("decision", 0, kMostEntries);
      message.text = fields.text("choice", 1, kLongestChoice);
      break;
    case Do::Ahead:
      if (fields.has("choice")) message.text = fields.text("choice", 1, kLongestChoice);
      break;
    case Do::Undo: message.decision = fields.number("decision", 0, kMostEntries); break;
    case Do::Watch: message.since = fields.maybe_number("since", 0, kMostEntries).value_or(0); break;
    case Do::Chat: message.text = fields.text("text", 1, kLongestChat); break;
    case Do::Mute:
    case Do::Vote:
      message.seat = static_cast<int>(fields.number("seat", 0, kMaxSeats - 1));
      message.on = fields.flag("on", true);
      break;
    case Do::Number:
    case Do::Reveal:
      message.text = digits_in(fields.find("number") != nullptr ? *fields.find("number") : Json(), "number");
      break;
    case Do::Pause: message.on = fields.flag("on", true); break;
    case Do::End: message.overtime = read_overtime(fields); break;
    case Do::Concede: message.concede = read_concede(fields); break;
    case Do::Abandon: message.abandon = read_abandon(fields); break;
    case Do::Leave:
    default: break;
  }
  return message;
}

}  // namespace roundtable::server
