#pragma once

#include <cmath>

#include "bots/imagination.h"
#include "study/forecast.h"
#include "study/review.h"
#include "study/skills.h"

namespace roundtable {

// Mean and standard error of differences.
class Difference {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double mean() const { return sum_ / count_; }
  double error() const {
    const double spread = squares_ / count_ - mean() * mean();
    return count_ > 1 ? std::sqrt(std::max(spread, 0.0) / (count_ - 1)) : 1;
  }

 private:
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

template <Game G>
class ReviewerOf final : public Reviewer {
 public:
  using State = typename G::State;
  using Choices = typename G::Choices;
  using Action = typename G::Action;

  static Result<std::unique_ptr<Reviewer>> open(const Record& record, const ReviewSettings& settings) {
    auto replayer = Replayer<G>::open(record);
    if (!replayer) return replayer.error();
    auto reviewer = std::unique_ptr<ReviewerOf>(new ReviewerOf(settings));
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
    return std::unique_ptr<Reviewer>(std::move(reviewer));
  }

  std::size_t entries() const override { return points_.size(); }
  bool counts_points() const override { return kCountsPoints<G>; }
  std::vector<std::string_view> skills() const override {
    return {SkillsOf<G>::kNames.begin(), SkillsOf<G>::kNames.end()};
  }

  Worth result() override {
    if (!G::deciders(end_).over()) return worth_of_position(end_);
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
    finding.before = worth_of_position(points_[entry].state);
    return finding;
  }

  Finding judge(std::size_t entry) override {
    const Point& point = points_[entry];
    Finding finding;
    if (point.seat && G::legal(point.state, *point.seat).size() > 1)
      judge(G::view(point.state, *point.seat), *point.action, entry, finding);
    return finding;
  }

 private:
  struct Point {
    State state;
    std::optional<Seat> seat;  // the seat that chose
    std::optional<Action> action;
  };

  explicit ReviewerOf(const ReviewSettings& settings) : settings_(settings) {}

  int players() const { return G::players(G::options(end_)); }

  // The same random numbers for every position, so that two positions differ mainly by the moves between them.
  Worth worth_of_position(const State& state) {
    constexpr int kLess = 4;
    const int games = std::max(settings_.games / kLess, 1);
    Expectation mean;
    for (int game = 0; game < games; ++game) {
      Rng dice(settings_.seed, static_cast<std::uint64_t>(game));
      add(forecaster_(state, dice), 1.0 / games, mean);
    }
    return worth_of(mean, players());
  }

  static void add(const Forecast<G>& forecast, double part, Expectation& mean) {
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      mean.wins[i] += forecast.wins[i] * part;
      mean.points[i] += forecast.points[i] * part;
    }
  }

  // Data of a choice for the comparison with the choice made.
  struct Compared {
    Expectation mean;
    Difference wins;
    std::array<double, kReasonsOf<G>> reasons{};
    std::array<Difference, kReasonsOf<G>> differences;
  };

  // From the seat's knowledge: everything is imagined from its view. All choices are tried in the same imagined games.
  void judge(const typename G::View& view, const Action& action, std::size_t entry, Finding& finding) {
    const Choices choices = G::legal(view);
    const auto seat = static_cast<std::size_t>(view.viewer.seat());
    std::size_t made = 0;
    while (!(choices[static_cast<int>(made)] == action)) ++made;  // it was legal
    std::vector<Compared> compared(static_cast<std::size_t>(choices.size()));
    std::vector<Forecast<G>> forecasts(compared.size());
    const int games = std::clamp(settings_.games / choices.size(), std::min(8, settings_.games), 256);
    imagination_.begin(view);
    NullSink nobody;
    for (int game = 0; game < games; ++game) {
      Rng deal(settings_.seed + entry, static_cast<std::uint64_t>(game));
      const State imagined = imagination_.draw(view, deal);
      for (std::size_t i = 0; i < compared.size(); ++i) {
        Rng dice = deal;
        State state = imagined;
        G::apply(state, view.viewer.seat(), choices[static_cast<int>(i)], nobody);
        forecasts[i] = forecaster_(state, dice);
        add(forecasts[i], 1.0 / games, compared[i].mean);
      }
      for (std::size_t i = 0; i < compared.size(); ++i) {
        compared[i].wins.add(forecasts[i].wins[seat] - forecasts[made].wins[seat]);
        for (std::size_t reason = 0; reason < kReasonsOf<G>; ++reason) {
          const double expected = forecasts[i].reasons[seat][reason];
          compared[i].reasons[reason] += expected / games;
          compared[i].differences[reason].add(expected - forecasts[made].reasons[seat][reason]);
        }
      }
    }
    tell(choices, compared, made, seat, finding);
  }

  // A seat's expectation of a topic after a choice. Shares are normalised to one victory (worth.h), and ways to win
  // with them: first the seat's own, then those of the others.
  double expected(const Compared& choice, std::size_t reason, std::size_t seat) const {
    const double found = choice.reasons[reason];
    if (kCountsPoints<G> || found == 0) return found;
    const double before = choice.mean.wins[seat];
    const double after = static_cast<double>(worth_of(choice.mean, players()).wins[seat]) / Worth::kVictory;
    return reason < kReasonsOf<G> / 2 ? found * after / before : found * (1 - after) / (1 - before);
  }

  void tell(const Choices& choices, const std::vector<Compared>& compared, std::size_t made, std::size_t seat,
            Finding& finding) const {
    const auto& options = G::options(end_);
    const std::string chosen = G::text_of(options, choices[static_cast<int>(made)]);
    for (std::size_t i = 0; i < compared.size(); ++i) {
      JudgedChoice choice{.action = G::text_of(options, choices[static_cast<int>(i)]),
                          .worth = worth_of(compared[i].mean, players()),
                          .uncertain = std::llround(compared[i].wins.error() * static_cast<double>(Worth::kVictory)),
                          .reasons = {},
                          .skill = SkillsOf<G>::skill(choices[static_cast<int>(i)])};
      if constexpr (LearnedGame<G>) {
        for (std::size_t reason = 0; reason < kReasonsOf<G>; ++reason) {
          const double more = expected(compared[i], reason, seat) - expected(compared[made], reason, seat);
          const auto hundredths = static_cast<int>(std::lround(100 * more));
          if (std::abs(more) > 2 * compared[i].differences[reason].error() && hundredths != 0)
            choice.reasons.push_back({NetOf<G>::kReasonNames[reason], hundredths});
        }
      }
      finding.choices.push_back(std::move(choice));
    }
    std::ranges::sort(finding.choices, [seat](const JudgedChoice& a, const JudgedChoice& b) {
      return a.worth.wins[seat] != b.worth.wins[seat] ? a.worth.wins[seat] > b.worth.wins[seat] : a.action < b.action;
    });
    finding.chosen = static_cast<std::size_t>(std::ranges::find(finding.choices, chosen, &JudgedChoice::action) -
                                              finding.choices.begin());
  }

  ReviewSettings settings_;
  std::vector<Point> points_;
  State end_{};
  Imagination<G> imagination_{Belief::Likely};
  Forecaster<G> forecaster_;
};

template <Game G>
Result<std::unique_ptr<Reviewer>> make_reviewer_of(const Record& record, const ReviewSettings& settings) {
  return ReviewerOf<G>::open(record, settings);
}

}  // namespace roundtable
