#pragma once

#include <optional>
#include <string>

#include "server/base/workers.h"
#include "server/net/net.h"
#include "server/store/store.h"

namespace roundtable::server {

// Backups at the operator's request while the server runs: one at a time, on a thread of its own, into the folder
// chosen at the start.
class Backups {
 public:
  struct Last {
    std::string file;
    Millis begun = 0, ended = 0;  // ended == 0: in progress
    std::int64_t bytes = 0;
    std::string failed;  // reason of a failure
  };

  // Without a folder backups are not possible.
  Backups(Loop& loop, std::string store, std::string folder)
      : loop_(loop), store_(std::move(store)), folder_(std::move(folder)) {}

  // Starts a backup and returns its file name. Throws Refused.
  std::string begin(Millis now);
  bool possible() const { return !folder_.empty(); }
  const std::optional<Last>& last() const { return last_; }
  // Waits for a backup in progress.
  void stop() { worker_.stop(Workers::Rest::Dropped); }

 private:
  void ended(Last made);

  Loop& loop_;
  std::string store_, folder_;
  std::optional<Last> last_;
  Workers worker_{1};
};

}  // namespace roundtable::server
