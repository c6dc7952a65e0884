#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <string>

#include "server/net/door_place.h"

namespace roundtable::server::net {

// The operator's own entrance: a Unix socket or a loopback port that is open during this object's lifetime.
class AdminDoor {
 public:
  using Protocol = boost::asio::generic::stream_protocol;
  // `who` is the operator's name: at a Unix socket that of the peer's system user, at a port a fixed word.
  using Came = std::function<void(const boost::system::error_code&, Protocol::socket, const std::string& who)>;

  // Throws std::runtime_error with advice.
  AdminDoor(boost::asio::io_context& io, DoorPlace place);
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;
  ~AdminDoor() { close(); }

  // Accepts one connection. `came` is not called after close().
  void accept(Came came);
  // Also removes the socket's file.
  void close();
  // The address in the form that operators type.
  std::string shown() const;

 private:
  void open(const Protocol& protocol, const Protocol::endpoint& endpoint, const std::string& where);
  void open_port();

  boost::asio::basic_socket_acceptor<Protocol> acceptor_;
  DoorPlace place_;
};

}  // namespace roundtable::server::net
