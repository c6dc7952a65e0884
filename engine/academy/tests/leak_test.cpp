#include <gtest/gtest.h>

#include "engine/academy/tests/test_options.h"
#include "engine/core/properties.h"
#include "engine/core/sanitized.h"

// Positions that differ only in parts hidden from a viewer must look the same to them, now and after the same choice.
// The test swaps unseen cards, tokens, coats and choices.

namespace roundtable::academy {

namespace {

class Exchange {
 public:
  Exchange(const State& state, Viewer viewer, Rng& rng)
      : state_(state), table_(state_.table), secrets_(state_.secrets), viewer_(viewer), rng_(rng) {}

  const State& state() const { return state_; }

  // Swaps two cards in places that the viewer cannot distinguish, or a card with one of the box.
  bool cards() {
    if (table_.options.lancelot()) return lancelot_cards();
    choices([](Hand& pack, Card chosen) { pack = pack.with(chosen); });
    const bool done = exchange_two();
    choices([](Hand& pack, Card chosen) { pack.remove(chosen); });
    return done;
  }

  // Two tokens that the viewer has not looked at.
  bool tokens() {
    Tokens& tokens = secrets_.tokens;
    if (tokens.minus_three == 0) return false;
    const int one = 1 + static_cast<int>(below(rng_, table_.squires));
    const int two = 1 + static_cast<int>(below(rng_, table_.squires));
    if (knows_token(one) || knows_token(two) || tokens.value_at(one) == tokens.value_at(two)) return false;
    for (std::uint8_t* place : {&tokens.minus_three, &tokens.minus_one}) {
      *place = static_cast<std::uint8_t>(*place == one ? two : *place == two ? one : *place);
    }
    return true;
  }

  // The -1 and the -3 of a round unknown to the viewer.
  bool coats() {
    const int round = 1 + static_cast<int>(below(rng_, kRounds));
    auto& row = table_.ledger.paid(Track::Education, round);
    const bool alms = !table_.ledger.trades().empty();  // a given coat may reveal it
    const bool laid = round < table_.round || (round == table_.round && table_.phase > Phase::TakeToken);
    if (!table_.options.has(Variation::Codex) || alms || !laid) return false;
    if (viewer_.among(table_.informed[static_cast<std::size_t>(round - 1)])) return false;
    for (auto& value : row.items) value = static_cast<std::int8_t>(value == 0 ? 0 : -4 - value);
    return true;
  }

  // A simultaneous choice that another seat has already made.
  bool pending() {
    if (!simultaneous(table_.phase)) return false;
    const Seat seat{static_cast<std::uint8_t>(below(rng_, table_.options.players))};
    if (viewer_.is(seat) || table_.waiting.has(seat)) return false;
    NullSink nobody;
    const State before = state_;
    take(state_, seat, legal(state_, seat).pick(rng_), nobody);
    return state_ != before;
  }

 private:
  struct Place {
    Card card;
    int group;        // places of one group look the same to the viewer; -1: never seen
    int squire = -1;  // the squire who keeps the card
    int step = -1;    // at this step; -1: it lies in the pack dealt to them; without a squire it is in the box
  };

  // Cards that waiting choices have taken out of their packs.
  template <class Do>
  void choices(Do act) {
    if (table_.phase != Phase::Draft) return;
    for (int i = 0; i < table_.options.players; ++i) {
      const Squire squire{static_cast<std::uint8_t>(i)};
      if (table_.waiting.has(Seat{static_cast<std::uint8_t>(i)})) continue;
      act(secrets_.hands[table_.packs[squire]], secrets_.picks[squire][table_.step]);
    }
  }

  bool exchange_two() {
    const auto places = hidden_places();
    if (places.size() < 2) return false;
    const Place& one = places[below(rng_, static_cast<unsigned>(places.size()))];
    const Place& two = places[below(rng_, static_cast<unsigned>(places.size()))];
    // The neutral keeps a highest card: only cards of equal value may be swapped.
    const bool fits = !table_.options.karadoc() || value_of(one.card) == value_of(two.card);
    if (one.group != two.group || one.card == two.card || !fits) return false;
    take_away(one);
    take_away(two);
    put(one, two.card);
    put(two, one.card);
    return true;
  }

