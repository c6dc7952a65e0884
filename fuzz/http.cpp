#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/net/common.h"
#include "server/net/door_place.h"
#include "server/net/http_protocol.h"
#include "server/net/outbox.h"
#include "server/net/outgoing.h"

// Any bytes from a client, in any pieces: HTTP, and a WebSocket after an upgrade, without a network. Also the first
// answer of another server, and addresses of servers.

namespace {

using namespace roundtable::server;
using namespace roundtable::server::net;

class Echo : public SocketSession {
 public:
  explicit Echo(Connection& connection) : connection_(connection) {}
  void message(std::string_view text) override {
    if (text == "close") connection_.close(1000, "");
    connection_.send(std::make_shared<const std::string>(text));
  }

 private:
  Connection& connection_;
};

class EchoService : public Service {
 public:
  void request(HttpRequest request, Reply reply) override {
    const std::string path = request.path + "/";
    if (path[0] != '/' || path.find("/../") != path.npos || path.find_first_of("\\\0\r\n", 0, 4) != path.npos)
      std::abort();
    if ((path.starts_with("/admin/") || at_door) && request.admin != (at_door ? "root" : "")) std::abort();
    reply({.body = request.path + request.query + request.token + request.address + request.body});
  }
  void upgrade(HttpRequest, Admit admit, Reply) override {
    if (at_door) std::abort();
    admit([](Connection& connection) { return std::make_unique<Echo>(connection); });
  }

  bool at_door = false;
};

class Memory : public Transport {
 public:
  void begin(std::unique_ptr<Protocol> protocol) { protocol_ = std::move(protocol); }
  void receive(const std::string& bytes) {
    waiting_ += bytes;
    while (open_ && !waiting_.empty()) {
      const std::size_t taken = protocol_->receive(waiting_);
      if (taken > waiting_.size()) std::abort();
      waiting_.erase(0, taken);
      const bool changed = settle();
      if (taken == 0 && !changed) break;
    }
    protocol_->tick(now());
  }
  void end() {
    settle();
    protocol_->leave();
    settle();
    protocol_->lost();
  }

  void send(Text bytes) override { outbox_.add(std::move(bytes)); }
  void send_message(Text text) override { outbox_.add_message(std::move(text)); }
  std::size_t unsent() const override { return outbox_.bytes(); }
  std::size_t refused() const override { return outbox_.bytes(); }
  void forget_unsent() override { outbox_.forget(); }
  void resume() override {}
  void become(std::unique_ptr<Protocol> protocol) override { next_ = std::move(protocol); }
  void finish() override { open_ = false; }
  void drop() override { open_ = false; }
  Micros heard() const override { return now(); }
  Micros took() const override { return now(); }
  void bury(std::unique_ptr<SocketSession> visitor) override { buried_.push_back(std::move(visitor)); }

 private:
  // Sends all output. Returns whether the session can go on: it sent bytes, or changed the protocol.
  bool settle() {
    const bool changed = next_ || !outbox_.empty();
    if (next_) protocol_ = std::move(next_);
    char room[100];
    while (!outbox_.empty()) outbox_.sent(outbox_.copy(room));
    return changed;
  }

  std::unique_ptr<Protocol> protocol_, next_;
  std::vector<std::unique_ptr<SocketSession>> buried_;
  Outbox outbox_;
  std::string waiting_;
  bool open_ = true;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static EchoService service;
  static Common common(
      {.behind_proxy = true, .admin_header = "X-Admin", .body = 100, .message = 100, .requests_per_second = 0},
      service);
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  if (const auto door = read_door(bytes); door && door->path.empty() == door->host.empty()) std::abort();
  if (const auto status = read_status(bytes); status && (*status < 100 || *status > 999)) std::abort();
  if (const auto url = read_url(bytes)) {
    const auto again = read_url(url->origin() + url->target);
    if (again && again->authority() != url->authority()) std::abort();
  }
  for (const std::size_t at_a_time : {std::size_t{1}, std::size_t{7}, size + 1}) {
    service.at_door = !service.at_door;
    Memory transport;
    transport.begin(std::make_unique<HttpProtocol>(transport, common, Address{.text = "::1"}, AddressLimits::Ticket(),
                                                   service.at_door ? "root" : ""));
    for (std::size_t start = 0; start < size; start += at_a_time) transport.receive(bytes.substr(start, at_a_time));
    transport.end();
  }
  return 0;
}
