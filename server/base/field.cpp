#include "server/base/field.h"

#include <fmt/format.h>

#include <utility>

namespace roundtable::server {

namespace {

using Type = Field::Type;

std::string listed(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += i == 0 ? "" : i + 1 < words.size() ? ", " : " or ";
    text += fmt::format("`{}`", words[i]);
  }
  return text;
}

std::string limits_of(const Field& field) {
  if (!field.limits.empty()) return std::string(field.limits);
  switch (field.type) {
    case Type::Line: return fmt::format("{}–{} characters", field.least, field.most);
    case Type::Passphrase: return field.least > 1 ? "new" : "string";
    case Type::Bytes: return "bytes";
    case Type::Digits: return "64 hex digits";
    case Type::Number: return fmt::format("{}–{}", field.least, field.most);
    case Type::Flag: return {};
    case Type::Word: return listed(field.words);
    case Type::Other: return {};
  }
  return {};
}

// A default, then the other words: default `end`; or `bots`
std::string words_with_default(const Field& field) {
  const std::string_view usual = field.default_json.substr(1, field.default_json.size() - 2);
  std::vector<std::string_view> others = field.words;
  std::erase(others, usual);
  return fmt::format("default `{}`; or {}", usual, listed(others));
}

std::string default_of(const Field& field) {
  if (field.required) return {};
  if (field.default_json.empty()) return "optional";
  std::string_view shown = field.default_json;
  if (!shown.starts_with('"')) return fmt::format("default {}", shown);
  return fmt::format("default `{}`", shown.substr(1, shown.size() - 2));
}

// JSON Schema has a list of types for a value that may be null.
void write_type(JsonWriter& out, const Field& field, std::string_view type) {
  out.key("type");
  if (field.required) {
    out.value(type);
  } else {
    out.begin_array().value(type).value("null").end_array();
  }
}

void write_words(JsonWriter& out, const Field& field) {
  out.key("enum").begin_array();
  for (const std::string_view word : field.words) out.value(word);
  if (!field.required) out.null();
  out.end_array();
}

}  // namespace

std::string Field::text_of_limits() const {
  if (type == Type::Word && !default_json.empty()) return words_with_default(*this);
  const std::string first = default_of(*this);
  const std::string second = limits_of(*this);
  return first + (first.empty() || second.empty() ? "" : ", ") + second;
}

void Field::write_schema(JsonWriter& out) const {
  if (type == Type::Other) {
    if (required) return static_cast<void>(out.raw(json_schema));
    out.begin_object().key("anyOf").begin_array().raw(json_schema).raw(R"({"type":"null"})").end_array().end_object();
    return;
  }
  out.begin_object();
  switch (type) {
    case Type::Line:
      write_type(out, *this, "string");
      out.field("minLength", least).field("maxLength", most);
      break;
    case Type::Passphrase:
      write_type(out, *this, "string");
      out.field("minLength", least).field("maxLength", kLongestPassphrase);
      break;
    case Type::Bytes:
      write_type(out, *this, "string");
      out.field("contentEncoding", "base64url").field("pattern", "^[A-Za-z0-9_-]+$");
      break;
    case Type::Digits:
      write_type(out, *this, "string");
      out.field("pattern", "^[0-9a-f]{64}$");
      break;
    case Type::Number:
      write_type(out, *this, "integer");
      out.field("minimum", least).field("maximum", most);
      break;
    case Type::Flag: write_type(out, *this, "boolean"); break;
    case Type::Word: write_words(out, *this); break;
    case Type::Other: break;
  }
  if (!default_json.empty()) out.key("default").raw(default_json);
  out.end_object();
}

std::string text_of(std::span<const Field> fields) {
  std::string text;
  for (const Field& field : fields) {
    text += text.empty() ? "" : ", ";
    text += fmt::format("`{}`", field.name);
    if (const std::string limits = field.text_of_limits(); !limits.empty()) text += fmt::format(" ({})", limits);
  }
  return text;
}

void write_object_schema(JsonWriter& out, std::span<const Field> fields) {
  out.begin_object().field("type", "object").key("properties").begin_object();
  for (const Field& field : fields) field.write_schema(out.key(field.name));
  out.end_object();
  bool any = false;
  for (const Field& field : fields) any = any || field.required;
  if (any) {
    out.key("required").begin_array();
    for (const Field& field : fields) {
      if (field.required) out.value(field.name);
    }
    out.end_array();
  }
  out.field("additionalProperties", false).end_object();
}

}  // namespace roundtable::server
