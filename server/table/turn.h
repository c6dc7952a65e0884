#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// A game waits for somebody.
struct Turn {
  std::string user;
  std::string name;
  Millis since = 0;
  std::optional<Millis> due;  // when their time is up
  std::int64_t decision = 0;  // for which they are asked

  // Whether it is the same, though time may have stood still in between.
  bool is(const Turn& other) const { return user == other.user && decision == other.decision; }

  bool operator==(const Turn&) const = default;
};

// A table at which something has begun or ended: whose turn it is, or the game itself. It is stored by then.
struct TableNews {
  std::string table, game;
  bool listed = false;
  bool by_the_day = false;
  bool paused = false;
  bool ours = true;  // it was done here; who does at another server what all have to hear once tells it there
  std::optional<Phase> before;  // nothing: it is new
  Phase phase = Phase::Open;
  std::vector<Turn> turns_before, turns;
  std::vector<Turn> known;         // that had begun before; a pause does not end them
  std::vector<std::string> names;  // of the people there, if it is listed

  // Those for whom it is a turn that they did not have before.
  std::vector<Turn> begun() const;
};

}  // namespace roundtable::server
