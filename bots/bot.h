#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot_failures.h"
#include "bots/net/network.h"
#include "engine/core/game.h"

namespace roundtable {

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
  // False saves the caller from building views.
  virtual bool looks() const { return true; }
  // Only external programs fail.
  virtual BotFailures failures() const { return {}; }
};

// Makes a bot by name, such as `greedy` or `search:1000` (docs/bots.md); the error lists the names.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name);

// Sets the net (docs/net.md) of bots of this game that are made afterwards; empty bytes: the built-in one. No other
// thread may make bots meanwhile. Returns the shape that a net of this game must have.
template <Game G>
Result<NetShape> give_net(std::string_view bytes);

// `random, greedy, ...`: the names that make_bot accepts.
std::string bot_names();
// The error for a name that is none of them, with a suggestion.
Error unknown_bot(std::string_view name);

}  // namespace roundtable