  int count() const { return table_.squires; }
  int now() const { return cards_kept(table_); }
  bool drafting() const { return table_.phase == Phase::Draft || table_.phase == Phase::NeutralKeep; }
  int direction() const { return table_.round % 2 == 1 ? 1 : -1; }
  int turned(int steps) const { return (steps * direction() + 10 * count()) % count(); }
  int kept_by(int squire) const {
    return now() +
           (table_.phase == Phase::NeutralKeep && Squire{static_cast<std::uint8_t>(squire)} != table_.options.neutral()
                ? 1
                : 0);
  }
  bool is_viewer(int squire) const {
    return viewer_.is(Seat{static_cast<std::uint8_t>(squire)}) && squire < table_.options.players;
  }
  // The step at which the pack first reaches the viewer.
  int first_look(int pack) const { return viewer_.is_spectator() ? 99 : turned(index(viewer_.seat()) - pack); }

  std::vector<Place> hidden_places() {
    std::vector<Place> places;
    const bool dealt = table_.phase > Phase::Deal && table_.phase != Phase::Over;
    if (!dealt) return places;
    CardSet box = CardSet::full();
    for (int squire = 0; squire < count(); ++squire) {
      CardSet unplayed = secrets_.hands.items[squire].cards();
      box.remove(unplayed);
      for (const Play play : table_.played.items[squire]) box.remove(card_of(play));
      if (squire == 2 && table_.neutral_sword != kNoCard) unplayed.remove(table_.neutral_sword);
      for (int step = 0; step < kept_by(squire); ++step) {
        const Card card = secrets_.picks.items[squire][static_cast<std::size_t>(step)];
        if (drafting()) box.remove(card);
        const int pack = (squire - step * direction() + 10 * count()) % count();
        const int since = step - first_look(pack);
        const bool played = !drafting() && !unplayed.has(card);
        if (!drafting() && !played) unplayed.remove(card);
        if (!is_viewer(squire) && !played)
          places.push_back({card, since < 0 ? -1 : pack * 10 + since / count(), squire, step});
      }
      if (now() < kDealt) add_pack(places, squire);
    }
    for (const Card card : box) places.push_back({card, -1});
    return places;
  }

  void add_pack(std::vector<Place>& places, int pack) const {
    const int holder = (pack + now() * direction() + 10 * count()) % count();
    const bool taken = kept_by(holder) > now();
    if (is_viewer(holder) && !taken) return;
    const int since = now() + (taken ? 1 : 0) - 1 - first_look(pack);
    for (const Card card : secrets_.hands.items[pack].cards()) {
      places.push_back({card, since < 0 ? -1 : pack * 10 + since / count(), pack, -1});
    }
  }

  // A card in a pack, or after the draft in a hand.
  bool held(const Place& place) const { return place.squire >= 0 && !(place.step >= 0 && drafting()); }

  void take_away(const Place& place) {
    if (held(place)) secrets_.hands.items[place.squire].remove(place.card);
  }

  void put(const Place& place, Card card) {
    if (place.step >= 0) secrets_.picks.items[place.squire][static_cast<std::size_t>(place.step)] = card;
    if (!held(place)) return;
    CardSet cards = secrets_.hands.items[place.squire].cards();
    cards.add(card);
    secrets_.hands.items[place.squire] = Hand(cards);
    if (table_.phase != Phase::Draft) return;
    const int holder = (place.squire + now() * direction() + 10 * count()) % count();
    Card& meant = secrets_.picks.items[holder][static_cast<std::size_t>(now())];
    if (!table_.waiting.has(Seat{static_cast<std::uint8_t>(holder)}) && meant == place.card) meant = card;
  }

  // The other player's six before they are shown; later only their assignment.
  bool lancelot_cards() {
    const std::uint8_t other = viewer_.is(Seat{0}) ? 1 : 0;
    Hand& first = secrets_.hands.items[other];
    Hand& second = secrets_.hands.items[other + 2];
    if (table_.phase <= Phase::Split && table_.phase > Phase::Deal) {
      CardSet box = CardSet::full();
      box.remove(secrets_.hands.items[0].cards());
      box.remove(secrets_.hands.items[1].cards());
      CardSet cards = first.cards();
      const Card old = random_card(cards, rng_);
      const Card fresh = random_card(box, rng_);
      cards.remove(old);
      cards.add(fresh);
      first = Hand(cards);
      CardSet& chosen = secrets_.chosen[other];
      if (chosen.has(old)) chosen.remove(old), chosen.add(fresh);
      return old != fresh;
    }
    if (table_.phase <= Phase::Assign || first.cards().empty() || second.cards().empty()) return false;
    CardSet one = first.cards();
    CardSet two = second.cards();
    const Card to_two = random_card(one, rng_);
    const Card to_one = random_card(two, rng_);
    one.remove(to_two), one.add(to_one);
    two.remove(to_one), two.add(to_two);
    first = Hand(one), second = Hand(two);
    return to_one != to_two;
  }

