#pragma once

#include <optional>
#include <string>

namespace roundtable::cli {

struct HttpAnswer {
  int status = 0;  // 0: invalid answer
  std::string body;
};

// Sends an HTTP request: `method` with the path as in `GET /healthz`, `headers` as complete lines. Returns nullopt if
// the connection fails.
std::optional<HttpAnswer> ask_http(const std::string& host, int port, const std::string& method,
                                   const std::string& headers = {}, const std::string& body = {});

}  // namespace roundtable::cli
