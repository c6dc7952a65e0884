#include "engine/academy/academy.h"
#include "engine/academy/imagine/imagine.h"
#include "engine/academy/imagine/played.h"

namespace roundtable::academy {

namespace {

// Draws cards of a set one after another, all equally likely. Each six random bits name a card of the deck or none;
// cards outside the set are skipped without a branch.
class Drawn {
 public:
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): the cards are written as far as they are read
  Drawn(CardSet from, int count, Rng& rng) {
    std::uint64_t left = from.bits();
    for (int found = 0; found < count;) {
      std::uint64_t bits = rng();
      for (int i = 0; i < kTries; ++i, bits >>= 6U) {
        const unsigned at = bits & 63U;
        cards_[static_cast<std::size_t>(found)] = static_cast<std::uint8_t>(at);
        found += static_cast<int>((left >> at) & 1U);
        left &= ~(std::uint64_t{1} << at);
      }
    }
  }
  Card next() { return Card{deck::kTables.low[cards_[static_cast<std::size_t>(next_++)]]}; }

 private:
  static constexpr int kTries = 10;
  std::array<std::uint8_t, kMaxSquires * kDealt + kTries> cards_;
  int next_ = 0;
};

class DraftImagination {
 public:
  DraftImagination(const View& view, State& state, Rng& rng)
      : table_(view.table),
        secrets_(state.secrets),
        rng_(rng),
        now_(cards_kept(table_)),
        viewer_(view.viewer.is_spectator() ? kNoSquire : Squire{static_cast<std::uint8_t>(view.viewer.seat())}),
        places_(view, viewer_) {
    if (viewer_ == kNoSquire) return;
    for (std::size_t i = 0; i < kDealt; ++i) {
      if (view.kept[i] != kNoCard) secrets_.picks[viewer_][i] = view.kept[i];
    }
    if (now_ == kDealt) hands_[viewer_] = view.hands[viewer_];
  }

  void run() {
    if (places_.any_played) {
      PlayedCards played(places_);
      do {
        played.choose(rng_);
        for (int i = 0; i < places_.others.size(); ++i) {
          sources_[static_cast<std::size_t>(i)] = {played.out_of_groups(i), played.drawn(i)};
        }
        if (places_.neutral >= 0) neutral_places_ = played.neutral_places();
        fill();
      } while (!neutral_kept_the_best());
    } else {
      do fill();
      while (!neutral_kept_the_best());
    }
    if (table_.phase == Phase::Draft) choose_in_secret();
    // Revealed, but not played yet.
    if (table_.phase == Phase::NeutralSword) hands_[table_.options.neutral()].add(table_.neutral_sword);
    each_squire(table_, [&](Squire squire) { secrets_.hands[squire] = Hand(hands_[squire]); });
  }

 private:
  // Origin of a squire's played cards.
  struct Source {
    std::uint64_t groups = 0;
    CardSet pool;
  };
  const Source& source(int other) const { return sources_[static_cast<std::size_t>(other)]; }

  void fill() {
    for (const Other& other : places_.others) {
      if (now_ == kDealt) hands_[other.squire] = CardSet();
    }
    for (int i = 0; i < Places::kGroups; ++i) {
      if (!places_.groups[static_cast<std::size_t>(i)].cards.empty()) fill_group(i);
    }
    fill_pool();
  }

  // One of the at most four cards of a group.
  static Card card_at(CardSet cards, unsigned n) {
    return Card{deck::kTables.low[static_cast<std::size_t>(nth_of_few<kDealt - 1>(cards.bits(), n))]};
  }

  void keep(int other, int step, Card card) {
    secrets_.picks[places_.others[other].squire][static_cast<std::size_t>(step)] = card;
  }
  // The same for an unplayed card; after the draft it is still in hand.
  void hold(int other, int step, Card card) {
    keep(other, step, card);
    if (now_ == kDealt) hands_[places_.others[other].squire].add(card);
  }

  void fill_group(int number) {
    const Group& group = places_.groups[static_cast<std::size_t>(number)];
    CardSet left = group.cards;
    unsigned open = group.owners;
    for (const int other : Bits(group.owners)) {
      const auto used = static_cast<unsigned>(source(other).groups >> (4U * static_cast<unsigned>(number))) & 15U;
      if (used == 0) continue;
      const Card card = card_at(group.cards, static_cast<unsigned>(std::countr_zero(used)));
      keep(other, Places::step_of(number, other), card);
      left.remove(card);
      open &= ~(1U << static_cast<unsigned>(other));
    }
    if (group.least > 0) {
      give(places_.neutral, number, left, left.at_least(group.least));
      open &= ~(1U << static_cast<unsigned>(places_.neutral));
    }
    for (const int other : Bits(open)) give(other, number, left, left);
    const bool in_pack = now_ < kDealt && number < Places::kLooks && number + table_.squires > now_;
    if (in_pack) hands_[pack_held(table_, viewer_, number)] = left;
  }

  void give(int other, int number, CardSet& left, CardSet from) {
    const auto size = static_cast<unsigned>(from.size());
    const Card card = size == 1 ? from.lowest() : card_at(from, below(rng_, size));
    hold(other, Places::step_of(number, other), card);
    left.remove(card);
  }

