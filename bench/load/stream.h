#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Plain sockets and epoll.

namespace roundtable::load {

struct Address {
  std::uint32_t host = 0;  // IPv4
  std::uint16_t port = 0;
};
Address address_from(std::string_view text);

// A TCP connection; reading never blocks once it was added to a Poller. Every trouble is an exception: there is nothing
// to go on with.
class Stream {
 public:
  explicit Stream(Address address);
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  virtual ~Stream();

  int descriptor() const { return descriptor_; }
  void write(std::string_view bytes) const;
  // Reads what has come and hands all that is unread to `consume`, which says how much of it was of use.
  void read();
  // Waits for more, as long as it takes.
  void read_blocking();

 protected:
  virtual std::size_t consume(std::string_view bytes) = 0;
  virtual void hung_up();  // by the server; an error unless somebody knows better
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
  // Lets those read for whom something has come; waits for it, at most so long.
  void poll(std::int64_t nanoseconds) const;

 private:
  int descriptor_ = -1;
};

// As many as the system lets this user have.
void allow_many_files();

}  // namespace roundtable::load
