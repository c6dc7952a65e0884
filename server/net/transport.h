#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "server/net/clock.h"
#include "server/net/net.h"

namespace roundtable::server::net {

// What is spoken over a TCP connection: HTTP, or the WebSocket that comes of it. Neither knows of sockets.
class Protocol {
 public:
  Protocol() = default;
  Protocol(const Protocol&) = delete;
  Protocol& operator=(const Protocol&) = delete;
  virtual ~Protocol() = default;

  // Takes bytes from the front and says how many. The rest comes again, with what follows, or after Transport::resume.
  virtual std::size_t receive(std::span<char> bytes) = 0;
  // Whether more should be read from the network now.
  virtual bool listens() const = 0;
  // A few times a second.
  virtual void tick(Micros at) = 0;
  // The server stops: say goodbye.
  virtual void leave() = 0;
  // The connection is gone, or will be as soon as all is sent. Called once, the last call.
  virtual void lost() = 0;
};

// A TCP connection, for what is spoken over it. Nothing calls back: what follows from a call happens a little later.
class Transport {
 public:
  Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  virtual void send(Text bytes) = 0;
  virtual void send_message(Text text) = 0;  // in the frame of a WebSocket
  virtual std::size_t unsent() const = 0;
  // That of it which waits for the peer: it did not take all that it was offered.
  virtual std::size_t refused() const = 0;
  virtual void forget_unsent() = 0;
  // Hands the bytes over again that the protocol left, and those to come.
  virtual void resume() = 0;
  // From now on something else is spoken.
  virtual void become(std::unique_ptr<Protocol> protocol) = 0;
  // Closes once everything is sent; nothing more is received.
  virtual void finish() = 0;
  // Closes at once.
  virtual void drop() = 0;
  virtual Micros heard() const = 0;  // when the peer last sent something
  virtual Micros took() const = 0;   // when it last took something
  // Destroys the visitor a little later, while the protocol still exists.
  virtual void bury(std::unique_ptr<SocketSession> socket_session) = 0;
};

}  // namespace roundtable::server::net
