#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_failures.h"
#include "bots/net/network.h"
#include "engine/core/game.h"

namespace roundtable {

// The change a choice makes to one topic of the game's explanations, compared with the other choices.
struct Reason {
  std::string_view name;  // the game's name for it: `quests`
  int hundredths = 0;     // of a point, or of a victory
  friend bool operator==(const Reason&, const Reason&) = default;
};

// A bot's opinion of one legal action.
template <Game G>
struct Opinion {
  typename G::Action action;
  double win = 0;    // expected share of the victory: 1 alone, a half if two share it
  double score = 0;  // expected final score
  int playouts = 0;  // number of playouts after that action
  std::vector<Reason> reasons;
};

// A player. It sees a view, never a state, so it cannot cheat. Plays one game at a time.
template <Game G>
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // Returns one of the choices, of which there is at least one. Deterministic for a generator, unless limited by time.
  virtual typename G::Action choose(const typename G::View& view, const typename G::Choices& choices, Rng& rng) = 0;
  // Its opinion of each choice, in their order; empty if it has none.
  virtual std::vector<Opinion<G>> explain(const typename G::View& view, const typename G::Choices& choices,
                                          Rng& rng) = 0;
  // False saves the caller from building views.
  virtual bool looks() const { return true; }
  // Only external programs fail.
  virtual BotFailures failures() const { return {}; }
};

// Makes a bot by name, such as `greedy` or `search:1000` (docs/bots.md); the error lists the names.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name);

// The bot's opinions with reasons (reasons.h), which come from the game's net or its heuristic, for every bot. No
// reasons for a game without names for them.
template <Game G>
std::vector<Opinion<G>> opinions_with_reasons(Bot<G>& bot, const typename G::View& view,
                                              const typename G::Choices& choices, Rng& rng);

// Sets the net (docs/net.md) of bots of this game that are made afterwards; empty bytes: the built-in one. No other
// thread may make bots meanwhile. Returns the shape that a net of this game must have.
template <Game G>
Result<NetShape> give_net(std::string_view bytes);

// `random, greedy, ...`: the names that make_bot accepts.
std::string bot_names();
// The error for a name that is none of them, with a suggestion.
Error unknown_bot(std::string_view name);

}  // namespace roundtable
