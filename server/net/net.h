#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// HTTP and WebSockets. This is all the rest of the server knows of the network; the library behind it is included in
// net/*.cpp only, since it takes long to compile.

namespace roundtable::server {

struct HttpRequest {
  std::string method;  // GET (HEAD too), POST, ...
  std::string path;    // /api/v1/tables, without the query, percent signs decoded
  std::string query;   // list=open&before=12, as it came
  std::string body;
  std::string token;        // from the cookie `roundtable` or `Authorization: Bearer`; empty if neither is there
  std::string origin;       // of the page that asks, which is ours; empty for programs
  std::string vouched;      // who it is, as the proxy in front says; empty if it says nothing
  std::string admin;        // who of those that run the server, if it is one; empty: anybody else
  std::string agent;        // what the program of who asks calls itself
  std::string traceparent;  // whose part it is, as a proxy says that traces; empty: it does not
  std::string address;      // who asks: the household of the peer, or of whom the trusted proxy names
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

// A WebSocket that somebody holds open. Alive until its visitor is destroyed, which happens once, a little after the
// peer is gone or close() was called, on the loop's thread and never inside a call of the visitor or of the connection.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  // Sends in order; never blocks. Who reads too slowly (limits below) is closed with 1013; one message that is large
  // is nobody's slowness.
  virtual void send(Text text) = 0;
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
  virtual const std::string& address() const = 0;  // as in the request that opened it
};

// Who is behind a connection, for the service: made when it opens, destroyed when it closes.
class SocketSession {
 public:
  SocketSession() = default;
  SocketSession(const SocketSession&) = delete;
  SocketSession& operator=(const SocketSession&) = delete;
  virtual ~SocketSession() = default;
  virtual void message(std::string_view text) = 0;
};

// What the network calls, always on the loop's thread.
class Service {
 public:
  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  virtual ~Service() = default;

  using Reply = std::function<void(HttpResponse)>;  // to be called once, now or later, on the loop's thread
  virtual void request(HttpRequest request, Reply reply) = 0;
  // Somebody wants a WebSocket: admit them with a visitor, or refuse with a response.
  using Admit = std::function<void(std::function<std::unique_ptr<SocketSession>(Connection&)>)>;
  virtual void upgrade(HttpRequest request, Admit admit, Reply refuse) = 0;
};

struct NetOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  bool behind_proxy = false;         // believe X-Forwarded-For and X-Forwarded-Proto (cookies become Secure)
  std::vector<std::string> origins;  // allowed besides our own; for WebSockets and for POST
  std::string vouching_header;       // in which a proxy says who somebody is; empty: none does
  std::vector<std::string> proxies;  // addresses of those that may; none: this machine
  std::string admin;                 // a door of their own for those who run it: unix:/PATH, 127.0.0.1:PORT
  std::string admin_header;          // in which such a proxy says who of them it let in; empty: none does
  std::string web;                   // folder of the page's files; empty: those built into the program
  std::string site;                  // where people find this server: https://play.example.org

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
  std::int64_t requests = 0, messages = 0, sent = 0, bytes_sent = 0, refused = 0, too_slow = 0;  // ever
};

// The one thread on which everything but storing and thinking happens.
class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  // Opens the port; throws std::runtime_error with what to do when it cannot.
  virtual std::uint16_t listen(const NetOptions& options, Service& service) = 0;
  // Until stop(). Signals SIGTERM and SIGINT call on_signal, on the loop's thread.
  virtual void run(std::function<void()> on_signal) = 0;
  // From any thread: to be done on the loop's thread, in order.
  virtual void post(std::function<void()> work) = 0;
  // On the loop's thread: once, after so many milliseconds.
  virtual void after(std::int64_t milliseconds, std::function<void()> work) = 0;
  // No new connections; open ones are closed politely (1012) once what they have to send is sent; then run() returns,
  // at the latest after so many milliseconds.
  virtual void stop(std::int64_t milliseconds) = 0;
  virtual NetCounts counts() const = 0;
  // Where whoever runs the server comes in, as one would type it; empty: nowhere.
  virtual std::string admin_door() const = 0;
};

std::unique_ptr<Loop> make_loop();

}  // namespace roundtable::server
