#pragma once

#include <bit>
#include <type_traits>

#include "engine/academy/cards.h"
#include "engine/academy/coats.h"
#include "engine/academy/fast/hand.h"
#include "engine/academy/fast/ranking.h"
#include "engine/academy/options.h"

namespace roundtable::academy {

// What the game waits for.
enum class Phase : std::uint8_t {
  First,         // chance: the first player
  Deal,          // chance
  LayCodex,      // chance: the tokens (`codex`)
  Bet,           // `bet`
  Draft,         // everybody keeps a card
  NeutralKeep,   // chance: what Karadoc's neutral keeps
  Split,         // Lancelot: two piles each
  Choose,        // Lancelot: one of the other's piles
  Assign,        // Lancelot: three cards a squire
  Play,          //
  NeutralPlay,   // chance: the neutral's card
  NeutralSword,  // Jousts or Tournaments for the neutral's sword
  Peek,          // a look at the codex
  Lift,          // `lift`
  Bonus,         // Gallantry's bonus
  TakeToken,     // `codex`, when Education scores
  AlmsFrom,      // `alms`: who of several last
  AlmsGive,
  AlmsTake,
  Over,
};

constexpr Track kNoTrack{7};

// The Secret Codex's tokens this round, by the places (1, 2, ...) where -3 and -1 lie; 0 while none are laid.
struct Tokens {
  std::uint8_t minus_three = 0;
  std::uint8_t minus_one = 0;

  constexpr int value_at(int place) const { return place == minus_three ? -3 : place == minus_one ? -1 : 0; }
  friend bool operator==(const Tokens&, const Tokens&) = default;
};

// Drafting: whose pack, by the squire it was dealt to, each holds now. The packs stay where they were dealt, who holds
// them turns: a few bytes moved as one word.
class Packs {
 public:
  static Packs at_home() { return Packs(0x0706050403020100); }

  Packs() = default;
  Squire operator[](Squire holder) const { return held_[static_cast<std::size_t>(holder)]; }
  void go_left(int squires) { turn(1, squires); }
  void go_right(int squires) { turn(squires - 1, squires); }
  friend bool operator==(const Packs&, const Packs&) = default;

 private:
  static_assert(std::endian::native == std::endian::little);

  explicit Packs(std::uint64_t word) : held_(std::bit_cast<std::array<Squire, 8>>(word)) {}
  // Everybody gets what the one so many seats before them had.
  void turn(int seats, int squires) {
    const auto word = std::bit_cast<std::uint64_t>(held_);
    const auto up = 8U * static_cast<unsigned>(seats);
    const auto down = 8U * static_cast<unsigned>(squires - seats);
    const auto mine = word & ((std::uint64_t{1} << (up + down)) - 1);
    *this = Packs((mine << up) | (mine >> down));
  }

  std::array<Squire, 8> held_{};
};

// The cards a squire has played this round, by lap.
class Played {
 public:
  int size() const {
    int count = 0;
    while (count < kPlayed && plays_[count] != kNone) ++count;
    return count;
  }
  void lay(int lap, Play play) { plays_[lap] = play; }
  Play operator[](int lap) const { return plays_[lap]; }
  const Play* begin() const { return plays_; }
  const Play* end() const { return plays_ + size(); }
  friend bool operator==(const Played&, const Played&) = default;

 private:
  static constexpr Play kNone{0xFF};
  Play plays_[kPlayed] = {kNone, kNone, kNone, kNone};
};

// The two scrolls on King's Service, squares 6 and 12.
struct Scrolls {
  bool six_gone = false;
  Squire six_taker = kNoSquire;  // this round
  Squire twelve_taker = kNoSquire;
  friend bool operator==(const Scrolls&, const Scrolls&) = default;
};

// Everything that lies open on the table. Only one thing in it may be secret: with `codex`, the values of Education
// coats, which a view blots out.
struct OpenTable {
  Options options;
  Phase phase = Phase::First;
  Deciders waiting;
  std::uint8_t round = 1;
  Seat first{};               // the first player of this round
  Squire acting = kNoSquire;  // whom the decision concerns, when it is one squire
  std::uint8_t step = 0;      // how far inside the phase: cards kept, bets made, bonuses taken, tokens taken
  std::uint8_t turn = 0;      // playing: whose turn, as a place in `order`
  std::uint8_t lap = 0;       // playing: cards played by all before them (Lancelot: by them)
  std::uint8_t moves = 0;     // of any disc, so far
  std::uint8_t squires = 0;
  PerSquire<Squire> order{};  // this round's playing order
  Packs packs;                // drafting
  PerSquire<Seat> speaker{};  // who answers for each squire this round: its player; for the neutral the first (A7, A31)
  Card neutral_sword = kNoCard;
  PerTrack<Row> tracks{};
  Ledger ledger;
  PerSquire<Played> played{};      // this round
  PerSquire<Track> bets{};         // `bet`; kNoTrack before
  std::array<Squire, 3> podium{};  // Gallantry's ranks, fixed for this round's bonuses, third to first
  std::int8_t cup = 0;  // `knights`: the White Knight's square 1, 2, ... it stands on, Black's as -1, -2, ...;
                        // 0: in the middle
  Scrolls scrolls;
  Per<Seat, std::uint8_t, kMaxSeats> peeked{};  // `codex`: places each has looked at this round, as bits
  PerSquire<std::uint8_t> token{};              // `codex`: the place each has taken from, 0 for none yet
  std::array<Seats, kRounds> informed{};        // `codex`: who knows which of that round's two coats is the -3
  Squire almsgiver = kNoSquire;                 // `alms`: the one who profits now
  Squire pauper = kNoSquire;                    // and from whom; the first's until the second has their own
  std::uint8_t takes_left = 0;
  std::array<std::uint8_t, 2> pile_taken{};       // Lancelot: the pile (1, 2) of the other that a player took
  std::array<std::array<CardSet, 2>, 2> piles{};  // Lancelot: by maker, once shown

  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

// What nobody, or only its owner, may see.
struct Secrets {
  PerSquire<Hand> hands{};  // drafting: the pack dealt to that squire, wherever it is now, without what is being kept;
                            // then their cards
  PerSquire<std::array<Card, kDealt>> picks{};  // what each kept, in order; a choice not yet in effect included
  std::array<CardSet, 2> chosen{};              // Lancelot: a pile or an assignment, until both have chosen
  Tokens tokens;

  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct State {
  OpenTable table;
  Secrets secrets;

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

// Left is the next higher number (A29). Cards go left in odd rounds, right in even ones.
inline bool passes_left(int round) { return round % 2 == 1; }
// `steps` may be negative, and at most once round.
inline Squire neighbour(Squire squire, int steps, int squires) {
  const int place = index(squire) + steps;
  return Squire{static_cast<std::uint8_t>(place < 0 ? place + squires : place >= squires ? place - squires : place)};
}

template <class Do>
inline void each_squire(const OpenTable& table, Do act) {
  for (int i = 0; i < table.squires; ++i) act(Squire{static_cast<std::uint8_t>(i)});
}

}  // namespace roundtable::academy
