#include <fmt/format.h>

#include <algorithm>

#include "cli/academy/table.h"

// The question and the legal choices with their effects.

namespace roundtable::cli {

using namespace academy;

namespace {

std::string ordinal(int number) {
  constexpr std::array<const char*, 3> kEndings = {"st", "nd", "rd"};
  return std::to_string(number) + (number >= 1 && number <= 3 ? kEndings[static_cast<std::size_t>(number - 1)] : "th");
}

std::string place_on(const Row& row, Squire squire) {
  const Ranking ranking = row.ranking();
  return ranking.at_start(squire) ? "last" : ordinal(ranking.place(squire) + 1);
}

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
    offer.key = key(action);
    if (action.verb() == Verb::From) {
      offer.also.push_back(colour_title(options_, Squire{action.answer()}));
      offer.also.emplace_back(1, letter_of(options_, Squire{action.answer()}));
      offer.name = offer.also[0];
    }
    if (options_.has(Variation::Knights)) name_knights(offer);
    if (action.verb() == Verb::Give) offer.also.push_back(std::to_string(action.answer()));
    return offer;
  }

  // The text of the record without its verb.
  std::string name(Action action, std::string text) const {
    if (action.verb() == Verb::Choose) return fmt::format("pile {}", action.answer());
    if (action.answer() != Action::kNone && action.verb() == Verb::Take) return fmt::format("+{}", action.answer());
    if (action.answer() != Action::kNone && (action.verb() == Verb::Peek || action.verb() == Verb::Codex)) {
      return fmt::format("place {}", action.answer());
    }
    if (action.is_for_neutral()) text = text.substr(text.find(' ') + 1);
    if (action.verb() != Verb::Sword) text = text.substr(text.find(' ') + 1);
    if (action.verb() == Verb::Split || action.verb() == Verb::Assign) std::replace(text.begin(), text.end(), ',', ' ');
    return text;
  }

  // A choice that is a number keeps it as its key.
  static std::string key(Action action) {
    switch (action.verb()) {
      case Verb::Peek:
      case Verb::Codex:
      case Verb::Take:
      case Verb::Choose: return action.answer() == Action::kNone ? "0" : std::to_string(action.answer());
      case Verb::Lift: return action.answer() == Action::kNone ? "0" : "";
      default: return "";
    }
  }

  // Jousts is White's track, Tournaments Black's.
  static void name_knights(Offer& offer) {
    constexpr std::array<std::array<std::string_view, 2>, 2> kKnights = {
        {{"jousts", "white"}, {"tournaments", "black"}}};
    for (const auto& [track, knight] : kKnights) {
      const auto at = offer.name.find(track);
      if (at == std::string::npos) continue;
      offer.also.push_back(offer.name);
      offer.name.replace(at, track.size(), knight);
    }
  }

