#include "server/api/markdown.h"

#include <fmt/format.h>

namespace roundtable::server {

std::string markdown_of(const RoutesOfPart& part) {
  std::string text = "| call | who | fields | answer |\n|---|---|---|---|\n";
  for (const Route* route : part.routes) {
    if (route->more.secret) continue;
    const std::string fields = text_of(route->fields);
    text += fmt::format("| `{} {}` | {} |{}| {} |\n", name_of(route->method), route->path, name_of(route->who),
                        fields.empty() ? " " : " " + fields + " ", route->about);
  }
  return text;
}

}  // namespace roundtable::server
