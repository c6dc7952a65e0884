#pragma once

#include <array>
#include <boost/asio/generic/stream_protocol.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "server/net/outbox.h"
#include "server/net/transport.h"

namespace roundtable::server::net {

class TcpConnections;

// Ignores an error that does no harm.
inline void may_fail(const boost::system::error_code&) {}

// A TCP or Unix socket connection. Outgoing data waits until the event loop has done all due work, and is then sent
// together.
class TcpConnection : public Transport, public std::enable_shared_from_this<TcpConnection> {
 public:
  using Socket = boost::asio::generic::stream_protocol::socket;

  TcpConnection(TcpConnections& connections, Socket socket);

  void begin(std::unique_ptr<Protocol> protocol);
  // Does the deferred work: sends, passes received bytes on, tells the protocol about the end.
  void settle();
  void tick(Micros at);
  void leave();
  bool is_gone() const { return state_ == State::Gone; }
  // Call when it is gone.
  void hang_up() { protocol_.reset(); }

  void send(Text bytes) override;
  void send_message(Text text) override;
  std::size_t unsent() const override { return outbox_.bytes(); }
  std::size_t refused() const override { return writing_ ? outbox_.bytes() : 0; }
  void forget_unsent() override { outbox_.forget(); }
  void resume() override;
  void become(std::unique_ptr<Protocol> protocol) override;
  void finish() override;
  void drop() override;
  Micros heard() const override { return heard_; }
  Micros took() const override { return took_; }
  void bury(std::unique_ptr<SocketSession> socket_session) override;

 private:
  friend TcpConnections;
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  // Finishing: sends the rest. Draining: has shut down its side and waits for the peer to do the same, since closing at
  // once could make the peer's system discard data that it has not read yet.
  enum class State : std::uint8_t { Open, Finishing, Draining, Gone };

  void settle_soon();
  void flush();
  void send_when_possible();
  void drain();
  void listen();
  void received(std::size_t bytes);
  std::size_t hand_over(std::span<char> bytes);

  TcpConnections& connections_;
  Socket socket_;
  std::unique_ptr<Protocol> protocol_, next_;
  Outbox outbox_;
  std::string left_;  // bytes that the protocol has not taken yet
  Micros heard_, took_, draining_ = 0;
  std::size_t place_ = kNowhere;  // index in TcpConnections
  State state_ = State::Open;
  bool due_ = false;      // settle() is scheduled
  bool resumed_ = false;  // left_ must be passed to the protocol again
  bool reading_ = false, writing_ = false, told_ = false;
  std::array<char, 1024> input_{};
};

}  // namespace roundtable::server::net
