#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_failures.h"
#include "bots/net/network.h"
#include "engine/core/game.h"

namespace roundtable {

// What a choice changes of one of the things that a game's explanations are about, compared with the other choices.
struct Reason {
  std::string_view name;  // the game's own: `quests`
  int hundredths = 0;     // of a point, or of a victory
  friend bool operator==(const Reason&, const Reason&) = default;
};

// What a bot thinks of one legal action.
template <Game G>
struct Opinion {
  typename G::Action action;
  double win = 0;    // the share of the victory it expects: 1 alone, a half if two share it
  double score = 0;  // its score at the end
  int playouts = 0;  // games played in thought after that action: how sure it may be
  std::vector<Reason> reasons;
};

// A player. It sees a view, never a state, so it cannot cheat. One plays one game at a time.
template <Game G>
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // One of the choices, of which there is at least one. The same generator gives the same answer, unless the bot works
  // by the clock.
  virtual typename G::Action choose(const typename G::View& view, const typename G::Choices& choices, Rng& rng) = 0;
  // What it thinks of each choice, in their order; empty from one that does not say.
  virtual std::vector<Opinion<G>> explain(const typename G::View& view, const typename G::Choices& choices,
                                          Rng& rng) = 0;
  // One that decides without looking saves its host the making of views.
  virtual bool looks() const { return true; }
  // Only a program of somebody else has any.
  virtual BotFailures failures() const { return {}; }
};

// The bot of that name, such as `greedy` or `search:1000` (docs/bots.md); the error says which there are.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name);

// What the bot thinks of each choice, and why (reasons.h): that comes from the game's net, or from its hand-written
// judgement, whoever is asked. Without reasons for a game that has no words for them.
template <Game G>
std::vector<Opinion<G>> opinions_with_reasons(Bot<G>& bot, const typename G::View& view,
                                              const typename G::Choices& choices, Rng& rng);

// Bots of this game that are made from now on play with the net in these bytes (docs/net.md); with none, as before.
// Other threads must not make bots meanwhile. Says what a net must be like to fit the game.
template <Game G>
Result<NetShape> give_net(std::string_view bytes);

// `random, greedy, ...`: what make_bot knows.
std::string bot_names();

}  // namespace roundtable
