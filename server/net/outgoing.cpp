#include "server/net/outgoing.h"

#include <fmt/format.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>
#include <deque>
#include <stdexcept>
#include <thread>

#include "server/net/address.h"

namespace roundtable::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr auto kPatienceOutside = std::chrono::seconds(15);
constexpr std::size_t kLongestStatus = 16 * 1024;
constexpr int kMostUnderWay = 16;
constexpr std::size_t kMostWaiting = 10'000;

std::string request_of(const Letter& letter, const Url& url) {
  std::string request = fmt::format("POST {} HTTP/1.1\r\nHost: {}\r\nUser-Agent: Roundtable\r\nConnection: close\r\n",
                                    url.target, url.authority());
  for (const auto& [name, value] : letter.headers) request += fmt::format("{}: {}\r\n", name, value);
  return request + fmt::format("Content-Length: {}\r\n\r\n{}", letter.body.size(), letter.body);
}

// Only what the answer's first line says. Beast could do it; it took 14 seconds to compile.
template <class Stream>
asio::awaitable<int> exchange(Stream& stream, const std::string& request) {
  co_await asio::async_write(stream, asio::buffer(request), asio::use_awaitable);
  std::string answer;
  const std::size_t line = co_await asio::async_read_until(stream, asio::dynamic_buffer(answer, kLongestStatus), "\r\n",
                                                           asio::use_awaitable);
  const auto status = read_status(std::string_view(answer).substr(0, line));
  if (!status) throw std::runtime_error("answers something else than HTTP");
  co_return *status;
}

// All of the addresses that a name has must be good: it is not up to chance, or to whoever owns the name, which is
// taken.
std::vector<tcp::endpoint> good_addresses(const tcp::resolver::results_type& found, Reach reach) {
  std::vector<tcp::endpoint> good;
  for (const auto& entry : found) {
    if (reach == Reach::OpenNet && !net::is_public(entry.endpoint().address().to_string())) {
      throw std::runtime_error("leads to an address that is not public");
    }
    good.push_back(entry.endpoint());
  }
  return good;
}

asio::awaitable<int> deliver(const Letter letter, asio::ssl::context& tls) {
  const auto url = read_url(letter.url);
  if (!url) throw std::runtime_error("no address");
  const bool open_net = letter.reach == Reach::OpenNet;
  if (open_net && (!url->secure || url->port != 443)) throw std::runtime_error("not https at its usual port");
  const auto executor = co_await asio::this_coro::executor;
  tcp::resolver resolver(executor);
  const auto found = co_await resolver.async_resolve(url->host, std::to_string(url->port), asio::use_awaitable);
  const auto addresses = good_addresses(found, letter.reach);
  const std::string request = request_of(letter, *url);
  beast::tcp_stream plain(executor);
  plain.expires_after(kPatienceOutside);
  co_await plain.async_connect(addresses, asio::use_awaitable);
  if (!url->secure) {
    const int status = co_await exchange(plain, request);
    co_return status;
  }
  asio::ssl::stream<beast::tcp_stream> stream(std::move(plain), tls);
  SSL_set_tlsext_host_name(stream.native_handle(), url->host.c_str());
  stream.set_verify_callback(asio::ssl::host_name_verification(url->host));
  co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
  const int status = co_await exchange(stream, request);
  co_return status;
}

class AsioOutgoing final : public Outgoing {
 public:
  explicit AsioOutgoing(Loop& loop) : loop_(loop), work_(asio::make_work_guard(io_)) {
    tls_.set_default_verify_paths();
    tls_.set_verify_mode(asio::ssl::verify_peer);
    thread_ = std::thread([this] { io_.run(); });
  }
  AsioOutgoing(const AsioOutgoing&) = delete;
  AsioOutgoing& operator=(const AsioOutgoing&) = delete;
  ~AsioOutgoing() override { end(); }

  void send(Letter letter, std::function<void(const Delivered&)> done) override {
    asio::post(io_, [this, one = Job{std::move(letter), std::move(done)}]() mutable {
      if (waiting_.size() >= kMostWaiting) return answer(one, {.status = 0, .why = "too much is waiting to be sent"});
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

  void end() {
    io_.stop();
    if (thread_.joinable()) thread_.join();
  }

  void begin_some() {
    while (under_way_ < kMostUnderWay && !waiting_.empty()) {
      ++under_way_;
      auto job = std::make_shared<Job>(std::move(waiting_.front()));
      waiting_.pop_front();
      asio::co_spawn(io_, deliver(job->letter, tls_), [this, job](const std::exception_ptr& error, int status) {
        --under_way_;
        answer(*job, {.status = error ? 0 : status, .why = why(error)});
        begin_some();
      });
    }
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
  asio::io_context io_{1};
  asio::executor_work_guard<asio::io_context::executor_type> work_;
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  std::deque<Job> waiting_;
  int under_way_ = 0;
  std::thread thread_;
};

}  // namespace

std::unique_ptr<Outgoing> make_outgoing(Loop& loop) { return std::make_unique<AsioOutgoing>(loop); }

}  // namespace roundtable::server
