#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <string>

#include "server/net/door_place.h"

namespace roundtable::server::net {

// The door itself, open as long as this exists.
class AdminDoor {
 public:
  using Protocol = boost::asio::generic::stream_protocol;
  // `who` is what the system says: at a socket their name, at a port it has none.
  using Came = std::function<void(const boost::system::error_code&, Protocol::socket, const std::string& who)>;

  // Throws std::runtime_error with what to do.
  AdminDoor(boost::asio::io_context& io, DoorPlace place);
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;
  ~AdminDoor() { close(); }

  // The next one; not once it is closed.
  void accept(Came came);
  // The file of the socket goes, too.
  void close();
  // As one would type it.
  std::string shown() const;

 private:
  void open(const Protocol& protocol, const Protocol::endpoint& endpoint, const std::string& where);
  void open_port();

  boost::asio::basic_socket_acceptor<Protocol> acceptor_;
  DoorPlace place_;
};

}  // namespace roundtable::server::net
