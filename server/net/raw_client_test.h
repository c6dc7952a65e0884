#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "server/net/masked_frame.h"

namespace roundtable::server::net {

// A client without an HTTP library: it sends and receives bytes.
class RawClient {
 public:
  // Not connected yet.
  RawClient() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval guard{.tv_sec = 30, .tv_usec = 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &guard, sizeof guard);
  }
  explicit RawClient(std::uint16_t port, int receive_buffer = 0) : RawClient() {
    if (receive_buffer > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    connect_to(port);
  }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;
  ~RawClient() { hang_up(); }

  void connect_to(std::uint16_t port) const {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) ADD_FAILURE() << "cannot connect";
  }
  void hang_up() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
  }
  void half_close() const { shutdown(socket_, SHUT_WR); }

  // False when the peer takes no more.
  bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  // One response with its body; empty if the connection closes before its end.
  std::string response(bool has_body = true) {
    while (unread_.find("\r\n\r\n") == std::string::npos)
      if (!read_more()) return {};
    const std::size_t head = unread_.find("\r\n\r\n") + 4;
    const std::size_t length = unread_.substr(0, head).find("Content-Length: ");
    const bool has_length = has_body && length != std::string::npos;
    const std::size_t body = has_length ? std::strtoul(unread_.c_str() + length + 16, nullptr, 10) : 0;
    while (unread_.size() < head + body)
      if (!read_more()) return {};
    return take(head + body);
  }

  std::string ask(std::string_view request) {
    write(request);
    return response();
  }

  // GET with these headers, each ended by CR LF.
  std::string get(const std::string& target, const std::string& headers = "") {
    return ask("GET " + target + " HTTP/1.1\r\nHost: here\r\n" + headers + "\r\n");
  }

  std::string post(const std::string& target, const std::string& body, const std::string& headers = "") {
    return ask("POST " + target + " HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: " +
               std::to_string(body.size()) + "\r\n" + headers + "\r\n" + body);
  }

  // The response to a WebSocket upgrade.
  std::string upgrade(const std::string& target = "/api/v1/ws", const std::string& headers = "") {
    return ask("GET " + target +
               " HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n" +
               "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + headers + "\r\n");
  }

  void say(std::string_view text) const { write(masked(kText, text)); }

  // The next frame: its text, "ping ...", "pong ...", "close CODE REASON", or "gone" after the end.
  std::string frame() {
    while (unread_.size() < 2)
      if (!read_more()) return "gone";
    const unsigned first = byte(0);
    std::size_t length = byte(1), head = 2;
    const std::size_t wide = length == 126 ? 2 : length == 127 ? 8 : 0;
    while (unread_.size() < head + wide)
      if (!read_more()) return "gone";
    if (wide > 0) length = 0;
    for (; head < 2 + wide; ++head) length = length << 8U | byte(head);
    while (unread_.size() < head + length)
      if (!read_more()) return "gone";
    const std::string payload = take(head + length).substr(head);
    if (first == kText) return payload;
    if (first == kPing) return "ping " + payload;
    if (first == kPong) return "pong " + payload;
    if (first != kClose || payload.size() < 2) return "odd frame";
    const auto digit = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(payload[i])); };
    return "close " + std::to_string(digit(0) << 8U | digit(1)) + " " + payload.substr(2);
  }

  // True if the peer closes the connection, after any further data.
  bool closes() {
    while (read_more()) {
    }
    return errno_ == 0 || errno_ == ECONNRESET;
  }

 private:
  bool read_more() {
    char bytes[16 * 1024];
    errno = 0;
    const auto read = ::recv(socket_, bytes, sizeof bytes, 0);
    errno_ = read == 0 ? 0 : errno;
    if (read <= 0) return false;
    unread_.append(bytes, static_cast<std::size_t>(read));
    return true;
  }

  std::string take(std::size_t size) {
    std::string taken = unread_.substr(0, size);
    unread_.erase(0, size);
    return taken;
  }

  unsigned byte(std::size_t i) const { return static_cast<unsigned char>(unread_[i]); }

  int socket_;
  int errno_ = 0;
  std::string unread_;
};

}  // namespace roundtable::server::net
