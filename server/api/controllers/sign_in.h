#pragma once

#include <string>

#include "server/accounts/people.h"
#include "server/api/api_options.h"
#include "server/api/call.h"
#include "server/live/limits.h"
#include "server/live/operator_settings.h"
#include "server/observability/event_log.h"

namespace roundtable::server {

// The common parts of all ways to log in: names, limits, the answer and its cookie.
class SignIn {
 public:
  SignIn(Limits& limits, OperatorSettings& settings, EventLog& log, const ApiOptions& options)
      : limits_(limits), settings_(settings), log_(log), options_(options) {}

  // Answers with the person and, after a login, sets the cookie.
  void welcome(const CallPtr& call, const Welcome& welcome) const;
  // The same as a function.
  People::Known welcomes(const CallPtr& call) const {
    return [this, call](const Welcome& person) { welcome(call, person); };
  }

  // The field `name`, if this server allows the name. Throws Refused.
  std::string new_name(const CallPtr& call) const;
  void expect_wanted_words(const std::string& name) const;
  void expect_few_new(const CallPtr& call) const;
  void expect_few_logins(const CallPtr& call) const;

 private:
  Limits& limits_;
  OperatorSettings& settings_;
  EventLog& log_;
  const ApiOptions& options_;
};

Asker asker_of(const HttpRequest& request);
void write_user(JsonWriter& out, const User& user);
// Answers `{}` and deletes the cookie.
void bid_farewell(const CallPtr& call);

}  // namespace roundtable::server
