#pragma once

#include "server/accounts/passkeys.h"
#include "server/api/controllers/sign_in.h"
#include "server/api/route.h"

namespace roundtable::server {

// Passkeys: adding, removing and logging in by them.
class PasskeysController {
 public:
  PasskeysController(People& people, SignIn& sign_in) : people_(people), sign_in_(sign_in) {}
  static const Routes<PasskeysController>& routes();

 private:
  void ask_for_new(const CallPtr& call);
  void add(const CallPtr& call);
  void remove(const CallPtr& call);
  void ask_for_login(const CallPtr& call);
  void log_in(const CallPtr& call);

  People& people_;
  SignIn& sign_in_;
  Passkeys passkeys_;
};

}  // namespace roundtable::server
