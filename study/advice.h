#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/any_game.h"
#include "study/analysis.h"

// Advice in a running game. Everything comes from the seat's view, so it reveals nothing else.

namespace roundtable {

// Enough for an answer within a second in a browser.
constexpr AnalysisSettings kQuickAdvice = {.games = 256};

// Analyses the seat's open choice, now or on another thread: the view is copied. An error if the seat has no choice.
using AnalysisToDo = std::function<Analysis()>;
Result<AnalysisToDo> prepare_analysis(const AnyGame& game, Seat seat, const AnalysisSettings& settings = kQuickAdvice);
Result<Analysis> analyse(const AnyGame& game, Seat seat, const AnalysisSettings& settings = kQuickAdvice);

// The fields of an analysis as an object (docs/review.md).
std::string json_of(const Analysis& analysis);

// Judges a seat's last choice in a running game as a review does. JSON with the `view` at that time and the `moment`.
// Nothing if the seat has not had a choice yet.
Result<std::optional<std::string>> last_choice_json(const Record& record, Seat seat,
                                                    const AnalysisSettings& settings = kQuickAdvice);

}  // namespace roundtable
