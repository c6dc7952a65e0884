#include "bench/load/websocket.h"

#include <array>
#include <cstring>
#include <stdexcept>

namespace roundtable::load {

namespace {

constexpr int kText = 1;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char c : bytes) value = value << 8U | static_cast<unsigned char>(c);
  return value;
}

}  // namespace

WebSocket::WebSocket(Address address, const std::string& host, const std::string& token) : Stream(address) {
  write("GET /api/v1/ws HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " + token +
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: bG9hZCBnZW5lcmF0b3IgIQ==\r\n\r\n");
  while (!open_) read_blocking();
}

void WebSocket::say(std::string_view text) { send_frame(kText, text); }

void WebSocket::send_frame(int kind, std::string_view payload) {
  if (payload.size() >= 65536) throw std::runtime_error("no message of ours is that long");
  std::string frame;
  frame.reserve(payload.size() + 8);
  frame += static_cast<char>(0x80 | kind);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size() & 0xffU);
  }
  mask_ = mask_ * 1664525 + 1013904223;
  std::array<char, 4> mask{};
  std::memcpy(mask.data(), &mask_, 4);
  frame.append(mask.data(), 4);
  for (std::size_t i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  write(frame);
}

std::size_t WebSocket::consume(std::string_view bytes) {
  if (!open_) {
    const auto head = bytes.find("\r\n\r\n");
    if (head == std::string_view::npos) return 0;
    if (bytes.substr(9, 3) != "101") throw std::runtime_error("no WebSocket: " + std::string(bytes));
    open_ = true;
    return head + 4;  // bytes after the handshake are read later: during construction hear() is not yet overridden
  }
  std::size_t used = 0;
  while (bytes.size() - used >= 2) {
    const std::string_view rest = bytes.substr(used);
    std::size_t start = 2;
    std::uint64_t size = static_cast<unsigned char>(rest[1]);
    if (size >= 126) {
      start = size == 126 ? 4 : 10;
      if (rest.size() < start) break;
      size = big_endian(rest.substr(2, start - 2));
    }
    if (rest.size() < start + size) break;
    used += start + size;
    received_ += static_cast<std::int64_t>(start + size);
    frame(rest[0] & 0x0f, rest.substr(start, size));
  }
  return used;
}

void WebSocket::frame(int kind, std::string_view payload) {
  if (kind == kText) hear(payload);
  if (kind == kPing) send_frame(kPong, payload);
  if (kind == kClose) throw std::runtime_error("the server closes: " + std::string(payload.substr(2)));
}

}  // namespace roundtable::load
