#include "bench/load/http_connections.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace roundtable::load {

namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return result;
}

std::string written(const std::string& host, const Request& request) {
  const std::string bearer = request.token.empty() ? "" : "Authorization: Bearer " + request.token + "\r\n";
  return "POST /api/v1/" + request.path + " HTTP/1.1\r\nHost: " + host + "\r\n" + bearer +
         "Content-Type: application/json\r\nContent-Length: " + std::to_string(request.body.size()) + "\r\n\r\n" +
         request.body;
}

}  // namespace

class HttpConnections::Connection final : public Stream {
 public:
  Connection(Address address, HttpConnections& connections) : Stream(address), connections_(connections) {}
  bool busy() const { return request_.has_value(); }
  bool gone() const { return descriptor() < 0; }
  void take(Request request) {
    request_ = std::move(request);
    write(written(connections_.host_, *request_));
  }

 private:
  std::size_t consume(std::string_view bytes) override {
    const auto head = bytes.find("\r\n\r\n");
    if (head == std::string_view::npos) return 0;
    const std::string headers(bytes.substr(0, head + 2));
    const auto length = lower(headers).find("content-length: ");
    const std::size_t size = length == std::string::npos ? 0 : std::stoul(headers.substr(length + 16));
    if (bytes.size() < head + 4 + size) return 0;
    const std::string body(bytes.substr(head + 4, size));
    if (!request_) throw std::runtime_error("an answer that nobody asked for: " + body);
    if (headers.substr(9, 1) != "2") throw std::runtime_error(request_->path + " was answered with " + body);
    const auto done = std::move(request_->done);
    request_.reset();
    --connections_.busy_;
    done(headers, body);
    connections_.serve();
    return head + 4 + size;
  }

  // Servers close idle connections.
  void hung_up() override { busy() ? Stream::hung_up() : close_it(); }

  HttpConnections& connections_;
  std::optional<Request> request_;
};

HttpConnections::HttpConnections(Address address, std::string host, const Poller& poller, std::size_t count)
    : address_(address), host_(std::move(host)), poller_(poller), connections_(count) {}
HttpConnections::~HttpConnections() = default;

void HttpConnections::post(Request request) {
  waiting_.push_back(std::move(request));
  serve();
}

void HttpConnections::serve() {
  for (auto& connection : connections_) {
    if (waiting_.empty()) return;
    if (!connection || connection->gone()) {
      connection = std::make_unique<Connection>(address_, *this);
      poller_.add(*connection);
    }
    if (connection->busy()) continue;
    Request next = std::move(waiting_.front());
    waiting_.pop_front();
    ++busy_;
    connection->take(std::move(next));
  }
}

}  // namespace roundtable::load
