#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <ctime>
#include <memory>
#include <stdexcept>

#include "server/net/admin_door.h"
#include "server/net/common.h"
#include "server/net/net.h"
#include "server/net/response.h"
#include "server/net/tcp_connections.h"

namespace roundtable::server {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Error = boost::system::error_code;

constexpr std::chrono::milliseconds kTick{250};
constexpr int kTicksUntilForgotten = 40;

// Raises the limit of open files to the allowed maximum.
void raise_file_limit() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == files.rlim_max) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

[[noreturn]] void cannot_listen(const NetOptions& options, const Error& error) {
  const std::string where = fmt::format("port {} of {}", options.port, options.host);
  if (error == asio::error::address_in_use)
    throw std::runtime_error(
        fmt::format("{} is in use by another program: stop it, or choose another port with --port", where));
  if (error == asio::error::access_denied)
    throw std::runtime_error(fmt::format("no permission to open {}: choose a port from 1024 on with --port", where));
  if (error == boost::system::errc::address_not_available || error.category() == asio::error::get_netdb_category())
    throw std::runtime_error(fmt::format(
        "this machine has no address {} ({}): use 127.0.0.1 for this machine only, 0.0.0.0 for all networks",
        options.host, error.message()));
  throw std::runtime_error(fmt::format("{} cannot be opened: {}", where, error.message()));
}

tcp::acceptor open_port(asio::io_context& io, const NetOptions& options) {
  Error error;
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(options.host, std::to_string(options.port),
                                      tcp::resolver::passive | tcp::resolver::numeric_service, error);
  if (error || found.empty()) cannot_listen(options, error);
  const tcp::endpoint endpoint = *found.begin();
  tcp::acceptor acceptor(io);
  const auto check = [&](const Error& result) {
    if (result) cannot_listen(options, result);
  };
  check(acceptor.open(endpoint.protocol(), error));
  check(acceptor.set_option(tcp::acceptor::reuse_address(true), error));
  check(acceptor.bind(endpoint, error));
  check(acceptor.listen(tcp::acceptor::max_listen_connections, error));
  return acceptor;
}

class AsioLoop : public Loop {
 public:
  AsioLoop() = default;
  AsioLoop(const AsioLoop&) = delete;
  AsioLoop& operator=(const AsioLoop&) = delete;
  // NOLINTNEXTLINE(bugprone-exception-escape): asio throws when memory has run out
  ~AsioLoop() override {
    if (connections_) connections_->drop();
  }

  std::uint16_t listen(const NetOptions& options, Service& service) override {
    std::signal(SIGPIPE, SIG_IGN);
    raise_file_limit();
    common_ = std::make_unique<net::Common>(options, service);
    connections_ = std::make_unique<net::TcpConnections>(io_, *common_);
    acceptor_ = open_port(io_, options);
    if (!options.admin.empty()) open_door(options.admin);
    tick();
    accept();
    return acceptor_.local_endpoint().port();
  }

  void run(std::function<void()> on_signal) override {
    on_signal_ = std::move(on_signal);
    wait_for_signal();
    const auto work = asio::make_work_guard(io_);
    try {
      io_.run();
    } catch (...) {
      if (connections_) connections_->drop();
      throw;
    }
    if (connections_) connections_->drop();
  }

  void post(std::function<void()> work) override { asio::post(io_, std::move(work)); }

  void after(std::int64_t milliseconds, std::function<void()> work) override {
    auto timer = std::make_unique<asio::steady_timer>(io_, std::chrono::milliseconds(milliseconds));
    auto& waiting = *timer;
    waiting.async_wait([timer = std::move(timer), work = std::move(work)](const Error& error) {
      if (!error) work();
    });
  }

  void stop(std::int64_t milliseconds) override {
    asio::post(io_, [this, milliseconds] { leave(milliseconds); });
  }

  NetCounts counts() const override { return common_ ? common_->counts : NetCounts(); }

  std::string admin_door() const override { return door_ ? door_->shown() : std::string(); }

 private:
  void accept() {
    acceptor_.async_accept([this](const Error& error, tcp::socket socket) {
      if (!acceptor_.is_open()) return;
      if (!error) welcome(std::move(socket));
      again(error, [this] { accept(); });
    });
  }

  void welcome(tcp::socket socket) {
    Error error;
    const auto endpoint = socket.remote_endpoint(error);
    const auto peer = error ? std::nullopt : net::read_address(endpoint.address().to_string());
    if (peer) connections_->add(std::move(socket), *peer);
  }

  // Waits if file descriptors or memory are exhausted: an immediate retry would fail, too.
  void again(const Error& error, std::function<void()> accept) {
    error&& error != asio::error::connection_aborted ? after(200, std::move(accept)) : accept();
  }

  void open_door(const std::string& where) {
    const auto place = net::read_door(where);
    if (!place)
      throw std::runtime_error(
          fmt::format("--admin: found {}, allowed: unix:/PATH, or a loopback port such as 127.0.0.1:8081", where));
    door_ = std::make_unique<net::AdminDoor>(io_, *place);
    accept_admin();
  }

  void accept_admin() {
    door_->accept([this](const Error& error, net::AdminDoor::Protocol::socket socket, const std::string& who) {
      if (!error) connections_->add(std::move(socket), net::this_machine(), who);
      again(error, [this] { accept_admin(); });
    });
  }

  void tick() {
    const net::Micros at = net::now();
    common_->date = net::http_date(std::time(nullptr));
    connections_->tick(at);
    if (++ticks_ % kTicksUntilForgotten == 0) common_->address_limits.forget(at);
    if (common_->stopping && connections_->size() == 0) return io_.stop();
    after(common_->stopping ? 10 : kTick.count(), [this] { tick(); });
  }

  void wait_for_signal() {
    signals_.async_wait([this](const Error& error, int) {
      if (error) return;
      if (on_signal_) on_signal_();
      wait_for_signal();
    });
  }

  void leave(std::int64_t milliseconds) {
    if (!connections_) return io_.stop();
    if (common_->stopping) return;
    common_->stopping = true;
    Error error;
    net::may_fail(acceptor_.close(error));
    if (door_) door_->close();
    connections_->leave();
    after(milliseconds, [this] { io_.stop(); });
    after(0, [this] { tick(); });
  }

  // All I/O happens on one thread; only post() and stop() are called from others.
  asio::io_context io_{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};
  tcp::acceptor acceptor_{io_};
  std::unique_ptr<net::AdminDoor> door_;
  asio::signal_set signals_{io_, SIGTERM, SIGINT};
  std::function<void()> on_signal_;
  std::unique_ptr<net::Common> common_;
  std::unique_ptr<net::TcpConnections> connections_;
  int ticks_ = 0;
};

}  // namespace

std::unique_ptr<Loop> make_loop() { return std::make_unique<AsioLoop>(); }

}  // namespace roundtable::server
