#include "cli/lab/lab_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "cli/lab/figure_text.h"

namespace roundtable::cli {

namespace {

// How many standard errors an effect is away from none.
double strength_of(const LabFinding& finding) {
  const double width = finding.difference.high - finding.difference.low;
  return width > 0 ? std::abs(finding.difference.value) / width : 0;
}

std::string head_of(const LabReport& report) {
  const Experiment& experiment = report.experiment();
  std::string out =
      fmt::format("{} games of {} at each of {} table{}, seed {}\n", report.measurements.games, experiment.game,
                  experiment.conditions.size(), experiment.conditions.size() == 1 ? "" : "s", experiment.seed);
  if (!report.is_whole()) out += fmt::format("Stopped early, after {} games.\n", report.measurements.games);
  return out;
}

std::string seats_of(const LabReport& report) {
  std::string out = "\nWon, %, by seat, with 95 % intervals\n";
  for (std::size_t i = 0; i < report.experiment().conditions.size(); ++i) {
    const Condition& condition = report.experiment().conditions[i];
    const auto figures = figures_of(report.experiment().game, condition.players, true);
    out += fmt::format("  {}\n   ", condition.name);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(condition.players); ++seat) {
      const Estimate share = estimate_of(report.measurements.conditions[i].figures, seat, figures[seat]);
      out += "  " + interval_of(share, figures[seat]);
    }
    out += "\n";
  }
  return out;
}

}  // namespace

std::vector<const LabFinding*> main_findings(const LabReport& report, std::size_t most) {
  std::vector<const LabFinding*> list;
  for (const LabFinding& finding : report.findings) {
    if (finding.what.kind != Figure::Kind::SeatPoints) list.push_back(&finding);
  }
  // Equal ones stay in order: the pointers are into one list.
  std::ranges::sort(list, {},
                    [](const LabFinding* one) { return std::tuple(one->certainty, -strength_of(*one), one); });
  if (list.size() > most) list.resize(most);
  return list;
}

std::string title_of(const LabReport& report) {
  if (!report.file.title.empty()) return report.file.title;
  const auto first = main_findings(report, 1);
  if (first.empty() || first[0]->certainty == Certainty::NotSettled) return "No clear difference found";
  return sentence_of(*first[0], report.experiment());
}

std::string lab_text(const LabReport& report) {
  constexpr std::size_t kShown = 12;
  std::string out = head_of(report) + "\n";
  for (const LabFinding* finding : main_findings(report, kShown)) {
    out += fmt::format("  {}: {}\n", name_of(finding->certainty), sentence_of(*finding, report.experiment()));
  }
  if (report.findings.size() > kShown) {
    out += fmt::format("  {} more with --html or --json\n", report.findings.size() - kShown);
  }
  return out + seats_of(report) +
         fmt::format("\nsure: significant after Holm's correction for {} questions; likely: only by its own interval\n",
                     report.findings.size());
}

std::string lab_json(const LabReport& report) {
  const Experiment& experiment = report.experiment();
  std::string out =
      fmt::format("{{\"title\":{},\"game\":\"{}\",\"seed\":{},\"games\":{},\"complete\":{},", json_of(title_of(report)),
                  experiment.game, experiment.seed, report.measurements.games, report.is_whole());
  out += fmt::format("\"failures\":{},\"tables\":[", report.measurements.failures);
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const Condition& condition = experiment.conditions[i];
    const auto figures = figures_of(experiment.game, condition.players, true);
    out += fmt::format("{}{{\"name\":{},\"players\":{},\"options\":{},\"bots\":[", i == 0 ? "" : ",",
                       json_of(condition.name), condition.players, condition.options);
    for (std::size_t bot = 0; bot < condition.bots.size(); ++bot) {
      out += (bot == 0 ? "" : ",") + json_of(condition.bots[bot]);
    }
    out += "],\"figures\":{";
    for (std::size_t figure = 0; figure < figures.size(); ++figure) {
      out += fmt::format("{}\"{}\":{}", figure == 0 ? "" : ",", figures[figure].key,
                         json_of(estimate_of(report.measurements.conditions[i].figures, figure, figures[figure])));
    }
    out += "}}";
  }
  out += "],\"findings\":[";
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    out += (i == 0 ? "" : ",") + json_of(report.findings[i], experiment);
  }
  return out + fmt::format("],\"file\":{},\"command\":{}}}\n", json_of(report.text), json_of(report.command));
}

}  // namespace roundtable::cli
