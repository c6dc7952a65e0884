#include "server/net/admin_door.h"

#include <fmt/format.h>
#include <pwd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "server/net/tcp_connection.h"

namespace roundtable::server::net {

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using Error = boost::system::error_code;
using Unix = asio::local::stream_protocol;

constexpr const char* kUnnamed = "this machine";
constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

[[noreturn]] void cannot_open(const std::string& where, const std::string& why) {
  throw std::runtime_error(fmt::format("--admin: {} cannot be opened: {}", where, why));
}

// Removes the socket file of a killed server. If a server answers there, the file is in use and stays.
void remove_left_behind(asio::io_context& io, const std::string& path) {
  std::error_code none;
  if (!fs::exists(fs::symlink_status(path, none))) return;
  if (!fs::is_socket(fs::symlink_status(path, none))) cannot_open(path, "a file that is not a socket exists there");
  Unix::socket other(io);
  Error error;
  const Error result = other.connect(Unix::endpoint(path), error);
  if (!result) cannot_open(path, "another server uses it; choose another path");
  if (result != asio::error::connection_refused) cannot_open(path, result.message());
  fs::remove(path, none);
}

std::string name_of(uid_t user) {
  std::array<char, 4096> room{};
  passwd entry{};
  passwd* found = nullptr;
  getpwuid_r(user, &entry, room.data(), room.size(), &found);
  return found != nullptr ? std::string(entry.pw_name) : fmt::format("user {}", user);
}

std::string who_is_at(int socket) {
  ucred peer{};
  socklen_t size = sizeof peer;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return kUnnamed;
  return name_of(peer.uid);
}

}  // namespace

AdminDoor::AdminDoor(asio::io_context& io, DoorPlace place) : acceptor_(io), place_(std::move(place)) {
  if (place_.path.empty()) {
    open_port();
  } else {
    remove_left_behind(io, place_.path);
    open(Unix(), Unix::endpoint(place_.path), place_.path);
  }
}

void AdminDoor::open(const Protocol& protocol, const Protocol::endpoint& endpoint, const std::string& where) {
  Error error;
  const auto check = [&](const Error& result) {
    if (result) cannot_open(where, result.message());
  };
  check(acceptor_.open(protocol, error));
  check(acceptor_.set_option(asio::socket_base::reuse_address(true), error));
  // The mode is set before the socket is bound to its name, so that other users cannot connect even for a moment.
  if (!place_.path.empty() && fchmod(acceptor_.native_handle(), kOwnerOnly) != 0)
    check(Error(errno, boost::system::system_category()));
  check(acceptor_.bind(endpoint, error));
  check(acceptor_.listen(asio::socket_base::max_listen_connections, error));
}

void AdminDoor::open_port() {
  using asio::ip::tcp;
  const tcp::endpoint endpoint(asio::ip::make_address(place_.host), place_.port);
  open(endpoint.protocol(), endpoint, fmt::format("port {} of {}", place_.port, place_.host));
  if (place_.port != 0) return;
  tcp::endpoint given;
  auto size = static_cast<socklen_t>(given.capacity());
  if (getsockname(acceptor_.native_handle(), given.data(), &size) == 0) place_.port = given.port();
}

void AdminDoor::accept(Came came) {
  acceptor_.async_accept([this, came = std::move(came)](const Error& error, Protocol::socket socket) {
    if (!acceptor_.is_open()) return;
    const bool told = !error && !place_.path.empty();
    const std::string who = told ? who_is_at(socket.native_handle()) : kUnnamed;
    came(error, std::move(socket), who);
  });
}

void AdminDoor::close() {
  if (!acceptor_.is_open()) return;
  Error error;
  may_fail(acceptor_.close(error));
  std::error_code none;
  if (!place_.path.empty()) fs::remove(place_.path, none);
}

std::string AdminDoor::shown() const {
  if (!place_.path.empty()) return "unix:" + place_.path;
  const bool six = place_.host.find(':') != std::string::npos;
  return fmt::format("http://{}{}{}:{}/admin", six ? "[" : "", place_.host, six ? "]" : "", place_.port);
}

}  // namespace roundtable::server::net