  bool knows_token(int place) const {
    if (viewer_.is_spectator()) return false;
    bool knows = (table_.peeked[viewer_.seat()] & (1U << static_cast<unsigned>(place))) != 0;
    each_squire(table_, [&](Squire squire) {
      const bool own = squire != table_.options.neutral() && viewer_.is(table_.options.owner(squire));
      knows |= own && table_.token[squire] == place;
    });
    return knows;
  }

  State state_;
  OpenTable& table_;
  Secrets& secrets_;
  Viewer viewer_;
  Rng& rng_;
};

bool owns(const OpenTable& table, Viewer viewer, Squire squire) {
  return squire != table.options.neutral() && viewer.is(table.options.owner(squire));
}

// Whether a choice legitimately shows the viewer a hidden part that differs.
bool reveals(const State& a, const State& b, Viewer viewer, Seat seat, Action action) {
  const OpenTable& table = a.table;
  switch (table.phase) {
    case Phase::Draft:
    case Phase::Split: return table.waiting == Deciders::seat(seat);
    case Phase::Peek:
    case Phase::TakeToken: {
      const int place = action.answer();
      const bool the_end = table.phase == Phase::TakeToken && table.step + 2 >= table.squires;
      const bool own = viewer.is(seat) && action.answer() != Action::kNone;
      return the_end || (own && a.secrets.tokens.value_at(place) != b.secrets.tokens.value_at(place));
    }
    case Phase::AlmsFrom:  // the viewer gets a coat, or sees the neutral's
      return table.options.has(Variation::Codex) && (viewer.is(seat) || owns(table, viewer, Squire{action.answer()}));
    case Phase::AlmsGive:
    case Phase::AlmsTake: {  // the second's only coat may go to them
      const Squire second_to_last = table.tracks[Track::Charity].ranking().at(table.squires - 2);
      return table.options.has(Variation::Codex) && table.step == 0 && owns(table, viewer, second_to_last);
    }
    default: return false;
  }
}

void expect_no_leak(const State& a, const State& b, Viewer viewer) {
  properties::expect_alike<Academy>(a, b, viewer, true);
  for (const Seat seat : Seats::first(a.table.options.players)) {
    const Choices in_b = legal(b, seat);
    for (const Action action : legal(a, seat)) {
      if (testing::Test::HasFatalFailure()) return;
      if (!in_b.contains(action) || reveals(a, b, viewer, seat, action)) continue;
      properties::expect_alike_after<Academy>(a, b, viewer, seat, action);
    }
  }
}

class Leak : public testing::TestWithParam<int> {};

TEST_P(Leak, NothingUnseenShows) {
  const int mode = GetParam();
  std::array<int, 5> tried{};
  constexpr unsigned kStep = kReduction | 1U;  // odd, so that each variation comes up
  for (auto set = static_cast<unsigned>(mode) % kStep; set < 2 * kVariationSets; set += kStep) {
    Options options = options_of(mode, set % kAdvancedSets, set % kVariationSets);
    vary(options, set);
    Rng rng(static_cast<std::uint64_t>(mode) + 10, set);
    SCOPED_TRACE("variations " + std::to_string(set % kVariationSets) + ", game " + std::to_string(set));
    for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
      const auto viewers = properties::viewers<Academy>(state);
      const Viewer viewer = viewers[below(rng, static_cast<unsigned>(viewers.size()))];
      const auto kind = below(rng, 5);
      Exchange exchange(state, viewer, rng);
      const bool done = kind == 0   ? exchange.cards()
                        : kind == 1 ? exchange.tokens()
                        : kind == 2 ? exchange.coats()
                                    : kind == 3 && exchange.pending();
      if (kind < 4 && !done) continue;
      ++tried[kind];
      SCOPED_TRACE("exchange " + std::to_string(kind) + " in round " + std::to_string(state.table.round) + ", phase " +
                   std::to_string(static_cast<int>(state.table.phase)));
      expect_no_leak(state, kind < 4 ? exchange.state() : imagine(view(state, viewer), rng), viewer);
      if (HasFatalFailure()) return;
    }
  }
  for (const int times : tried) EXPECT_GT(times, 50 / kReduction);
}

INSTANTIATE_TEST_SUITE_P(Academy, Leak, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

}  // namespace

}  // namespace roundtable::academy
