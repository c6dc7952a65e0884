#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace roundtable {

// A table's options, as JSON, with one of them set to a value, also JSON. The name is as in docs/options.md:
// `variations`, `values.quests`. The error names the allowed names; values are checked by the game.
Result<std::string> with_option(const std::string& game, const std::string& options, const std::string& name,
                                const std::string& value);

// The numbers of an option that is a list of numbers: as given, or else its default.
Result<std::vector<std::int64_t>> option_numbers(const std::string& game, const std::string& options,
                                                 const std::string& name);

}  // namespace roundtable
