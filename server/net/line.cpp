#include "server/net/line.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/buffer.hpp>
#include <cerrno>
#include <utility>

#include "server/net/lines.h"

namespace roundtable::server::net {

namespace {

constexpr Micros kFinishing = 5 * kSecond;  // without the peer taking anything
constexpr Micros kDraining = 2 * kSecond;
constexpr int kUnsentInSystem = 64 * 1024;

}  // namespace

Line::Line(Lines& lines, Socket socket) : lines_(lines), socket_(std::move(socket)), heard_(now()), took_(heard_) {
  boost::system::error_code error;
  may_fail(socket_.set_option(boost::asio::ip::tcp::no_delay(true), error));
  may_fail(socket_.native_non_blocking(true, error));
  // What the peer does not take waits here, where it is counted, and not in the system's memory.
  setsockopt(socket_.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kUnsentInSystem, sizeof kUnsentInSystem);
}

void Line::begin(std::unique_ptr<Talk> talk) {
  talk_ = std::move(talk);
  listen();
}

void Line::settle_soon() {
  if (!std::exchange(due_, true)) lines_.settle_soon(shared_from_this());
}

void Line::settle() {
  due_ = false;
  if (next_) talk_ = std::move(next_);
  if (!writing_) flush();
  if (state_ == State::Open && std::exchange(resumed_, false)) {
    if (!left_.empty()) {
      std::string bytes = std::exchange(left_, {});
      left_ = bytes.substr(hand_over(bytes));
    }
    listen();
  }
  if (state_ != State::Open && !std::exchange(told_, true)) talk_->lost();
}

void Line::flush() {
  const auto room = lines_.scratch();
  while (!outbox_.empty() && state_ != State::Gone) {
    const std::size_t size = outbox_.copy(room);
    const auto sent = ::send(socket_.native_handle(), room.data(), size, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return send_when_possible();
    if (sent < 0) return drop();
    outbox_.sent(static_cast<std::size_t>(sent));
    lines_.count_sent(sent);
    took_ = now();
  }
  resumed_ = true;
  if (state_ == State::Finishing) drain();
}

void Line::send_when_possible() {
  writing_ = true;
  socket_.async_wait(Socket::wait_write, [self = shared_from_this()](const boost::system::error_code& error) {
    self->writing_ = false;
    if (!error) self->settle_soon();
  });
}

void Line::drain() {
  boost::system::error_code error;
  may_fail(socket_.shutdown(Socket::shutdown_send, error));
  state_ = State::Draining;
  draining_ = now();
  listen();
}

void Line::listen() {
  const bool wanted = state_ == State::Open ? talk_->listens() : state_ == State::Draining;
  if (!wanted || std::exchange(reading_, true)) return;
  socket_.async_read_some(boost::asio::buffer(input_),
                          [self = shared_from_this()](const boost::system::error_code& error, std::size_t bytes) {
                            self->reading_ = false;
                            if (error) return self->drop();
                            self->received(bytes);
                          });
}

void Line::received(std::size_t bytes) {
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

std::size_t Line::hand_over(std::span<char> bytes) {
  std::size_t taken = 0;
  while (taken < bytes.size() && state_ == State::Open && !next_) {
    const std::size_t more = talk_->receive(bytes.subspan(taken));
    if (more == 0) break;
    taken += more;
  }
  return taken;
}

void Line::tick(Micros at) {
  switch (state_) {
    case State::Open: return next_ ? void() : talk_->tick(at);
    case State::Finishing: return at - took_ > kFinishing ? drop() : void();
    case State::Draining: return at - draining_ > kDraining ? drop() : void();
    case State::Gone: return;
  }
}

void Line::leave() {
  if (next_) talk_ = std::move(next_);
  if (state_ == State::Open) talk_->leave();
}

void Line::send(Text bytes) {
  outbox_.add(std::move(bytes));
  settle_soon();
}

void Line::send_message(Text text) {
  outbox_.add_message(std::move(text));
  settle_soon();
}

void Line::resume() {
  resumed_ = true;
  settle_soon();
}

void Line::become(std::unique_ptr<Talk> talk) {
  next_ = std::move(talk);
  resume();
}

void Line::finish() {
  if (state_ != State::Open) return;
  state_ = State::Finishing;
  took_ = now();
  settle_soon();
}

void Line::drop() {
  if (std::exchange(state_, State::Gone) == State::Gone) return;
  boost::system::error_code error;
  may_fail(socket_.close(error));
  settle_soon();
}

void Line::bury(std::unique_ptr<Visitor> visitor) { lines_.bury(std::move(visitor)); }

}  // namespace roundtable::server::net
