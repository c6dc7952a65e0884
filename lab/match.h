#pragma once

#include "bots/bot.h"
#include "engine/play/match.h"

namespace roundtable {

// Reads a table's options for that many players from JSON; the error names the field.
template <Game G>
Result<typename G::Options> read_table(int players, const std::string& options) {
  const auto json = Json::parse(options);
  if (!json) return Error{"options: " + json.error().message};
  return G::read_options(players, *json);
}

template <Game G>
struct BotAnswer {
  typename G::Action action;
  bool failed = false;  // the bot's choice was illegal and a random one replaced it
};

// The choice of the bot in that seat.
template <Game G>
BotAnswer<G> ask(Bot<G>& bot, const typename G::State& state, Seat seat, const typename G::Choices& choices, Rng& rng) {
  if (!bot.looks()) return {choices.pick(rng)};
  const std::int64_t troubles = bot.failures().count;
  const auto action = bot.choose(G::view(state, seat), choices, rng);
  if (!choices.contains(action)) return {choices.pick(rng), true};
  return {action, bot.failures().count > troubles};
}

}  // namespace roundtable
