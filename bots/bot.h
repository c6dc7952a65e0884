#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/core/game.h"

namespace roundtable {

// A player. It sees a view, never a state, so it cannot cheat.
template <Game G>
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  virtual typename G::Action choose(const typename G::View& view, const typename G::Choices& choices, Rng& rng) = 0;
  // One that decides without looking saves its host the making of views.
  virtual bool looks() const { return true; }
};

// All legal choices alike.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Action choose(const typename G::View& /*view*/, const typename G::Choices& choices, Rng& rng) override {
    return choices.pick(rng);
  }
  bool looks() const override { return false; }
};

// The names make_bot knows.
inline std::string bot_names() { return "random"; }

template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name) {
  if (name == "random") return std::unique_ptr<Bot<G>>(std::make_unique<RandomBot<G>>());
  return Error{"bots: found `" + std::string(name.substr(0, 40)) + "`, allowed: " + bot_names()};
}

}  // namespace roundtable
