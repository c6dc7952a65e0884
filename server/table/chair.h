#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "server/table/plan.h"

namespace roundtable::server {

// A question, and what the bank held when it was asked.
struct PendingDecision {
  Millis since = 0;
  Millis bank = 0;
  bool by_bot = false;  // one that stands in has answered it
};

// What somebody means to choose when they are asked.
struct Ahead {
  std::string choice;  // empty: none
  bool fits = true;    // it could still be made
};

// A seat at a table, and who sits there.
struct Chair {
  PlannedSeat who;
  std::int64_t sat = -1;              // the entry since which they sit there; -1: from the beginning
  bool ready = false;                 // they agree to begin
  bool bot = false;                   // one stands in
  bool here = false;                  // connected
  Millis came = 0;                    // when they were last here again after a longer absence
  Millis left = 0;                    // when they were last here, or could have been
  Seats votes;                        // who wants one to stand in
  PendingDecision asked;              // since when it has to decide, as if time had always run
  std::vector<PendingDecision> made;  // of its choices, for who takes one back
  Millis chose = 0;                   // when the last of them was made
  Millis rest = 0;                    // until when they are on holiday, or were
  bool wants_pause = false;
  bool silenced = false;    // whoever made the table does not want their lines
  bool removed = false;     // nor them: the bot that stands in stays
  bool conceded = false;    // they have given up: the bot stays, too
  int proposals = 0;        // how often they wanted to abandon the game
  bool late = false;        // they are back, but their time for what is asked now was up: a bot decides that yet
  Ahead ahead;              // what they mean to choose
  int second_thoughts = 0;  // since the game last went on

  // Time did not run from then until then, nor while they were on holiday.
  void pass_over(Millis from, Millis until);
  // What was asked, was asked so much later.
  void shift(Millis by);
  // Whether it was rather a bot's game than theirs: one that stood in has made more than kFewByBot of the choices, or
  // half of them.
  static constexpr std::int64_t kFewByBot = 3;
  bool left_to_bot() const;
};

}  // namespace roundtable::server
