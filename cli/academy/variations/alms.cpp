#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnAlms : public DrawnRule {
  std::string summary() const override {
    return "alms: instead of Charity's coats the first gives an Education coat to the last and takes two small ones.";
  }
  std::string reminder(Phase phase) const override {
    if (phase < Phase::AlmsFrom || phase > Phase::AlmsTake) return "";
    return "Alms: the first on Charity gives an Education coat to the last and takes up to two coats of 3 or less; "
           "with four or more squires the second does so with the second to last, taking one.";
  }

  std::string pay(const OpenTable& /*table*/, Track track) const override {
    return track == Track::Charity ? "alms" : "";
  }
  bool counts_coats() const override { return true; }

  std::string question(const View& view, const std::string& whose) const override {
    const OpenTable& table = view.table;
    const Options& options = table.options;
    switch (table.phase) {
      case Phase::AlmsFrom: return whose + "first on Charity. Several are last: with whom do you trade?";
      case Phase::AlmsGive:
        return fmt::format("{}which Education coat goes to {}?", whose, colour_title(options, receiver(table)));
      case Phase::AlmsTake:
        return fmt::format("{}take a coat from {} ({} left to take){}.", whose, colour_title(options, table.pauper),
                           table.takes_left, must_take(table) ? "" : ", or none");
      default: return "";
    }
  }
  void complete(const View& view, Action action, Offer& offer) const override {
    const OpenTable& table = view.table;
    const std::string answer = std::to_string(action.answer());
    switch (action.verb()) {
      case Verb::From: {
        const Squire squire{action.answer()};
        offer.name = colour_title(table.options, squire);
        offer.also.push_back(offer.name);
        offer.also.emplace_back(1, letter_of(table.options, squire));
        offer.effect = coats_to_take(table, squire);
        break;
      }
      case Verb::Give:
        offer.also.push_back(answer);
        offer.effect = fmt::format("give a coat of -{} to {}", answer, colour_title(table.options, receiver(table)));
        break;
      case Verb::Take:
        if (action.answer() == Action::kNone) {
          offer.key = "0";
          offer.effect = "take nothing more";
        } else {
          offer.key = answer;
          offer.name = "+" + answer;
          offer.effect = fmt::format("the coat of +{} from {}", answer,
                                     track_title(table.options, taken_from(table, action.answer())));
        }
        break;
      default: break;
    }
  }
  static std::string coats_to_take(const OpenTable& table, Squire squire) {
    std::vector<std::string> coats;
    table.ledger.each_held(squire, [&](Coat coat) {
      if (!can_be_taken(coat)) return;
      coats.push_back(fmt::format("{} {:+}", track_title(table.options, coat.track), coat.value));
    });
    return coats.empty() ? "has nothing to take" : "has " + listed(coats);
  }

  // With secret coats the giver chooses without telling the value (A37, A39).
  std::vector<Playthrough> playthroughs() const override {
    return {{"codex-alms", "academy", 3, R"({"variations":["codex","alms"]})", 17}};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Alms>() {
  static const DrawnAlms rule;
  return rule;
}

}  // namespace roundtable::cli
