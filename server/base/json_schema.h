#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/error_names.h"

// Writes schemas of answers and messages (JSON Schema 2020-12), as text. Objects may have further members: clients
// ignore fields that they do not know.

namespace roundtable::server::schema {

inline const std::string kText = R"({"type":"string"})";
inline const std::string kInteger = R"({"type":"integer"})";
inline const std::string kNumber = R"({"type":"number"})";
inline const std::string kFlag = R"({"type":"boolean"})";
inline const std::string kTime = R"({"type":"integer","description":"milliseconds since 1970, UTC"})";
inline const std::string kObject = R"({"type":"object"})";
inline const std::string kNull = R"({"type":"null"})";

inline std::string ref(std::string_view name) {
  return R"({"$ref":"#/components/schemas/)" + std::string(name) + "\"}";
}
inline std::string list(const std::string& item) { return R"({"type":"array","items":)" + item + "}"; }
inline std::string nullable(const std::string& schema) { return R"({"anyOf":[)" + schema + "," + kNull + "]}"; }
inline std::string quoted(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view one : words) text += (text.empty() ? "\"" : ",\"") + std::string(one) + "\"";
  return "[" + text + "]";
}
inline std::string word(std::initializer_list<std::string_view> words) {
  return R"({"type":"string","enum":)" + quoted({words.begin(), words.size()}) + "}";
}
// A list that may grow: clients must accept other words.
inline std::string open_word(std::span<const std::string_view> words) {
  return R"({"type":"string","x-extensible-enum":)" + quoted(words) + "}";
}

// Members are required unless their name ends with `?`.
inline std::string object(std::initializer_list<std::pair<std::string_view, std::string>> members) {
  std::string properties;
  std::string required;
  for (auto [name, schema] : members) {
    const bool optional = name.ends_with('?');
    if (optional) name.remove_suffix(1);
    properties += (properties.empty() ? "\"" : ",\"") + std::string(name) + "\":" + schema;
    if (!optional) required += (required.empty() ? "\"" : ",\"") + std::string(name) + "\"";
  }
  return R"({"type":"object","properties":{)" + properties + "}" +
         (required.empty() ? "" : R"(,"required":[)" + required + "]") + "}";
}

inline std::string error() {
  return object(
      {{"code", open_word(kErrorCodes)}, {"message", kText}, {"field?", kText}, {"reason?", open_word(kErrorReasons)}});
}

}  // namespace roundtable::server::schema
