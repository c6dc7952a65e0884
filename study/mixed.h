#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "bots/levels.h"
#include "bots/number.h"
#include "study/analyser.h"

namespace roundtable {

// The bots whose choices are drawn from known probabilities. The choice drawn is luck, like a card.
template <Game G>
typename Analyser<G>::Player mixed_player(std::string_view seat_name, Evaluator<G>& evaluator) {
  constexpr std::string_view kBot = "bot:";
  if (!seat_name.starts_with(kBot)) return {};
  const std::string_view bot = without_level(seat_name.substr(kBot.size()), LearnedGame<G>);
  if (bot == "random") {
    return [equal = std::vector<float>()](const auto& /*view*/, const auto& choices) mutable {
      equal.assign(static_cast<std::size_t>(choices.size()), 1.0F);
      return std::span<const float>(equal);
    };
  }
  constexpr std::string_view kSoft = "net:soft:";
  if (!bot.starts_with(kSoft)) return {};
  const auto temperature = read_temperature(bot.substr(kSoft.size()));
  if constexpr (LearnedGame<G>) {
    if (temperature && evaluator.reference().is_learned()) {
      return [&evaluator, soft = *temperature](const auto& view, const auto& choices) {
        const auto values = evaluator.reference().learned().values(view, choices);
        soften(values, soft);
        return std::span<const float>(values);
      };
    }
  }
  return {};
}

}  // namespace roundtable
