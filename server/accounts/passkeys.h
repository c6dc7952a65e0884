#pragma once

#include <string>
#include <unordered_map>

#include "server/base/refusal.h"
#include "server/net/clock.h"
#include "server/store/store.h"

namespace roundtable::server {

// Challenges for authenticators, and the verification of their answers. A challenge can be answered once, within
// minutes.
class Passkeys {
 public:
  // `user` wants to add a passkey; empty: a login, whose person is not known yet.
  std::string challenge(const std::string& user, net::Micros at = net::now());

  // A browser's answer. All fields but the origin are bytes.
  struct Answer {
    std::string origin;  // of the page that sent it, which is ours
    std::string credential;
    std::string client_data;
    std::string authenticator_data;
    std::string public_key;  // for a new passkey
    std::string signature;   // for a login
  };
  // A new passkey for that user. Throws Refused.
  Key made(const std::string& user, const std::string& name, const Answer& answer, net::Micros at = net::now());
  // The key updated after a login. Throws Refused if the answer does not prove its possession.
  Key used(Key key, const Answer& answer, net::Micros at = net::now());

  // Id of the key in the store.
  static std::string id_of(const std::string& credential);

 private:
  struct Challenge {
    std::string user;
    net::Micros until = 0;
  };
  // Throws Refused unless this challenge was given to that user and is unused. Uses it up.
  void expect_asked(const std::string& user, const Answer& answer, std::string_view type, net::Micros at);

  std::unordered_map<std::string, Challenge> asked_;  // by challenge
};

Refused bad_passkey();

}  // namespace roundtable::server
