#pragma once

#include <string>
#include <unordered_map>

#include "server/base/refusal.h"
#include "server/net/clock.h"
#include "server/store/store.h"

namespace roundtable::server {

// What is asked of authenticators, and whether their answers are good. A challenge is answered once, within minutes.
class Passkeys {
 public:
  // For that user, who wants to add one; for nobody in particular, who wants to come in.
  std::string challenge(const std::string& user, net::Micros at = net::now());

  // What a browser sent: bytes.
  struct Answer {
    std::string origin;  // of the page that sent it, which is ours
    std::string credential;
    std::string client_data;
    std::string authenticator_data;
    std::string public_key;  // of a new one
    std::string signature;   // else
  };
  // The new way into the account of that user. Throws Refused.
  Key made(const std::string& user, const std::string& name, const Answer& answer, net::Micros at = net::now());
  // The key as it is after this use. Throws Refused: it was not used, or not by who has it.
  Key used(Key key, const Answer& answer, net::Micros at = net::now());

  // What the store knows it by.
  static std::string id_of(const std::string& credential);

 private:
  struct Challenge {
    std::string user;
    net::Micros until = 0;
  };
  // Throws Refused unless that challenge was asked of that user and is not used up; it is after this.
  void expect_asked(const std::string& user, const Answer& answer, std::string_view type, net::Micros at);

  std::unordered_map<std::string, Challenge> asked_;  // by challenge
};

Refused bad_passkey();

}  // namespace roundtable::server
