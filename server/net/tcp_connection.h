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

// For what may fail without harm.
inline void may_fail(const boost::system::error_code&) {}

// One TCP connection, or one of this machine. What is sent waits until the loop has done all that was due, and goes out
// together.
class TcpConnection : public Transport, public std::enable_shared_from_this<TcpConnection> {
 public:
  using Socket = boost::asio::generic::stream_protocol::socket;

  TcpConnection(TcpConnections& connections, Socket socket);

  void begin(std::unique_ptr<Protocol> protocol);
  // Does what had to wait: sends, hands over what came, tells the protocol that it is over.
  void settle();
  void tick(Micros at);
  void leave();
  bool is_gone() const { return state_ == State::Gone; }
  // Once it is gone.
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
  // Finishing: what is unsent is sent. Draining: we said that nothing follows, and wait for the peer to say the same;
  // closing at once could make its system throw away what it has not read yet.
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
  std::string left_;  // bytes that the protocol did not take yet
  Micros heard_, took_, draining_ = 0;
  std::size_t place_ = kNowhere;  // among all lines
  State state_ = State::Open;
  bool due_ = false;      // settle() will be called
  bool resumed_ = false;  // what is left must be handed over again
  bool reading_ = false, writing_ = false, told_ = false;
  std::array<char, 1024> input_{};
};

}  // namespace roundtable::server::net
