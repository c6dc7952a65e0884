#pragma once

#include <string>
#include <string_view>

#include "engine/core/json.h"

namespace roundtable::server {

// Of what the server itself has stored; empty if it is not there.
inline std::string text_in(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is(Json::Kind::String) ? value->string() : std::string();
}

}  // namespace roundtable::server
