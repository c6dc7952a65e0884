#pragma once

#include <string>

namespace roundtable::server {

struct ApiOptions {
  bool secure_cookies = false;
  int new_per_hour = 300;      // guests and tables of one rate-limit key; 0 means any number
  int tables_per_hour = 60;    // of one person
  int logins_per_minute = 20;  // of one rate-limit key
  bool open_metrics = false;   // for others than this machine
  std::string site;            // the address of this server for people
  std::string test_secret;     // for tests only: every table gets this one
};

}  // namespace roundtable::server
