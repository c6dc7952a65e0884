#include <algorithm>

#include "engine/academy/position/position.h"
#include "engine/academy/variations/position_parts.h"

// A position says where cards are, seldom how they came there. Missing hands are dealt, and a draft is invented that
// ends with these hands: the card each squire kept at each step. Without Karadoc's neutral any order will do. The
// neutral kept the highest card of each pack, so some sets of hands are impossible.

namespace roundtable::academy {

namespace {

class CardFiller {
 public:
  CardFiller(Position& position, Faults& faults)
      : position_(position),
        state_(position.state),
        table_(position.state.table),
        options_(position.state.table.options),
        faults_(faults) {}

  void run() {
    if (position_.moment == Moment::Deal || position_.moment == Moment::End) return;
    for (const PositionParts* parts : all_position_parts()) {
      if (parts->fill_in != nullptr) parts->fill_in(position_, rng_);
    }
    if (position_.moment == Moment::Draft) return options_.lancelot() ? hold_hands() : hold_packs();
    const PerSquire<CardSet> hands = position_.hands;
    const auto due = [&](Squire squire) { return cards_dealt(options_) - table_.played[squire].size(); };
    deal_rest(due);
    if (options_.lancelot()) {
      make_up_piles();
    } else if (!make_up_draft()) {
      // Few random hands fit the neutral's draft, so it gets the highest cards and the others the lowest.
      position_.hands = hands;
      deal_rest(due, true);
      if (!make_up_draft()) refuse_neutral();
    }
    each_squire(table_, [&](Squire squire) { state_.secrets.hands[squire] = Hand(position_.hands[squire]); });
  }

 private:
  static Card extreme_card(CardSet cards, bool highest) {
    Card found = kNoCard;
    for (const Card card : cards) {
      const bool better =
          found == kNoCard || (highest ? value_of(card) > value_of(found) : value_of(card) < value_of(found));
      if (better) found = card;
    }
    return found;
  }

  template <class Due>
  void deal_rest(Due due, bool extreme = false) {
    CardSet rest = CardSet::full();
    each_squire(table_, [&](Squire squire) {
      rest.remove(position_.hands[squire]);
      for (const Play play : table_.played[squire]) rest.remove(card_of(play));
      for (const Card card : position_.kept[squire]) rest.remove(card);
    });
    each_squire(table_, [&](Squire squire) {
      if (!position_.hands[squire].empty()) return;
      for (int i = 0; i < due(squire); ++i) {
        const Card card = extreme ? extreme_card(rest, squire == options_.neutral()) : random_card(rest, rng_);
        rest.remove(card);
        position_.hands[squire].add(card);
      }
    });
  }

  // Lancelot: six cards a player.
  void hold_hands() {
    deal_rest([&](Squire squire) { return index(squire) < 2 ? kLancelotDealt : 0; });
    each_squire(table_, [&](Squire squire) { state_.secrets.hands[squire] = Hand(position_.hands[squire]); });
  }

  // Packs have moved once for each kept card.
  void hold_packs() {
    const int step = position_.kept[Squire{0}].size();
    deal_rest([&](Squire) { return kDealt - step; });
    table_.packs = Packs::at_home();
    for (int i = 0; i < step; ++i) {
      passes_left(table_.round) ? table_.packs.go_left(table_.squires) : table_.packs.go_right(table_.squires);
    }
    table_.step = static_cast<std::uint8_t>(step);
    each_squire(table_, [&](Squire squire) {
      state_.secrets.hands[table_.packs[squire]] = Hand(position_.hands[squire]);
      for (int i = 0; i < step; ++i)
        state_.secrets.picks[squire][static_cast<std::size_t>(i)] = position_.kept[squire][i];
    });
    if (options_.karadoc() && !neutral_kept_highest(step)) refuse_neutral();
  }

