#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/error_names.h"
#include "server/net/address.h"
#include "server/net/common.h"
#include "server/net/http_reader.h"
#include "server/net/transport.h"

namespace roundtable::server::net {

// HTTP/1.1 without pipelining: each request is answered before the next is read, or becomes a WebSocket.
class HttpProtocol : public Protocol {
 public:
  // `admin`: name of the operator who connected at the admin entrance; empty: another client.
  HttpProtocol(Transport& transport, Common& common, Address peer, AddressLimits::Ticket ticket,
               std::string admin = {});

  // Too many connections are open: sends an error and closes.
  void refuse();

  std::size_t receive(std::span<char> bytes) override;
  bool listens() const override { return !asked_ && transport_.unsent() == 0; }
  void tick(Micros at) override;
  void leave() override;
  void lost() override { asked_.reset(); }

 private:
  using MakeSocketSession = std::function<std::unique_ptr<SocketSession>(Connection&)>;
  // A request that the service has not answered. Destroyed by the answer or the end of the connection.
  struct PendingRequest {
    HttpProtocol* protocol;
    HttpRequest request;
    std::string key;       // of the WebSocket
    RateLimitKey of_whom;  // rate-limit key of the client
  };

  void handle();
  void route(HttpRequest request, const Address& who);
  void route_admin(HttpRequest request);
  void ask(HttpRequest request);
  void ask_upgrade(HttpRequest request, const Address& who);
  void give_file(const std::string& path);
  void admit(const MakeSocketSession& make);
  void answer(const HttpResponse& response);
  void answer(const HttpResponse& response, Text body);
  void refuse(int status, ErrorCode code, std::string_view message);
  void break_off(int status, ErrorCode code, std::string_view message);

  Address who_asks() const;
  // Name of the operator who requests an admin path; empty: another client.
  std::string who_administers(const std::string& path) const;
  // `others`: origins with the same rights as our own pages.
  bool is_of_our_pages(std::span<const std::string> others) const;
  // Counts the request against its address's limit, that of files or that of other requests.
  bool may_ask_now(const Address& who, std::string_view path);
  // True if the peer is a trusted proxy, whose login headers count.
  bool may_vouch() const;
  bool wants_websocket() const;

  Transport& transport_;
  Common& common_;
  Address peer_;
  std::string admin_;
  AddressLimits::Ticket ticket_;
  std::unique_ptr<HttpReader> reader_;  // from the first byte of a request until its answer
  std::shared_ptr<PendingRequest> asked_;
  Micros begun_;       // start of the request or the connection
  bool idle_ = false;  // nothing has arrived since the last answer
  bool head_only_ = false;
  bool keep_alive_ = true;
};

}  // namespace roundtable::server::net
