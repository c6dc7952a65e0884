#include "cli/analysis_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roundtable::cli {

namespace {

double share(const Analysis& analysis, const ValuedChoice& choice) {
  return percent(choice.worth.wins[static_cast<std::size_t>(analysis.seat)]);
}

// `3 (S4 jousts)`; a choice without a number is quoted as it is typed.
std::string label(const std::vector<Offer>& offers, const std::string& action) {
  const auto found = std::ranges::find(offers, action, &Offer::text);
  if (found == offers.end() || found->key.empty()) return "`" + action + "`";
  return fmt::format("{} ({})", found->key, found->name);
}

}  // namespace

std::string name_of(const Reason& reason) {
  std::string topic(reason.topic);
  std::ranges::replace(topic, '-', ' ');
  switch (reason.kind) {
    case Reason::Kind::Own: return topic;
    case Reason::Kind::Denied: return fmt::format("{} of seat {}", topic, index(reason.rival.value_or(Seat{})));
    case Reason::Kind::Options: return "later choices";
    case Reason::Kind::Risk: return "spread of results";
  }
  return topic;
}

std::vector<Reason> main_reasons(const Comparison& comparison) {
  constexpr std::size_t kMost = 4;
  std::vector<Reason> reasons = comparison.reasons;
  std::erase_if(reasons, [](const Reason& one) {
    return std::abs(one.wins) <= 2 * one.error || std::abs(percent(one.wins)) < 0.05;
  });
  std::ranges::sort(reasons, std::greater(), [](const Reason& one) { return std::abs(one.wins); });
  reasons.resize(std::min(reasons.size(), kMost));
  return reasons;
}

std::string told(const Comparison& comparison) {
  std::string text;
  std::int64_t rest = comparison.wins;
  for (const Reason& one : main_reasons(comparison)) {
    text += fmt::format("{} {:+.1f} %, ", name_of(one), percent(one.wins));
    rest -= one.wins;
  }
  return text + fmt::format("{} {:+.1f} %", text.empty() ? "all together" : "everything else", percent(rest));
}

std::string told(const std::vector<LikelyMove>& moves) {
  std::string text;
  for (const LikelyMove& move : moves) {
    text += fmt::format("{}seat {} {} ({} %)", text.empty() ? "" : ", ", index(move.seat), move.action, move.of_100);
  }
  return text;
}

std::string table_of_choices(const Analysis& analysis) {
  std::string text = analysis.counts_points ? "     win   ± error  points   games\n" : "     win   ± error   games\n";
  for (std::size_t i = 0; i < analysis.choices.size(); ++i) {
    const ValuedChoice& one = analysis.choices[i];
    text += fmt::format("  {:4.1f} %  {:6.1f}", share(analysis, one), percent(i == 0 ? one.error : one.apart));
    if (analysis.counts_points) {
      text += fmt::format(
          "  {:6.2f}", static_cast<double>(one.worth.points[static_cast<std::size_t>(analysis.seat)]) / Worth::kPoint);
    }
    text += one.games == 0 ? "   exact" : fmt::format("  {:6}", one.games);
    text += fmt::format("  {}{}\n", one.action, analysis.chosen == i ? "   <- chosen" : "");
  }
  if (analysis.comparison) {
    const auto& [better, worse, wins, error, reasons] = *analysis.comparison;
    text += fmt::format("Why {} rather than {} ({:+.1f} ± {:.1f} %): {}\n", analysis.choices[better].action,
                        analysis.choices[worse].action, percent(wins), percent(error), told(*analysis.comparison));
  }
  return text;
}

std::string hint_of(const std::vector<Offer>& offers, const Analysis& analysis) {
  if (analysis.choices.size() < 2) return "There is only one choice.";
  const ValuedChoice& best = analysis.choices[0];
  const ValuedChoice& second = analysis.choices[1];
  std::string text =
      fmt::format("{} looks best: about {:.0f} % to win. ", label(offers, best.action), share(analysis, best));
  text += analysis.is_sure()
              ? fmt::format("Next is {}, {:.1f} % behind.", label(offers, second.action), -percent(best.behind))
              : fmt::format("{} may be as good.", label(offers, second.action));
  if (analysis.comparison && analysis.is_sure()) text += fmt::format(" Reasons: {}.", told(*analysis.comparison));
  return text;
}

}  // namespace roundtable::cli