  // Lancelot: each player has one of the other's piles with their first squire, and one of their own with the second.
  void make_up_piles() {
    for (const Seat seat : Seats::first(2)) {
      const auto me = static_cast<std::size_t>(seat);
      const auto all_of = [&](Squire squire) {
        CardSet cards = position_.hands[squire];
        for (const Play play : table_.played[squire]) cards.add(card_of(play));
        return cards;
      };
      table_.piles[1 - me][0] = all_of(first_squire(seat));
      table_.piles[me][1] = all_of(second_squire(seat));
      table_.pile_taken[me] = 1;
    }
  }

  bool make_up_draft() {
    each_squire(table_, [&](Squire squire) {
      CardSet cards = position_.hands[squire];
      for (const Play play : table_.played[squire]) cards.add(card_of(play));
      auto& picks = state_.secrets.picks[squire];
      std::size_t step = 0;
      for (const Card card : cards) picks[step++] = card;
    });
    return !options_.karadoc() || make_up_karadoc();
  }

  void refuse_neutral() {
    faults_.add(at("hands", options_.neutral()), "neutral",
                "the neutral squire keeps the highest card passed to it, and cannot have these cards");
  }

  // No card that stayed in a pack after the neutral's choice is higher than the card it kept.
  bool neutral_kept_highest(int steps) const {
    const Squire neutral = options_.neutral();
    for (int step = 0; step < steps; ++step) {
      const Squire pack = pack_held(table_, neutral, step);
      const int kept = value_of(state_.secrets.picks[neutral][static_cast<std::size_t>(step)]);
      for (int later = step + 1; later < steps; ++later) {
        const Squire holder = holder_of(table_, pack, later);
        if (value_of(state_.secrets.picks[holder][static_cast<std::size_t>(later)]) > kept) return false;
      }
      if (steps < kDealt && state_.secrets.hands[pack].cards().best_value() > kept) return false;
    }
    return true;
  }

  // For any order of the neutral's cards each step of the others has an upper limit. If their sorted cards fit the
  // sorted limits, a draft exists.
  bool make_up_karadoc() {
    auto& neutral = state_.secrets.picks[options_.neutral()];
    const auto by_value = [](Card a, Card b) {
      return value_of(a) < value_of(b) || (value_of(a) == value_of(b) && a < b);
    };
    std::sort(neutral.begin(), neutral.end(), by_value);
    do {
      if (fits(Squire{0}) && fits(Squire{1}) && neutral_kept_highest(kDealt)) return true;
    } while (std::next_permutation(neutral.begin(), neutral.end(), by_value));
    return false;
  }
  bool fits(Squire squire) {
    constexpr int kAny = 5;
    std::array<int, kDealt> most{};
    std::array<std::size_t, kDealt> steps{};
    for (int step = 0; step < kDealt; ++step) {
      const auto number = static_cast<std::size_t>(step);
      steps[number] = number;
      most[number] = kAny;
      const Squire pack = pack_held(table_, squire, step);
      for (int earlier = 0; earlier < step; ++earlier) {
        if (holder_of(table_, pack, earlier) != options_.neutral()) continue;
        const Card kept = state_.secrets.picks[options_.neutral()][static_cast<std::size_t>(earlier)];
        most[number] = std::min(most[number], value_of(kept));
      }
    }
    std::sort(steps.begin(), steps.end(), [&](std::size_t a, std::size_t b) { return most[a] < most[b]; });
    auto cards = state_.secrets.picks[squire];
    std::sort(cards.begin(), cards.end(), [](Card a, Card b) { return value_of(a) < value_of(b); });
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (value_of(cards[i]) > most[steps[i]]) return false;
    }
    for (std::size_t i = 0; i < steps.size(); ++i) state_.secrets.picks[squire][steps[i]] = cards[i];
    return true;
  }

  Position& position_;
  State& state_;
  OpenTable& table_;
  const Options& options_;
  Faults& faults_;
  Rng rng_{0};
};

}  // namespace

void fill_in_cards(Position& position, Faults& faults) { CardFiller(position, faults).run(); }

}  // namespace roundtable::academy
