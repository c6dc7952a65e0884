#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// Times without play: the server was down, or the store refused all changes. Clocks stand still then. While clocks run,
// the store gets a sign of life every few seconds. A table corrects its clocks when it is loaded, so a short list of
// the latest down times is kept.
class DownTimes {
 public:
  static constexpr Millis kEvery = 10'000;  // between two signs of life; shorter down times are ignored
  enum class Now : std::uint8_t { Restarts, Joins };

  DownTimes() = default;
  // Reads the stored times. A restarted server was down since its last sign of life. A server that joins a cluster may
  // replace one that was just lost: this counts as a restart without lost time.
  DownTimes(Store& store, Millis now, Now how = Now::Restarts);

  void add(Millis from, Millis until);
  // The sum of down times since then.
  Millis since(Millis time) const;
  // The end of the last down time; 0 if there was none.
  Millis restart() const { return times_.empty() ? 0 : times_.back().second; }

  Note note() const;
  static Note alive(Millis now);

 private:
  std::vector<std::pair<Millis, Millis>> times_;  // from, until
};

}  // namespace roundtable::server
