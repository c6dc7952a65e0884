#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Sockets and epoll.

namespace roundtable::load {

struct Address {
  std::uint32_t host = 0;  // IPv4
  std::uint16_t port = 0;
};
Address address_from(std::string_view text);

// A TCP connection; reading does not block once it has been added to a Poller. Every error throws, since the benchmark
// cannot continue.
class Stream {
 public:
  explicit Stream(Address address);
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  virtual ~Stream();

  int descriptor() const { return descriptor_; }
  void write(std::string_view bytes) const;
  // Reads the available bytes and passes all unread ones to `consume`, which returns how many it has used.
  void read();
  // Waits for more bytes without a timeout.
  void read_blocking();

 protected:
  virtual std::size_t consume(std::string_view bytes) = 0;
  virtual void hung_up();  // the server closed the connection: an error unless overridden
  void close_it();

 private:
  void take(std::string_view bytes);

  int descriptor_ = -1;
  std::string unread_;
};

class Poller {
 public:
  Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;
  ~Poller();

  void add(Stream& stream) const;
  // Lets streams with available bytes read; waits for the first one, at most so long.
  void poll(std::int64_t nanoseconds) const;

 private:
  int descriptor_ = -1;
};

// Raises the limit of open files to the maximum for this user.
void allow_many_files();

}  // namespace roundtable::load
