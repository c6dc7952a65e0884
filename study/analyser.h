#pragma once

#include <functional>

#include "engine/core/any_game.h"
#include "study/exact.h"
#include "study/reasoning.h"
#include "study/skills.h"
#include "study/trials.h"

namespace roundtable {

// Analyses choices from views of one game. Use one per thread.
template <Game G>
class Analyser {
 public:
  using View = typename G::View;
  using Choices = typename G::Choices;
  using Action = typename G::Action;

  // The probabilities by which a player draws its choice. Valid until the next call.
  using Player = std::function<std::span<const float>(const View& view, const Choices& choices)>;

  Analyser(const typename G::Options& options, const AnalysisSettings& settings)
      : options_(options), settings_(settings) {}

  Evaluator<G>& evaluator() { return evaluator_; }

  // The open choice of a view.
  Analysis analyse(const View& view, std::uint64_t decision = 0) { return analyse(view, std::nullopt, decision, {}); }

  // A choice made. If it was drawn, the cost is the mean of all that might have been drawn.
  Analysis judge(const View& view, const Action& made, std::uint64_t decision, const Player& player = {}) {
    return analyse(view, made, decision, player);
  }

 private:
  // Parts of the random numbers of a decision.
  static constexpr std::uint64_t kOfRace = 1;
  static constexpr std::uint64_t kOfCost = 2;

  std::uint64_t seed(std::uint64_t decision, std::uint64_t part) const {
    return Rng(settings_.seed, decision * 4 + part)();
  }

  Analysis analyse(const View& view, std::optional<Action> made, std::uint64_t decision, const Player& player) {
    const Choices choices = G::legal(view);
    Analysis analysis{.seat = view.viewer.seat(),
                      .players = players(),
                      .counts_points = kCountsPoints<G>,
                      .skills = SkillsOf<G>::kNames,
                      .choices = {},
                      .comparison = {},
                      .chosen = {},
                      .cost = {}};
    if (choices.size() == 0) return analysis;
    const std::size_t reference = static_cast<std::size_t>(evaluator_.reference()(choices, view));
    std::optional<std::size_t> chosen;
    if (made) {
      chosen = 0;
      while (!(choices[static_cast<int>(*chosen)] == *made)) ++*chosen;  // it was legal
    }
    const auto exact = Exact<G>(evaluator_.reference()).values(view, choices);
    Trials<G> trials(view, choices, seed(decision, kOfRace), evaluator_, exact ? Horizon::End : Horizon::Prediction);
    const auto order = exact ? best_first(*exact, trials.seat()) : Race<G>(trials, chosen, settings_).run();
    const auto lead = [&](std::size_t one, std::size_t other) -> Lead {
      if (exact) return {(*exact)[one].wins[trials.seat()] - (*exact)[other].wins[trials.seat()], 0};
      const Mean sampled = trials.lead(one, other);
      return {sampled.mean(), sampled.error()};
    };
    for (const std::size_t choice : order) {
      const std::size_t other = choice == order[0] ? order[order.size() > 1 ? 1 : 0] : order[0];
      const auto action = choices[static_cast<int>(choice)];
      const Expectation value = exact ? (*exact)[choice] : trials.value(choice, order[0]);
      const Lead behind = order.size() > 1 ? lead(other, choice) : Lead();
      analysis.choices.push_back({.action = G::text_of(options_, action),
                                  .worth = worth_of(value, players()),
                                  .error = exact ? 0 : millionths(trials.share(choice).error()),
                                  .behind = millionths(behind.mean),
                                  .apart = millionths(behind.error),
                                  .games = trials.games(choice),
                                  .skill = SkillsOf<G>::skill(action)});
    }
    const auto place = [&](std::size_t choice) {
      return static_cast<std::size_t>(std::ranges::find(order, choice) - order.begin());
    };
    analysis.reference = place(reference);
    if (chosen) {
      analysis.chosen = place(*chosen);
      if (order.size() > 1) {
        const Lead lost = lead(order[analysis.chosen == 0 ? 1 : 0], *chosen);
        analysis.label = label_of(millionths(lost.mean), millionths(lost.error));
      }
      if (player || chosen != reference) {
        const auto chances = chances_of(view, choices, *chosen, player);
        analysis.cost = exact ? cost(*exact, chances, reference) : cost(view, choices, chances, reference, decision);
      }
    }
    if (settings_.reasons && order.size() > 1 && (!chosen || analysis.label != Label::Best)) {
      const std::size_t other = analysis.chosen.value_or(0) == 0 ? 1 : *analysis.chosen;
      analysis.comparison =
          Reasoning<G>(trials, players()).compare(order[0], order[other], lead(order[0], order[other]));
      analysis.comparison->better = 0;
      analysis.comparison->worse = other;
    }
    return analysis;
  }

  static std::vector<std::size_t> best_first(const std::vector<Expectation>& values, std::size_t seat) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    sort_best_first(order, [&](std::size_t choice) { return rank_of(values[choice], seat); });
    return order;
  }

  // By choice: of the one made, or of all that might have been drawn.
  static std::vector<float> chances_of(const View& view, const Choices& choices, std::size_t chosen,
                                       const Player& player) {
    std::vector<float> chances(static_cast<std::size_t>(choices.size()));
    if (player) {
      std::ranges::copy(player(view, choices), chances.begin());
    } else {
      chances[chosen] = 1;
    }
    return chances;
  }

  Effect cost(const std::vector<Expectation>& values, const std::vector<float>& chances, std::size_t reference) const {
    MeanEffect effect;
    effect.add(mean_of(chances, [&](std::size_t choice) { return values[choice]; }), values[reference]);
    return {worth_of_difference(effect.mean(), players()), {}};
  }

  // The number of games is fixed and they are not those of the race, so the mean of costs has no bias.
  Effect cost(const View& view, const Choices& choices, const std::vector<float>& chances, std::size_t reference,
              std::uint64_t decision) {
    imagination_.begin(view);
    const std::uint64_t part = seed(decision, kOfCost);
    const int games = 2 * settings_.games;
    Rng start(part);
    const EvenDraws draws(chances, games, start);
    MeanEffect effect;
    for (int game = 0; game < games; ++game) {
      Rng dice(part, static_cast<std::uint64_t>(game));
      const std::size_t choice = draws.choice(game);
      if (choice == reference) {
        effect.add({}, {});
        continue;
      }
      const auto imagined = imagination_.draw(view, dice);
      const auto forecast = [&](std::size_t tried) {
        NullSink nobody;
        auto state = imagined;
        G::apply(state, view.viewer.seat(), choices[static_cast<int>(tried)], nobody);
        return evaluator_(state, dice);
      };
      effect.add(forecast(choice), forecast(reference));
    }
    return {worth_of_difference(effect.mean(), players()), worth_of_error(effect.error())};
  }

  int players() const { return G::players(options_); }

  typename G::Options options_;
  AnalysisSettings settings_;
  Imagination<G> imagination_{Belief::Likely};
  Evaluator<G> evaluator_;
};

template <Game G>
Result<std::function<Analysis()>> prepare_analysis_of(const AnyGame& game, Seat seat,
                                                      const AnalysisSettings& settings) {
  const auto& state = static_cast<const AnyGameOf<G>&>(game).state();
  return std::function<Analysis()>([options = G::options(state), view = G::view(state, seat), settings] {
    return Analyser<G>(options, settings).analyse(view);
  });
}

}  // namespace roundtable
