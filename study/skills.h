#pragma once

#include <array>
#include <string_view>

#include "engine/core/game.h"

namespace roundtable {

// What a game's choices take: its skills by name, and which of them an action takes. Specialised in
// study/NAME/skills.h; without that everything takes the one skill of choosing.
//
// Where a question mixes skills, a choice is about the one that is named last among what was done and what had been
// better: who plays a card where a guild could have won has lost by the timing of guilds.
template <Game G>
struct SkillsOf {
  static constexpr std::array<std::string_view, 1> kNames = {"choices"};
  static std::size_t skill(const typename G::Action& /*action*/) { return 0; }
};

}  // namespace roundtable
