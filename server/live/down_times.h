#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// Times without play: the server was down, or the store refused everything. No clock runs then. While
// clocks run, the store gets a sign of life every few seconds. A table takes these times into account when it is next
// read, so a short list of the latest ones is kept.
class DownTimes {
 public:
  static constexpr Millis kEvery = 10'000;  // between two signs of life; a shorter time counts as none
  enum class Now : std::uint8_t { Restarts, Joins };

  DownTimes() = default;
  // As stored. A server that restarts was down since the last sign of life. One that joins others may have been started
  // in the place of one that was lost a moment ago: that is a restart, too, but no time was lost.
  DownTimes(Store& store, Millis now, Now how = Now::Restarts);

  void add(Millis from, Millis until);
  // How much of the time since then was such time.
  Millis since(Millis time) const;
  // When people could last choose again after they could not; 0 if they always could.
  Millis restart() const { return times_.empty() ? 0 : times_.back().second; }

  Note note() const;
  static Note alive(Millis now);

 private:
  std::vector<std::pair<Millis, Millis>> times_;  // from, until
};

}  // namespace roundtable::server
