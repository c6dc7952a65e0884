#include "server/message.h"

#include <array>
#include <utility>

#include "engine/core/seat.h"
#include "server/fields.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kLongestChoice = 200;
constexpr std::size_t kLongestChat = 300;
constexpr std::int64_t kMostEntries = 1'000'000'000;

struct Verb {
  std::string_view name;
  Message::Do what;
  std::initializer_list<std::string_view> fields;
};

const std::array<Verb, 9>& verbs() {
  static const std::array<Verb, 9> kVerbs = {{
      {"choose", Message::Do::Choose, {"do", "id", "table", "decision", "choice"}},
      {"watch", Message::Do::Watch, {"do", "id", "table", "since"}},
      {"leave", Message::Do::Leave, {"do", "id", "table"}},
      {"undo", Message::Do::Undo, {"do", "id", "table", "decision"}},
      {"chat", Message::Do::Chat, {"do", "id", "table", "text"}},
      {"mute", Message::Do::Mute, {"do", "id", "table", "seat", "on"}},
      {"vote", Message::Do::Vote, {"do", "id", "table", "seat", "on"}},
      {"return", Message::Do::Return, {"do", "id", "table"}},
      {"ping", Message::Do::Ping, {"do", "id"}},
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

}  // namespace

Message Message::from_json(std::string_view text, std::string& id) {
  Json json = parse_object(text);
  id = read_id(json);
  const Verb& verb = verb_of(json);
  const Fields fields(std::move(json), {}, verb.fields);
  Message message;
  message.what = verb.what;
  message.id = id;
  if (verb.what == Do::Ping) return message;
  message.table = fields.text("table", 1, 40);
  switch (verb.what) {
    case Do::Choose:
      message.decision = fields.number("decision", 0, kMostEntries);
      message.text = fields.text("choice", 1, kLongestChoice);
      break;
    case Do::Undo: message.decision = fields.number("decision", 0, kMostEntries); break;
    case Do::Watch: message.since = fields.maybe_number("since", 0, kMostEntries).value_or(0); break;
    case Do::Chat: message.text = fields.text("text", 1, kLongestChat); break;
    case Do::Mute:
    case Do::Vote:
      message.seat = static_cast<int>(fields.number("seat", 0, kMaxSeats - 1));
      message.on = fields.flag("on", true);
      break;
    case Do::Leave:
    case Do::Return:
    case Do::Ping: break;
  }
  return message;
}

}  // namespace roundtable::server
