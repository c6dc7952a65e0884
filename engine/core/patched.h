#pragma once

#include <string>

#include "engine/core/json.h"

// For tests: applies changes to a client's copy, as docs/protocol.md describes.

namespace roundtable {

inline std::string patched_list(const Json& list, const Json& change) {
  const Json* length = change.find("length");
  const std::size_t items = length != nullptr ? static_cast<std::size_t>(length->number()) : list.items().size();
  JsonWriter out;
  out.begin_array();
  for (std::size_t i = 0; i < items; ++i) {
    const Json* item = change.find(std::to_string(i));
    out.raw(item != nullptr ? item->text() : list.items()[i].text());
  }
  return out.end_array().take();
}

inline std::string patched(std::string_view whole, std::string_view changes) {
  const Json before = *Json::parse(whole);
  const Json change = *Json::parse(changes);
  JsonWriter out;
  out.begin_object();
  for (const auto& [name, value] : before.members()) {
    const Json* other = change.find(name);
    out.key(name);
    if (other == nullptr) {
      out.raw(value.text());
    } else if (value.is(Json::Kind::Array) && other->is(Json::Kind::Object)) {
      out.raw(patched_list(value, *other));
    } else {
      out.raw(other->text());
    }
  }
  return out.end_object().take();
}

}  // namespace roundtable
