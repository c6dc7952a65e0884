#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// HTTP and WebSockets. The rest of the server uses the network only through this header. The library behind it takes
// long to compile, so only net/*.cpp include it.

namespace roundtable::server {

struct HttpRequest {
  std::string method;  // GET (HEAD too), POST, ...
  std::string path;    // /api/v1/tables, without the query, percent signs decoded
  std::string query;   // list=open&before=12, not decoded
  std::string body;
  std::string token;        // from the cookie `roundtable` or `Authorization: Bearer`; empty if neither is there
  std::string origin;       // of the page that sends it, checked unless the request only reads; empty for programs
  std::string vouched;      // the client's login name from a trusted proxy; empty: none
  std::string admin;        // name of the operator; empty: another client
  std::string agent;        // User-Agent
  std::string traceparent;  // trace context from a trusted proxy; empty: none
  std::string address;      // rate-limit key of the client: the peer, or the address that a trusted proxy forwards
  bool json = false;        // Content-Type is application/json
  bool local = false;       // from this machine itself, not through a proxy
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// Texts that several connections get are shared.
using Text = std::shared_ptr<const std::string>;

// An open WebSocket. It lives until its session is destroyed. That happens once, a little after the peer is gone or
// close() was called, on the event loop and never inside a call of the session or of the connection.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  // Sends in order; never blocks. A client that reads too slowly (limits below) is closed with 1013. A single large
  // message does not count as slowness.
  virtual void send(Text text) = 0;
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
  virtual const std::string& address() const = 0;  // as in the request that opened it
};

// The service's side of a connection: created when it opens, destroyed when it closes.
class SocketSession {
 public:
  SocketSession() = default;
  SocketSession(const SocketSession&) = delete;
  SocketSession& operator=(const SocketSession&) = delete;
  virtual ~SocketSession() = default;
  virtual void message(std::string_view text) = 0;
};

// Callbacks of the network, always on the event loop.
class Service {
 public:
  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  virtual ~Service() = default;

  using Reply = std::function<void(HttpResponse)>;  // call once, now or later, on the event loop
  virtual void request(HttpRequest request, Reply reply) = 0;
  // A request for a WebSocket: admit it with a function that creates its session, or refuse it with a response.
  using Admit = std::function<void(std::function<std::unique_ptr<SocketSession>(Connection&)>)>;
  virtual void upgrade(HttpRequest request, Admit admit, Reply refuse) = 0;
};

struct NetOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  bool behind_proxy = false;         // believe X-Forwarded-For and X-Forwarded-Proto (cookies become Secure)
  std::vector<std::string> origins;  // allowed besides our own; for WebSockets and for POST
  std::string vouching_header;       // header for a proxy's login names; empty: none
  std::vector<std::string> proxies;  // addresses of proxies that may send such headers; empty: this machine
  std::string admin;                 // admin entrance: unix:/PATH, 127.0.0.1:PORT; empty: none
  std::string admin_header;          // header for a proxy's operator names; empty: none
  std::string web;                   // folder of the page's files; empty: those built into the program
  std::string site;                  // public address of this server: https://play.example.org

  // Limits. 0 means none.
  std::size_t body = 16 * 1024;
  std::size_t message = 4 * 1024;
  std::size_t unsent = 256 * 1024;  // bytes waiting for one slow reader
  int connections = 20'000;
  int connections_per_address = 200;
  int requests_per_second = 100;  // per address, in bursts of twice that
  int messages_per_second = 50;   // per WebSocket, in bursts of twice that
  int header_seconds = 10;        // to send a whole request
  int idle_seconds = 60;          // keep-alive; a silent WebSocket is pinged at half of it
};

struct NetCounts {
  std::int64_t connections = 0;  // open now, of any kind
  std::int64_t websockets = 0;   // open now
  std::int64_t requests = 0, messages = 0, sent = 0, bytes_sent = 0, refused = 0, too_slow = 0;  // totals
};

// The event loop: the thread that does everything except storing, bots and other slow work.
class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  // Opens the port; throws std::runtime_error with advice on failure.
  virtual std::uint16_t listen(const NetOptions& options, Service& service) = 0;
  // Runs until stop(). Signals SIGTERM and SIGINT call on_signal on the event loop.
  virtual void run(std::function<void()> on_signal) = 0;
  // From any thread: runs `work` on the event loop, in order.
  virtual void post(std::function<void()> work) = 0;
  // On the event loop: runs `work` once after the delay.
  virtual void after(std::int64_t milliseconds, std::function<void()> work) = 0;
  // Refuses new connections and closes open ones (1012) after their pending data is sent. Then run() returns, at the
  // latest after this time.
  virtual void stop(std::int64_t milliseconds) = 0;
  virtual NetCounts counts() const = 0;
  // Address of the admin entrance in the form that operators type; empty: none.
  virtual std::string admin_door() const = 0;
};

std::unique_ptr<Loop> make_loop();

}  // namespace roundtable::server
