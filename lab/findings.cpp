#include "lab/findings.h"

#include <algorithm>

namespace roundtable {

namespace {

LabFinding of_seat(const FigureSums& sums, std::size_t figure, const Figure& what, int players) {
  const FigureMean mean = mean_of(sums, figure, what.unit);
  LabFinding found{.question = LabFinding::Question::Fair, .figure = figure, .what = what};
  found.before = 1.0 / players;
  found.after = estimate_of(sums, figure, what);
  found.difference = {found.after.value - found.before, found.after.low - found.before,
                      found.after.high - found.before};
  found.chance = chance_of(mean, found.before, sums.games);
  return found;
}

LabFinding of_difference(const Measurements& measurements, std::size_t condition, std::size_t base, std::size_t figure,
                         const Figure& what) {
  const FigureSums& differences = measurements.conditions[condition].differences;
  LabFinding found{
      .question = LabFinding::Question::Difference, .condition = condition, .figure = figure, .what = what};
  found.before = mean_of(measurements.conditions[base].figures, figure, what.unit).value;
  found.after = estimate_of(measurements.conditions[condition].figures, figure, what);
  found.difference = difference_of(differences, figure, what);
  found.chance = chance_of(mean_of(differences, figure, what.unit), 0, differences.games);
  return found;
}

}  // namespace

std::vector<LabFinding> findings_of(const Experiment& experiment, const Measurements& measurements, bool with_seats) {
  std::vector<LabFinding> all;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const Condition& condition = experiment.conditions[i];
    const auto figures = figures_of(experiment.game, condition.players, true);
    const auto& squares = measurements.conditions[i].differences.squares;
    const bool differs = condition.base && std::ranges::any_of(squares, [](std::int64_t sum) { return sum > 0; });
    for (std::size_t figure = 0; figure < figures.size(); ++figure) {
      const Figure& what = figures[figure];
      if (with_seats && what.kind == Figure::Kind::SeatShare) {
        all.push_back(of_seat(measurements.conditions[i].figures, figure, what, condition.players));
        all.back().condition = i;
      }
      if (differs && what.kind != Figure::Kind::Edge) {
        all.push_back(of_difference(measurements, i, *condition.base, figure, what));
      }
    }
  }
  std::vector<double> chances;
  chances.reserve(all.size());
  for (const LabFinding& found : all) chances.push_back(found.chance);
  chances = corrected(chances);
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].corrected = chances[i];
    all[i].certainty = certainty_of(all[i].chance, chances[i]);
  }
  return all;
}

}  // namespace roundtable
