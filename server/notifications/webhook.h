#pragma once

#include <deque>
#include <string>

#include "server/live/table_service.h"
#include "server/net/outgoing.h"

namespace roundtable::server {

struct WebhookOptions {
  std::string url;          // empty: nobody is told
  std::string secret_file;  // in whose first line stands the
  std::string secret;       // that both sides know; what is sent is signed with it. Empty: it is not
  bool local = false;       // it may be in a network of our own
  std::string site;         // where people find this server, for links
};

// Tells a club's chat room what begins and ends at public tables, one thing after the other: docs/running.md. What does
// not arrive is tried again, for an hour or so, as long as it is still so.
class Webhook {
 public:
  Webhook(Loop& loop, TableService& tables, Outgoing& outgoing, Metrics& metrics, WebhookOptions options);

  void start();

 private:
  struct Event {
    const char* name = "";
    TableNews news;  // its `turns` are those that it is about
  };

  void hear(const TableNews& news);
  void add(const char* name, const TableNews& news, const std::vector<Turn>& turns = {});
  void send();
  void arrived(const Delivered& delivered);
  // Sends the first, which has waited, if it is still so.
  void look_again();
  void go_on();

  Loop& loop_;
  TableService& tables_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  WebhookOptions options_;
  std::deque<Event> waiting_;  // the first is on its way
  std::size_t tries_ = 0;
};

// A name as plain text for chat rooms: it calls nobody, links nowhere, and looks like nothing else.
std::string plain_for_chat(const std::string& name);

// The HMAC-SHA256 of time and body, in hexadecimal digits.
std::string webhook_signature(const std::string& secret, Millis seconds, const std::string& body);

}  // namespace roundtable::server
