#include <algorithm>
#include <utility>

#include "engine/academy/academy.h"
#include "engine/academy/view.h"

// How a state is imagined. The cards that a viewer cannot see lie in places: what another squire kept at some step of
// the draft, or what is still in a pack. A pack that the viewer has held is known; whatever was taken from it between
// two looks, or since the last, is a known set of cards in an unknown order (a Group). All other places are filled from
// the Pool, the cards of the deck that the viewer has never held. Cards that have been played are known to have come
// out of one of their owner's places: every way to say which one is weighed by the number of arrangements it leaves,
// and one is drawn by that weight; then the rest is filled at random.

namespace roundtable::academy {

namespace {

struct Slot {
  Squire squire;
  std::uint8_t step;
};

// Known cards in an unknown order: some were kept, in the slots, the others are still in the pack.
struct Group {
  CardSet cards;
  FixedVector<Slot, 4> slots;
  Squires owners;           // of those slots that no played card is known to have come from
  int left = 0;             // cards not known to have been played
  Squire pack = kNoSquire;  // if some are still in it
};

// Places filled from the pool. Those of one squire are alike, unless he is Karadoc's neutral, who only keeps cards at
// least as good as what the viewer found when the pack came by.
struct PoolPlaces {
  Squire squire;
  int least = 0;
  FixedVector<std::uint8_t, kDealt> steps;  // when they were kept
  int rest = 0;                             // cards in the pack dealt to him, if the viewer never saw it
  int left = 0;                             // steps that no played card is known to have come from
};

struct Played {
  Squire squire;
  Card card;
  std::int8_t source = -1;  // the group it came from, or kFromPool + the pool places
};
constexpr int kFromPool = 16;

class DraftImagination {
 public:
  DraftImagination(const View& view, State& state, Rng& rng)
      : view_(view), table_(view.table), state_(state), rng_(rng) {
    each_squire(table_, [&](Squire squire) {
      if (is_viewer(squire)) viewer_ = squire;
    });
    find_places();
    each_squire(table_, [&](Squire squire) {
      if (squire == viewer_) return;
      for (const Play play : table_.played[squire]) played_.push_back(Played{squire, card_of(play)});
    });
    if (table_.phase == Phase::NeutralSword) played_.push_back(Played{table_.options.neutral(), table_.neutral_sword});
    std::partition(played_.begin(), played_.end(),
                   [&](const Played& event) { return sources(event) == 1; });  // no detours
  }

  void run() {
    if (viewer_ != kNoSquire) {
      for (int i = 0; i < kDealt; ++i) {
        const Card card = view_.kept[static_cast<std::size_t>(i)];
        if (card != kNoCard) state_.secrets.picks[viewer_][static_cast<std::size_t>(i)] = card;
      }
    }
    do {
      choose_sources();
      fill_groups();
      fill_pool();
    } while (!neutral_kept_the_best());
    hold_hands();
  }

 private:
  bool is_viewer(Squire squire) const {
    return squire != table_.options.neutral() && !view_.viewer.is_spectator() &&
           view_.viewer.is(table_.options.owner(squire));
  }
  int keeps_in_effect(Squire squire) const {
    const bool ahead = table_.phase == Phase::NeutralKeep && squire != table_.options.neutral();
    return now_ + (ahead ? 1 : 0);
  }

  void find_places() {
    pool_ = CardSet::full();
    each_squire(table_, [&](Squire squire) {
      if (squire != viewer_) pool_places_.push_back(PoolPlaces{squire});
    });
    each_squire(table_, [&](Squire pack) { follow(pack); });
    pool_left_ = pool_.size();
  }

