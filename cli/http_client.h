#pragma once

#include <optional>
#include <string>

namespace roundtable::cli {

struct HttpAnswer {
  int status = 0;  // 0: it was none
  std::string body;
};

// Asks a server over HTTP: `method` and path as in `GET /healthz`, `headers` a line each. Nothing if none listens
// there.
std::optional<HttpAnswer> ask_http(const std::string& host, int port, const std::string& method,
                                   const std::string& headers = {}, const std::string& body = {});

}  // namespace roundtable::cli
