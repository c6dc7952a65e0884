#pragma once

#include <array>
#include <string_view>

#include "engine/core/game.h"

namespace roundtable {

// Skills of a game by name, and the skill that an action needs. Specialised in study/NAME/skills.h; otherwise there is
// one skill, choosing.
//
// If a question mixes skills, a choice belongs to the later of those of the choice made and of the better one: playing
// a card where a guild would have won is a mistake in the timing of guilds.
template <Game G>
struct SkillsOf {
  static constexpr std::array<std::string_view, 1> kNames = {"choices"};
  static std::size_t skill(const typename G::Action& /*action*/) { return 0; }
};

}  // namespace roundtable
