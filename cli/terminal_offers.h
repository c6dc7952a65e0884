#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace roundtable::cli {

// One legal choice as it is offered to a person.
struct Offer {
  std::string key;                // what to type, usually its number; one without is not in the menu, but can be typed
  std::string text;               // as in a record
  std::string name;               // without the words that all choices share
  std::string effect;             // what it would do
  std::vector<std::string> also;  // other names it goes by
  std::string section;            // offers of one section stand together under it
};

// Which offer was meant: by its key, the record's text, or a part of it that fits only one. If none or several, `index`
// is -1 and `why` says so.
struct Match {
  int index = -1;
  std::string why;
};
Match match(const std::vector<Offer>& offers, std::string_view typed);

// One a line, or in columns if they are many and short.
std::string menu_of(const std::vector<Offer>& offers, const Style& style);
// What could be typed, for someone who typed something else.
std::string reminder_of(const std::vector<Offer>& offers);

}  // namespace roundtable::cli
