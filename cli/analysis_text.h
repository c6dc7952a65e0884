#pragma once

#include "cli/terminal_offers.h"
#include "study/analysis.h"
#include "study/continuation.h"

namespace roundtable::cli {

inline double percent(std::int64_t wins) { return 100.0 * static_cast<double>(wins) / Worth::kVictory; }
inline double points(std::int64_t thousandths) { return static_cast<double>(thousandths) / Worth::kPoint; }

// A line for each choice, best first, with its reasons below the first.
std::string table_of_choices(const Analysis& analysis);
// `jousts`, `jousts of seat 2`, `later choices`
std::string name_of(const Reason& reason);
// The reasons beyond their error, the largest first, at most four.
std::vector<Reason> main_reasons(const Comparison& comparison);
// `jousts +3.1%, Options +1.2%`: the largest reasons that are beyond their error, then the rest.
std::string told(const Comparison& comparison);
// `seat 1 pick K5 (41 %), seat 2 pick Q4 (80 %)`, or nothing.
std::string told(const std::vector<LikelyMove>& moves);
// A sentence about the open choice, with labels as in the menu.
std::string hint_of(const std::vector<Offer>& offers, const Analysis& analysis);

}  // namespace roundtable::cli
