#pragma once

#include "bots/exec.h"
#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/net/net_bot.h"
#include "bots/net/net_judgement.h"
#include "bots/random.h"
#include "bots/search.h"

// Makes bots by name. Included once for each game, where its bots are made (cmake/game_list.cmake).

namespace roundtable {

// `search:1000`, optionally `:hand` or `:net` for the evaluation and `:likely` or `:forgetful`; nothing for other
// names.
template <Game G>
std::optional<Result<std::unique_ptr<Bot<G>>>> make_search_bot(std::string_view rest) {
  using Made = std::unique_ptr<Bot<G>>;
  const auto takes = [&](std::string_view suffix) {
    const bool has = rest.ends_with(suffix);
    if (has) rest.remove_suffix(suffix.size());
    return has;
  };
  const Belief belief = takes(":forgetful") ? Belief::Forgetful : takes(":likely") ? Belief::Likely : Belief::Exact;
  const bool learned = takes(":net");
  if (!learned) takes(":hand");
  const auto budget = read_budget(rest);
  if (!budget) return std::nullopt;
  if (!learned) return Made(std::make_unique<SearchBot<G>>(*budget, belief));
  if constexpr (LearnedGame<G>) {
    const auto& net = net_in_use<G>();
    if (!net) return net.error();
    return Made(std::make_unique<SearchBot<G, NetOutlook<G>>>(*budget, belief, NetOutlook<G>(*net)));
  }
  return no_net<G>();
}

template <Game G>
Result<SharedNet> net_in(const std::string& file) {
  if constexpr (kCanRunPrograms) {
    const auto bytes = bytes_in(file);
    return bytes ? read_net<G>(*bytes) : bytes.error();
  }
  return no_net<G>();
}

// Default settings of a search with the game's net, if it has one.
template <Game G>
constexpr NetSearchSettings usual_net_search() {
  if constexpr (LearnedGame<G>) {
    return NetOf<G>::kSearch;
  } else {
    return {};
  }
}

// The net's own choice, or a search with it; nothing for other names.
template <Game G>
std::optional<Result<std::unique_ptr<Bot<G>>>> make_net_bot(std::string_view name) {
  using Made = std::unique_ptr<Bot<G>>;
  const auto asked = read_net_name(name, usual_net_search<G>());
  if (!asked) return std::nullopt;
  if constexpr (LearnedGame<G>) {
    const auto net = asked->file.empty() ? net_in_use<G>() : net_in<G>(asked->file);
    if (!net) return net.error();
    if (!asked->budget) return Made(std::make_unique<NetBot<G>>(*net, asked->temperature.value_or(0)));
    return Made(std::make_unique<SearchBot<G, NetJudgement<G>>>(*asked->budget, asked->settings.belief,
                                                                NetJudgement<G>(*net, asked->settings)));
  }
  return no_net<G>();
}

template <Game G>
Result<NetShape> give_net(std::string_view bytes) {
  if constexpr (LearnedGame<G>) {
    if (bytes.empty()) return kNetShape<G>;
    auto net = read_net<G>(bytes);
    if (!net) return net.error();
    net_in_use<G>() = std::move(net);
    return kNetShape<G>;
  }
  return no_net<G>();
}

template <Game G>
Result<std::unique_ptr<Bot<G>>> make_bot(std::string_view name) {
  using Made = std::unique_ptr<Bot<G>>;
  const std::string_view asked = name;
  name = without_level(name, LearnedGame<G>);
  const std::size_t colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  const std::string_view rest = colon == std::string_view::npos ? "" : name.substr(colon + 1);
  if (name == "random") return Made(std::make_unique<RandomBot<G>>());
  if (name == "greedy") return Made(std::make_unique<GreedyBot<G>>());
  if (kind == "greedy") {
    if (const auto temperature = read_temperature(rest)) return Made(std::make_unique<GreedyBot<G>>(*temperature));
  }
  if (kind == "search") {
    if (auto bot = make_search_bot<G>(rest)) return std::move(*bot);
  }
  if (auto bot = make_net_bot<G>(name)) return std::move(*bot);
  if constexpr (kCanRunPrograms) {
    if (auto program = read_exec(name)) return Made(std::make_unique<ExecBot<G>>(std::move(*program)));
  }
  return unknown_bot(asked);
}

}  // namespace roundtable
