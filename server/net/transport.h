#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "server/net/clock.h"
#include "server/net/net.h"

namespace roundtable::server::net {

// The protocol spoken over a connection: HTTP, or the WebSocket that follows it. Protocols know nothing of sockets.
class Protocol {
 public:
  Protocol() = default;
  Protocol(const Protocol&) = delete;
  Protocol& operator=(const Protocol&) = delete;
  virtual ~Protocol() = default;

  // Takes bytes from the front and returns their number. The rest is passed again with later bytes, or after
  // Transport::resume.
  virtual std::size_t receive(std::span<char> bytes) = 0;
  // True if more should be read from the network now.
  virtual bool listens() const = 0;
  // Called a few times a second.
  virtual void tick(Micros at) = 0;
  // The server is shutting down: close politely.
  virtual void leave() = 0;
  // The connection is gone, or will be after the rest is sent. The last call, made once.
  virtual void lost() = 0;
};

// A TCP connection as its protocol sees it. No call leads to a callback at once; effects follow a little later.
class Transport {
 public:
  Transport() = default;
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  virtual void send(Text bytes) = 0;
  virtual void send_message(Text text) = 0;  // in a WebSocket frame
  virtual std::size_t unsent() const = 0;
  // The unsent bytes if the peer has stopped accepting, otherwise 0.
  virtual std::size_t refused() const = 0;
  virtual void forget_unsent() = 0;
  // Passes the bytes that the protocol left to it again, then later ones.
  virtual void resume() = 0;
  // Replaces the protocol.
  virtual void become(std::unique_ptr<Protocol> protocol) = 0;
  // Closes after everything is sent; receives nothing more.
  virtual void finish() = 0;
  // Closes at once.
  virtual void drop() = 0;
  virtual Micros heard() const = 0;  // when the peer last sent bytes
  virtual Micros took() const = 0;   // when it last accepted bytes
  // Destroys the session a little later, while the protocol still exists.
  virtual void bury(std::unique_ptr<SocketSession> socket_session) = 0;
};

}  // namespace roundtable::server::net
