#include "engine/medievallons/imagine/imagine.h"

#include <algorithm>
#include <utility>

#include "engine/medievallons/imagine/certain.h"
#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// A hidden place to fill: a hand, or the deck with the cards another Wizard holds back.
struct Place {
  Cards cards;         // known cards first, then drawn ones
  CardKinds excluded;  // no more of these
  int room = 0;        // cards still missing
  int most_ways = 0;   // the largest pool it could have to choose from
  Cards* into = nullptr;
};

template <class Generator>
void fill(Place& place, Cards& from, CardKinds allowed, Generator& rng) {
  Cards pool = from.only(allowed);
  if (pool.size() == place.room) {  // no choice
    place.cards = place.cards + pool;
    from = from - pool;
    return;
  }
  for (int i = 0; i < place.room; ++i) {
    const CardKind kind = pool.random(rng);
    pool.remove(kind);
    from.remove(kind);
    place.cards.add(kind);
  }
}

class Arrangement {
 public:
  Arrangement(const View& view, State& state) : rest_(unseen(view)) {
    for (const Seat seat : everybody(view.table)) {
      if (!view.viewer.is(seat)) add(view, seat, view.hand_sizes[seat], &state.secrets.hands[seat]);
    }
    const bool spectator = view.viewer.is_spectator();
    const int deck = spectator ? view.deck_size + view.drawn_size : size_of(view, view.viewer.seat());
    add(view, view.viewer.seat(), deck, &state.secrets.deck);
    order();
  }

  // Rejection sampling: every arrangement of the missing cards is equally likely. Places that exclude no missing kind
  // are filled last, from the rest, which is always possible in equally many ways. The others are filled one after
  // another. A place that fills r slots from a pool of n gives each filling with probability 1 / C(n, r), and n depends
  // on the earlier places. So a filling is accepted with probability C(n, r) / C(m, r), where m is the largest possible
  // n; then each has probability 1 / C(m, r). After a rejection everything starts again.
  void lay(Rng& rng) {
    while (!try_to_lay(rng)) {
    }
  }

 private:
  void add(const View& view, Seat place, int size, Cards* into) {
    Place made{.room = size, .into = into};
    if (!view.viewer.is_spectator()) {
      const bool shown = !view.shown.empty() && place == view.table.target;
      made.cards = shown ? view.shown : view.notes[place].known();
      made.excluded = view.notes[place].exact();
      made.room -= made.cards.size();
      rest_ = rest_ - made.cards;
    }
    places_[count_++] = made;
  }

  // Places that exclude a kind come first, larger before smaller: with few slots the size of the pool matters little.
  // The largest place that excludes nothing, usually the deck, comes last and takes the rest without a draw.
  void order() {
    for (std::size_t i = 0; i < count_; ++i) places_[i].excluded = places_[i].excluded & rest_.kinds();
    const auto before = [](const Place& a, const Place& b) {
      if (a.excluded.empty() != b.excluded.empty()) return b.excluded.empty();
      return a.excluded.empty() ? a.room < b.room : a.room > b.room;
    };
    // Insertion sort: the same order in every build, and no allocation.
    for (std::size_t i = 1; i < count_; ++i) {
      for (std::size_t j = i; j > 0 && before(places_[j], places_[j - 1]); --j) std::swap(places_[j], places_[j - 1]);
    }
    int left = rest_.size();
    for (std::size_t i = 0; i < count_; ++i) {
      Place& place = places_[i];
      place.most_ways = std::min(left, rest_.only(kAllKinds - place.excluded).size());
      left -= place.room;
    }
  }

  bool try_to_lay(Rng& rng) {
    std::array<Place, kMaxSeats + 1> places = places_;
    Cards rest = rest_;
    double chance = 1;
    for (std::size_t i = 0; i < count_; ++i) {
      Place& place = places[i];
      const CardKinds allowed = kAllKinds - place.excluded;
      if (!place.excluded.empty()) {
        const int ways = rest.only(allowed).size();
        if (ways < place.room) return false;
        for (int taken = 0; taken < place.room && ways < place.most_ways; ++taken) {
          chance *= static_cast<double>(ways - taken) / static_cast<double>(place.most_ways - taken);
        }
      }
      fill(place, rest, allowed, rng);
    }
    if (chance < 1 && static_cast<double>(rng() >> 11U) * 0x1p-53 >= chance) return false;
    for (std::size_t i = 0; i < count_; ++i) *places[i].into = places[i].cards;
    return true;
  }

  Cards rest_;
  std::array<Place, kMaxSeats + 1> places_{};
  std::size_t count_ = 0;
};

// Another Wizard's cards are any unseen ones. If the Wizard is asked for the order, the two discarded cards differ.
bool imagine_held_back(const View& view, State& state, Rng& rng) {
  Secrets& secrets = state.secrets;
  for (int i = 0; i < view.drawn_size; ++i) {
    const CardKind kind = secrets.deck.random(rng);
    secrets.deck.remove(kind);
    secrets.drawn.add(kind);
  }
  if (view.table.question != Question::Top) return true;
  secrets.held = secrets.drawn.random(rng);
  return (secrets.drawn - Cards::of(secrets.held)).kinds().size() == 2;
}

// Draws simultaneous choices that other seats have already made.
void imagine_choices(const View& view, State& state, Rng& rng) {
  const OpenTable& table = state.table;
  const bool swaps = table.question == Question::Swap;
  if (!swaps && table.question != Question::Give) return;
  for (const Seat seat : (table.choosers - table.waiting.seats()) | table.forced) {
    if (view.viewer.is(seat)) continue;
    const Cards hand = state.secrets.hands[seat];
    if (swaps) {
      const Action action = Choices::of_swaps(hand).pick(rng);
      state.secrets.meant[seat] = {action.kind(), action.second()};
    } else {
      state.secrets.meant[seat].one = Choices::of_kinds(Verb::Give, hand).pick(rng).kind();
    }
  }
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state{.table = view.table, .secrets = {}};
  Secrets& secrets = state.secrets;
  const OpenTable& table = view.table;
  const bool held_by_another = view.drawn_size > 0 && !view.viewer.is(table.active);
  Arrangement arrangement(view, state);
  do {
    secrets.drawn = view.drawn;
    secrets.held = view.held;
    arrangement.lay(rng);
  } while (held_by_another && !imagine_held_back(view, state, rng));
  if (!view.viewer.is_spectator()) {
    const Seat viewer = view.viewer.seat();
    secrets.hands[viewer] = view.hand;
    secrets.meant[viewer] = view.meant;
    for (const Seat place : everybody(table)) {
      secrets.knowledge.of(viewer, place) = view.notes[place];
    }
  }
  if (gives_in_return(table) && secrets.held == kNoKind) secrets.held = secrets.hands[table.active].random(rng);
  // A Priest sees the target's hand, also in an imagined state.
  if (table.question == Question::Take) {
    secrets.knowledge.of(table.active, table.target) = Claim::all_of(secrets.hands[table.target]);
  }
  imagine_choices(view, state, rng);
  return state;
}

}  // namespace roundtable::medievallons
