#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace roundtable::cli {

// A whole game of random bots in text, kept beside the rules to be read in review: `engine/GAME/testdata/NAME.txt`.
struct Playthrough {
  std::string name;
  std::string game;
  int players;
  std::string options;  // JSON
  std::uint64_t seed;

  std::string file() const;  // below the folder of games
};

// One for every mode, advanced rule and variation, and for all of them together; of Medievallons, one for every number
// of players and way to end.
const std::vector<Playthrough>& playthroughs();
std::string text_of(const Playthrough& playthrough);

// `line 12: expected ..., found ...`, or empty if they are the same.
std::string first_difference(const std::string& expected, const std::string& found);

}  // namespace roundtable::cli
