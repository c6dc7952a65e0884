#pragma once

#include "cli/commands.h"
#include "study/analysis.h"

namespace roundtable::cli {

// The first eight hexadecimal digits of the SHA-256 of the game's net; `none` without one.
std::string net_version(std::string_view game);

// `review --skill`: each player's mean cost of a choice over all records of a file.
int review_skill(const ReviewArguments& arguments, const AnalysisSettings& settings, int threads);

}  // namespace roundtable::cli
