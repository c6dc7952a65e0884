#include "server/net/tcp_connection.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cerrno>
#include <utility>

#include "server/net/tcp_connections.h"

namespace roundtable::server::net {

namespace {

constexpr Micros kFinishing = 5 * kSecond;  // without progress of the peer
constexpr Micros kDraining = 2 * kSecond;
constexpr int kUnsentInSystem = 64 * 1024;

}  // namespace

TcpConnection::TcpConnection(TcpConnections& connections, Socket socket)
    : connections_(connections), socket_(std::move(socket)), heard_(now()), took_(heard_) {
  boost::system::error_code error;
  may_fail(socket_.set_option(boost::asio::ip::tcp::no_delay(true), error));
  may_fail(socket_.native_non_blocking(true, error));
  // Keeps unsent data in our outbox, where it counts, instead of in the system's buffer.
  setsockopt(socket_.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kUnsentInSystem, sizeof kUnsentInSystem);
}

void TcpConnection::begin(std::unique_ptr<Protocol> protocol) {
  protocol_ = std::move(protocol);
  listen();
}

void TcpConnection::settle_soon() {
  if (!std::exchange(due_, true)) connections_.settle_soon(shared_from_this());
}

void TcpConnection::settle() {
  due_ = false;
  if (next_) protocol_ = std::move(next_);
  if (!writing_) flush();
  if (state_ == State::Open && std::exchange(resumed_, false)) {
    if (!left_.empty()) {
      std::string bytes = std::exchange(left_, {});
      left_ = bytes.substr(hand_over(bytes));
    }
    listen();
  }
  if (state_ != State::Open && !std::exchange(told_, true)) protocol_->lost();
}

void TcpConnection::flush() {
  const auto room = connections_.scratch();
  while (!outbox_.empty() && state_ != State::Gone) {
    const std::size_t size = outbox_.copy(room);
    const auto sent = ::send(socket_.native_handle(), room.data(), size, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return send_when_possible();
    if (sent < 0) return drop();
    outbox_.sent(static_cast<std::size_t>(sent));
    connections_.count_sent(sent);
    took_ = now();
  }
  resumed_ = true;
  if (state_ == State::Finishing) drain();
}

void TcpConnection::send_when_possible() {
  writing_ = true;
  socket_.async_wait(Socket::wait_write, [self = shared_from_this()](const boost::system::error_code& error) {
    self->writing_ = false;
    if (!error) self->settle_soon();
  });
}

void TcpConnection::drain() {
  boost::system::error_code error;
  may_fail(socket_.shutdown(Socket::shutdown_send, error));
  state_ = State::Draining;
  draining_ = now();
  listen();
}

void TcpConnection::listen() {
  const bool wanted = state_ == State::Open ? protocol_->listens() : state_ == State::Draining;
  if (!wanted || std::exchange(reading_, true)) return;
  socket_.async_read_some(boost::asio::buffer(input_),
                          [self = shared_from_this()](const boost::system::error_code& error, std::size_t bytes) {
                            self->reading_ = false;
                            if (error) return self->drop();
                            self->received(bytes);
                          });
}

void TcpConnection::received(std::size_t bytes) {
  heard_ = now();
  const std::span<char> fresh(input_.data(), bytes);
  if (state_ == State::Open && left_.empty()) {
    const std::size_t taken = hand_over(fresh);
    left_.assign(fresh.begin() + static_cast<std::ptrdiff_t>(taken), fresh.end());
  } else if (state_ == State::Open) {
    left_.append(fresh.begin(), fresh.end());
    left_.erase(0, hand_over(left_));
    if (left_.empty()) std::exchange(left_, {});
  }
  listen();
}

std::size_t TcpConnection::hand_over(std::span<char> bytes) {
  std::size_t taken = 0;
  while (taken < bytes.size() && state_ == State::Open && !next_) {
    const std::size_t more = protocol_->receive(bytes.subspan(taken));
    if (more == 0) break;
    taken += more;
  }
  return taken;
}

void TcpConnection::tick(Micros at) {
  switch (state_) {
    case State::Open: return next_ ? void() : protocol_->tick(at);
    case State::Finishing: return at - took_ > kFinishing ? drop() : void();
    case State::Draining: return at - draining_ > kDraining ? drop() : void();
    case State::Gone: return;
  }
}

void TcpConnection::leave() {
  if (next_) protocol_ = std::move(next_);
  if (state_ == State::Open) protocol_->leave();
}

void TcpConnection::send(Text bytes) {
  outbox_.add(std::move(bytes));
  settle_soon();
}

void TcpConnection::send_message(Text text) {
  outbox_.add_message(std::move(text));
  settle_soon();
}

void TcpConnection::resume() {
  resumed_ = true;
  settle_soon();
}

void TcpConnection::become(std::unique_ptr<Protocol> protocol) {
  next_ = std::move(protocol);
  resume();
}

void TcpConnection::finish() {
  if (state_ != State::Open) return;
  state_ = State::Finishing;
  took_ = now();
  settle_soon();
}

void TcpConnection::drop() {
  if (std::exchange(state_, State::Gone) == State::Gone) return;
  boost::system::error_code error;
  may_fail(socket_.close(error));
  settle_soon();
}

void TcpConnection::bury(std::unique_ptr<SocketSession> socket_session) {
  connections_.bury(std::move(socket_session));
}

}  // namespace roundtable::server::net