  // Follows one pack through the draft.
  void follow(Squire pack) {
    bool known = false;
    Group group;                 // what has been taken since the last look
    FixedVector<Slot, 5> early;  // what was taken before the first
    Squire holder = pack;
    for (int step = 0; step < kDealt && step <= now_; ++step, holder = neighbour(holder, passing_, table_.squires)) {
      if (holder == viewer_) {
        const CardSet seen = view_.seen[static_cast<std::size_t>(step)];
        if (!known) {
          pool_.remove(seen);
          add_early(early, seen.best_value());
        } else {
          group.cards.remove(seen);
          add(group);
        }
        known = true;
        group = Group{.cards = seen};
        if (step < keeps_in_effect(viewer_)) group.cards.remove(view_.kept[static_cast<std::size_t>(step)]);
      } else if (step < keeps_in_effect(holder)) {
        const Slot slot{holder, static_cast<std::uint8_t>(step)};
        known ? group.slots.push_back(slot) : early.push_back(slot);
      }
    }
    if (now_ == kDealt) return known ? add(group) : add_early(early, 0);
    if (!known) {
      add_early(early, 0);
      places_of(pack, 0).rest = kDealt - early.size();
    } else {
      group.pack = pack;
      add(group);
    }
  }

  void add(Group group) {
    if (group.cards.empty()) return;
    group.left = group.cards.size();
    for (const Slot slot : group.slots) group.owners.add(slot.squire);
    groups_.push_back(group);
  }

  // Whatever was taken before the viewer saw the pack for the first time.
  void add_early(const FixedVector<Slot, 5>& slots, int best_seen) {
    for (const Slot slot : slots) {
      const int least = slot.squire == table_.options.neutral() ? best_seen : 0;
      PoolPlaces& places = places_of(slot.squire, least);
      places.steps.push_back(slot.step);
      ++places.left;
      picky_ = picky_ || least > 0;
    }
  }

  PoolPlaces& places_of(Squire squire, int least) {
    for (PoolPlaces& places : pool_places_) {
      if (places.squire == squire && places.least == least) return places;
    }
    pool_places_.push_back(PoolPlaces{squire, least});
    return pool_places_[pool_places_.size() - 1];
  }

  // --- which place each played card came from

  int sources(const Played& event) const {
    int count = 0;
    for (const Group& group : groups_) count += group.owners.has(event.squire) && group.cards.has(event.card) ? 1 : 0;
    for (const PoolPlaces& places : pool_places_) {
      count += places.squire == event.squire && places.left > 0 && pool_.has(event.card) ? 1 : 0;
    }
    return count;
  }

  void choose_sources() {
    if (played_.empty()) return;
    total_ = 0;
    consider(0, 1.0);
    played_ = best_;
  }

  // Tries every source for the n-th played card. `ways` is the share of all arrangements in which the cards before it
  // are where they are; a source multiplies it by the chance that one of its places, filled at random, holds this card.
  void consider(int n, double ways) {
    if (n == played_.size()) return choose(ways * chance_of_picky_places());
    Played& event = played_[n];
    for (int g = 0; g < groups_.size(); ++g) {
      Group& group = groups_[g];
      if (!group.owners.has(event.squire) || !group.cards.has(event.card)) continue;
      const double chance = group.cards.count(event.card) / static_cast<double>(group.left);
      event.source = static_cast<std::int8_t>(g);
      group.owners.remove(event.squire);
      group.cards.remove(event.card);
      --group.left;
      consider(n + 1, ways * chance);
      ++group.left;
      group.cards.add(event.card);
      group.owners.add(event.squire);
    }
    if (!pool_.has(event.card)) return;
    for (int p = 0; p < pool_places_.size(); ++p) {
      PoolPlaces& places = pool_places_[p];
      if (places.squire != event.squire || places.left == 0 || value_of(event.card) < places.least) continue;
      const double chance = places.left * pool_.count(event.card) / static_cast<double>(pool_left_);
      event.source = static_cast<std::int8_t>(kFromPool + p);
      --places.left;
      pool_.remove(event.card);
      --pool_left_;
      consider(n + 1, ways * chance);
      ++pool_left_;
      pool_.add(event.card);
      ++places.left;
    }
  }

  // Keeps one of all ways seen so far, by their weight.
  void choose(double ways) {
    constexpr double kUnit = 1.0 / 9007199254740992.0;  // 2^-53
    total_ += ways;
    if (ways > 0 && (total_ == ways || static_cast<double>(rng_() >> 11U) * kUnit * total_ < ways)) best_ = played_;
  }

