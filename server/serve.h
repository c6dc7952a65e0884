#pragma once

#include <string>

#include "server/api.h"
#include "server/hall.h"
#include "server/net/net.h"

namespace roundtable::server {

struct ServeOptions {
  NetOptions net;
  HallOptions hall;
  ApiOptions api;
  std::string store;  // empty: default_store()
  int thinkers = 0;   // threads for bots; 0: one a core
};

// Until a signal ends it. Returns the exit status; says on the output where it listens, and on the error stream what
// went wrong and what to do.
int serve(const ServeOptions& options);

}  // namespace roundtable::server
