#pragma once

#include <deque>
#include <string>

#include "server/live/table_service.h"
#include "server/net/outgoing.h"

namespace roundtable::server {

struct WebhookOptions {
  std::string url;          // empty: no webhook
  std::string secret_file;  // a file with the secret in its first line
  std::string secret;       // shared key that signs the messages; empty: they are not signed
  bool local = false;       // the receiver may be in a private network
  std::string site;         // public address of this server, for links
};

// Posts events of public tables to a club's chat room, one after the other: docs/running.md. Retries failed messages
// for about an hour while they are still true.
class Webhook {
 public:
  Webhook(Loop& loop, TableService& tables, LiveTables& live, Outgoing& outgoing, Metrics& metrics,
          WebhookOptions options);

 private:
  struct Event {
    const char* name = "";
    TableNews news;  // `turns` has only the turns of this event
  };

  void receive(const TableNews& news);
  void add(const char* name, const TableNews& news, const std::vector<Turn>& turns = {});
  void send();
  void arrived(const Delivered& delivered);
  // Sends the first waiting event if it is still true.
  void look_again();
  void go_on();

  Loop& loop_;
  LiveTables& live_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  WebhookOptions options_;
  std::deque<Event> waiting_;  // the first is being sent
  std::size_t tries_ = 0;
};

// A name without characters that chat rooms use for mentions, links or formatting.
std::string plain_for_chat(const std::string& name);

// HMAC-SHA256 of time and body, in hexadecimal digits.
std::string webhook_signature(const std::string& secret, Millis seconds, const std::string& body);

}  // namespace roundtable::server
