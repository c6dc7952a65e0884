#include "server/base/http.h"

#include <algorithm>

namespace roundtable::server {

HttpResponse respond(JsonWriter& out, int status) { return {.status = status, .body = out.take()}; }

HttpResponse respond(const Refused& why) {
  JsonWriter out;
  out.begin_object().key("error");
  why.write(out);
  out.end_object();
  return respond(out, why.status());
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
