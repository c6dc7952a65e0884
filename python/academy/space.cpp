#include "python/academy/space.h"

#include <cassert>

namespace roundtable::python {

using namespace academy;

namespace {

constexpr int kKinds = static_cast<int>(deck::kGroups.size());
constexpr int kPlays = kKinds + 3;  // swords on Tournaments have numbers of their own
constexpr int kPiles = 20;          // three of six cards
constexpr int kSuits = static_cast<int>(kSuitLetters.size());
constexpr int kPhases = static_cast<int>(Phase::Over) + 1;

// The actions, by verb.
constexpr int kBet = 0;
constexpr int kPick = kBet + kTracks;
constexpr int kPlay = kPick + kKinds;
constexpr int kSword = kPlay + kPlays;  // the neutral's: on Jousts, on Tournaments
constexpr int kPeek = kSword + 2;       // at no place, at place 1, 2, ...
constexpr int kLift = kPeek + 1 + kMaxSquires;
constexpr int kBonus = kLift + 1 + 2 * kTracks;  // no disc, of the first squire, of the second
constexpr int kCodex = kBonus + kTracks;
constexpr int kFrom = kCodex + kMaxSquires;
constexpr int kGive = kFrom + kMaxSquires;
constexpr int kGiveValues = 4;  // 0, -1, -2, -3
constexpr int kTake = kGive + kGiveValues;
constexpr int kTakeValues = kAlmsLimit + 1;  // none, 1, 2, ...
constexpr int kChoose = kTake + kTakeValues;
constexpr int kSplit = kChoose + 2;
constexpr int kAssign = kSplit + kPiles;
constexpr int kUsed = kAssign + kPiles;
static_assert(kUsed == SpaceOf<Academy>::kActions);

struct Numbers {
  std::array<std::uint8_t, 64> kind{};  // of a card or a play
  std::array<std::uint8_t, 64> pile{};  // of a mask with three of six cards
};
constexpr Numbers make_numbers() {
  Numbers numbers;
  std::size_t bit = 0;
  for (std::size_t kind = 0; kind < deck::kGroups.size(); ++kind) {
    for (int copy = 0; copy < deck::kGroups[kind].copies; ++copy, ++bit) {
      numbers.kind[bit] = static_cast<std::uint8_t>(kind);
      if (deck::kGroups[kind].suit == Suit::Sword)
        numbers.kind[bit + deck::kSwords] = static_cast<std::uint8_t>(kind + 3);
    }
  }
  std::uint8_t pile = 0;
  for (unsigned mask = 0; mask < 64; ++mask) {
    if (std::popcount(mask) == 3) numbers.pile[mask] = pile++;
  }
  return numbers;
}
constexpr Numbers kNumbers = make_numbers();

int kind_of(int number) { return kNumbers.kind[static_cast<std::size_t>(number)]; }
int kind_of(Card card) { return kind_of(static_cast<int>(card)); }

// Of equal cards a pile takes the first ones, so every pile has one number.
int pile_number(CardSet six, const std::array<Card, 3>& cards) {
  CardSet three;
  for (const Card card : cards) three.add(card);
  unsigned mask = 0;
  unsigned place = 1;
  for (std::uint64_t rest = six.bits(); rest != 0; rest &= rest - 1, place <<= 1U) {
    if ((three.bits() & (rest & -rest)) != 0) mask |= place;
  }
  return kNumbers.pile[mask & 63U];
}

// Squires and seats as the observing seat numbers them.
struct Around {
  const OpenTable& table;
  Seat seat;

