#pragma once

#include "server/api/controllers/sign_in.h"
#include "server/api/route.h"

namespace roundtable::server {

// Guests, accounts and their sessions.
class PeopleController {
 public:
  PeopleController(People& people, TableService& tables, SaveQueue& saves, LiveTables& live, Holidays& holidays,
                   OperatorSettings& settings, SignIn& sign_in)
      : people_(people),
        tables_(tables),
        saves_(saves),
        live_(live),
        holidays_(holidays),
        settings_(settings),
        sign_in_(sign_in) {}
  static const Routes<PeopleController>& routes();

 private:
  void make_guest(const CallPtr& call);
  void show_me(const CallPtr& call);
  void show_you(const CallPtr& call);
  void rename(const CallPtr& call);
  void offer_names(const CallPtr& call);
  void make_account(const CallPtr& call);
  void log_in(const CallPtr& call);
  void log_out(const CallPtr& call);
  void change_passphrase(const CallPtr& call);
  void make_recovery_code(const CallPtr& call);
  void recover(const CallPtr& call);
  void list_keys(const CallPtr& call);
  void list_sessions(const CallPtr& call);
  void end_sessions(const CallPtr& call);
  void show_holiday(const CallPtr& call);
  void take_holiday(const CallPtr& call);

  People& people_;
  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  Holidays& holidays_;
  OperatorSettings& settings_;
  SignIn& sign_in_;
};

}  // namespace roundtable::server