  void fill_pool() {
    CardSet left = places_.pool;
    int wanted = 0;
    for (int i = 0; i < places_.others.size(); ++i) {
      left.remove(source(i).pool);
      open_[static_cast<std::size_t>(i)] = places_.others[i].unseen;
      place_drawn(i);
    }
    if (places_.neutral >= 0) fill_neutral(left);
    for (int i = 0; i < places_.others.size(); ++i) wanted += std::popcount(open_[static_cast<std::size_t>(i)]);
    PerSquire<std::uint8_t> rest{};
    if (now_ < kDealt) {
      each_squire(table_, [&](Squire pack) {
        rest[pack] = unseen_rest(pack);
        wanted += rest[pack];
      });
    }
    Drawn drawn(left, wanted, rng_);
    for (int i = 0; i < places_.others.size(); ++i) {
      for (const int step : Bits(open_[static_cast<std::size_t>(i)])) hold(i, step, drawn.next());
    }
    if (now_ == kDealt) return;
    each_squire(table_, [&](Squire pack) {
      if (rest[pack] == 0) return;
      CardSet cards;
      for (int i = 0; i < rest[pack]; ++i) cards.add(drawn.next());
      hands_[pack] = cards;
    });
  }

  // Unseen cards left in a pack.
  std::uint8_t unseen_rest(Squire pack) const {
    for (int step = 0; step <= now_; ++step) {
      if (holder_of(table_, pack, step) == viewer_) return 0;
    }
    return static_cast<std::uint8_t>(kDealt - keeps_in_effect(table_, holder_of(table_, pack, now_)));
  }

  // Puts played cards from the pool into random places of their owner.
  void place_drawn(int other) {
    const CardSet drawn = source(other).pool;
    if (drawn.empty()) return;
    auto& open = open_[static_cast<std::size_t>(other)];
    if (other == places_.neutral) {
      const Card low = drawn.at(0);
      const Card high = drawn.at(drawn.size() - 1);
      const bool high_first = (neutral_places_ & kHighFirst) != 0;
      if ((neutral_places_ & kFirstPlace) != 0) keep(other, 0, high_first ? high : low);
      if ((neutral_places_ & kSecondPlace) != 0) keep(other, 1, high_first ? low : high);
      open = static_cast<std::uint8_t>(open & ~neutral_places_);
      return;
    }
    Draws draws(rng_());
    for (const Card card : drawn) {
      const auto few = static_cast<unsigned>(std::popcount(open));
      const auto step = static_cast<int>(nth_of_few<kDealt>(open, draws.below(few)));
      open = static_cast<std::uint8_t>(open & ~(1U << static_cast<unsigned>(step)));
      keep(other, step, card);
    }
  }

  // Fills the neutral's more demanding place first: its card would fit the other place, too.
  void fill_neutral(CardSet& left) {
    auto& open = open_[static_cast<std::size_t>(places_.neutral)];
    const int demanding = places_.least[1] > places_.least[0] ? 1 : 0;
    for (const int step : {demanding, 1 - demanding}) {
      const int least = places_.least[static_cast<std::size_t>(step)];
      const unsigned place = 1U << static_cast<unsigned>(step);
      if ((open & place) == 0 || least == 0) continue;
      const Card card = random_card(left.at_least(least), rng_);
      left.remove(card);
      hold(places_.neutral, step, card);
      open = static_cast<std::uint8_t>(open & ~place);
    }
  }

  // Karadoc: at each step the neutral must have kept one of the highest cards; otherwise the draw is repeated.
  // Constraints from packs that the viewer saw are already respected, and sufficient if the packs came straight from
  // the neutral.
  bool neutral_kept_the_best() const {
    const Squire neutral = table_.options.neutral();
    if (neutral == kNoSquire || places_.neutral == 1) return true;
    for (int step = 0; step < now_; ++step) {
      const Squire pack = pack_held(table_, neutral, step);
      const int value = value_of(secrets_.picks[neutral][static_cast<std::size_t>(step)]);
      for (int later = step + 1; later < kDealt; ++later) {
        const Squire holder = holder_of(table_, pack, later);
        if (later >= keeps_in_effect(table_, holder)) break;
        if (value_of(secrets_.picks[holder][static_cast<std::size_t>(later)]) > value) return false;
      }
      if (now_ < kDealt && hands_[pack].best_value() > value) return false;
    }
    return true;
  }

  // Draws simultaneous choices that other seats have already made.
  void choose_in_secret() {
    for (const Other& other : places_.others) {
      if (other.squire == table_.options.neutral() || table_.waiting.has(table_.options.owner(other.squire))) continue;
      CardSet& pack = hands_[table_.packs[other.squire]];
      const Card card = random_card(pack, rng_);
      secrets_.picks[other.squire][table_.step] = card;
      pack.remove(card);
    }
    if (viewer_ != kNoSquire && cards_taken(table_, viewer_) > now_) {
      hands_[table_.packs[viewer_]].remove(secrets_.picks[viewer_][table_.step]);
    }
  }

  const OpenTable& table_;
  Secrets& secrets_;
  PerSquire<CardSet> hands_{};  // their cards, or the pack dealt to them
  Rng& rng_;
  const int now_;  // the current step of the draft
  const Squire viewer_;
  const Places places_;
  std::array<Source, kMaxSquires> sources_{};
  std::uint32_t neutral_places_ = 0;
  std::array<std::uint8_t, kMaxSquires> open_{};  // steps still to fill from the pool, as bits
};

}  // namespace

void imagine_draft(const View& view, State& state, Rng& rng) { DraftImagination(view, state, rng).run(); }

}  // namespace roundtable::academy