  int slot(Squire squire) const {
    const int place = index(squire) - index(first_squire(seat));
    return place < 0 ? place + table.squires : place;
  }
  int slot(Seat other) const {
    const int place = index(other) - index(seat);
    return place < 0 ? place + table.options.players : place;
  }
  bool is_own(Squire squire) const { return squire != table.options.neutral() && table.options.owner(squire) == seat; }
};

void put_cards(CardSet cards, Observation::Part part) {
  for (const Card card : cards) part.add(kind_of(card));
}

// One of the numbers is 1, for a squire or a seat that exists.
template <class Who>
void put_one(const Around& around, Who who, Who nobody, Observation::Part part) {
  if (who != nobody) part.put(around.slot(who), 1);
}

void observe_rules(const OpenTable& table, Observation& out) {
  const Options& options = table.options;
  out.number("players", options.players, "number of players");
  out.number("squires", table.squires, "number of squires");
  const auto two = out.field("two", 2, "1 for the mode for two players: karadoc, lancelot");
  if (options.two != Two::None) two.put(static_cast<int>(options.two) - 1, 1);
  const auto advanced = out.field("advanced", 3, "1 for each advanced rule: lift, stepback, orderedreset");
  for (const Advanced rule : options.advanced) advanced.put(static_cast<int>(rule), 1);
  const auto played = out.field("variations", 6, "1 for each variation: knights, bet, codex, scrolls, dragon, alms");
  for (const Variation variation : options.variations) played.put(static_cast<int>(variation), 1);
  const auto edition = out.field("edition", 3, "1 for the edition: english, french, russian");
  if (options.edition != Edition::Common) edition.put(static_cast<int>(options.edition) - 1, 1);
  const Values& values = options.values;
  const auto list = [&](std::string_view name, const auto& numbers, std::string_view about) {
    const auto part = out.field(name, static_cast<int>(numbers.size()), about);
    for (std::size_t i = 0; i < numbers.size(); ++i) part.put(static_cast<int>(i), numbers[i]);
  };
  list("quests", values.quests, "pay of Quests for the 1st, 2nd, 3rd");
  list("charity", values.charity, "pay of Charity for the last, the second to last");
  list("king_squares", values.king_squares, "pay of King's Service by square");
  out.number("cup_reach", values.cup_reach, "squares of the Cup's track on each side");
  out.number("cup_middle", values.cup_middle ? 1 : 0, "1 if the middle of the Cup's track is a square");
}

void observe_time(const Around& around, Observation& out) {
  const OpenTable& table = around.table;
  out.field("round", kRounds, "1 for the current round").put(table.round - 1, 1);
  out.field("phase", kPhases, "1 for the question or chance event that is due").put(static_cast<int>(table.phase), 1);
  out.number("asked", table.waiting.has(around.seat) ? 1 : 0, "1 if you must choose now");
  out.number("step", table.step, "progress of the phase: cards kept, bets made, bonuses or tokens taken");
  out.number("lap", table.lap, "cards that each squire has played (Lancelot: this squire)");
  const bool begun = table.phase != Phase::First;
  const auto first = out.field("first", kMaxSeats, "1 for the seat of the first player; you are 0, then clockwise");
  if (begun) first.put(around.slot(table.first), 1);
  put_one(around, table.acting, kNoSquire, out.field("acting", kMaxSquires, "1 for the squire of the question"));
  const auto order = out.field("order", kMaxSquires, "by squire: its place in the playing order, from 1");
  for (int place = 0; begun && place < table.squires; ++place)
    order.put(around.slot(table.order.items[place]), place + 1);
}

// The coats of all squires: the sum of the known ones by track, and the number of unknown ones.
struct Coats {
  std::array<PerSquire<std::int16_t>, kTracks> known{};
  PerSquire<std::int16_t> unknown{};
};

Coats known_coats(const OpenTable& table) {
  Coats coats;
  const Ledger& ledger = table.ledger;
  if (!ledger.trades().empty()) {
    each_squire(table, [&](Squire squire) {
      ledger.each_held(squire, [&](Coat coat) {
        const bool hidden = coat.value == kHiddenValue;
        auto& sum = hidden ? coats.unknown[squire] : coats.known[static_cast<std::size_t>(coat.track)][squire];
        sum = static_cast<std::int16_t>(sum + (hidden ? 1 : coat.value));
      });
    });
    return coats;
  }
  // The same for all squires at once: most of the time of an observation went into single coats.
  const auto add = [&](Track track, int round) {
    const PerSquire<std::int8_t>& row = ledger.paid(track, round);
    PerSquire<std::int16_t>& known = coats.known[static_cast<std::size_t>(track)];
    for (int i = 0; i < kMaxSquires; ++i) {
      const bool hidden = row.items[i] == kHiddenValue;
      known.items[i] = static_cast<std::int16_t>(known.items[i] + (hidden ? 0 : row.items[i]));
      coats.unknown.items[i] = static_cast<std::int16_t>(coats.unknown.items[i] + (hidden ? 1 : 0));
    }
  };
  for (int round = 1; round <= kRounds; ++round) {
    for (const Track track : {Track::Jousts, Track::Tournaments, Track::Education, Track::King}) add(track, round);
    if (ledger.king_paid_twice(round)) add(Track::King, round);
  }
  add(Track::Quests, kRounds);
  add(Track::Charity, kRounds);
  return coats;
}

void observe_squires(const Around& around, Observation& out) {
  const OpenTable& table = around.table;
  const auto owner = out.field("owner", 3 * kMaxSquires, "by squire: 1 for you, an opponent, no player (the neutral)");
  const auto squares = out.field("squares", kTracks * kMaxSquires, "by track and squire: the square of the disc");
  const auto ahead = out.field("ahead", kTracks * kMaxSquires, "by track and squire: number of discs ahead of it");
  const auto points = out.field("points", kMaxSquires, "by squire: sum of the coats you know");
  const auto hidden = out.field("hidden_coats", kMaxSquires, "by squire: number of coats you do not know");
  const auto coats = out.field("coats", kTracks * kMaxSquires, "by track and squire: sum of the coats you know");
  const auto played = out.field("played", kMaxSquires * kPlays,
                                "by squire: number of cards played this round, by kind; swords on Tournaments last");
  const Coats held = known_coats(table);
  each_squire(table, [&](Squire squire) {
    const int slot = around.slot(squire);
    owner.put(3 * slot + (around.is_own(squire) ? 0 : squire == table.options.neutral() ? 2 : 1), 1);
    for (const Track track : kAllTracks) {
      const Row& row = table.tracks[track];
      int before = 0;
      each_squire(table, [&](Squire other) { before += row[other].ahead_of(row[squire]) ? 1 : 0; });
      squares.put(index(track) * kMaxSquires + slot, row[squire].square());
      ahead.put(index(track) * kMaxSquires + slot, before);
    }
    int sum = table.ledger.brought()[squire];
    for (const Track track : kAllTracks) {
      const int value = held.known[static_cast<std::size_t>(track)][squire];
      coats.put(index(track) * kMaxSquires + slot, value);
      sum += value;
    }
    points.put(slot, sum);
    hidden.put(slot, held.unknown[squire]);
    for (const Play play : table.played[squire]) played.add(slot * kPlays + kind_of(static_cast<int>(play)));
  });
  const auto podium = out.field("podium", kMaxSquires, "by squire: its place on Gallantry while bonuses are taken");
  if (table.phase != Phase::Bonus) return;
  for (int i = 0; i < 3; ++i) {
    const Squire squire = table.podium[static_cast<std::size_t>(i)];
    if (squire != kNoSquire) podium.put(around.slot(squire), 3 - i);
  }
}

// Six cards in order, as the numbers of piles name them.
void put_six(CardSet six, Observation::Part part) {
  int at = 0;
  for (const Card card : six) {
    part.put(at + static_cast<int>(suit_of(card)), 1);
    part.put(at + kSuits, value_of(card));
    at += kSuits + 1;
  }
}

CardSet six_cards(const View& view) {
  const Phase phase = view.table.phase;
  return phase == Phase::Split || phase == Phase::Assign ? view.hands[first_squire(view.viewer.seat())] : CardSet();
}

void observe_cards(const View& view, const Around& around, Observation& out) {
  const OpenTable& table = view.table;
  const Squire first = first_squire(around.seat);
  put_cards(view.hands[first],
            out.field("hand", kKinds, "by kind: cards in front of your first squire; in the draft the pack"));
  const auto second = out.field("second_hand", kKinds, "by kind: cards of your second squire (Lancelot)");
  if (table.options.lancelot()) put_cards(view.hands[neighbour(first, 2, table.squires)], second);
  const auto packs = out.field("packs", kDealt * kKinds, "by step of the draft and kind: the packs you have held");
  const auto kept = out.field("kept", kDealt * kKinds, "by step of the draft and kind: the cards you have kept");
  for (int step = 0; step < kDealt; ++step) {
    const auto i = static_cast<std::size_t>(step);
    put_cards(view.seen[i], packs.from(step * kKinds));
    if (view.kept[i] != kNoCard) kept.put(step * kKinds + kind_of(view.kept[i]), 1);
  }
  const auto six = out.field("six", kLancelotDealt * (kSuits + 1),
                             "the six cards to split or assign, in order: 1 for the suit, then the value (Lancelot)");
  put_six(six_cards(view), six);
  put_cards(view.chosen,
            out.field("chosen", kKinds, "by kind: your pile or assignment while the other chooses (Lancelot)"));
  const auto piles =
      out.field("piles", 4 * kKinds, "by kind: your piles 1 and 2, the opponent's piles 1 and 2 (Lancelot)");
  const auto taken =
      out.field("pile_taken", 2, "1 or 2: the pile you have taken, the one the opponent has taken (Lancelot)");
  if (!table.options.lancelot()) return;
  const auto me = static_cast<std::size_t>(around.seat);
  for (std::size_t pile = 0; pile < 4; ++pile) {
    put_cards(table.piles[pile < 2 ? me : 1 - me][pile % 2], piles.from(static_cast<int>(pile) * kKinds));
  }
  taken.put(0, table.pile_taken[me]);
  taken.put(1, table.pile_taken[1 - me]);
}

void observe_variations(const View& view, const Around& around, Observation& out) {
  const OpenTable& table = view.table;
  const auto bets = out.field("bets", kMaxSquires * kTracks, "by squire: 1 for the track it has bet on");
  each_squire(table, [&](Squire squire) {
    const Track track = table.bets[squire];
    const bool made = table.options.has(Variation::Bet) && table.phase > Phase::Deal && track != kNoTrack;
    if (made) bets.put(around.slot(squire) * kTracks + index(track), 1);
  });
  out.number("cup", table.cup, "square of the Cup; positive towards the White Knight");
  const auto scrolls = out.field("scrolls", 1 + 2 * kMaxSquires,
                                 "1 if the scroll on 6 is gone; then 1 for the squire that took the one on 6, on 12");
  scrolls.put(0, table.scrolls.six_gone ? 1 : 0);
  put_one(around, table.scrolls.six_taker, kNoSquire, scrolls.from(1));
  put_one(around, table.scrolls.twelve_taker, kNoSquire, scrolls.from(1 + kMaxSquires));
  const auto tokens = out.field("tokens", 4 * kMaxSquires, "by place of the codex: 1 for hidden, 0, -1, -3");
  for (int place = 1; view.tokens_laid && place <= table.squires; ++place) {
    const int value = view.tokens[static_cast<std::size_t>(place)];
    tokens.put(4 * (place - 1) + (value == kHiddenValue ? 0 : value == 0 ? 1 : value == -1 ? 2 : 3), 1);
  }
  const auto token = out.field("token", kMaxSquires, "by squire: the place of the codex it has taken from");
  each_squire(table, [&](Squire squire) { token.put(around.slot(squire), table.token[squire]); });
  const auto peeked =
      out.field("peeked", kMaxSeats * kMaxSquires, "by seat and place of the codex: 1 if it has looked there");
  for (const Seat seat : Seats::first(table.options.players)) {
    for (int place = 1; place <= table.squires; ++place) {
      if (((table.peeked[seat] >> place) & 1) != 0) peeked.put(around.slot(seat) * kMaxSquires + place - 1, 1);
    }
  }
  const auto alms =
      out.field("alms", 2 * kMaxSquires + 1, "1 for the squire that profits, for its partner; coats left to take");
  put_one(around, table.almsgiver, kNoSquire, alms);
  put_one(around, table.pauper, kNoSquire, alms.from(kMaxSquires));
  alms.put(2 * kMaxSquires, table.takes_left);
  const auto sword = out.field("neutral_sword", 3, "1 for the value of the neutral's sword: 3, 4, 5 (Karadoc)");
  if (table.phase == Phase::NeutralSword) sword.put(value_of(table.neutral_sword) - 3, 1);
}

}  // namespace

int SpaceOf<Academy>::number(const View& view, Action action) {
  const int answer = action.answer();
  const bool none = answer == Action::kNone;
  const Around around{view.table, view.viewer.seat()};
  switch (action.verb()) {
    case Verb::Bet: return kBet + index(action.track());
    case Verb::Pick: return kPick + kind_of(answer);
    case Verb::Play: return kPlay + kind_of(answer);
    case Verb::Sword: return kSword + (action.track() == Track::Jousts ? 0 : 1);
    case Verb::Peek: return kPeek + (none ? 0 : answer);
    case Verb::Lift:
      if (none) return kLift;
      return kLift + 1 + (action.lifted() == first_squire(around.seat) ? 0 : kTracks) + index(action.track());
    case Verb::Bonus: return kBonus + index(action.track());
    case Verb::Codex: return kCodex + answer - 1;
    case Verb::From: return kFrom + around.slot(Squire{action.answer()});
    case Verb::Give: return kGive + answer % kGiveValues;
    case Verb::Take: return kTake + (none ? 0 : answer);
    case Verb::Choose: return kChoose + answer - 1;
    case Verb::Split: return kSplit + pile_number(six_cards(view), action.cards());
    case Verb::Assign: return kAssign + pile_number(six_cards(view), action.cards());
  }
  return 0;
}

std::vector<std::string> SpaceOf<Academy>::action_names() {
  std::vector<std::string> names(kActions);
  const auto set = [&](int number, std::string name) { names[static_cast<std::size_t>(number)] = std::move(name); };
  const auto tracks = [&](int first, const std::string& verb) {
    for (const Track track : kAllTracks) set(first + index(track), verb + std::string(name_of(track)));
  };
  const auto numbers = [&](int first, int count, const std::string& verb, int from, int by = 1) {
    for (int i = 0; i < count; ++i) set(first + i, verb + std::to_string(from + i * by));
  };
  tracks(kBet, "bet ");
  for (std::size_t kind = 0; kind < deck::kGroups.size(); ++kind) {
    const auto& group = deck::kGroups[kind];
    const std::string card = kSuitLetters[static_cast<std::size_t>(group.suit)] + std::to_string(int{group.value});
    const bool sword = group.suit == Suit::Sword;
    const int number = static_cast<int>(kind);
    set(kPick + number, "pick " + card);
    set(kPlay + number, "play " + card + (sword ? " jousts" : ""));
    if (sword) set(kPlay + number + 3, "play " + card + " tournaments");
  }
  set(kSword, "neutral jousts");
  set(kSword + 1, "neutral tournaments");
  set(kPeek, "peek none");
  numbers(kPeek + 1, kMaxSquires, "peek ", 1);
  set(kLift, "lift none");
  tracks(kLift + 1, "lift ");
  tracks(kLift + 1 + kTracks, "lift of the second squire ");
  tracks(kBonus, "bonus ");
  numbers(kCodex, kMaxSquires, "codex ", 1);
  numbers(kFrom, kMaxSquires, "from squire ", 0);
  numbers(kGive, kGiveValues, "give ", 0, -1);
  set(kTake, "take none");
  numbers(kTake + 1, kTakeValues - 1, "take ", 1);
  numbers(kChoose, 2, "choose ", 1);
  for (unsigned mask = 0; mask < 64; ++mask) {
    if (std::popcount(mask) != 3) continue;
    std::string places;
    for (unsigned place = 0; place < 6; ++place) {
      if (((mask >> place) & 1U) != 0) places += (places.empty() ? "" : ",") + std::to_string(place + 1);
    }
    set(kSplit + kNumbers.pile[mask], "split cards " + places);
    set(kAssign + kNumbers.pile[mask], "assign cards " + places);
  }
  return names;
}

void SpaceOf<Academy>::observe(const View& view, Observation& out) {
  const Around around{view.table, view.viewer.seat()};
  observe_rules(view.table, out);
  observe_time(around, out);
  observe_squires(around, out);
  observe_cards(view, around, out);
  observe_variations(view, around, out);
}

void SpaceOf<Academy>::reveal(const State& state, Seat seat, Observation& out) {
  const OpenTable& table = state.table;
  const Around around{table, seat};
  const auto hands =
      out.field("all_hands", kMaxSquires * kKinds, "by squire and kind: the cards or the pack in front of it");
  const auto kept = out.field("all_kept", kMaxSquires * kKinds, "by squire and kind: the cards kept in the draft");
  const auto chosen =
      out.field("all_chosen", kMaxSeats * kKinds, "by seat and kind: a waiting pile or assignment (Lancelot)");
  const auto points = out.field("all_points", kMaxSquires, "by squire: sum of all coats");
  for (const Seat other : Seats::first(table.options.players)) {
    const View seen = view(state, other);
    each_squire(table, [&](Squire squire) {
      if (squire == table.options.neutral() || table.options.owner(squire) != other) return;
      put_cards(seen.hands[squire], hands.from(around.slot(squire) * kKinds));
      if (squire != first_squire(other)) return;
      for (const Card card : seen.kept) {
        if (card != kNoCard) kept.add(around.slot(squire) * kKinds + kind_of(card));
      }
    });
    put_cards(seen.chosen, chosen.from(around.slot(other) * kKinds));
  }
  if (const Squire neutral = table.options.neutral(); neutral != kNoSquire) {
    const bool drafts = table.phase == Phase::Draft || table.phase == Phase::NeutralKeep;
    const Squire pack = drafts ? table.packs[neutral] : neutral;
    if (index(pack) < kMaxSquires)
      put_cards(state.secrets.hands[pack].cards(), hands.from(around.slot(neutral) * kKinds));
  }
  const auto sums = table.ledger.points();
  each_squire(table, [&](Squire squire) { points.put(around.slot(squire), sums[squire]); });
  const auto tokens = out.field("all_tokens", kMaxSquires, "by place of the codex: the token");
  for (int place = 1; place <= kMaxSquires; ++place) tokens.put(place - 1, state.secrets.tokens.value_at(place));
}

Deal SpaceOf<Academy>::deal(const State& state) {
  Deal deal;
  if (state.table.phase != Phase::Deal) return deal;
  const bool lancelot = state.table.options.lancelot();
  deal.sizes.assign(lancelot ? 2 : state.table.squires, lancelot ? kLancelotDealt : kDealt);
  for (const auto& group : deck::kGroups) {
    deal.cards.push_back(
        {kSuitLetters[static_cast<std::size_t>(group.suit)] + std::to_string(int{group.value}), int{group.copies}});
  }
  return deal;
}

std::vector<Outcome> SpaceOf<Academy>::equal_outcomes(const State& state) {
  const OpenTable& table = state.table;
  std::vector<Outcome> outcomes;
  if (table.phase == Phase::First) {
    for (const Seat seat : Seats::first(table.options.players))
      outcomes.push_back({.phase = table.phase, .first = seat});
  } else if (table.phase == Phase::LayCodex) {
    for (int three = 1; three <= table.squires; ++three) {
      for (int one = 1; one <= table.squires; ++one) {
        if (one == three) continue;
        outcomes.push_back(
            {.phase = table.phase, .tokens = {static_cast<std::uint8_t>(three), static_cast<std::uint8_t>(one)}});
      }
    }
  }
  return outcomes;
}

}  // namespace roundtable::python
