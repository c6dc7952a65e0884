#include "server/net/tcp_connections.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/http_protocol.h"

namespace roundtable::server::net {

namespace {

constexpr unsigned kParts = 4;
// This many connections over the limit get an error response; further ones are closed without one.
constexpr std::size_t kTold = 1000;

}  // namespace

void TcpConnections::add(TcpConnection::Socket socket, const Address& peer, const std::string& admin) {
  const auto most = static_cast<std::size_t>(common_.options.connections);
  const bool full = admin.empty() && most > 0 && connections_.size() >= most;  // operators are always admitted
  if (full && connections_.size() >= most + kTold) return;

  // Behind a proxy all connections have its address. There only WebSockets are counted, by the forwarded address.
  const bool counted = admin.empty() && !common_.options.behind_proxy;
  auto ticket = counted ? common_.address_limits.connect(peer.rate_limit_key) : AddressLimits::Ticket();
  const bool refused = full || (counted && !ticket);
  auto line = std::make_shared<TcpConnection>(*this, std::move(socket));
  auto protocol = std::make_unique<HttpProtocol>(*line, common_, peer, std::move(ticket), admin);
  line->place_ = connections_.size();
  connections_.push_back(line);
  if (refused) protocol->refuse();
  line->begin(std::move(protocol));
  common_.counts.connections = static_cast<std::int64_t>(connections_.size());
}

void TcpConnections::tick(Micros at) {
  part_ = (part_ + 1) % kParts;
  const std::size_t end = connections_.size() * (part_ + 1) / kParts;
  for (std::size_t i = connections_.size() * part_ / kParts; i < end; ++i) connections_[i]->tick(at);
}

void TcpConnections::leave() {
  for (const auto& line : connections_) line->leave();
}

void TcpConnections::drop() {
  for (const auto& line : connections_) line->drop();
  while (!due_.empty()) settle();
}

void TcpConnections::settle_soon(std::shared_ptr<TcpConnection> line) {
  if (due_.empty()) boost::asio::post(io_, [this] { settle(); });
  due_.push_back(std::move(line));
}

void TcpConnections::settle() {
  std::swap(due_, settling_);
  for (const auto& line : settling_) line->settle();
  buried_.clear();  // a session may use its connection during its destruction
  for (const auto& line : settling_)
    if (line->is_gone()) remove(*line);
  settling_.clear();
}

void TcpConnections::remove(TcpConnection& line) {
  if (line.place_ == TcpConnection::kNowhere) return;
  line.hang_up();
  connections_.back()->place_ = line.place_;
  std::swap(connections_[std::exchange(line.place_, TcpConnection::kNowhere)], connections_.back());
  connections_.pop_back();
  common_.counts.connections = static_cast<std::int64_t>(connections_.size());
}

}  // namespace roundtable::server::net
