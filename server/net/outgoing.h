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

// Requests from this server to other servers.

namespace roundtable::server {

struct Url {
  bool secure = true;  // https
  std::string host;    // without brackets
  std::uint16_t port = 443;
  std::string target;  // /path?query

  // Host and port, without the default port.
  std::string authority() const;
  // Scheme, host and port, as in the header Origin.
  std::string origin() const;
};

// Empty unless it is a URL that we can send to: https or http, a host, no user name, no fragment.
std::optional<Url> read_url(std::string_view text);

// 201 for `HTTP/1.1 201 Created`; empty if it is not a status line.
std::optional<int> read_status(std::string_view line);

// Allowed destinations of a letter. Addresses given by people are limited to the public internet: https on port 443,
// and no address of this machine or its networks. Addresses given by the operator are not limited.
enum class Reach : std::uint8_t { OpenNet, Anywhere };

struct Letter {
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
  Reach reach = Reach::OpenNet;
  std::string whose;  // the person for whom it is sent; empty: the operator
};

struct Delivered {
  int status = 0;   // of HTTP; 0: no answer
  std::string why;  // reason of a missing answer
};

// POSTs letters on a thread of its own, a limited number at a time. Results arrive on the event loop. Redirects are not
// followed, failures not retried. Pushes, the webhook and traces each have their own sender, since slow receivers of
// one must not delay the others.
class Outgoing {
 public:
  Outgoing() = default;
  Outgoing(const Outgoing&) = delete;
  Outgoing& operator=(const Outgoing&) = delete;
  virtual ~Outgoing() = default;

  virtual void send(Letter letter, std::function<void(const Delivered&)> done) = 0;
  // Aborts all requests without waiting.
  virtual void stop() = 0;
};

struct OutgoingOptions {
  net::Lookup lookup = net::system_lookup;
  std::int64_t name_within = 5'000;  // milliseconds for the name lookup
  std::int64_t within = 15'000;      // milliseconds to connect, send and receive the answer after that
};

std::unique_ptr<Outgoing> make_outgoing(Loop& loop, OutgoingOptions options = {});

}  // namespace roundtable::server
