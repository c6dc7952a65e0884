#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "server/table/plan.h"

namespace roundtable::server {

// The time of a question to a seat, and the seat's bank at that time.
struct PendingDecision {
  Millis since = 0;
  Millis bank = 0;
  bool by_bot = false;  // answered by a bot that replaced the player
};

// A choice that a player made ahead of their turn.
struct Ahead {
  std::string choice;  // empty: none
  bool fits = true;    // still possible
};

// A seat at a table, and the person or bot in it.
struct Chair {
  PlannedSeat who;
  std::int64_t sat = -1;              // number of the entry `sit`; -1: seated from the beginning
  bool ready = false;                 // agrees to the terms
  bool bot = false;                   // a bot plays for the person
  bool here = false;                  // connected
  Millis came = 0;                    // time of the last return after a long absence
  Millis left = 0;                    // time when the person was last connected, or could have been
  Seats votes;                        // of other players, for a bot to take over
  PendingDecision asked;              // the time is shifted by pauses
  std::vector<PendingDecision> made;  // per choice, for undo
  Millis chose = 0;                   // time of the last choice
  Millis rest = 0;                    // end of the latest vacation
  bool wants_pause = false;
  bool silenced = false;    // muted by the host
  bool removed = false;     // removed by the host: the bot stays for good
  bool conceded = false;    // the bot stays for good
  int proposals = 0;        // to abandon the game
  bool late = false;        // back, but out of time for the current question, so a bot answers it
  Ahead ahead;              // of the next turn
  int second_thoughts = 0;  // changes of mind since the game last moved on

  // Time stood still from `from` until `until`. A vacation has moved the time already.
  void pass_over(Millis from, Millis until);
  // Moves all questions by this time.
  void shift(Millis by);
  // Whether a bot made more than kFewByBot of the person's choices, or at least half of them. Such a game does not
  // count in statistics.
  static constexpr std::int64_t kFewByBot = 3;
  bool left_to_bot() const;
};

}  // namespace roundtable::server
