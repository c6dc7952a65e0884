#pragma once

#include "bots/exec.h"
#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/net/game_net.h"
#include "bots/number.h"
#include "bots/random.h"
#include "bots/search.h"

// How names become bots. Included where a game's bots are made, once each (cmake/game_list.cmake).

namespace roundtable {

// `2` or `1.5`: points and perhaps tenths, more than 0.
inline std::optional<float> read_temperature(std::string_view text) {
  const bool has_tenths = text.size() > 2 && text[text.size() - 2] == '.';
  const std::string tenths =
      has_tenths ? std::string(text.substr(0, text.size() - 2)) + text.back() : std::string(text) + '0';
  const auto number = read_number(tenths, 1000);
  if (!number) return std::nullopt;
  return static_cast<float>(*number) / 10;
}

// `1000` playouts or `50ms`.
inline std::optional<SearchBudget> read_budget(std::string_view text) {
  const bool timed = text.ends_with("ms");
  if (timed) text.remove_suffix(2);
  const auto number = read_number(text, timed ? 600'000 : 100'000'000);
  if (!number) return std::nullopt;
  return timed ? SearchBudget{.time = std::chrono::milliseconds(*number)} : SearchBudget{.playouts = *number};
}

template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name) {
  using Made = std::unique_ptr<Bot<G>>;
  const std::string_view asked = name;
  for (const Level& level : kLevels) {
    if (name == level.name) name = level.bot;
  }
  const std::size_t colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  std::string_view rest = colon == std::string_view::npos ? "" : name.substr(colon + 1);
  if (name == "random") return Made(std::make_unique<RandomBot<G>>());
  if (name == "greedy") return Made(std::make_unique<GreedyBot<G>>());
  if (kind == "greedy") {
    if (const auto temperature = read_temperature(rest)) return Made(std::make_unique<GreedyBot<G>>(*temperature));
  }
  if (kind == "search") {
    constexpr std::string_view kForgetful = ":forgetful";
    const bool forgets = rest.ends_with(kForgetful);
    if (forgets) rest.remove_suffix(kForgetful.size());
    if (const auto budget = read_budget(rest)) {
      return Made(std::make_unique<SearchBot<G>>(*budget, forgets ? Belief::Forgetful : Belief::Exact));
    }
  }
  if constexpr (kCanRunPrograms) {
    if (auto program = read_exec(name)) return Made(std::make_unique<ExecBot<G>>(std::move(*program)));
  }
  return Error{"bots: found `" + std::string(asked.substr(0, 40)) + "`, allowed: " + bot_names()};
}

}  // namespace roundtable
