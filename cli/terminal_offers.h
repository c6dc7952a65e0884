#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace roundtable::cli {

// A legal choice as shown to a person.
struct Offer {
  std::string key;                // usually a number; without a key the choice is not in the menu, but can be typed
  std::string text;               // as in a record
  std::string name;               // without the words common to all choices
  std::string effect;             // its effect
  std::vector<std::string> also;  // other accepted names
  std::string section;            // the title of its group in the menu
};

// The offer that the player meant: by its key, its text in the record, or a part that fits one offer only. If none or
// several fit, `index` is -1 and `why` gives the reason.
struct Match {
  int index = -1;
  std::string why;
};
Match match(const std::vector<Offer>& offers, std::string_view typed);

// One choice a line, or columns for many short ones.
std::string menu_of(const std::vector<Offer>& offers, const Style& style);
// The possible inputs, for a player who typed an invalid one.
std::string reminder_of(const std::vector<Offer>& offers);

}  // namespace roundtable::cli
