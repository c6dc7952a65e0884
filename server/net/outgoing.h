#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/name_lookups.h"
#include "server/net/net.h"

// What the server sends to others' servers by itself.

namespace roundtable::server {

struct Url {
  bool secure = true;  // https
  std::string host;    // without brackets
  std::uint16_t port = 443;
  std::string target;  // /path?query

  // Host and port, unless it is the usual one.
  std::string authority() const;
  // The scheme before it, as a page of it would be known by.
  std::string origin() const;
};

// Nothing if it is none that letters are sent to: https or http, a host, no name of a user, no fragment.
std::optional<Url> read_url(std::string_view text);

// 201 of `HTTP/1.1 201 Created`; nothing if it is no such line.
std::optional<int> read_status(std::string_view line);

// Where a letter may go. Addresses that somebody gave us lead to the open net only: https, its usual port, and no
// address of this machine or of the networks that it is in. Whoever runs the server may name any.
enum class Reach : std::uint8_t { OpenNet, Anywhere };

struct Letter {
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
  Reach reach = Reach::OpenNet;
  std::string whose;  // the person for whom it is sent; empty: the operator
};

struct Delivered {
  int status = 0;   // of HTTP; 0: nobody answered
  std::string why;  // then
};

// POSTs letters, some at a time, on a thread of its own. Answers come on the loop's thread; nothing is followed or
// tried again. Pushes, the webhook and traces each have their own sender: the receivers of one may be slow.
class Outgoing {
 public:
  Outgoing() = default;
  Outgoing(const Outgoing&) = delete;
  Outgoing& operator=(const Outgoing&) = delete;
  virtual ~Outgoing() = default;

  virtual void send(Letter letter, std::function<void(const Delivered&)> done) = 0;
  // Whatever is under way is given up, without waiting for it.
  virtual void stop() = 0;
};

struct OutgoingOptions {
  net::Lookup lookup = net::system_lookup;
  std::int64_t name_within = 5'000;  // milliseconds to find the receiver's address
  std::int64_t within = 15'000;      // then to connect, send, and hear an answer
};

std::unique_ptr<Outgoing> make_outgoing(Loop& loop, OutgoingOptions options = {});

}  // namespace roundtable::server
