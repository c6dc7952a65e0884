#pragma once

#include <string>
#include <string_view>

#include "server/base/refusal.h"
#include "server/net/net.h"

// Reading requests and writing responses.

namespace roundtable::server {

HttpResponse respond(JsonWriter& out, int status = 200);
HttpResponse respond(const Refused& why);

// The value of `name` in list=open&before=12; empty if absent.
std::string query_value(const std::string& query, std::string_view name);

}  // namespace roundtable::server
