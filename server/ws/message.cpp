#include "server/ws/message.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "engine/core/option_text.h"
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

// The field's value, one of these names.
std::size_t read_name(const Fields& fields, const std::string& field, std::span<const std::string_view> names) {
  const std::string found = fields.text(field, 1, 10);
  const auto place = std::find(names.begin(), names.end(), found);
  if (place == names.end()) throw bad_name(field, found, names);
  return static_cast<std::size_t>(place - names.begin());
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
  constexpr std::array<std::string_view, 2> kPaces = {"quick", "day"};
  constexpr std::array<std::string_view, 2> kRuleChoices = {"plain", "any"};
  wish.daily = fields.has("pace") && read_name(fields, "pace", kPaces) == 1;
  wish.any_rules = fields.has("rules") && read_name(fields, "rules", kRuleChoices) == 1;
  if (const auto seconds = fields.maybe_number("bots", 0, kLongestSearch)) wish.bots = *seconds * 1000;
  wish.promise = read_promise(fields.find("number"));
  once_each(wish.games);
  once_each(wish.players);
  return wish;
}

Table::Overtime read_overtime(const Fields& fields) {
  constexpr std::array<std::string_view, 2> kHow = {"bot", "give-up"};
  return read_name(fields, "how", kHow) == 0 ? Table::Overtime::Bot : Table::Overtime::GiveUp;
}

Concede read_concede(const Fields& fields) {
  constexpr std::array<std::string_view, 2> kHow = {"end", "bots"};
  return fields.has("how") && read_name(fields, "how", kHow) == 1 ? Concede::Bots : Concede::End;
}

Abandon read_abandon(const Fields& fields) {
  constexpr std::array<std::string_view, 3> kHow = {"propose", "agree", "decline"};
  constexpr std::array<Abandon, 3> kActs = {Abandon::Propose, Abandon::Agree, Abandon::Decline};
  return kActs[read_name(fields, "how", kHow)];
}

TraceParent read_parent(const Fields& fields) {
  const Json* text = fields.find("traceparent");
  const auto parent = text == nullptr ? std::nullopt : read_traceparent(text->string());
  if (!parent) {
    throw bad_field("traceparent",
                    "allowed: a W3C traceparent such as 00-TRACE-PARENT-01 (32 and 16 hexadecimal digits)");
  }
  return *parent;
}

// Each comes after the one before.
PageTimes read_times(const Fields& fields) {
  PageTimes times;
  times.sent = fields.number("sent", 0, kLongestDrawing);
  times.answered = fields.number("answered", times.sent, kLongestDrawing);
  times.drawn = fields.number("drawn", times.answered, kLongestDrawing);
  return times;
}

std::int64_t read_decision(const Fields& fields) { return fields.number("decision", 0, kMostEntries); }

int read_seat(const Fields& fields) { return static_cast<int>(fields.number("seat", 0, kMaxSeats - 1)); }

bool read_on(const Fields& fields) { return fields.flag("on", true); }

std::string read_digits(const Fields& fields) {
  const Json* number = fields.find("number");
  return digits_in(number != nullptr ? *number : Json(), "number");
}

}  // namespace

namespace command {

namespace {

struct Verb {
  std::string_view name;
  std::initializer_list<std::string_view> fields;
  Any (*read)(const Fields&);

  bool at_table() const { return std::find(fields.begin(), fields.end(), "table") != fields.end(); }
};

std::span<const Verb> verbs() {
  using F = const Fields&;
  // clang-format off
  static const Verb kVerbs[] = {
      {"choose", {"do", "id", "table", "decision", "choice", "traceparent"},
       [](F in) -> Any { return Choose{read_decision(in), in.text("choice", 1, kLongestChoice)}; }},
      {"watch", {"do", "id", "table", "since"},
       [](F in) -> Any { return Watch{in.maybe_number("since", 0, kMostEntries).value_or(0)}; }},
      {"leave", {"do", "id", "table"}, [](F) -> Any { return Leave{}; }},
      {"ahead", {"do", "id", "table", "choice"},
       [](F in) -> Any { return Ahead{in.has("choice") ? in.text("choice", 1, kLongestChoice) : ""}; }},
      {"undo", {"do", "id", "table", "decision"}, [](F in) -> Any { return Undo{read_decision(in)}; }},
      {"chat", {"do", "id", "table", "text"}, [](F in) -> Any { return Chat{in.text("text", 1, kLongestChat)}; }},
      {"mute", {"do", "id", "table", "seat", "on"}, [](F in) -> Any { return Mute{read_seat(in), read_on(in)}; }},
      {"vote", {"do", "id", "table", "seat", "on"}, [](F in) -> Any { return Vote{read_seat(in), read_on(in)}; }},
      {"return", {"do", "id", "table"}, [](F) -> Any { return Return{}; }},
      {"pause", {"do", "id", "table", "on"}, [](F in) -> Any { return Pause{read_on(in)}; }},
      {"end", {"do", "id", "table", "how"}, [](F in) -> Any { return End{read_overtime(in)}; }},
      {"concede", {"do", "id", "table", "how"}, [](F in) -> Any { return Concede{read_concede(in)}; }},
      {"abandon", {"do", "id", "table", "how"}, [](F in) -> Any { return Abandon{read_abandon(in)}; }},
      {"number", {"do", "id", "table", "number"}, [](F in) -> Any { return Number{read_digits(in)}; }},
      {"reveal", {"do", "id", "table", "number"}, [](F in) -> Any { return Reveal{read_digits(in)}; }},
      {"ping", {"do", "id"}, [](F) -> Any { return Ping{}; }},
      {"show", {"do", "id", "on"}, [](F in) -> Any { return Show{read_on(in)}; }},
      {"find", {"do", "id", "games", "players", "pace", "rules", "bots", "number"},
       [](F in) -> Any { return Find{read_wish(in)}; }},
      {"stop", {"do", "id"}, [](F) -> Any { return Stop{}; }},
      {"turns", {"do", "id", "on", "looking"},
       [](F in) -> Any { return Turns{read_on(in), in.flag("looking", true)}; }},
      {"drawn", {"do", "id", "traceparent", "sent", "answered", "drawn"},
       [](F in) -> Any { return Drawn{read_parent(in), read_times(in)}; }},
  };
  // clang-format on
  static_assert(std::size(kVerbs) ==
                std::variant_size_v<InHall> + std::variant_size_v<AtTable> + std::variant_size_v<AtSeat>);
  return kVerbs;
}

}  // namespace

}  // namespace command

namespace {

using command::Verb;

const Verb& verb_of(const Json& json) {
  const Json* name = json.find("do");
  const bool named = name != nullptr && name->is(Json::Kind::String);
  std::vector<std::string_view> allowed;
  for (const Verb& verb : command::verbs()) {
    if (named && name->string() == verb.name) return verb;
    allowed.push_back(verb.name);
  }
  throw bad_name("do", named ? name->string() : "", allowed);
}

}  // namespace

Message Message::from_json(std::string_view text, std::string& id) {
  auto [json, wrong] = read_object(text);
  id = read_id(json);
  if (wrong) throw Refused(*wrong);
  const Verb& verb = verb_of(json);
  const Fields fields(std::move(json), {}, verb.fields);
  Message message;
  message.id = id;
  message.verb = verb.name;
  if (fields.has("traceparent")) message.parent = read_parent(fields);
  if (verb.at_table()) message.table = fields.text("table", 1, 40);
  message.command = verb.read(fields);
  return message;
}

}  // namespace roundtable::server
