#include "server/net/http_protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/net/door_place.h"
#include "server/net/handshake.h"
#include "server/net/headers.h"
#include "server/net/path.h"
#include "server/net/response.h"
#include "server/net/websocket_protocol.h"

namespace roundtable::server::net {

namespace {

constexpr std::size_t kLongestHeader = 8 * 1024;

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

bool is_for_service(std::string_view path) {
  return path.starts_with("/api/") || path == "/healthz" || path == "/metrics";
}

bool is_for_admin(std::string_view path) { return path == "/admin" || path.starts_with("/admin/"); }

// Fonts and icon, shared by all pages.
bool is_of_any_page(std::string_view path) { return path.starts_with("/assets/") || path == "/icon.svg"; }

bool names_a_file(std::string_view path) { return path.find('.') != std::string_view::npos; }

// Empty lines before a request are ignored.
std::size_t empty_lines(std::span<const char> bytes) {
  std::size_t size = 0;
  while (size + 1 < bytes.size() && bytes[size] == '\r' && bytes[size + 1] == '\n') size += 2;
  return size;
}

}  // namespace

HttpProtocol::HttpProtocol(Transport& transport, Common& common, Address peer, AddressLimits::Ticket ticket,
                           std::string admin)
    : transport_(transport),
      common_(common),
      peer_(std::move(peer)),
      admin_(std::move(admin)),
      ticket_(std::move(ticket)),
      begun_(now()) {}

std::size_t HttpProtocol::receive(std::span<char> bytes) {
  if (!listens()) return 0;
  std::size_t taken = 0;
  if (!reader_) {
    taken = empty_lines(bytes);
    if (taken == bytes.size()) return taken;
    if (idle_) begun_ = now();
    idle_ = false;
    reader_ = std::make_unique<HttpReader>(kLongestHeader, common_.options.body);
  }
  taken += reader_->read({bytes.data() + taken, bytes.size() - taken});
  using State = HttpReader::State;
  switch (reader_->state()) {
    case State::Complete: handle(); break;
    case State::Malformed: break_off(400, "bad-request", "this is not HTTP"); break;
    case State::HeaderTooLarge:
      break_off(431, "too-large", fmt::format("the request header is too large, allowed: {} bytes", kLongestHeader));
      break;
    case State::BodyTooLarge:
      break_off(413, "too-large",
                fmt::format("the request body is too large, allowed: {} bytes", common_.options.body));
      break;
    case State::Chunked:
      break_off(411, "bad-request", "Content-Length: missing; chunked bodies are not supported");
      break;
    case State::Incomplete:
      if (reader_->wants_to_continue()) transport_.send(shared("HTTP/1.1 100 Continue\r\n\r\n"));
      break;
  }
  return taken;
}

void HttpProtocol::handle() {
  ++common_.counts.requests;
  head_only_ = reader_->method() == "HEAD";
  keep_alive_ = reader_->is_http_1_1() && reader_->keep_alive() && !common_.stopping;
  const std::string host = reader_->header("Host");
  if (reader_->is_http_1_1() ? !is_host(host) : reader_->has("Host") && !is_host(host))
    return break_off(400, "bad-request", "Host: exactly one is required, a name or an address");
  const Address who = who_asks();
  auto target = read_target(reader_->target());
  if (!may_ask_now(who, target ? target->path : ""))
    return refuse(429, "too-many", "too many requests from your address: wait a second");
  if (!target) return refuse(404, "not-found", "unknown path; docs/protocol.md lists all paths");
  const std::string& header = common_.options.vouching_header;
  const std::string vouched = header.empty() ? "" : reader_->header(header);
  if (!vouched.empty() && !may_vouch()) return refuse(403, "not-yours", "only the proxy may send the login header");
  // With several headers, the client may have written one of them.
  if (!vouched.empty() && reader_->times(header) > 1)
    return refuse(403, "not-yours", "the login header is present more than once");
  const bool local = peer_.loopback && !reader_->has("X-Forwarded-For") && !reader_->has("Forwarded");
  route({.method = head_only_ ? "GET" : std::string(reader_->method()),
         .path = std::move(target->path),
         .query = std::move(target->query),
         .body = reader_->take_body(),
         .token = token_in(reader_->header("Authorization"), reader_->header("Cookie")),
         .origin = reader_->header("Origin"),
         .vouched = vouched,
         .agent = reader_->header("User-Agent"),
         .traceparent = common_.options.behind_proxy ? reader_->header("traceparent") : "",
         .address = who.text,
         .json = is_json(reader_->header("Content-Type")),
         .local = local},
        who);
}

void HttpProtocol::route(HttpRequest request, const Address& who) {
  if (is_for_admin(request.path) || !admin_.empty()) return route_admin(std::move(request));
  const bool only_reads = request.method == "GET";
  const bool for_service = is_for_service(request.path);
  const bool upgrade = for_service && wants_websocket();
  if ((!only_reads || upgrade) && !is_of_our_pages(common_.options.origins))
    return refuse(403, "wrong-origin",
                  "requests from other origins are not allowed; the operator can allow one with --origin");
  if (upgrade) return ask_upgrade(std::move(request), who);
  if (for_service && request.method == "POST" && !request.json)
    return refuse(415, "bad-json", "Content-Type: only application/json is allowed");
  if (for_service) return ask(std::move(request));
  if (only_reads) return give_file(request.path);
  auto response = error_response(405, "bad-method", "allowed: GET, HEAD");
  response.headers.emplace_back("Allow", "GET, HEAD");
  answer(response);
}

// Only operators reach the admin paths, and the admin entrance serves nothing else.
void HttpProtocol::route_admin(HttpRequest request) {
  request.admin = who_administers(request.path);
  if (request.admin.empty()) return refuse(404, "not-found", "unknown path; docs/protocol.md lists all paths");
  const bool only_reads = request.method == "GET";
  // Only the admin page may change things, and browsers always send its `Origin`.
  if (!only_reads && (!reader_->has("Origin") || !is_of_our_pages({})))
    return refuse(403, "wrong-origin", "only allowed from the admin page");
  if (request.method == "POST" && !request.json)
    return refuse(415, "bad-json", "Content-Type: only application/json is allowed");
  if (only_reads && request.path == "/admin") return give_file("/admin/index.html");
  if (only_reads && names_a_file(request.path)) return give_file(request.path);
  ask(std::move(request));
}

std::string HttpProtocol::who_administers(const std::string& path) const {
  const std::string& header = common_.options.admin_header;
  if (!admin_.empty()) {
    const bool theirs = is_for_admin(path) || is_of_any_page(path);
    return theirs && is_this_machine(reader_->header("Host")) ? admin_ : std::string();
  }
  // With several headers, the client may have written one of them.
  if (header.empty() || reader_->times(header) != 1 || !may_vouch()) return {};
  return reader_->header(header);
}

Address HttpProtocol::who_asks() const {
  if (!common_.options.behind_proxy || !admin_.empty()) return peer_;
  const auto forwarded = read_address(last_of(reader_->header("X-Forwarded-For")));
  return forwarded.value_or(peer_);
}

bool HttpProtocol::may_ask_now(const Address& who, std::string_view path) {
  const bool reads = head_only_ || reader_->method() == "GET";
  const bool file = reads && !path.empty() && !is_for_service(path) && !is_for_admin(path);
  return file ? common_.address_limits.file(who.rate_limit_key, now())
              : common_.address_limits.request(who.rate_limit_key, now());
}

bool HttpProtocol::may_vouch() const {
  const auto& proxies = common_.options.proxies;
  if (proxies.empty()) return peer_.loopback;
  return std::any_of(proxies.begin(), proxies.end(), [&](const std::string& one) {
    const auto proxy = read_address(one);
    return proxy && proxy->is_same_machine(peer_);
  });
}

// Programs send no Origin. Browsers send the page's, which the page cannot change.
bool HttpProtocol::is_of_our_pages(std::span<const std::string> others) const {
  if (!reader_->has("Origin")) return true;
  const bool proxy = common_.options.behind_proxy && admin_.empty();
  const std::string scheme = proxy ? reader_->header("X-Forwarded-Proto") : "http";
  return may_ask(reader_->header("Origin"), last_of(scheme), reader_->header("Host"), others);
}

bool HttpProtocol::wants_websocket() const {
  return has_word(reader_->header("Connection"), "upgrade") && has_word(reader_->header("Upgrade"), "websocket");
}

void HttpProtocol::ask(HttpRequest request) {
  asked_ = std::make_shared<PendingRequest>(PendingRequest{.protocol = this});
  common_.service.request(std::move(request), [asked = std::weak_ptr(asked_)](HttpResponse response) {
    if (const auto open = asked.lock()) open->protocol->answer(response);
  });
}

void HttpProtocol::ask_upgrade(HttpRequest request, const Address& who) {
  if (request.method != "GET" || head_only_ || !reader_->is_http_1_1())
    return refuse(400, "bad-request", "a WebSocket needs GET and HTTP/1.1");
  if (reader_->header("Sec-WebSocket-Version") != "13") {
    auto response = error_response(426, "bad-request", "Sec-WebSocket-Version: allowed: 13");
    response.headers.emplace_back("Sec-WebSocket-Version", "13");
    return answer(response);
  }
  std::string key = reader_->header("Sec-WebSocket-Key");
  if (!is_websocket_key(key)) return refuse(400, "bad-request", "Sec-WebSocket-Key: allowed: 16 bytes in base64");
  asked_ = std::make_shared<PendingRequest>(PendingRequest{
      .protocol = this, .request = {.address = request.address}, .key = std::move(key), .of_whom = who.rate_limit_key});
  const std::weak_ptr<PendingRequest> asked = asked_;
  common_.service.upgrade(
      std::move(request),
      [asked](const MakeSocketSession& make) {
        if (const auto open = asked.lock()) open->protocol->admit(make);
      },
      [asked](const HttpResponse& response) {
        if (const auto open = asked.lock()) open->protocol->answer(response);
      });
}

void HttpProtocol::admit(const MakeSocketSession& make) {
  if (common_.stopping) return refuse(503, "store", "the server is shutting down");
  // Behind a proxy the ticket belongs to the client's address, not to the proxy's.
  if (!ticket_) ticket_ = common_.address_limits.connect(asked_->of_whom);
  if (!ticket_) return refuse(429, "too-many", "too many connections from your address: close some");
  transport_.send(
      shared("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Accept: " +
             accept_for(asked_->key) + "\r\n\r\n"));
  auto protocol =
      std::make_unique<WebSocketProtocol>(transport_, common_, std::move(asked_->request.address), std::move(ticket_));
  WebSocketProtocol& websocket = *protocol;
  asked_.reset();
  transport_.become(std::move(protocol));
  websocket.welcome(make);
}

void HttpProtocol::give_file(const std::string& path) {
  const File* file = common_.files.find(path);
  if (file == nullptr) return refuse(404, "not-found", "unknown path; docs/protocol.md lists all paths");
  const File::Form& form = file->best(read_accept_encoding(reader_->header("Accept-Encoding")));
  HttpResponse response{.content_type = file->content_type, .headers = file->headers(form)};
  if (!has_etag(reader_->header("If-None-Match"), form.etag)) return answer(response, form.bytes);
  response.status = 304;
  answer(response, nullptr);
}

void HttpProtocol::answer(const HttpResponse& response) { answer(response, shared(response.body)); }

void HttpProtocol::answer(const HttpResponse& response, Text body) {
  asked_.reset();
  reader_.reset();
  idle_ = true;
  begun_ = now();
  keep_alive_ = keep_alive_ && !common_.stopping;
  const auto length = body ? std::optional(body->size()) : std::nullopt;
  transport_.send(shared(head_of(response, length, keep_alive_, common_.date)));
  if (body && !head_only_) transport_.send(std::move(body));
  if (keep_alive_)
    transport_.resume();
  else
    transport_.finish();
}

void HttpProtocol::refuse(int status, ErrorCode code, std::string_view message) {
  ++common_.counts.refused;
  auto response = error_response(status, code, message);
  if (status == 429) response.headers.emplace_back("Retry-After", "1");
  answer(response);
}

// Closes the connection, since the start of the next request is unknown.
void HttpProtocol::break_off(int status, ErrorCode code, std::string_view message) {
  keep_alive_ = false;
  refuse(status, code, message);
}

void HttpProtocol::refuse() { break_off(429, "too-many", "too many connections: close some, or try again later"); }

void HttpProtocol::tick(Micros at) {
  const auto past = [&](Micros since, int seconds) { return seconds > 0 && at - since >= seconds * kSecond; };
  if (asked_ || transport_.unsent() > 0 || idle_) {
    if (past(std::max({transport_.heard(), transport_.took(), begun_}), common_.options.idle_seconds))
      transport_.drop();
    return;
  }
  if (!past(begun_, common_.options.header_seconds)) return;
  if (!reader_) return transport_.drop();
  break_off(408, "bad-request",
            fmt::format("a request must be complete within {} seconds", common_.options.header_seconds));
}

void HttpProtocol::leave() {
  if (!asked_) transport_.finish();
}

}  // namespace roundtable::server::net
