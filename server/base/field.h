#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.h"

namespace roundtable::server {

constexpr std::int64_t kLongestPassphrase = 200;  // bytes

// A field of a request or a message, as data: `FieldValues` checks values against it, and docs/protocol.md, OpenAPI and
// the JSON Schemas show it.
struct Field {
  enum class Type : std::uint8_t {
    Line,        // `least` to `most` visible characters
    Passphrase,  // at least `least` characters and at most 200 bytes
    Bytes,       // base64url, decoded by the handler
    Digits,      // 64 hexadecimal digits
    Number,      // `least` to `most`
    Flag,
    Word,   // one of `words`
    Other,  // checked by the handler, described by `json_schema`
  };

  std::string_view name;
  Type type = Type::Line;
  std::int64_t least = 0, most = 0;
  std::vector<std::string_view> words;
  bool required = true;           // other fields may be absent or null
  std::string_view default_json;  // the value of an absent field; empty: none
  std::string_view limits;        // for the document, in place of those that follow from the type
  std::string_view json_schema;

  static Field text(std::string_view name, std::int64_t least, std::int64_t most) {
    return {.name = name, .type = Type::Line, .least = least, .most = most};
  }
  static Field passphrase(std::string_view name, std::int64_t least = 1) {
    return {.name = name, .type = Type::Passphrase, .least = least};
  }
  static Field bytes(std::string_view name) { return {.name = name, .type = Type::Bytes}; }
  static Field digits(std::string_view name) { return {.name = name, .type = Type::Digits}; }
  static Field number(std::string_view name, std::int64_t least, std::int64_t most) {
    return {.name = name, .type = Type::Number, .least = least, .most = most};
  }
  static Field flag(std::string_view name, bool otherwise) {
    return {.name = name, .type = Type::Flag, .required = false, .default_json = otherwise ? "true" : "false"};
  }
  static Field word(std::string_view name, std::vector<std::string_view> words) {
    return {.name = name, .type = Type::Word, .words = std::move(words)};
  }
  static Field other(std::string_view name, std::string_view limits, std::string_view json_schema) {
    return {.name = name, .type = Type::Other, .limits = limits, .json_schema = json_schema};
  }

  Field optional() && {
    required = false;
    return std::move(*this);
  }
  Field defaults_to(std::string_view json) && {
    default_json = json;
    return std::move(*this).optional();
  }
  Field described(std::string_view text) && {
    limits = text;
    return std::move(*this);
  }

  // Type, limits and default as docs/protocol.md shows them: `1–24 characters`, `optional, 0–4`, `default true`.
  std::string text_of_limits() const;
  void write_schema(JsonWriter& out) const;
};

// `name` (limits), `name` (limits)
std::string text_of(std::span<const Field> fields);
// The schema of an object with these fields and no others.
void write_object_schema(JsonWriter& out, std::span<const Field> fields);

}  // namespace roundtable::server
