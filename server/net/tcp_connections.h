#pragma once

#include <boost/asio/io_context.hpp>
#include <memory>
#include <span>
#include <vector>

#include "server/net/address.h"
#include "server/net/common.h"
#include "server/net/tcp_connection.h"

namespace roundtable::server::net {

// All connections.
class TcpConnections {
 public:
  TcpConnections(boost::asio::io_context& io, Common& common) : io_(io), common_(common), scratch_(kScratch) {}

  // `admin`: name of the operator who connected at the admin entrance; empty: another client.
  void add(TcpConnection::Socket socket, const Address& peer, const std::string& admin = {});
  std::size_t size() const { return connections_.size(); }
  // Each call ticks one part of the connections.
  void tick(Micros at);
  // Closes all connections politely.
  void leave();
  // Closes all connections at once; none is left afterwards.
  void drop();

  // For TcpConnection:
  void settle_soon(std::shared_ptr<TcpConnection> line);
  void bury(std::unique_ptr<SocketSession> socket_session) { buried_.push_back(std::move(socket_session)); }
  std::span<char> scratch() { return scratch_; }
  void count_sent(std::int64_t bytes) { common_.counts.bytes_sent += bytes; }

 private:
  static constexpr std::size_t kScratch = 64 * 1024;

  void settle();
  void remove(TcpConnection& line);

  boost::asio::io_context& io_;
  Common& common_;
  std::vector<std::shared_ptr<TcpConnection>> connections_;
  std::vector<std::shared_ptr<TcpConnection>> due_, settling_;  // swapped, so that their capacity is reused
  std::vector<std::unique_ptr<SocketSession>> buried_;
  std::vector<char> scratch_;
  unsigned part_ = 0;
};

}  // namespace roundtable::server::net
