#include "server/net/outgoing.h"

#include <fmt/format.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <stdexcept>
#include <thread>

#include "server/net/address.h"

namespace roundtable::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr std::size_t kLongestStatus = 16 * 1024;
constexpr int kMostUnderWay = 64;
constexpr int kMostUnknownNames = 32;  // limit of lookups of names that were not found before
constexpr std::size_t kMostWaiting = 10'000;

std::string request_of(const Letter& letter, const Url& url) {
  std::string request = fmt::format("POST {} HTTP/1.1\r\nHost: {}\r\nUser-Agent: Roundtable\r\nConnection: close\r\n",
                                    url.target, url.authority());
  for (const auto& [name, value] : letter.headers) request += fmt::format("{}: {}\r\n", name, value);
  return request + fmt::format("Content-Length: {}\r\n\r\n{}", letter.body.size(), letter.body);
}

// Reads only the status line. Beast's parser took 14 seconds to compile.
template <class Stream>
asio::awaitable<int> exchange(Stream& stream, const std::string& request) {
  co_await asio::async_write(stream, asio::buffer(request), asio::use_awaitable);
  std::string answer;
  const std::size_t line = co_await asio::async_read_until(stream, asio::dynamic_buffer(answer, kLongestStatus), "\r\n",
                                                           asio::use_awaitable);
  const auto status = read_status(std::string_view(answer).substr(0, line));
  if (!status) throw std::runtime_error("the answer is not HTTP");
  co_return *status;
}

// All addresses of a name must be allowed. Otherwise chance or the name's owner would decide which of them is used.
std::vector<tcp::endpoint> good_addresses(const net::FoundName& found, const Url& url, Reach reach) {
  if (found.addresses.empty()) throw std::runtime_error(found.why);
  std::vector<tcp::endpoint> good;
  for (const std::string& address : found.addresses) {
    if (reach == Reach::OpenNet && !net::is_public(address)) {
      throw std::runtime_error("its address is not public");
    }
    good.emplace_back(asio::ip::make_address(address), url.port);
  }
  return good;
}

class AsioOutgoing final : public Outgoing {
 public:
  AsioOutgoing(Loop& loop, OutgoingOptions options)
      : loop_(loop),
        name_within_(options.name_within),
        within_(options.within),
        work_(asio::make_work_guard(io_)),
        lookups_(std::move(options.lookup), kMostUnknownNames) {
    tls_.set_default_verify_paths();
    tls_.set_verify_mode(asio::ssl::verify_peer);
    thread_ = std::thread([this] { io_.run(); });
  }
  AsioOutgoing(const AsioOutgoing&) = delete;
  AsioOutgoing& operator=(const AsioOutgoing&) = delete;
  ~AsioOutgoing() override { end(); }

  void send(Letter letter, std::function<void(const Delivered&)> done) override {
    asio::post(io_, [this, one = Job{std::move(letter), std::move(done)}]() mutable {
      if (waiting_.size() >= kMostWaiting)
        return answer(one, {.status = 0, .why = "the queue of outgoing messages is full"});
      waiting_.push_back(std::move(one));
      begin_some();
    });
  }

  void stop() override { end(); }

 private:
  struct Job {
    Letter letter;
    std::function<void(const Delivered&)> done;
  };

  // A lookup under way.
  struct Name {
    explicit Name(asio::io_context& io) : found_or_late(io) {}
    asio::steady_timer found_or_late;
    std::optional<net::FoundName> found;
  };

  void end() {
    lookups_.close();
    io_.stop();
    if (thread_.joinable()) thread_.join();
  }

  void begin_some() {
    while (under_way_ < kMostUnderWay && !waiting_.empty()) {
      ++under_way_;
      auto job = std::make_shared<Job>(std::move(waiting_.front()));
      waiting_.pop_front();
      asio::co_spawn(io_, deliver(job->letter), [this, job](const std::exception_ptr& error, int status) {
        --under_way_;
        answer(*job, {.status = error ? 0 : status, .why = why(error)});
        begin_some();
      });
    }
  }

  asio::awaitable<net::FoundName> look_up(const std::string& host) {
    const auto name = std::make_shared<Name>(io_);
    name->found_or_late.expires_after(name_within_);
    const std::int64_t number = ++last_name_;
    names_.emplace(number, name);
    const bool begun = lookups_.begin(host, [this, number](net::FoundName found) {
      asio::post(io_, [this, number, found = std::move(found)]() mutable { came(number, std::move(found)); });
    });
    if (!begun) {
      names_.erase(number);
      throw std::runtime_error("too many DNS lookups");
    }
    boost::system::error_code canceled;
    co_await name->found_or_late.async_wait(asio::redirect_error(asio::use_awaitable, canceled));
    names_.erase(number);
    std::optional<net::FoundName> found = std::move(name->found);
    if (!found) throw std::runtime_error("the DNS lookup timed out");
    co_return std::move(*found);
  }
  void came(std::int64_t number, net::FoundName found) {
    const auto waiting = names_.find(number);
    if (waiting == names_.end()) return;
    waiting->second->found = std::move(found);
    waiting->second->found_or_late.cancel();
  }

  asio::awaitable<int> deliver(const Letter letter) {
    const auto url = read_url(letter.url);
    if (!url) throw std::runtime_error("not a URL");
    const bool open_net = letter.reach == Reach::OpenNet;
    if (open_net && (!url->secure || url->port != 443)) throw std::runtime_error("not https on port 443");
    const net::FoundName found = co_await look_up(url->host);
    const auto addresses = good_addresses(found, *url, letter.reach);
    const std::string request = request_of(letter, *url);
    beast::tcp_stream plain(io_);
    plain.expires_after(within_);
    co_await plain.async_connect(addresses, asio::use_awaitable);
    if (!url->secure) {
      const int status = co_await exchange(plain, request);
      co_return status;
    }
    asio::ssl::stream<beast::tcp_stream> stream(std::move(plain), tls_);
    SSL_set_tlsext_host_name(stream.native_handle(), url->host.c_str());
    stream.set_verify_callback(asio::ssl::host_name_verification(url->host));
    co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
    const int status = co_await exchange(stream, request);
    co_return status;
  }

  static std::string why(const std::exception_ptr& error) {
    if (!error) return {};
    try {
      std::rethrow_exception(error);
    } catch (const std::exception& known) {
      return known.what();
    } catch (...) {
      return "unknown";
    }
  }

  void answer(const Job& job, Delivered delivered) {
    loop_.post([done = job.done, delivered = std::move(delivered)] { done(delivered); });
  }

  Loop& loop_;
  std::chrono::milliseconds name_within_, within_;
  asio::io_context io_{1};
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  std::deque<Job> waiting_;
  int under_way_ = 0;
  std::map<std::int64_t, std::shared_ptr<Name>> names_;
  std::int64_t last_name_ = 0;
  net::NameLookups lookups_;
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Outgoing> make_outgoing(Loop& loop, OutgoingOptions options) {
  return std::make_unique<AsioOutgoing>(loop, std::move(options));
}

}  // namespace roundtable::server
