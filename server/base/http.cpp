#include "server/base/http.h"

#include <algorithm>

#include "server/base/fields.h"

namespace roundtable::server {

HttpResponse respond(JsonWriter& out, int status) { return {.status = status, .body = out.take()}; }

HttpResponse respond(const Refused& why) {
  JsonWriter out;
  out.begin_object().key("error");
  why.write(out);
  out.end_object();
  return respond(out, why.status());
}

void expect_method(const HttpRequest& request, std::string_view method) {
  if (request.method == method || (method == "GET" && request.method == "HEAD")) return;
  throw Refused("bad-method", "wrong method, allowed: " + std::string(method));
}

void expect_no_fields(const HttpRequest& request) { Fields(request.body.empty() ? "{}" : request.body, {}); }

std::string route_of(std::string_view path) {
  for (const std::string_view list : {"/api/v1/tables/", "/api/v1/people/"}) {
    if (!path.starts_with(list)) continue;
    const std::size_t end = std::min(path.find('/', list.size()), path.size());
    const std::string_view rest = path.substr(end);
    const bool page = list.ends_with("people/");
    return std::string(list) + "{id}" + std::string(page && rest != "/games" ? "" : rest);
  }
  return std::string(path);
}

std::string query_value(const std::string& query, std::string_view name) {
  std::string_view rest = query;
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
    if (pair.substr(0, pair.find('=')) == name) return std::string(pair.substr(std::min(name.size() + 1, pair.size())));
  }
  return {};
}

}  // namespace roundtable::server
