#pragma once

#include <functional>
#include <string>

#include "server/net/net.h"
#include "server/workers.h"

namespace roundtable::server {

// Hashes of what people remember or wrote down. They take long by design, so they are made on a thread of their own.
class SlowHashes {
 public:
  explicit SlowHashes(Loop& loop) : loop_(loop), thread_(1) {}

  // Throws Refused while too many wait.
  void expect_room() const;
  // Calls `done` on the loop's thread; with an empty text if there was not enough memory.
  void make(const std::string& secret, std::function<void(const std::string& hash)> done);
  // Whether the secret is the hash's. Takes as long for a hash that is none: so nobody learns whether there is one.
  void check(const std::string& hash, const std::string& secret, std::function<void(bool)> done);

  void stop() { thread_.stop(Workers::Rest::Dropped); }

 private:
  Loop& loop_;
  Workers thread_;
};

}  // namespace roundtable::server
