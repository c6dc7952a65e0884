#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/http_client.h"

namespace roundtable::cli {

int run(const HealthArguments& arguments) {
  const auto answer = ask_http(arguments.host, arguments.port, "GET /healthz");
  if (!answer)
    return complain(fmt::format("no server at {}:{}; check --host and --port", arguments.host, arguments.port), 1);
  if (answer->status == 0) return complain("the server did not answer; look at its log", 1);
  fmt::print("{}{}", answer->body, answer->body.ends_with('\n') ? "" : "\n");
  return answer->status == 200 ? 0 : 1;
}

}  // namespace roundtable::cli
