#include "server/net/frames.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>

#include "engine/core/utf8.h"
#include "server/net/closing_codes.h"
#include "server/net/outbox.h"

namespace roundtable::server::net {

namespace {

constexpr std::size_t kMask = 4;

using Step = FrameReader::Step;
using Kind = FrameReader::Kind;

Step broken(std::uint16_t code, std::string_view reason) {
  return {.kind = Kind::Broken, .code = code, .reason = reason};
}

std::uint64_t big_endian(std::span<const char> bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
  return number;
}

void unmask(std::span<char> payload, const char* mask) {
  std::array<char, 8> twice{};
  std::memcpy(twice.data(), mask, kMask);
  std::memcpy(twice.data() + kMask, mask, kMask);
  std::uint64_t wide = 0;
  std::memcpy(&wide, twice.data(), sizeof wide);
  std::size_t i = 0;
  for (; i + sizeof wide <= payload.size(); i += sizeof wide) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, payload.data() + i, sizeof eight);
    eight ^= wide;
    std::memcpy(payload.data() + i, &eight, sizeof eight);
  }
  for (; i < payload.size(); ++i) payload[i] = static_cast<char>(payload[i] ^ twice[i % twice.size()]);
}

// Close codes that a peer may send (RFC 6455, 7.4, and later registrations).
bool is_closing_code(std::uint64_t code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

}  // namespace

struct FrameReader::Head {
  bool final = false;
  bool control = false;
  bool masked = false;
  bool shortest = true;  // the length has the shortest possible encoding
  unsigned reserved = 0;
  unsigned opcode = 0;
  std::uint64_t payload = 0;
  std::size_t size = 0;  // of the head itself, without the mask

  bool is(Opcode wanted) const { return opcode == static_cast<unsigned>(wanted); }

  static std::optional<Head> read(std::span<const char> bytes) {
    if (bytes.size() < 2) return std::nullopt;
    const auto first = static_cast<unsigned char>(bytes[0]);
    const auto second = static_cast<unsigned char>(bytes[1]);
    Head head{.final = (first & 0x80U) != 0,
              .control = (first & 0x08U) != 0,
              .masked = (second & 0x80U) != 0,
              .reserved = first & 0x70U,
              .opcode = first & 0x0FU,
              .payload = second & 0x7FU,
              .size = 2};
    if (head.payload < 126) return head;
    const std::size_t wide = head.payload == 126 ? 2 : 8;
    if (bytes.size() < 2 + wide) return std::nullopt;
    head.payload = big_endian(bytes.subspan(2, wide));
    head.shortest = wide == 2 ? head.payload >= 126 : head.payload >= 0x10000;
    head.size += wide;
    return head;
  }
};

Step FrameReader::read(std::span<char> bytes) {
  if (!fragmented_ && !fragments_.empty()) std::exchange(fragments_, {});
  const auto head = Head::read(bytes);
  if (!head) return {};
  if (head->reserved != 0) return broken(kNotTheProtocol, "extensions are not supported");
  if (!head->masked) return broken(kNotTheProtocol, "frames from clients must be masked");
  if (head->opcode > 10 || (head->opcode > 2 && head->opcode < 8)) return broken(kNotTheProtocol, "unknown opcode");
  if (!head->shortest || head->payload >> 63U != 0) return broken(kNotTheProtocol, "wrong length");
  if (head->control && (!head->final || head->payload > 125)) return broken(kNotTheProtocol, "control frame too long");
  if (head->is(Opcode::Binary)) return broken(kNotText, "only text messages are supported");
  if (head->is(Opcode::Text) && fragmented_) return broken(kNotTheProtocol, "the previous message is incomplete");
  if (head->is(Opcode::Continuation) && !fragmented_) return broken(kNotTheProtocol, "continuation without a message");
  if (!head->control && longest_ > 0 && head->payload > longest_ - fragments_.size())
    return broken(kTooLarge, "message too large");

  const std::size_t before = head->size + kMask;
  if (bytes.size() < before || bytes.size() - before < head->payload) return {};
  const auto payload = bytes.subspan(before, static_cast<std::size_t>(head->payload));
  unmask(payload, bytes.data() + head->size);
  const std::string_view text(payload.data(), payload.size());
  const Step step{.taken = before + payload.size()};
  return head->control ? control(*head, text, step) : content(*head, text, step);
}

Step FrameReader::content(const Head& head, std::string_view payload, Step step) {
  if (!head.final || fragmented_) {
    fragments_ += payload;
    payload = fragments_;
  }
  fragmented_ = !head.final;
  if (fragmented_) {
    step.kind = Kind::Fragment;
    return step;
  }
  if (!is_utf8(payload)) return broken(kNotUtf8, "not UTF-8");
  step.kind = Kind::Message;
  step.payload = payload;
  return step;
}

Step FrameReader::control(const Head& head, std::string_view payload, Step step) const {
  step.payload = payload;
  step.kind = head.is(Opcode::Ping) ? Kind::Ping : head.is(Opcode::Pong) ? Kind::Pong : Kind::Close;
  if (step.kind != Kind::Close) return step;
  step.code = 1000;
  if (payload.empty()) return step;
  const std::uint64_t code = payload.size() < 2 ? 0 : big_endian(std::span(payload).first(2));
  if (!is_closing_code(code)) return broken(kNotTheProtocol, "invalid close code");
  if (!is_utf8(payload.substr(2))) return broken(kNotUtf8, "not UTF-8");
  step.code = static_cast<std::uint16_t>(code);
  return step;
}

}  // namespace roundtable::server::net
