#pragma once

#include <charconv>

#include "bots/exec.h"
#include "bots/greedy.h"
#include "bots/random.h"
#include "bots/search.h"

// How names become bots. Included where a game's bots are made, once each (bots/academy_bots.cpp, ...).

namespace roundtable {

// `1000` playouts or `50ms`; nothing if it is neither.
inline std::optional<SearchBudget> read_budget(std::string_view text) {
  const bool timed = text.ends_with("ms");
  if (timed) text.remove_suffix(2);
  constexpr int kMost = 100'000'000;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > kMost) return std::nullopt;
  return timed ? SearchBudget{.time = std::chrono::milliseconds(number)} : SearchBudget{.playouts = number};
}

template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name) {
  using Made = std::unique_ptr<Bot<G>>;
  if (name == "random") return Made(std::make_unique<RandomBot<G>>());
  if (name == "greedy") return Made(std::make_unique<GreedyBot<G>>());
  constexpr std::string_view kSearch = "search:";
  constexpr std::string_view kForgetful = ":forgetful";
  if (name.starts_with(kSearch)) {
    std::string_view rest = name.substr(kSearch.size());
    const bool forgets = rest.ends_with(kForgetful);
    if (forgets) rest.remove_suffix(kForgetful.size());
    if (const auto budget = read_budget(rest)) {
      return Made(std::make_unique<SearchBot<G>>(*budget, forgets ? Belief::Forgetful : Belief::Exact));
    }
  }
  if (auto program = read_exec(name)) return Made(std::make_unique<ExecBot<G>>(std::move(*program)));
  return Error{"bots: found `" + std::string(name.substr(0, 40)) + "`, allowed: " + bot_names()};
}

}  // namespace roundtable
