#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/net/address.h"
#include "server/net/common.h"
#include "server/net/http_reader.h"
#include "server/net/transport.h"

namespace roundtable::server::net {

// HTTP: one request after another, each answered before the next is read; or one that becomes a WebSocket.
class HttpProtocol : public Protocol {
 public:
  // `admin`: who of those that run the server came in by their door.
  HttpProtocol(Transport& transport, Common& common, Address peer, AddressLimits::Ticket ticket,
               std::string admin = {});

  // Too many connections are open already: answers so, and closes.
  void refuse();

  std::size_t receive(std::span<char> bytes) override;
  bool listens() const override { return !asked_ && transport_.unsent() == 0; }
  void tick(Micros at) override;
  void leave() override;
  void lost() override { asked_.reset(); }

 private:
  using MakeSocketSession = std::function<std::unique_ptr<SocketSession>(Connection&)>;
  // What the service answers to. It is gone once it was answered, or when there is nobody left to answer.
  struct PendingRequest {
    HttpProtocol* protocol;
    HttpRequest request;
    std::string key;       // of the WebSocket
    RateLimitKey of_whom;  // who asks for it
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
  void refuse(int status, std::string_view code, std::string_view message);
  void break_off(int status, std::string_view code, std::string_view message);

  Address who_asks() const;
  // Who runs the server and asks for something of theirs; empty: anybody else.
  std::string who_administers(const std::string& path) const;
  // `others`: those that may do what our own pages may.
  bool is_of_our_pages(std::span<const std::string> others) const;
  // Counts the request against its address's limit: that of files, or that of everything else.
  bool may_ask_now(const Address& who, std::string_view path);
  // Whether who is connected is a proxy that may say who somebody is.
  bool may_vouch() const;
  bool wants_websocket() const;

  Transport& transport_;
  Common& common_;
  Address peer_;
  std::string admin_;
  AddressLimits::Ticket ticket_;
  std::unique_ptr<HttpReader> reader_;  // while a request is on its way, and until it is answered
  std::shared_ptr<PendingRequest> asked_;
  Micros begun_;       // when the request began, or the connection
  bool idle_ = false;  // answered before, and nothing came since
  bool head_only_ = false;
  bool keep_alive_ = true;
};

}  // namespace roundtable::server::net
