#include "server/net/websocket_protocol.h"

#include <utility>

#include "server/net/closing_codes.h"
#include "server/net/outbox.h"

namespace roundtable::server::net {

namespace {

using Kind = FrameReader::Kind;

// Bytes sent in one burst, before the peer could accept any, may be this many times the limit for a slow peer.
constexpr std::size_t kAtOnce = 4;
constexpr std::size_t kLongestReason = 123;  // limit of a control frame

Text control(Opcode opcode, std::string_view payload) {
  return std::make_shared<const std::string>(frame(opcode, payload));
}

}  // namespace

WebSocketProtocol::WebSocketProtocol(Transport& transport, Common& common, std::string address,
                                     AddressLimits::Ticket ticket)
    : transport_(transport),
      common_(common),
      address_(std::move(address)),
      ticket_(std::move(ticket)),
      frames_(common.options.message) {
  ++common_.counts.websockets;
}

WebSocketProtocol::~WebSocketProtocol() { --common_.counts.websockets; }

void WebSocketProtocol::welcome(const std::function<std::unique_ptr<SocketSession>(Connection&)>& make) {
  auto socket_session = make(*this);
  if (socket_session && closed_) return transport_.bury(std::move(socket_session));
  socket_session_ = std::move(socket_session);
  if (!socket_session_) close(kInternalError, "no answer to pings");
}

std::size_t WebSocketProtocol::receive(std::span<char> bytes) {
  std::size_t taken = 0;
  while (!closed_ && taken < bytes.size()) {
    const auto step = frames_.read(bytes.subspan(taken));
    if (step.kind == Kind::Incomplete) break;
    taken += step.taken;
    // Control frames and fragments count, too: they cost as much.
    if (!rate_.take(Rate::per_second(common_.options.messages_per_second), now()))
      close(kAgainstRules, "too many messages");
    if (!closed_ && !handle(step)) break;
  }
  return taken;
}

bool WebSocketProtocol::handle(const FrameReader::Step& step) {
  switch (step.kind) {
    case Kind::Message:
      ++common_.counts.messages;
      socket_session_->message(step.payload);
      return true;
    case Kind::Ping: transport_.send(control(Opcode::Pong, step.payload)); return true;
    case Kind::Close:
    case Kind::Broken: close(step.code, step.reason); return false;
    case Kind::Fragment:
    case Kind::Pong:
    case Kind::Incomplete: break;
  }
  return true;
}

void WebSocketProtocol::tick(Micros at) {
  const Micros half = common_.options.idle_seconds * kSecond / 2;
  if (half <= 0 || closed_ || at - transport_.heard() < half) return;
  const bool pinged = pinged_ > transport_.heard();
  if (pinged && at - pinged_ >= half) return transport_.drop();
  if (pinged) return;
  pinged_ = at;
  transport_.send(control(Opcode::Ping, {}));
}

void WebSocketProtocol::leave() { close(kRestarts, "the server is shutting down"); }

void WebSocketProtocol::lost() {
  closed_ = true;
  if (socket_session_) transport_.bury(std::move(socket_session_));
}

void WebSocketProtocol::send(Text text) {
  if (closed_) return;
  const std::size_t most = common_.options.unsent;
  if (most > 0 && (transport_.refused() > most || transport_.unsent() > kAtOnce * most)) {
    ++common_.counts.too_slow;
    transport_.forget_unsent();
    return close(kTooSlow, "the client reads too slowly");
  }
  ++common_.counts.sent;
  transport_.send_message(std::move(text));
}

void WebSocketProtocol::close(std::uint16_t code, std::string_view reason) {
  if (closed_) return;
  closed_ = true;
  std::string payload;
  payload += static_cast<char>(code >> 8U);
  payload += static_cast<char>(code & 0xFFU);
  payload += reason.substr(0, kLongestReason);
  transport_.send(control(Opcode::Close, payload));
  transport_.finish();
}

}  // namespace roundtable::server::net
