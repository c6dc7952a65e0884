#pragma once

#include "study/mixed.h"
#include "study/review.h"

namespace roundtable {

template <Game G>
class ReviewerOf final : public Reviewer {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;

  static Result<std::unique_ptr<Reviewer>> open(const Record& record, const AnalysisSettings& settings) {
    auto replayer = Replayer<G>::open(record);
    if (!replayer) return replayer.error();
    auto reviewer = std::unique_ptr<ReviewerOf>(new ReviewerOf(G::options(replayer->state()), settings));
    while (!replayer->done()) {
      const auto entry = Entry::from_text(record.log[replayer->position()], record.players);
      if (!entry) return entry.error();
      auto& point = reviewer->points_.emplace_back(Point{replayer->state(), {}, {}});
      if (!entry->chance && !entry->forced) {
        const auto action = G::action_from(G::options(replayer->state()), entry->seat, entry->what);
        if (action) point = {replayer->state(), entry->seat, *action};
      }
      if (const auto status = replayer->step(); !status) return status.error();
    }
    if (const auto status = replayer->finish(); !status) return status.error();
    reviewer->end_ = replayer->state();
    for (const std::string& name : record.seats) {
      reviewer->players_.push_back(mixed_player<G>(name, reviewer->analyser_.evaluator()));
    }
    reviewer->players_.resize(static_cast<std::size_t>(record.players));
    return std::unique_ptr<Reviewer>(std::move(reviewer));
  }

  std::size_t entries() const override { return points_.size(); }
  bool counts_points() const override { return kCountsPoints<G>; }
  std::vector<std::string_view> skills() const override {
    return {SkillsOf<G>::kNames.begin(), SkillsOf<G>::kNames.end()};
  }

  Worth result() override {
    if (!G::deciders(end_).over()) return value(end_, games_of_start()).worth;
    const Standing standing = G::standing(end_);
    const auto won = shares(standing.winners);
    Expectation end;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      end.wins[i] = static_cast<double>(won[i]);
      if constexpr (kCountsPoints<G>) end.points[i] = standing.scores[i];
    }
    return worth_of(end, players());
  }

  Finding find(std::size_t entry) override {
    Finding finding = judge(entry);
    const int games = entry == 0 ? games_of_start() : std::max(settings_.games / 4, 2);
    const Effect before = value(points_[entry].state, games);
    finding.before = before.worth;
    finding.before_error = before.error;
    finding.luck = luck(entry);
    return finding;
  }

  Finding judge(std::size_t entry) override {
    const Point& point = points_[entry];
    Finding finding;
    if (!point.seat || G::legal(point.state, *point.seat).size() < 2) return finding;
    finding.analysis = analyser_.judge(G::view(point.state, *point.seat), *point.action, entry,
                                       players_[static_cast<std::size_t>(*point.seat)]);
    return finding;
  }

 private:
  struct Point {
    State state;
    std::optional<Seat> seat;  // the seat that chose
    std::optional<Action> action;
  };

  ReviewerOf(const typename G::Options& options, const AnalysisSettings& settings)
      : settings_(settings), analyser_(options, settings) {}

  int players() const { return G::players(G::options(end_)); }
  Rng dice(int game) const { return Rng(settings_.seed, static_cast<std::uint64_t>(game)); }

  // With the real cards. The same dice for every position, so that two positions differ mainly by the moves between
  // them.
  Effect value(const State& state, int games) {
    const auto opened = analyser_.evaluator().open(state);
    MeanEffect value;
    for (int game = 0; game < games; ++game) value.add(analyser_.evaluator()(opened, dice(game)), {});
    return {worth_of(value.mean(), players()),
            analyser_.evaluator().is_random() ? worth_of_error(value.error()) : Worth{}};
  }

  // The value after an event less the mean value after all that could have come, both with the real cards and the same
  // dice. Its mean is 0, whatever the evaluator thinks: the real event is one of those that could have come.
  Effect luck(std::size_t entry) {
    const Point& point = points_[entry];
    if (G::deciders(point.state).is_chance()) return luck_of_chance(entry);
    if (!point.seat) return {};
    const auto& player = players_[static_cast<std::size_t>(*point.seat)];
    if (!player || G::legal(point.state, *point.seat).size() < 2) return {};
    return luck_of_choice(point, player, entry);
  }

  Effect luck_of_chance(std::size_t entry) {
    const State& real = entry + 1 < points_.size() ? points_[entry + 1].state : end_;
    const auto opened = analyser_.evaluator().open(real);
    NullSink nobody;
    return mean_luck(entry, [&](int /*game*/, Rng& dice, MeanEffect& effect) {
      State other = points_[entry].state;
      G::settle(other, G::draw(other, dice), nobody);
      if (other == real) {
        effect.add({}, {});
      } else {
        effect.add(analyser_.evaluator()(opened, dice), analyser_.evaluator()(other, dice));
      }
    });
  }

  Effect luck_of_choice(const Point& point, const typename Analyser<G>::Player& player, std::size_t entry) {
    const auto view = G::view(point.state, *point.seat);
    const auto choices = G::legal(view);
    const auto chances = player(view, choices);
    Rng start = dice_of_luck(entry, games_of_luck());
    const EvenDraws draws({chances.begin(), chances.end()}, games_of_luck(), start);
    std::size_t made = 0;
    while (!(choices[static_cast<int>(made)] == *point.action)) ++made;
    std::vector<std::optional<typename Evaluator<G>::Opened>> opened(chances.size());
    const auto forecast = [&](std::size_t choice, const Rng& dice) {
      auto& known = opened[choice];
      if (!known) {
        NullSink nobody;
        State state = point.state;
        G::take(state, *point.seat, choices[static_cast<int>(choice)], nobody);
        known = analyser_.evaluator().open(std::move(state));
      }
      return analyser_.evaluator()(*known, dice);
    };
    return mean_luck(entry, [&](int game, Rng& dice, MeanEffect& effect) {
      const std::size_t other = draws.choice(game);
      if (other == made) {
        effect.add({}, {});
      } else {
        effect.add(forecast(made, dice), forecast(other, dice));
      }
    });
  }

  // `compare` adds the real event's value less that of another one that it draws.
  template <class Compare>
  Effect mean_luck(std::size_t entry, Compare compare) const {
    MeanEffect effect;
    for (int game = 0; game < games_of_luck(); ++game) {
      Rng dice = dice_of_luck(entry, game);
      compare(game, dice, effect);
    }
    return {worth_of_difference(effect.mean(), players()), worth_of_error(effect.error())};
  }

  // More than for a choice: nothing is common to the two positions but the dice.
  int games_of_luck() const { return 4 * settings_.games; }
  // Of the first position: it is a part of the sums. The others are only drawn.
  int games_of_start() const { return 4 * settings_.games; }
  Rng dice_of_luck(std::size_t entry, int game) const {
    return Rng(Rng(settings_.seed, entry * 4 + kOfLuck)(), static_cast<std::uint64_t>(game));
  }

  static constexpr std::uint64_t kOfLuck = 3;  // part of the random numbers of an entry

  AnalysisSettings settings_;
  std::vector<Point> points_;
  std::vector<typename Analyser<G>::Player> players_;  // by seat: how it draws its choices, if that is known
  State end_{};
  Analyser<G> analyser_;
};

template <Game G>
Result<std::unique_ptr<Reviewer>> make_reviewer_of(const Record& record, const AnalysisSettings& settings) {
  return ReviewerOf<G>::open(record, settings);
}

}  // namespace roundtable
