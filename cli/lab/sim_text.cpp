#include "cli/lab/sim_text.h"

#include <fmt/format.h>

#include "cli/lab/figure_text.h"

namespace roundtable::cli {

namespace {

double mean_of(std::int64_t sum, std::int64_t count) { return static_cast<double>(sum) / static_cast<double>(count); }

// The figures of a simulation; empty on a GPU, which counts victories and points only.
class Figures {
 public:
  Figures(const Simulation& simulation, const Tally& tally)
      : all_(tally.figures.games > 0 ? figures_of(simulation.game, simulation.players) : std::vector<Figure>()),
        sums_(tally.figures) {}

  bool empty() const { return all_.empty(); }
  const std::vector<Figure>& all() const { return all_; }
  const Figure& operator[](std::size_t figure) const { return all_[figure]; }
  FigureRange of_kind(Figure::Kind kind) const { return figures_of_kind(all_, kind); }
  Estimate estimate(std::size_t figure) const { return estimate_of(sums_, figure, all_[figure]); }

 private:
  std::vector<Figure> all_;
  const FigureSums& sums_;
};

void print_troubles(const Simulation& simulation, const Tally& tally) {
  for (int i = 0; i < simulation.players; ++i) {
    const BotFailures& troubles = tally.troubles[static_cast<std::size_t>(i)];
    if (troubles.count == 0) continue;
    fmt::print("  seat {}: {} choices were made at random because the bot failed; last reason: {}\n", i, troubles.count,
               troubles.last);
  }
}

void print_seats(const Simulation& simulation, const Tally& tally, const Figures& figures) {
  const auto players = static_cast<std::size_t>(simulation.players);
  if (!figures.empty()) fmt::print("          won %, 95 % interval   shared %   points, 95 % interval\n");
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (figures.empty()) {
      fmt::print("  seat {}: score {:6.2f}   won {:5.1f} %   shared {:4.1f} %\n", seat,
                 mean_of(tally.scores[seat], tally.games), 100 * mean_of(tally.wins[seat], tally.games),
                 100 * mean_of(tally.shared[seat], tally.games));
      continue;
    }
    const std::size_t points = players + seat;
    fmt::print("  seat {}: {:>20} {:>10.1f}   {:>21}\n", seat, interval_of(figures.estimate(seat), figures[seat]),
               100 * mean_of(tally.shared[seat], tally.games), interval_of(figures.estimate(points), figures[points]));
  }
}

void print_figures(const Figures& figures) {
  for (const auto kind : {Figure::Kind::Game, Figure::Kind::Ending}) {
    const auto [first, last] = figures.of_kind(kind);
    for (std::size_t i = first; i < last; ++i) {
      fmt::print("  {}: {}{}\n", figures[i].name, interval_of(figures.estimate(i), figures[i]),
                 figures[i].is_share ? " %" : "");
    }
  }
  const auto [first, last] = figures.of_kind(Figure::Kind::Source);
  if (first == last) return;
  fmt::print("  points a seat from            all seats         winners above the mean\n");
  for (std::size_t i = first; i < last; ++i) {
    const std::size_t edge = i + last - first;
    fmt::print("    {:<15} {:>24} {:>26}\n", figures[i].name, interval_of(figures.estimate(i), figures[i]),
               interval_of(figures.estimate(edge), figures[edge], true));
  }
}

}  // namespace

void print_simulation_json(const Simulation& simulation, const Tally& tally, double seconds) {
  fmt::print("{{\"game\":\"{}\",\"players\":{},\"options\":{},\"games\":{},\"seed\":{},\"decisions\":{},\"seats\":[",
             simulation.game, simulation.players, simulation.options, tally.games, simulation.seed, tally.decisions);
  for (int i = 0; i < simulation.players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    fmt::print("{}{{\"score\":{:.4f},\"wins\":{},\"shared\":{},\"forfeited\":{}}}", i == 0 ? "" : ",",
               mean_of(tally.scores[seat], tally.games), tally.wins[seat], tally.shared[seat],
               tally.troubles[seat].count);
  }
  fmt::print("],");
  if (tally.neutrals > 0) fmt::print("\"neutral\":{:.4f},", mean_of(tally.neutral, tally.games));
  const Figures figures(simulation, tally);
  if (!figures.empty()) {
    fmt::print("\"figures\":{{");
    for (std::size_t i = 0; i < figures.all().size(); ++i) {
      fmt::print("{}\"{}\":{}", i == 0 ? "" : ",", figures[i].key, json_of(figures.estimate(i)));
    }
    fmt::print("}},");
  }
  fmt::print("\"fingerprint\":\"{:016x}\",\"seconds\":{:.3f}}}\n", tally.fingerprint, seconds);
}

void print_simulation(const Simulation& simulation, const Tally& tally, double seconds, const std::string& by) {
  fmt::print("{} games of {}, {} players, options {}\n", tally.games, simulation.game, simulation.players,
             simulation.options);
  const Figures figures(simulation, tally);
  print_seats(simulation, tally, figures);
  if (tally.neutrals > 0) fmt::print("  neutral: score {:6.2f}\n", mean_of(tally.neutral, tally.games));
  print_figures(figures);
  fmt::print("  fingerprint {:016x}\n", tally.fingerprint);
  fmt::print("  {:.2f} s, {:.0f} games a second, {}\n", seconds, static_cast<double>(tally.games) / seconds, by);
  print_troubles(simulation, tally);
}

}  // namespace roundtable::cli
