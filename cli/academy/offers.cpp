#include <fmt/format.h>

#include <algorithm>

#include "cli/academy/rules.h"

// The question and the legal choices with their effects.

namespace roundtable::cli {

using namespace academy;

namespace {

int king_pay(const Options& options, int square) { return service_coats(options)[static_cast<std::size_t>(square)]; }

class OfferMaker {
 public:
  explicit OfferMaker(const View& view) : view_(view), table_(view.table), options_(view.table.options) {}

  std::vector<Offer> make() const {
    std::vector<Offer> offers;
    for (const Action action : legal(view_)) offers.push_back(offer(action));
    if (table_.phase == Phase::Play) {  // both uses of a sword side by side
      std::sort(offers.begin(), offers.end(), [](const Offer& a, const Offer& b) { return a.text < b.text; });
    }
    for (std::size_t i = 0; i < offers.size(); ++i) {
      if (offers[i].key.empty()) offers[i].key = std::to_string(i + 1);
    }
    return offers;
  }

 private:
  Offer offer(Action action) const {
    Offer offer{.text = academy::text_of(options_, action), .effect = effect(action)};
    offer.name = name(action, offer.text);
    if (action.verb() == Verb::Choose) offer.key = std::to_string(action.answer());
    for (const DrawnRule* rule : rules_at(options_)) rule->complete(view_, action, offer);
    return offer;
  }

  // The text of the record without its verb.
  std::string name(Action action, std::string text) const {
    if (action.verb() == Verb::Choose) return fmt::format("pile {}", action.answer());
    if (action.is_for_neutral()) text = text.substr(text.find(' ') + 1);
    if (action.verb() != Verb::Sword) text = text.substr(text.find(' ') + 1);
    if (action.verb() == Verb::Split || action.verb() == Verb::Assign) std::replace(text.begin(), text.end(), ',', ' ');
    return text;
  }

  std::string effect(Action action) const {
    switch (action.verb()) {
      case Verb::Pick: return potential(action.card());
      case Verb::Play: return played(Play{action.answer()});
      case Verb::Sword: return played(play_of(table_.neutral_sword, action.track()));
      case Verb::Bonus: return move(table_.acting, action.track(), table_.step + 1);
      case Verb::Choose:
        return spaced(table_.piles[1U - static_cast<std::size_t>(view_.viewer.seat())][action.answer() - 1U]);
      case Verb::Split: return "and " + spaced(rest(action));
      case Verb::Assign:
        return fmt::format("{}: {}", colour_title(options_, second_squire(view_.viewer.seat())), spaced(rest(action)));
      default: return "";
    }
  }

  CardSet rest(Action action) const {
    CardSet cards = view_.hands[first_squire(view_.viewer.seat())];
    cards.remove(cards_of(action));
    return cards;
  }

  // `Jousts          6 -> 10   3rd -> 1st`
  std::string move(Squire squire, Track track, int squares) const {
    const int from = table_.tracks[track][squire].square();
    const int to = landing(table_, squire, track, squares);
    const std::string title = fmt::format("{:<15}", track_title(options_, track));
    if (from == to) return title + fmt::format("stays on {}", from);
    return title + fmt::format("{:>2} -> {:<2}  ", from, to) + gain(squire, track, to);
  }

  // The gain on the new square: a place, or points on King's Service.
  std::string gain(Squire squire, Track track, int to) const {
    Row row = table_.tracks[track];
    const int from = row[squire].square();
    if (track == Track::King) {
      return fmt::format("worth {} -> {}", king_pay(options_, from), king_pay(options_, to)) +
             texts_of_rules(options_, [&](const DrawnRule& rule) { return rule.effect(table_, track, to); });
    }
    const std::string before = place_on(row, squire);
    row[squire] = Disc(to, table_.moves + 1);
    const std::string after = place_on(row, squire);
    return before == after ? "stays " + after : before + " -> " + after;
  }

  std::string played(Play play) const {
    return move(table_.acting, track_of(play), value_of(play)) +
           texts_of_rules(options_, [&](const DrawnRule& rule) { return rule.effect(table_, play); });
  }

  // The effect that a kept card would have on the present table.
  std::string potential(Card card) const {
    const Squire me = first_squire(view_.viewer.seat());
    const auto on = [&](Track track) {
      const int to = landing(table_, me, track, value_of(card));
      const int from = table_.tracks[track][me].square();
      return fmt::format("{} {} -> {}{}", track_title(options_, track), from, to,
                         to == from ? "" : ", " + gain(me, track, to));
    };
    if (suit_of(card) != Suit::Sword) return on(deck::track_of(suit_of(card)));
    return on(Track::Jousts) + "; or " + on(Track::Tournaments);
  }

  const View& view_;
  const OpenTable& table_;
  const Options& options_;
};

// `Green`, `the neutral squire`: the acting squire, if the viewer owns several.
std::string on_behalf(const View& view) {
  const Options& options = view.table.options;
  if (view.table.acting == options.neutral() && view.table.acting != kNoSquire) return "For the neutral squire: ";
  if (options.lancelot() && view.table.acting != kNoSquire) return colour_title(options, view.table.acting) + ": ";
  return "";
}

std::string draft_question(const View& view) {
  const OpenTable& table = view.table;
  const Squire me = first_squire(view.viewer.seat());
  const bool left = passes_left(table.round);
  const int others = view.hands[me].size() - 1;
  return fmt::format("Keep one card; the other{} to {} on your {}.",
                     others == 1 ? " goes" : fmt::format(" {} go", others),
                     colour_title(table.options, neighbour(me, left ? 1 : -1, table.squires)), left ? "left" : "right");
}

}  // namespace

std::vector<Offer> offers_for(const View& view) { return OfferMaker(view).make(); }

std::string question_for(const View& view) {
  const OpenTable& table = view.table;
  const Options& options = table.options;
  const std::string whose = on_behalf(view);
  switch (table.phase) {
    case Phase::Draft: return draft_question(view);
    case Phase::Split:
      return "Split your six cards: name three, the rest is the second pile. They will take one of the two.";
    case Phase::Choose: return "Take one of their piles.";
    case Phase::Assign:
      return fmt::format("Three cards for {}; the other three are for {}.",
                         colour_title(options, first_squire(view.viewer.seat())),
                         colour_title(options, second_squire(view.viewer.seat())));
    case Phase::Play: return whose + "play a card.";
    case Phase::NeutralSword:
      return fmt::format("The neutral squire plays {}: on which track?", academy::text_of(table.neutral_sword));
    case Phase::Bonus:
      return fmt::format("{}{} on Gallantry: move one disc {} square{} up.", whose, ordinal(3 - table.step),
                         table.step + 1, table.step == 0 ? "" : "s");
    default: return text_of_rules(options, [&](const DrawnRule& rule) { return rule.question(view, whose); });
  }
}

}  // namespace roundtable::cli