  std::string effect(Action action) const {
    switch (action.verb()) {
      case Verb::Pick: return potential(action.card());
      case Verb::Play: return played(Play{action.answer()});
      case Verb::Sword: return played(play_of(table_.neutral_sword, action.track()));
      case Verb::Bonus: return move(table_.acting, action.track(), table_.step + 1);
      case Verb::Bet: return standing(action.track());
      case Verb::Lift: return lifted(action);
      case Verb::Peek: return action.answer() == Action::kNone ? "look at none" : token(action.answer());
      case Verb::Codex: return token(action.answer());
      case Verb::From: return coats_to_take(Squire{action.answer()});
      case Verb::Give:
        return fmt::format("give a coat of -{} to {}", action.answer(), colour_title(options_, receiver(table_)));
      case Verb::Take: return taken(action);
      case Verb::Choose:
        return spaced(table_.piles[1U - static_cast<std::size_t>(view_.viewer.seat())][action.answer() - 1U]);
      case Verb::Split: return "and " + spaced(rest(action));
      case Verb::Assign:
        return fmt::format("{}: {}", colour_title(options_, second_squire(view_.viewer.seat())), spaced(rest(action)));
    }
    return "";
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
      return fmt::format("worth {} -> {}", king_pay(options_, from), king_pay(options_, to)) + scrolls_on_the_way(to);
    }
    const std::string before = place_on(row, squire);
    row[squire] = Disc(to, table_.moves + 1);
    const std::string after = place_on(row, squire);
    return before == after ? "stays " + after : before + " -> " + after;
  }

  std::string scrolls_on_the_way(int to) const {
    if (!options_.has(Variation::Scrolls)) return "";
    const bool six = to >= 6 && !table_.scrolls.six_gone;
    const bool twelve = to >= kKingEnd && table_.scrolls.twelve_taker == kNoSquire;
    return six && twelve ? ", takes both scrolls" : six || twelve ? ", takes the scroll" : "";
  }

  std::string played(Play play) const {
    std::string text = move(table_.acting, track_of(play), value_of(play));
    if (options_.has(Variation::Knights) && is_sword(play)) {
      text += fmt::format(", Cup {} -> {}", cup_text(table_.cup), cup_text(cup_after(table_, play)));
    }
    return text;
  }
  static std::string cup_text(int cup) {
    return cup == 0 ? "middle" : fmt::format("{} {}", cup > 0 ? "White" : "Black", std::abs(cup));
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

  std::string standing(Track track) const {
    const Row& row = table_.tracks[track];
    return fmt::format("{} is on {}, {}", colour_title(options_, table_.acting), row[table_.acting].square(),
                       place_on(row, table_.acting));
  }

  std::string lifted(Action action) const {
    if (action.answer() == Action::kNone) return "lift nothing";
    Row row = table_.tracks[action.track()];
    const Squire squire = action.lifted();
    const std::string before = place_on(row, squire);
    row[squire] = Disc(row[squire].square(), table_.moves + 1);
    return fmt::format("{} on square {}: {} -> {}", colour_title(options_, squire), row[squire].square(), before,
                       place_on(row, squire));
  }

  std::string token(int place) const {
    const int value = view_.tokens[static_cast<std::size_t>(place)];
    return value == kHiddenValue ? "face down" : fmt::format("you know it: {}", value);
  }

  std::string coats_to_take(Squire squire) const {
    std::vector<std::string> coats;
    table_.ledger.each_held(squire, [&](Coat coat) {
      if (can_be_taken(coat)) coats.push_back(fmt::format("{} {:+}", track_title(options_, coat.track), coat.value));
    });
    return coats.empty() ? "has nothing to take" : "has " + listed(coats);
  }

  std::string taken(Action action) const {
    if (action.answer() == Action::kNone) return "take nothing more";
    return fmt::format("the coat of +{} from {}", action.answer(),
                       track_title(options_, taken_from(table_, action.answer())));
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
    case Phase::Bet: return whose + "name the track to bet on this round.";
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
    case Phase::Peek: return whose + "look at one token of the codex in secret, or at none.";
    case Phase::Lift: return "Before scoring you may put one of your discs on top of its stack.";
    case Phase::Bonus:
      return fmt::format("{}{} on Gallantry: move one disc {} square{} up.", whose, ordinal(3 - table.step),
                         table.step + 1, table.step == 0 ? "" : "s");
    case Phase::TakeToken: return whose + "take a token of the codex.";
    case Phase::AlmsFrom: return whose + "first on Charity. Several are last: with whom do you trade?";
    case Phase::AlmsGive:
      return fmt::format("{}which Education coat goes to {}?", whose, colour_title(options, receiver(table)));
    case Phase::AlmsTake:
      return fmt::format("{}take a coat from {} ({} left to take){}.", whose, colour_title(options, table.pauper),
                         table.takes_left, must_take(table) ? "" : ", or none");
    default: return "";
  }
}

}  // namespace roundtable::cli
