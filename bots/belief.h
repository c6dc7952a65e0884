#pragma once

#include <cstdint>

namespace roundtable {

// The distribution of hidden cards in a search.
enum class Belief : std::uint8_t {
  Exact,      // all states that the view allows, equally likely
  Likely,     // weighted by how well the others' choices fit the heuristic, where a game supports it
  Forgetful,  // without memory of cards that passed through its hands; shows the value of remembering
};

}  // namespace roundtable
