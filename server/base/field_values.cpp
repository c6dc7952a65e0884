#include "server/base/field_values.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/core/utf8.h"

namespace roundtable::server {

namespace {

using Type = Field::Type;

std::size_t characters_in(std::string_view text) {
  std::size_t length = 0;
  for (std::string_view rest = text; !rest.empty() && take_character(rest); ++length) {
  }
  return length;
}

void check_passphrase(const Field& field, const Json* value) {
  const std::string name(field.name);
  if (value == nullptr || !value->is(Json::Kind::String) || value->string().empty() ||
      value->string().size() > static_cast<std::size_t>(kLongestPassphrase)) {
    throw bad_field(name, "allowed: a text of at most 200 bytes");
  }
  if (characters_in(value->string()) < static_cast<std::size_t>(field.least)) {
    throw bad_field(name, "too short, allowed: at least 12 characters; four words are easy to remember");
  }
}

void check_word(const Field& field, const Json* value) {
  const std::string name(field.name);
  const bool text = value != nullptr && value->is(Json::Kind::String);
  const std::string found = value == nullptr ? "" : text ? value->string() : value->text();
  if (text && std::find(field.words.begin(), field.words.end(), found) != field.words.end()) return;
  throw bad_name(name, std::string_view(found).substr(0, 40), field.words);
}

void check(const Field& field, const Fields& fields) {
  const Json* value = fields.find(field.name);
  if (!field.required && value == nullptr) return;
  switch (field.type) {
    case Type::Line:
      fields.text(field.name, static_cast<std::size_t>(field.least), static_cast<std::size_t>(field.most));
      break;
    case Type::Passphrase: check_passphrase(field, value); break;
    case Type::Bytes:
      if (value == nullptr || !value->is(Json::Kind::String) || value->string().empty())
        throw bad_field(std::string(field.name), "expected base64url");
      break;
    case Type::Digits: digits_in(value != nullptr ? *value : Json(), field.name); break;
    case Type::Number: fields.number(field.name, field.least, field.most); break;
    case Type::Flag: fields.flag(field.name, false); break;
    case Type::Word: check_word(field, value); break;
    case Type::Other: break;  // also if it is missing: only the handler knows what to say
  }
}

}  // namespace

FieldValues::FieldValues(Json object, std::span<const Field> declared) : declared_(declared) {
  const auto known = [&](const Json::Member& member) {
    return std::any_of(declared.begin(), declared.end(), [&](const Field& one) { return one.name == member.first; });
  };
  Fields fields(std::move(object));
  if (const auto& members = fields.json().members(); !std::all_of(members.begin(), members.end(), known)) {
    std::vector<std::string_view> names;
    names.reserve(declared.size());
    for (const Field& field : declared) names.push_back(field.name);
    fields.allow_only(names);
  }
  for (const Field& field : declared) check(field, fields);
  object_ = std::move(fields).take();
}

const Field& FieldValues::declared(std::string_view name) const {
  const auto found =
      std::find_if(declared_.begin(), declared_.end(), [&](const Field& one) { return one.name == name; });
  if (found == declared_.end()) throw std::logic_error("the field `" + std::string(name) + "` is not declared");
  return *found;
}

bool FieldValues::declares(std::string_view name) const {
  return std::any_of(declared_.begin(), declared_.end(), [&](const Field& one) { return one.name == name; });
}

const Json* FieldValues::find(std::string_view name) const {
  const Json* value = object_.find(declared(name).name);
  return value == nullptr || value->is(Json::Kind::Null) ? nullptr : value;
}

std::string FieldValues::text(std::string_view name) const {
  if (const Json* value = find(name)) return value->string();
  const std::string_view otherwise = declared(name).default_json;
  return otherwise.empty() ? std::string() : std::string(otherwise.substr(1, otherwise.size() - 2));
}

std::optional<std::size_t> FieldValues::word(std::string_view name) const {
  const auto& words = declared(name).words;
  const auto found = std::find(words.begin(), words.end(), text(name));
  return found == words.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - words.begin()));
}

std::int64_t FieldValues::number(std::string_view name) const {
  const auto value = maybe_number(name);
  if (!value) throw std::logic_error("the field `" + std::string(name) + "` is optional");
  return *value;
}

std::optional<std::int64_t> FieldValues::maybe_number(std::string_view name) const {
  const Json* value = find(name);
  return value == nullptr ? std::nullopt : std::optional(value->number());
}

bool FieldValues::flag(std::string_view name) const {
  const Json* value = find(name);
  return value == nullptr ? declared(name).default_json == "true" : value->boolean();
}

}  // namespace roundtable::server
