#include "server/fields.h"

#include <algorithm>
#include <utility>

#include "engine/core/utf8.h"

namespace roundtable::server {

namespace {

// Control characters, and what turns the direction of writing or cannot be seen: it would garble what others read.
bool garbles(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
         (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

std::string shown(const Json& value) {
  std::string text = value.text();
  constexpr std::size_t kMost = 60;
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

}  // namespace

Json parse_object(std::string_view text) {
  auto json = Json::parse(text);
  if (!json) throw Refused("bad-json", json.error().message);
  if (!json->is(Json::Kind::Object)) throw Refused("bad-json", "expected an object such as {\"name\":\"Ann\"}");
  return std::move(*json);
}

Fields::Fields(Json object, std::string prefix, std::initializer_list<std::string_view> allowed)
    : json_(std::move(object)), prefix_(std::move(prefix)) {
  allow_only(allowed);
}

void Fields::allow_only(std::initializer_list<std::string_view> allowed) const {
  for (const auto& member : json_.members()) {
    if (std::find(allowed.begin(), allowed.end(), member.first) != allowed.end()) continue;
    std::string names;
    for (const auto name : allowed) names += (names.empty() ? "" : ", ") + std::string(name);
    const std::string field = prefix_ + member.first.substr(0, 40);
    throw bad_field(field, "unknown field" + (names.empty() ? ", none are allowed" : ", allowed: " + names));
  }
}

const Json* Fields::find(std::string_view name) const {
  const Json* value = json_.find(name);
  return value == nullptr || value->is(Json::Kind::Null) ? nullptr : value;
}

Refused Fields::wrong(std::string_view name, const std::string& allowed) const {
  const Json* value = json_.find(name);
  const std::string found = value == nullptr ? "missing" : "found " + shown(*value);
  return bad_field(prefix_ + std::string(name), found + ", allowed: " + allowed);
}

std::string Fields::text(std::string_view name, std::size_t least, std::size_t most) const {
  const Json* value = find(name);
  const std::string allowed = "a text of " + std::to_string(least) + " to " + std::to_string(most) + " characters";
  if (value == nullptr || !value->is(Json::Kind::String)) throw wrong(name, allowed);
  const std::string& text = value->string();
  std::size_t length = 0;
  bool garbled = false;
  for (std::string_view rest = text; !rest.empty(); ++length) {
    const auto character = take_character(rest);
    garbled = garbled || !character || garbles(*character);
    if (!character) break;  // which the parser has made sure of
  }
  if (length < least || length > most) throw wrong(name, allowed);
  if (garbled) throw wrong(name, "a text without control characters");
  if (!text.empty() && (text.front() == ' ' || text.back() == ' '))
    throw wrong(name, "a text without blanks at its ends");
  return text;
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) const {
  const Json* value = find(name);
  if (value == nullptr || !value->is(Json::Kind::Number) || value->number() < least || value->number() > most) {
    throw wrong(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  return value->number();
}

std::optional<std::int64_t> Fields::maybe_number(std::string_view name, std::int64_t least, std::int64_t most) const {
  if (!has(name)) return std::nullopt;
  return number(name, least, most);
}

bool Fields::flag(std::string_view name, bool otherwise) const {
  const Json* value = find(name);
  if (value == nullptr) return otherwise;
  if (!value->is(Json::Kind::Bool)) throw wrong(name, "true or false");
  return value->boolean();
}

}  // namespace roundtable::server
