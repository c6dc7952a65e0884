#include "cli/lab/figure_text.h"

#include <fmt/format.h>

#include <cmath>

namespace roundtable::cli {

std::string number_of(double value, const Figure& figure, bool with_plus) {
  if (!std::isfinite(value)) return "?";
  std::string text = fmt::format("{:.{}f}", std::abs(figure.is_share ? 100 * value : value), figure.is_share ? 1 : 2);
  if (text.find_first_not_of("0.") == std::string::npos) return text;
  return (value < 0 ? "−" : with_plus ? "+" : "") + text;
}

std::string interval_of(const Estimate& estimate, const Figure& figure, bool with_plus) {
  return fmt::format("{} ({} to {})", number_of(estimate.value, figure, with_plus),
                     number_of(estimate.low, figure, with_plus), number_of(estimate.high, figure, with_plus));
}

namespace {

std::string json_number(double value) { return std::isfinite(value) ? fmt::format("{:.6f}", value) : "null"; }

std::string capital(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string name_of(const Figure& figure) {
  return figure.kind == Figure::Kind::Source ? "points from " + figure.name : figure.name;
}

}  // namespace

std::string json_of(const Estimate& estimate) {
  return fmt::format("{{\"value\":{},\"low\":{},\"high\":{}}}", json_number(estimate.value), json_number(estimate.low),
                     json_number(estimate.high));
}

std::string json_of(const std::string& text) {
  JsonWriter out;
  return out.value(std::string_view(text)).take();
}

std::string sentence_of(const LabFinding& finding, const Experiment& experiment) {
  const std::string& name = experiment.conditions[finding.condition].name;
  const std::string_view unit = finding.what.is_share ? " %" : "";
  const bool more = finding.difference.value > 0;
  if (finding.question == LabFinding::Question::Fair) {
    const std::size_t seat = finding.figure;
    const std::string where = experiment.conditions.size() > 1 ? ", " + name : "";
    if (finding.certainty == Certainty::NotSettled) {
      return fmt::format("Seat {}{}: no advantage found. It wins {} % of games; fair is {} %.", seat, where,
                         interval_of(finding.after, finding.what), number_of(finding.before, finding.what));
    }
    return fmt::format("Seat {}{} wins {} often than its fair share: {} % of games, fair is {} %.", seat, where,
                       more ? "more" : "less", interval_of(finding.after, finding.what),
                       number_of(finding.before, finding.what));
  }
  const std::string& base = experiment.conditions[experiment.conditions[finding.condition].base.value_or(0)].name;
  if (finding.certainty == Certainty::NotSettled) {
    return fmt::format("{}, {} against {}: no difference found ({}{}).", capital(name_of(finding.what)), name, base,
                       interval_of(finding.difference, finding.what, true), unit);
  }
  return fmt::format("{}: {}{} with {}, {}{} with {}. The difference is {}{}.", capital(name_of(finding.what)),
                     number_of(finding.after.value, finding.what), unit, name, number_of(finding.before, finding.what),
                     unit, base, interval_of(finding.difference, finding.what, true), unit);
}

std::string json_of(const LabFinding& finding, const Experiment& experiment) {
  return fmt::format(
      "{{\"question\":\"{}\",\"table\":{},\"figure\":{},\"before\":{},\"after\":{},\"difference\":{},\"p\":{:.3g},"
      "\"corrected\":{:.3g},\"certainty\":\"{}\",\"sentence\":{}}}",
      finding.question == LabFinding::Question::Fair ? "fair" : "difference",
      json_of(experiment.conditions[finding.condition].name), json_of(finding.what.key), json_number(finding.before),
      json_of(finding.after), json_of(finding.difference), finding.chance, finding.corrected,
      roundtable::name_of(finding.certainty), json_of(sentence_of(finding, experiment)));
}

}  // namespace roundtable::cli