  // Karadoc's neutral keeps high cards only: the chance that its places, were they filled from the whole pool, got
  // such. The most demanding first: what suits them suits the others too.
  double chance_of_picky_places() const {
    if (!picky_) return 1.0;
    double chance = 1;
    int filled = 0;
    for (int least = 5; least > 0; --least) {
      const int fitting = pool_.at_least(least).size();
      for (const PoolPlaces& places : pool_places_) {
        if (places.least != least) continue;
        for (int i = 0; i < places.left; ++i, ++filled) {
          chance *= std::max(0, fitting - filled) / static_cast<double>(pool_left_ - filled);
        }
      }
    }
    return chance;
  }

  // --- filling

  void keep(Squire squire, int step, Card card) { state_.secrets.picks[squire][static_cast<std::size_t>(step)] = card; }

  Card draw_from(CardSet& cards) {
    const Card card = random_card(cards, rng_);
    cards.remove(card);
    return card;
  }

  void fill_groups() {
    for (int g = 0; g < groups_.size(); ++g) {
      const Group& group = groups_[g];
      CardSet left = group.cards;
      FixedVector<Slot, 4> open;
      for (const Slot slot : group.slots) {
        const Played* played = nullptr;
        for (const Played& event : played_) {
          if (event.squire == slot.squire && event.source == g) played = &event;
        }
        if (played != nullptr) {
          keep(slot.squire, slot.step, played->card);
          left.remove(played->card);
        } else {
          open.push_back(slot);
        }
      }
      for (const Slot slot : open) keep(slot.squire, slot.step, draw_from(left));
      if (group.pack != kNoSquire) state_.secrets.hands[group.pack] = Hand(left);
    }
  }

  void fill_pool() {
    CardSet left = pool_;
    FixedVector<PoolPlaces, 8> open = pool_places_;
    for (const Played& event : played_) {
      if (event.source < kFromPool) continue;
      auto& steps = open[event.source - kFromPool].steps;
      keep(event.squire, take_one(steps), event.card);
      left.remove(event.card);
    }
    for (int least = 5; least >= 0; --least) {
      for (PoolPlaces& places : open) {
        if (places.least != least) continue;
        for (const auto step : places.steps) {
          const CardSet fitting = left.at_least(least);
          const Card card = random_card(fitting, rng_);
          left.remove(card);
          keep(places.squire, step, card);
        }
        if (places.rest == 0) continue;
        CardSet rest;
        for (int i = 0; i < places.rest; ++i) rest.add(draw_from(left));
        state_.secrets.hands[places.squire] = Hand(rest);
      }
    }
  }

  int take_one(FixedVector<std::uint8_t, kDealt>& steps) {
    const int which = steps.size() == 1 ? 0 : static_cast<int>(below(rng_, static_cast<unsigned>(steps.size())));
    const int step = steps[which];
    FixedVector<std::uint8_t, kDealt> others;
    for (int i = 0; i < steps.size(); ++i) {
      if (i != which) others.push_back(steps[i]);
    }
    steps = others;
    return step;
  }

  // Karadoc: at each step the neutral kept one of the highest; anything else is imagined again.
  bool neutral_kept_the_best() const {
    const Squire neutral = table_.options.neutral();
    if (neutral == kNoSquire) return true;
    for (int step = 0; step < now_; ++step) {
      const Squire pack = pack_held(table_, neutral, step);
      const int value = value_of(state_.secrets.picks[neutral][static_cast<std::size_t>(step)]);
      for (int later = step + 1; later < kDealt; ++later) {
        const Squire holder = holder_of(table_, pack, later);
        if (later >= keeps_in_effect(holder)) break;
        if (value_of(state_.secrets.picks[holder][static_cast<std::size_t>(later)]) > value) return false;
      }
      if (now_ == kDealt) continue;
      if (state_.secrets.hands[pack].cards().best_value() > value) return false;
    }
    return true;
  }

