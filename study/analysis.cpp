#include "study/analysis.h"

#include <array>

namespace roundtable {

namespace {

// Of a victory. Chosen from games of all levels: docs/review.md.
constexpr std::int64_t kAsGood = 5'000;  // a choice that surely costs less is as good as the best
constexpr std::int64_t kCostly = static_cast<std::int64_t>(kCostlyShare * Worth::kVictory);
constexpr std::int64_t kBlunder = 80'000;

class AnalysisWriter {
 public:
  AnalysisWriter(JsonWriter& out, const Analysis& analysis) : out_(out), analysis_(analysis) {}

  void write() {
    if (analysis_.exact()) out_.field("exact", true);
    out_.field("sure", analysis_.is_sure()).field("reference", static_cast<std::int64_t>(analysis_.reference));
    if (analysis_.chosen) {
      out_.field("chosen", static_cast<std::int64_t>(*analysis_.chosen)).field("label", name_of(analysis_.label));
      out_.field("skill", analysis_.skills[analysis_.skill()]);
      out_.key("decision").begin_object();
      write(analysis_.cost.worth);
      out_.key("errors").begin_object();
      write(analysis_.cost.error);
      out_.end_object().end_object();
    }
    out_.key("choices").begin_array();
    for (const ValuedChoice& choice : analysis_.choices) {
      out_.begin_object().field("action", choice.action);
      write(choice.worth);
      out_.field("error", choice.error).field("behind", choice.behind).field("apart", choice.apart);
      out_.field("games", choice.games).field("skill", analysis_.skills[choice.skill]).end_object();
    }
    out_.end_array();
    if (analysis_.comparison) write(*analysis_.comparison);
  }

 private:
  void write(const Worth& worth) {
    write("win", worth.wins);
    if (analysis_.counts_points) write("points", worth.points);
  }

  void write(std::string_view name, const Worth::BySeat& values) {
    out_.key(name).begin_array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(analysis_.players); ++i) out_.value(values[i]);
    out_.end_array();
  }

  void write(const Comparison& comparison) {
    out_.key("why").begin_object().field("better", static_cast<std::int64_t>(comparison.better));
    out_.field("worse", static_cast<std::int64_t>(comparison.worse));
    out_.field("win", comparison.wins).field("error", comparison.error).key("reasons").begin_array();
    for (const Reason& reason : comparison.reasons) {
      out_.begin_object().field("kind", name_of(reason.kind));
      if (!reason.topic.empty()) out_.field("topic", reason.topic);
      if (reason.rival) out_.field("seat", index(*reason.rival));
      out_.field("win", reason.wins).field("error", reason.error);
      if (analysis_.counts_points && !reason.topic.empty()) out_.field("points", reason.points);
      out_.end_object();
    }
    out_.end_array().end_object();
  }

  JsonWriter& out_;
  const Analysis& analysis_;
};

}  // namespace

std::string_view name_of(Label label) {
  constexpr std::array<std::string_view, 5> kNames = {"best", "fine", "unsure", "costly", "blunder"};
  return kNames[static_cast<std::size_t>(label)];
}

std::string_view name_of(Reason::Kind kind) {
  constexpr std::array<std::string_view, 4> kNames = {"own", "denied", "options", "risk"};
  return kNames[static_cast<std::size_t>(kind)];
}

Label label_of(std::int64_t lost, std::int64_t error) {
  if (lost + 2 * error < kAsGood) return Label::Best;
  if (lost - 2 * error <= 0) return Label::Unsure;
  return lost >= kBlunder ? Label::Blunder : lost >= kCostly ? Label::Costly : Label::Fine;
}

void write_analysis(JsonWriter& out, const Analysis& analysis) { AnalysisWriter(out, analysis).write(); }

}  // namespace roundtable
