#pragma once

#include <optional>
#include <string>

#include "server/base/workers.h"
#include "server/net/net.h"
#include "server/store/store.h"

namespace roundtable::server {

// Backups that whoever runs the server asks for while it runs: one at a time, on a thread of its own, into a folder
// that is named at the start.
class Backups {
 public:
  struct Last {
    std::string file;
    Millis begun = 0, ended = 0;  // 0: it is being made
    std::int64_t bytes = 0;
    std::string failed;  // why there is none
  };

  // Without a folder there are none.
  Backups(Loop& loop, std::string store, std::string folder)
      : loop_(loop), store_(std::move(store)), folder_(std::move(folder)) {}

  // Begins one, and says which file it becomes. Throws Refused.
  std::string begin(Millis now);
  bool possible() const { return !folder_.empty(); }
  const std::optional<Last>& last() const { return last_; }
  // Waits for one that is being made.
  void stop() { worker_.stop(Workers::Rest::Dropped); }

 private:
  void ended(Last made);

  Loop& loop_;
  std::string store_, folder_;
  std::optional<Last> last_;
  Workers worker_{1};
};

}  // namespace roundtable::server