  // During the draft the packs are in hand already; afterwards what was kept and not played is.
  void hold_hands() {
    Secrets& secrets = state_.secrets;
    if (viewer_ != kNoSquire && now_ == kDealt) secrets.hands[viewer_] = Hand(view_.hands[viewer_]);
    each_squire(table_, [&](Squire squire) {
      if (squire == viewer_) return;
      if (now_ == kDealt) {
        CardSet hand;
        for (const Card card : secrets.picks[squire]) hand.add(card);
        for (const Play play : table_.played[squire]) hand.remove(card_of(play));
        secrets.hands[squire] = Hand(hand);
      } else if (table_.phase == Phase::Draft && squire != table_.options.neutral() &&
                 !table_.waiting.has(table_.options.owner(squire))) {
        keep(squire, table_.step,
             random_card(secrets.hands[table_.packs[squire]].cards(), rng_));  // he has chosen, nobody knows what
      }
    });
  }

  const View& view_;
  const Table& table_;
  State& state_;
  Rng& rng_;
  const int now_ = cards_kept(table_);  // how far the draft is
  const int passing_ = passes_left(table_.round) ? 1 : -1;
  Squire viewer_ = kNoSquire;
  CardSet pool_;
  int pool_left_ = 0;
  bool picky_ = false;
  FixedVector<Group, 12> groups_;
  FixedVector<PoolPlaces, 8> pool_places_;
  FixedVector<Played, 20> played_;
  FixedVector<Played, 20> best_;
  double total_ = 0;
};

CardSet random_cards(CardSet from, int count, Rng& rng) {
  CardSet result;
  for (int i = 0; i < count; ++i) {
    const Card card = random_card(from, rng);
    from.remove(card);
    result.add(card);
  }
  return result;
}

// Lancelot: the other's six are unknown until the piles are shown; then only how he shares them out is.
class LancelotImagination {
 public:
  LancelotImagination(const View& view, State& state, Rng& rng)
      : view_(view), table_(view.table), state_(state), rng_(rng) {}

  void run() {
    CardSet unseen = CardSet::full();
    for (const Seat seat : Seats::first(2)) {
      if (view_.viewer.is(seat)) unseen.remove(view_.hands[first_squire(seat)]);
    }
    for (const Seat seat : Seats::first(2)) {
      const auto i = static_cast<std::size_t>(seat);
      const bool own = view_.viewer.is(seat);
      CardSet first;
      CardSet second;
      if (own) {
        first = view_.hands[first_squire(seat)];
        second = view_.hands[second_squire(seat)];
        state_.secrets.chosen[i] = view_.chosen;
      } else if (table_.piles[i][0].empty()) {
        first = random_cards(unseen, kLancelotDealt, rng_);
        unseen.remove(first);
      } else {
        first = shown(seat);
        if (table_.phase > Phase::Assign) {
          const CardSet mine = random_cards(first, kLancelotPlayed - table_.played[first_squire(seat)].size(), rng_);
          second = first;
          second.remove(mine);
          first = mine;
        }
      }
      state_.secrets.hands[first_squire(seat)] = Hand(first);
      state_.secrets.hands[second_squire(seat)] = Hand(second);
      const bool has_chosen = simultaneous(table_.phase) && !table_.waiting.has(seat);
      if (!own && has_chosen) state_.secrets.chosen[i] = random_cards(first, kLancelotPlayed, rng_);
    }
  }

 private:
  // What the player is known to hold: what came to him of the shown piles, less what he has played.
  CardSet shown(Seat seat) const {
    const auto me = static_cast<std::size_t>(seat);
    const auto other = 1 - me;
    CardSet cards;
    if (table_.pile_taken[me] != 0) cards.add(table_.piles[other][table_.pile_taken[me] - 1U]);
    if (table_.pile_taken[other] != 0) cards.add(table_.piles[me][2U - table_.pile_taken[other]]);
    for (const Squire squire : {first_squire(seat), second_squire(seat)}) {
      for (const Play play : table_.played[squire]) cards.remove(card_of(play));
    }
    return cards;
  }

