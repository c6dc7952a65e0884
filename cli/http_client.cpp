#include "cli/http_client.h"

#include <fmt/format.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string_view>

namespace roundtable::cli {

namespace {

class Socket {
 public:
  Socket(const std::string& host, int port) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0) return;
    const std::unique_ptr<addrinfo, void (*)(addrinfo*)> all(found, freeaddrinfo);
    for (const addrinfo* one = found; one != nullptr && number_ < 0; one = one->ai_next) {
      number_ = socket(one->ai_family, one->ai_socktype, one->ai_protocol);
      if (number_ >= 0 && connect(number_, one->ai_addr, one->ai_addrlen) != 0) close_it();
    }
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket() { close_it(); }

  bool open() const { return number_ >= 0; }
  // Reads until the server closes the connection.
  std::optional<std::string> ask(std::string_view text) const {
    while (!text.empty()) {
      const auto sent = send(number_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent <= 0) return std::nullopt;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    std::string answer;
    std::string buffer(4096, '\0');
    for (;;) {
      const auto came = recv(number_, buffer.data(), buffer.size(), 0);
      if (came < 0) return std::nullopt;
      if (came == 0) return answer;
      answer.append(buffer, 0, static_cast<std::size_t>(came));
    }
  }

 private:
  void close_it() {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }
  int number_ = -1;
};

}  // namespace

std::optional<HttpAnswer> ask_http(const std::string& host, int port, const std::string& method,
                                   const std::string& headers, const std::string& body) {
  const Socket socket(host, port);
  if (!socket.open()) return std::nullopt;
  const std::string answer = socket
                                 .ask(fmt::format("{} HTTP/1.1\r\nHost: {}:{}\r\n{}Connection: close\r\n\r\n{}", method,
                                                  host, port, headers, body))
                                 .value_or("");
  const std::size_t code = answer.find(' ');
  const std::size_t start = answer.find("\r\n\r\n");
  if (!answer.starts_with("HTTP/") || start == std::string::npos) return HttpAnswer{};
  return HttpAnswer{std::atoi(answer.c_str() + code), answer.substr(start + 4)};
}

}  // namespace roundtable::cli
