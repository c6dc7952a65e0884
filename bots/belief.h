#pragma once

#include <cstdint>

namespace roundtable {

// What a search takes the hidden cards to be.
enum class Belief : std::uint8_t {
  Exact,      // all that the view allows, equally likely
  Likely,     // the more likely, the more the others chose what the judgement would, where a judgement can say that
  Forgetful,  // as if the bot did not remember what went through its hands; only to show what remembering is worth
};

}  // namespace roundtable
