#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// A game waits for a person.
struct Turn {
  std::string user;
  std::string name;
  Millis since = 0;
  std::optional<Millis> due;  // when their time is up
  std::int64_t decision = 0;  // its number

  // Whether it is the same turn, though a pause may have moved its time.
  bool is(const Turn& other) const { return user == other.user && decision == other.decision; }

  bool operator==(const Turn&) const = default;
};

// A stored change of a table's turns or phase.
struct TableNews {
  std::string table, game;
  bool listed = false;
  bool by_the_day = false;
  bool paused = false;
  bool ours = true;             // changed by this server; public messages are sent by the server that made the change
  std::optional<Phase> before;  // nullopt: the table is new
  Phase phase = Phase::Open;
  std::vector<Turn> turns_before, turns;
  std::vector<Turn> known;         // turns that began before; a pause does not end them
  std::vector<std::string> names;  // of the people at a listed table

  // The turns that are not in `known`.
  std::vector<Turn> begun() const;
};

}  // namespace roundtable::server
