#include "engine/core/record.h"

#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"

namespace roundtable {

namespace {

constexpr std::string_view kFormat = "roundtable/2";
constexpr std::string_view kUnreleased = "roundtable/1";
constexpr std::array<std::string_view, 11> kFields = {"format", "game",    "players", "options", "position", "seats",
                                                      "seed",   "numbers", "log",     "legal",   "result"};

Error wrong(std::string_view field, std::string_view expected) {
  return Error{std::string(field) + ": expected " + std::string(expected)};
}

Result<std::vector<std::string>> read_texts(const Json& json, const std::string& field) {
  if (!json.is(Json::Kind::Array)) return wrong(field, "a list of texts");
  std::vector<std::string> texts;
  for (const Json& item : json.items()) {
    if (!item.is(Json::Kind::String)) return wrong(field + "[" + std::to_string(texts.size()) + "]", "a text");
    texts.push_back(item.string());
  }
  return texts;
}

Status read_legal(const Json& json, Record& record) {
  if (!json.is(Json::Kind::Array)) return wrong("legal", "a list");
  record.with_legal = true;
  for (const Json& item : json.items()) {
    if (item.is(Json::Kind::Null)) {
      record.legal.emplace_back();
      continue;
    }
    auto texts = read_texts(item, "legal[" + std::to_string(record.legal.size()) + "]");
    if (!texts) return texts.error();
    record.legal.emplace_back(std::move(*texts));
  }
  if (record.legal.size() != record.log.size()) {
    return Error{"legal: has " + std::to_string(record.legal.size()) + " lists, expected one for each of the " +
                 std::to_string(record.log.size()) + " log entries"};
  }
  return {};
}

bool is_number(const Json& json) {
  return json.is(Json::Kind::String) && json.string().size() == 64 &&
         json.string().find_first_not_of("0123456789abcdef") == std::string::npos;
}

Status read_numbers(const Json& json, Record& record) {
  const auto seats = static_cast<std::size_t>(record.players);
  if (record.seed.empty() || json.items().size() != 1 + seats || !is_number(json.items()[0])) {
    return wrong("numbers", "with a seed, 64 hexadecimal digits, then such digits or null a player");
  }
  for (const Json& item : json.items()) {
    if (!is_number(item) && !item.is(Json::Kind::Null)) return wrong("numbers", "64 hexadecimal digits, or null");
    record.numbers.push_back(item.string());
  }
  return {};
}

Status read_head(const Json& json, Record& record) {
  const Json* format = json.find("format");
  if (format != nullptr && format->is(Json::Kind::String) && format->string() == kUnreleased) {
    return Error{"format: \"roundtable/1\" was never released and cannot be read, allowed: \"roundtable/2\""};
  }
  if (format == nullptr || !format->is(Json::Kind::String) || format->string() != kFormat) {
    return wrong("format", "\"roundtable/2\"");
  }
  const Json* game = json.find("game");
  if (game == nullptr || !game->is(Json::Kind::String)) return wrong("game", "the name of a game");
  record.game = game->string();
  const Json* players = json.find("players");
  if (players == nullptr || !players->is(Json::Kind::Number) || players->number() < 2 ||
      players->number() > kMaxSeats) {
    return wrong("players", "a number from 2 to 5");
  }
  record.players = static_cast<int>(players->number());
  if (const Json* options = json.find("options")) {
    if (!options->is(Json::Kind::Object)) return wrong("options", "an object");
    record.options = options->text();
  }
  if (const Json* position = json.find("position")) {
    if (!position->is(Json::Kind::Object)) return wrong("position", "an object");
    record.position = position->text();
  }
  if (const Json* seed = json.find("seed")) {
    if (!is_number(*seed)) return wrong("seed", "64 hexadecimal digits");
    record.seed = seed->string();
  }
  const Json* numbers = json.find("numbers");
  return numbers == nullptr ? Status() : read_numbers(*numbers, record);
}

Status read_seats(const Json& json, Record& record) {
  auto seats = read_texts(json, "seats");
  if (!seats) return seats.error();
  if (static_cast<int>(seats->size()) != record.players) return wrong("seats", "one name per player");
  record.seats = std::move(*seats);
  return {};
}

Status read_body(const Json& json, Record& record) {
  const Json* log = json.find("log");
  if (log == nullptr) return wrong("log", "a list of texts");
  auto entries = read_texts(*log, "log");
  if (!entries) return entries.error();
  record.log = std::move(*entries);
  if (const Json* legal = json.find("legal")) {
    if (auto status = read_legal(*legal, record); !status) return status;
  }
  if (const Json* result = json.find("result")) {
    if (!result->is(Json::Kind::Object)) return wrong("result", "an object");
    record.result = result->text();
  }
  return {};
}

void write_texts(JsonWriter& out, const std::vector<std::string>& texts) {
  out.begin_array();
  for (const auto& text : texts) out.value(text);
  out.end_array();
}

}  // namespace

std::string Record::json() const {
  JsonWriter out;
  out.begin_object().field("format", kFormat).field("game", game).field("players", players);
  out.key("options").raw(options);
  if (!position.empty()) out.key("position").raw(position);
  if (!seats.empty()) {
    out.key("seats");
    write_texts(out, seats);
  }
  if (!seed.empty()) out.field("seed", seed);
  if (!numbers.empty()) {
    out.key("numbers").begin_array();
    for (const auto& number : numbers) number.empty() ? out.null() : out.value(number);
    out.end_array();
  }
  out.key("log");
  write_texts(out, log);
  if (with_legal) {
    out.key("legal").begin_array();
    for (const auto& list : legal) list ? write_texts(out, *list) : static_cast<void>(out.null());
    out.end_array();
  }
  if (!result.empty()) out.key("result").raw(result);
  return out.end_object().take();
}

Result<Record> Record::from_json(std::string_view text) {
  const auto json = Json::parse(text);
  if (!json) return json.error();
  if (!json->is(Json::Kind::Object)) return Error{"record: expected an object"};
  for (const auto& member : json->members()) {
    if (std::find(kFields.begin(), kFields.end(), member.first) == kFields.end()) {
      return Error{member.first + ": unknown field" + suggestion(member.first, kFields) +
                   ", allowed: " + joined(kFields)};
    }
  }
  Record record;
  if (auto status = read_head(*json, record); !status) return status.error();
  if (const Json* seats = json->find("seats")) {
    if (auto status = read_seats(*seats, record); !status) return status.error();
  }
  if (auto status = read_body(*json, record); !status) return status.error();
  return record;
}

std::string hex_of(const Rng::Seed& seed) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const auto word : seed) {
    for (int shift = 60; shift >= 0; shift -= 4) text.push_back(kDigits[(word >> static_cast<unsigned>(shift)) & 15U]);
  }
  return text;
}

Result<Entry> Entry::from_text(std::string_view text, int players) {
  const Error error{"expected `WHO VERB ARGUMENTS`, WHO being * or a seat from 0 to " + std::to_string(players - 1)};
  Entry entry;
  if (text.empty()) return error;
  std::size_t at = 1;
  if (text[0] == '*') {
    entry.chance = true;
  } else if (text[0] >= '0' && text[0] < '0' + players) {
    entry.seat = Seat{static_cast<std::uint8_t>(text[0] - '0')};
    entry.forced = text.size() > 1 && text[1] == '!';
    at += entry.forced ? 1 : 0;
  } else {
    return error;
  }
  if (at >= text.size() || text[at] != ' ') return error;
  entry.what = text.substr(at + 1);
  return entry;
}

}  // namespace roundtable
