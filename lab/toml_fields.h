#pragma once

// Reading of TOML fields with errors that name the line, the field and the allowed values.

#include <algorithm>
#include <optional>
#include <span>
#include <string>

#define TOML_EXCEPTIONS 0
// toml++ 3.3 asserts what its parser then reports as an error: a key that starts with a wrong character.
#define TOML_ASSERT(condition) static_assert(true)
#define TOML_ENABLE_FORMATTERS 1
#include <toml++/toml.h>

#include "engine/core/json.h"
#include "engine/core/suggestion.h"

namespace roundtable {

inline std::int64_t line_of(const toml::node& node) { return node.source().begin.line; }

inline Error fault_at(std::int64_t line, const std::string& what) {
  return Error{"line " + std::to_string(line) + ": " + what};
}

// A value as JSON. TOML's fractions and dates become strings, which the game refuses with its allowed values.
inline void write_json(JsonWriter& out, const toml::node& node) {
  if (const auto* table = node.as_table()) {
    out.begin_object();
    for (const auto& [key, value] : *table) {
      out.foreign_key(key.str());
      write_json(out, value);
    }
    out.end_object();
  } else if (const auto* list = node.as_array()) {
    out.begin_array();
    for (const auto& item : *list) write_json(out, item);
    out.end_array();
  } else if (const auto* whole = node.as_integer()) {
    out.value(whole->get());
  } else if (const auto* flag = node.as_boolean()) {
    out.value(flag->get());
  } else if (const auto* text = node.as_string()) {
    out.value(std::string_view(text->get()));
  } else if (const auto* fraction = node.as_floating_point()) {
    out.value(std::string_view(std::to_string(fraction->get())));
  } else {
    out.value("a date");
  }
}
inline std::string json_of(const toml::node& node) {
  JsonWriter out;
  write_json(out, node);
  return out.take();
}
inline Error wrong(const toml::node& node, const std::string& field, const std::string& allowed) {
  std::string found = json_of(node);
  if (found.size() > 60) found = found.substr(0, 57) + "...";
  return fault_at(line_of(node), field + ": found " + found + ", allowed: " + allowed);
}

inline Status only_fields(const toml::table& table, const std::string& where, std::span<const std::string_view> names) {
  for (const auto& [key, value] : table) {
    if (std::ranges::find(names, key.str()) == names.end()) {
      return fault_at(key.source().begin.line, where + ": " + unknown_name(key.str(), names));
    }
  }
  return {};
}

inline Status read_whole(const toml::table& table, const char* name, std::int64_t least, std::int64_t most,
                         std::int64_t& number) {
  const toml::node* node = table.get(name);
  if (node == nullptr) return {};
  const auto* found = node->as_integer();
  if (found == nullptr || found->get() < least || found->get() > most) {
    return wrong(*node, name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  number = found->get();
  return {};
}

inline Status read_text(const toml::table& table, const char* name, std::string& text) {
  const toml::node* node = table.get(name);
  if (node == nullptr) return {};
  const auto* found = node->as_string();
  if (found == nullptr) return wrong(*node, name, "text in quotes");
  text = found->get();
  return {};
}

// A text, or a list of texts.
inline Status read_texts(const toml::node* node, const std::string& name, std::vector<std::string>& texts) {
  if (node == nullptr) return {};
  texts.clear();
  if (const auto* one = node->as_string()) {
    texts = {one->get()};
    return {};
  }
  const auto* list = node->as_array();
  if (list == nullptr || list->empty()) return wrong(*node, name, "a name, or a list of names");
  for (const auto& item : *list) {
    const auto* text = item.as_string();
    if (text == nullptr) return wrong(item, name, "a name in quotes");
    texts.push_back(text->get());
  }
  return {};
}

inline Status read_table(const toml::table& table, const char* name, const toml::table*& found) {
  const toml::node* node = table.get(name);
  if (node == nullptr) return {};
  found = node->as_table();
  return found == nullptr ? Status(wrong(*node, name, "a table, [" + std::string(name) + "]")) : Status();
}

}  // namespace roundtable
