#include "cli/lab/compare.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/interrupt.h"
#include "cli/lab/figure_text.h"
#include "cli/progress_bar.h"
#include "lab/option_change.h"

namespace roundtable::cli {

namespace {

// The table's options after `variations=codex`.
Result<std::string> changed_by(const std::string& game, const std::string& options, const std::string& change) {
  const auto equals = change.find('=');
  if (equals == std::string::npos) {
    return Error{"found `" + change + "`, allowed: an option and its value, such as variations=codex"};
  }
  const std::string name = change.substr(0, equals);
  return with_option(game, options, name, typed_json(game, name, change.substr(equals + 1)));
}

Result<Experiment> experiment_of(const SimArguments& arguments, const Simulation& simulation) {
  const auto bots = simulation.bots.empty() ? std::vector<std::string>{"random"} : simulation.bots;
  Experiment experiment{.game = simulation.game, .games = simulation.games, .seed = simulation.seed};
  Condition base{.name = "A", .players = simulation.players, .options = simulation.options, .bots = bots};
  Condition changed = base;
  changed.name = "B";
  changed.base = 0;
  for (const std::string& change : arguments.compare) {
    auto options = changed_by(simulation.game, changed.options, change);
    if (!options) return options.error();
    changed.options = *options;
  }
  experiment.conditions = {std::move(base), std::move(changed)};
  if (const auto fault = fault_in(experiment)) return Error{fault->message};
  return experiment;
}

void print_json(const Experiment& experiment, const Measurements& done, const std::vector<LabFinding>& findings) {
  fmt::print("{{\"game\":\"{}\",\"players\":{},\"a\":{},\"b\":{},\"games\":{},\"seed\":{},\"differences\":[",
             experiment.game, experiment.conditions[0].players, experiment.conditions[0].options,
             experiment.conditions[1].options, done.games, experiment.seed);
  std::string separator;
  for (const LabFinding& finding : findings) {
    fmt::print("{}{}", separator, json_of(finding, experiment));
    separator = ",";
  }
  fmt::print("]}}\n");
}

void print_findings(const std::vector<LabFinding>& findings, const Experiment& experiment) {
  bool found = false;
  for (const auto certainty : {Certainty::Sure, Certainty::Likely}) {
    for (const LabFinding& finding : findings) {
      if (finding.certainty != certainty) continue;
      fmt::print("  {}: {}\n", name_of(certainty), sentence_of(finding, experiment));
      found = true;
    }
  }
  if (!found) fmt::print("  No difference found.\n");
  fmt::print("  sure: significant after Holm's correction for {} questions; likely: only by its own interval\n",
             findings.size());
}

void print_table(const Experiment& experiment, const Measurements& done, const std::vector<LabFinding>& findings) {
  fmt::print("{} games of {} at each table, {} players, the same deals\n  A: options {}\n  B: options {}\n\n",
             done.games, experiment.game, experiment.conditions[0].players, experiment.conditions[0].options,
             experiment.conditions[1].options);
  fmt::print("  {:<38} {:>8} {:>8}   {}\n", "", "A", "B", "B - A, 95 % interval");
  for (const LabFinding& finding : findings) {
    const std::string name =
        finding.what.kind == Figure::Kind::Source ? "points from " + finding.what.name : finding.what.name;
    fmt::print("  {:<38} {:>8} {:>8}   {}{}\n", name + (finding.what.is_share ? ", %" : ""),
               number_of(finding.before, finding.what), number_of(finding.after.value, finding.what),
               interval_of(finding.difference, finding.what, true), finding.certainty == Certainty::Sure ? " *" : "");
  }
  fmt::print("\n");
  print_findings(findings, experiment);
  if (done.failures > 0) fmt::print("  {} choices were made at random because a bot failed\n", done.failures);
}

}  // namespace

int compare(const SimArguments& arguments, const Simulation& simulation) {
  const auto experiment = experiment_of(arguments, simulation);
  if (!experiment) return complain("--compare: " + experiment.error().message);
  const Interrupt interrupt;
  ProgressBar bar(simulation.games);
  const Measurements done = measure(*experiment, {}, simulation.threads, [&](const Measurements& so_far) {
    bar.show(so_far.games);
    return !Interrupt::requested();
  });
  bar.clear();
  const auto findings = findings_of(*experiment, done, false);
  arguments.json ? print_json(*experiment, done, findings) : print_table(*experiment, done, findings);
  if (Interrupt::requested() && !arguments.json) {
    fmt::print("  interrupted: the first {} of {} games\n", done.games, experiment->games);
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
