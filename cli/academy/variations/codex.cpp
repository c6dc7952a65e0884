#include <fmt/format.h>

#include "cli/academy/rules.h"

namespace roundtable::cli {

using namespace academy;

namespace {

class DrawnCodex : public DrawnRule {
  std::string summary() const override {
    return "codex: Education hands out tokens of -3, -1 and 0, first choice to the first. An Education card gives a "
           "look.";
  }
  std::string reminder(Phase phase) const override {
    if (phase == Phase::Peek)
      return "Codex: one token is -3, one -1, the rest 0. At scoring each takes one, the first on Education first.";
    return phase == Phase::TakeToken ? "Codex: a 0 goes back; -1 and -3 stay with you, face down." : "";
  }

  std::string pay(const OpenTable& /*table*/, Track track) const override {
    return track == Track::Education ? "tokens" : "";
  }

  std::string viewers_line(const View& view) const override {
    if (!view.tokens_laid) return "";
    const OpenTable& table = view.table;
    std::string text = padded("Codex", kTitleColumns);
    for (int place = 1; place <= table.squires; ++place) {
      const int value = view.tokens[static_cast<std::size_t>(place)];
      text += fmt::format("{}:{}", place, value == kHiddenValue ? "[?]" : fmt::format("[{}]", value));
      each_squire(table, [&](Squire squire) {
        if (table.token[squire] == place) text += " " + colour_title(table.options, squire);
      });
      text += lookers(table, place) + "   ";
    }
    return trimmed(text);
  }
  static std::string lookers(const OpenTable& table, int place) {
    std::string who;
    for (const Seat seat : Seats::first(table.options.players)) {
      if (!has_peeked(table, seat, place)) continue;
      who += letter_of(table.options, Squire{static_cast<std::uint8_t>(seat)});
    }
    return who.empty() ? "" : " (seen: " + who + ")";
  }

  std::string question(const View& view, const std::string& whose) const override {
    if (view.table.phase == Phase::Peek) return whose + "look at one token of the codex in secret, or at none.";
    return view.table.phase == Phase::TakeToken ? whose + "take a token of the codex." : "";
  }
  void complete(const View& view, Action action, Offer& offer) const override {
    if (action.verb() != Verb::Peek && action.verb() != Verb::Codex) return;
    if (action.answer() == Action::kNone) {
      offer.key = "0";
      offer.effect = "look at none";
      return;
    }
    offer.key = std::to_string(action.answer());
    offer.name = "place " + offer.key;
    const int value = view.tokens[action.answer()];
    offer.effect = value == kHiddenValue ? "face down" : fmt::format("you know it: {}", value);
  }

  std::optional<Part> told(const Options& options, const Event& event) const override {
    if (event.kind == Event::Kind::TokenReturned)
      return Part{"A 0 goes back from", colour_title(options, event.squire)};
    if (event.kind != Event::Kind::TokenTaken) return std::nullopt;
    const std::string seen = event.value == kHiddenValue ? "" : fmt::format(" ({})", event.value);
    return Part{"Tokens", fmt::format("{} place {}{}", colour_title(options, event.squire), event.from, seen)};
  }
};

}  // namespace

template <>
const DrawnRule& drawn<Variation::Codex>() {
  static const DrawnCodex rule;
  return rule;
}

}  // namespace roundtable::cli
