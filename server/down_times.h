#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// When the server was not up: nobody's time runs then. How long it was up is noted in the store every few seconds while
// clocks run. A table reckons with it when it is next read, so a short list of the latest times is kept.
class DownTimes {
 public:
  static constexpr Millis kEvery = 10'000;  // how often it is noted that it is up

  DownTimes() = default;
  // As the store has it, and that it was down until now.
  DownTimes(Store& store, Millis now);

  // For how long it was down since then.
  Millis since(Millis time) const;

  Note note() const;
  static Note alive(Millis now);

 private:
  std::vector<std::pair<Millis, Millis>> times_;  // from, until
};

}  // namespace roundtable::server
