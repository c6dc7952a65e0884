#pragma once

#include "study/analysis.h"
#include "study/trials.h"

// Splits the lead of one choice over another into reasons that add up to it, in the same imagined games.
//
// The part that comes from the seat's later choices is the loss if those are random. The rest is split by ways to win;
// in games with points by each player's points on each track, times the worth of a point here. The remainder comes from
// the spread of results: a lead protected, or a risk taken.

namespace roundtable {

// The worth of a point of each seat for one seat's share of the victory, by least squares over forecasts. Few or equal
// forecasts would tell nothing, so some imagined ones with the usual worth of a point are added.
class PointWorth {
 public:
  PointWorth(std::size_t seat, int players) : seat_(seat), players_(static_cast<std::size_t>(players)) {}

  void add(const Expectation& forecast) { forecasts_.push_back(forecast); }
  // Shares of the victory by seat: for the own seat not negative, for the others not positive.
  std::array<double, kMaxSeats> solve() const;

 private:
  std::size_t seat_;
  std::size_t players_;
  std::vector<Expectation> forecasts_;
};

template <Game G>
class Reasoning {
 public:
  Reasoning(Trials<G>& trials, int players) : trials_(trials), players_(players), seat_(trials.seat()) {}

  // The parts of a computed lead are still measured in imagined games.
  Comparison compare(std::size_t better, std::size_t worse, Lead lead) {
    Comparison comparison{.wins = millionths(lead.mean), .error = millionths(lead.error), .reasons = {}};
    if constexpr (LearnedGame<G>) {
      if (trials_.games(better) == 0) trials_.extend({better, worse}, kCarelessGames);
      split(better, worse, comparison);
    }
    return comparison;
  }

 private:
  static constexpr int kCarelessGames = 256;

  void split(std::size_t better, std::size_t worse, Comparison& comparison) {
    const int common = std::min(trials_.games(better), trials_.games(worse));
    const int games = std::min(common, kCarelessGames);
    std::vector<std::array<Forecast<G>, 2>> careless;
    for (int game = 0; game < games; ++game) careless.push_back(trials_.careless({better, worse}, game));
    Mean kept;  // by later choices, in the games with both
    Mean at_once;
    for (int game = 0; game < games; ++game) {
      const auto& [one, other] = careless[static_cast<std::size_t>(game)];
      at_once.add(one.wins[seat_] - other.wins[seat_]);
      kept.add(trials_.wins(better, game) - trials_.wins(worse, game) - (one.wins[seat_] - other.wins[seat_]));
    }
    add_parts(careless, comparison);
    std::int64_t explained = 0;
    for (const Reason& reason : comparison.reasons) explained += reason.wins;
    const std::int64_t now = millionths(at_once.mean());
    if constexpr (kCountsPoints<G>) {
      comparison.reasons.push_back({.kind = Reason::Kind::Risk,
                                    .topic = {},
                                    .rival = {},
                                    .wins = now - explained,
                                    .error = millionths(risk_.error())});
      explained = now;
    }
    comparison.reasons.push_back({.kind = Reason::Kind::Options,
                                  .topic = {},
                                  .rival = {},
                                  .wins = comparison.wins - explained,
                                  .error = millionths(comparison.error == 0 ? at_once.error() : kept.error())});
  }

  void add_parts(const std::vector<std::array<Forecast<G>, 2>>& pairs, Comparison& comparison) {
    PointWorth regression(seat_, players_);
    for (const auto& [one, other] : pairs) {
      regression.add(one);
      regression.add(other);
    }
    const auto worth = kCountsPoints<G> ? regression.solve() : std::array<double, kMaxSeats>{};
    std::vector<double> explained(pairs.size());
    const auto add = [&](std::size_t seat, std::size_t topic, double worth_of_one) {
      Mean change;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double more = pairs[i][0].topics[seat][topic] - pairs[i][1].topics[seat][topic];
        change.add(more);
        explained[i] += more * worth_of_one;
      }
      if (change.mean() == 0) return;
      const bool own = seat == seat_;
      comparison.reasons.push_back({.kind = own ? Reason::Kind::Own : Reason::Kind::Denied,
                                    .topic = NetOf<G>::kReasonNames[topic],
                                    .rival = own ? std::nullopt : std::optional(Seat{static_cast<std::uint8_t>(seat)}),
                                    .wins = millionths(change.mean() * worth_of_one),
                                    .error = millionths(change.error() * std::abs(worth_of_one)),
                                    .points = kCountsPoints<G> ? std::llround(change.mean() * Worth::kPoint) : 0});
    };
    if constexpr (kCountsPoints<G>) {
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        for (std::size_t topic = 0; topic < kTopicsOf<G>; ++topic) add(seat, topic, worth[seat]);
      }
    } else {
      for (std::size_t way = 0; way < kTopicsOf<G> / 2; ++way) add(seat_, way, 1);
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      risk_.add(pairs[i][0].wins[seat_] - pairs[i][1].wins[seat_] - explained[i]);
    }
  }

  Trials<G>& trials_;
  int players_;
  std::size_t seat_;
  Mean risk_;
};

}  // namespace roundtable
