#pragma once

#include <string>
#include <string_view>

#include "engine/core/json.h"

namespace roundtable::server {

// A text in JSON that the server itself has stored; empty if missing.
inline std::string text_in(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is(Json::Kind::String) ? value->string() : std::string();
}

}  // namespace roundtable::server
