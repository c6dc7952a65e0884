#pragma once

// `dragon`: Quests pays by the number of positive coats held.

#include "engine/academy/pay.h"

namespace roundtable::academy {

// 0 is no coat (A20).
inline void dragon_pay(const OpenTable& table, Pay& pay) {
  const Ranking ranking = table.tracks[Track::Quests].ranking();
  const int count = table.squires;
  each_squire(table, [&](Squire squire) {
    int positive = 0;
    table.ledger.each_held(squire,
                           [&](Coat coat) { positive += coat.value > 0 && coat.track != Track::Quests ? 1 : 0; });
    const bool last = ranking.at_start(squire) || ranking.place(squire) == count - 1;
    const int value = last                         ? -(positive / 2)
                      : ranking.place(squire) == 0 ? positive
                      : ranking.place(squire) == 1 ? positive / 2
                                                   : 0;
    pay[squire] = static_cast<std::int8_t>(value);
  });
}

}  // namespace roundtable::academy
