#include "bench/load/stream.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <stdexcept>
#include <system_error>

namespace roundtable::load {

namespace {

int must(int result, const char* what) {
  if (result < 0) throw std::system_error(errno, std::generic_category(), what);
  return result;
}

}  // namespace

Address address_from(std::string_view text) {
  Address address;
  const auto colon = text.rfind(':');
  const std::string host(text.substr(0, colon));
  in_addr parsed{};
  const char* end = text.data() + text.size();
  if (colon == std::string_view::npos || inet_pton(AF_INET, host.c_str(), &parsed) != 1 ||
      std::from_chars(text.data() + colon + 1, end, address.port).ptr != end) {
    throw std::runtime_error("--address: found " + std::string(text) + ", allowed: an address like 127.0.0.1:8080");
  }
  address.host = parsed.s_addr;
  return address;
}

Stream::Stream(Address address) : descriptor_(must(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), "socket")) {
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(address.port);
  to.sin_addr.s_addr = address.host;
  must(connect(descriptor_, reinterpret_cast<const sockaddr*>(&to), sizeof to), "connect");
  const int yes = 1;
  must(setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes), "setsockopt");
}

Stream::~Stream() { close_it(); }

void Stream::write(std::string_view bytes) const {
  const auto sent = send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
  must(static_cast<int>(sent), "send");
  if (static_cast<std::size_t>(sent) != bytes.size()) throw std::runtime_error("the server does not read what is sent");
}

void Stream::read() {
  std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by recv
  const auto count = recv(descriptor_, buffer.data(), buffer.size(), MSG_DONTWAIT);
  if (count < 0 && errno == EAGAIN) return;
  must(static_cast<int>(count), "recv");
  if (count == 0) return hung_up();
  take({buffer.data(), static_cast<std::size_t>(count)});
}

void Stream::read_blocking() {
  std::array<char, 4096> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by recv
  const int count = must(static_cast<int>(recv(descriptor_, buffer.data(), buffer.size(), 0)), "recv");
  if (count == 0) return hung_up();
  take({buffer.data(), static_cast<std::size_t>(count)});
}

void Stream::hung_up() { throw std::runtime_error("the server hung up"); }

void Stream::close_it() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
}

// Usually a whole message arrives at once and is not copied.
void Stream::take(std::string_view bytes) {
  if (unread_.empty()) {
    const std::size_t used = consume(bytes);
    if (used < bytes.size()) unread_.assign(bytes.substr(used));
    return;
  }
  unread_.append(bytes);
  unread_.erase(0, consume(unread_));
}

Poller::Poller() : descriptor_(must(epoll_create1(EPOLL_CLOEXEC), "epoll_create1")) {}
Poller::~Poller() { close(descriptor_); }

void Poller::add(Stream& stream) const {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = &stream;
  must(epoll_ctl(descriptor_, EPOLL_CTL_ADD, stream.descriptor(), &event), "epoll_ctl");
}

void Poller::poll(std::int64_t nanoseconds) const {
  std::array<epoll_event, 256> events{};
  const timespec wait{.tv_sec = nanoseconds / 1'000'000'000, .tv_nsec = nanoseconds % 1'000'000'000};
  const int count = epoll_pwait2(descriptor_, events.data(), static_cast<int>(events.size()), &wait, nullptr);
  if (count < 0 && errno == EINTR) return;
  must(count, "epoll_pwait2");
  for (int i = 0; i < count; ++i) static_cast<Stream*>(events[static_cast<std::size_t>(i)].data.ptr)->read();
}

void allow_many_files() {
  rlimit limit{};
  must(getrlimit(RLIMIT_NOFILE, &limit), "getrlimit");
  limit.rlim_cur = limit.rlim_max;
  must(setrlimit(RLIMIT_NOFILE, &limit), "setrlimit");
}

}  // namespace roundtable::load
