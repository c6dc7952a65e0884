#pragma once

#include <string>
#include <string_view>

#include "server/base/refusal.h"
#include "server/net/net.h"

// Reading requests and writing responses.

namespace roundtable::server {

HttpResponse respond(JsonWriter& out, int status = 200);
HttpResponse respond(const Refused& why);

// Throw Refused.
void expect_method(const HttpRequest& request, std::string_view method);
void expect_no_fields(const HttpRequest& request);

// The path with {id} for whatever stands for a table or a person; of those that there are.
std::string route_of(std::string_view path);

// The value of `name` in list=open&before=12; empty if it is not there.
std::string query_value(const std::string& query, std::string_view name);

}  // namespace roundtable::server