  const View& view_;
  const Table& table_;
  State& state_;
  Rng& rng_;
};

Tokens imagine_tokens(const View& view, Rng& rng) {
  Tokens tokens;
  FixedVector<std::uint8_t, kMaxSquires> unknown;
  for (int place = 1; place <= view.table.squires; ++place) {
    const int value = view.tokens[static_cast<std::size_t>(place)];
    if (value == -3) tokens.minus_three = static_cast<std::uint8_t>(place);
    if (value == -1) tokens.minus_one = static_cast<std::uint8_t>(place);
    if (value == kHiddenValue) unknown.push_back(static_cast<std::uint8_t>(place));
  }
  for (std::uint8_t* token : {&tokens.minus_three, &tokens.minus_one}) {
    if (*token != 0) continue;
    do {
      *token = unknown[static_cast<int>(below(rng, static_cast<unsigned>(unknown.size())))];
    } while (tokens.minus_three == tokens.minus_one);
  }
  return tokens;
}

// `codex`: for each round whose two Education coats the viewer cannot tell apart, which is the -3; and what was given
// away unseen. All ways that fit what alms has shown are equally likely.
class CoatImagination {
 public:
  CoatImagination(Table& table, Rng& rng) : table_(table), rng_(rng) {}

  void run() {
    for (int round = 1; round <= kRounds; ++round) {
      Squires holders;
      each_squire(table_, [&](Squire squire) {
        if (table_.ledger.paid(Track::Education, round)[squire] == kHiddenValue) holders.add(squire);
      });
      if (!holders.empty()) hidden_.push_back(Hidden{round, holders});
    }
    bool any_gift = false;
    for (int i = 0; i < table_.ledger.trades().size(); ++i) {
      const Trade& trade = table_.ledger.trades()[i];
      any_gift |= trade.track == Track::Education;
      if (trade.value == kHiddenValue) hidden_gifts_.push_back(i);
    }
    const unsigned arrangements = 1U << static_cast<unsigned>(hidden_.size() + hidden_gifts_.size());
    if (!any_gift && table_.phase != Phase::AlmsGive) return lay(below(rng_, arrangements));
    unsigned chosen = 0;
    unsigned possible = 0;
    for (unsigned arrangement = 0; arrangement < arrangements; ++arrangement) {
      lay(arrangement);
      if (fits() && below(rng_, ++possible) == 0) chosen = arrangement;
    }
    lay(chosen);
  }

 private:
  struct Hidden {
    int round;
    Squires holders;
  };

  // The bits say who of the two got the -3, then whether a gift was the -3.
  void lay(unsigned arrangement) {
    for (const Hidden& hidden : hidden_) {
      bool three = (arrangement & 1U) != 0;
      for (const Squire squire : hidden.holders) {
        table_.ledger.paid(Track::Education, hidden.round)[squire] = three ? -3 : -1;
        three = !three;
      }
      arrangement >>= 1U;
    }
    for (const int gift : hidden_gifts_) {
      table_.ledger.trades()[gift].value = (arrangement & 1U) != 0 ? -3 : -1;
      arrangement >>= 1U;
    }
  }

  // He who was asked what to give had both kinds, he who was not had only one.
  bool fits() const {
    for (const Trade& gift : table_.ledger.trades()) {
      if (gift.track != Track::Education) continue;
      const auto [one, three] = had(gift.from);
      if (gift.asked != (one && three) || !(gift.value == -1 ? one : three)) return false;
    }
    const auto [one, three] = table_.phase == Phase::AlmsGive ? had(table_.almsgiver) : std::pair(true, true);
    return one && three;
  }

  std::pair<bool, bool> had(Squire squire) const {
    std::pair<bool, bool> kinds;
    for (int round = 1; round <= kRounds; ++round) {
      const int value = table_.ledger.paid(Track::Education, round)[squire];
      kinds.first |= value == -1;
      kinds.second |= value == -3;
    }
    return kinds;
  }

  Table& table_;
  Rng& rng_;
  FixedVector<Hidden, kRounds> hidden_;
  FixedVector<int, 2> hidden_gifts_;
};

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state{.table = view.table, .secrets = {}};
  if (view.table.options.has(Variation::Codex)) {
    CoatImagination(state.table, rng).run();
    if (view.codex_laid) state.secrets.tokens = imagine_tokens(view, rng);
  }
  if (view.table.phase == Phase::First || view.table.phase == Phase::Deal || view.table.phase == Phase::Over)
    return state;
  if (view.table.options.lancelot()) {
    LancelotImagination(view, state, rng).run();
  } else {
    DraftImagination(view, state, rng).run();
  }
  return state;
}

}  // namespace roundtable::academy
