#pragma once

#include <bit>
#include <cassert>

#include "engine/academy/cards.h"
#include "engine/academy/coats.h"
#include "engine/academy/fast/hand.h"
#include "engine/academy/fast/ranking.h"
#include "engine/academy/options.h"

namespace roundtable::academy {

// The pending question or chance event.
enum class Phase : std::uint8_t {
  First,         // chance: the first player
  Deal,          // chance
  LayCodex,      // chance: the tokens (`codex`)
  Bet,           // `bet`
  Draft,         // all seats keep a card
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
  AlmsFrom,      // `alms`: one of several in last place
  AlmsGive,
  AlmsTake,
  Over,
};

constexpr bool is_of_chance(Phase phase) {
  return phase == Phase::First || phase == Phase::Deal || phase == Phase::LayCodex || phase == Phase::NeutralKeep ||
         phase == Phase::NeutralPlay;
}
// Phases between the deal and the draft, of playing cards, and of scoring.
struct PhaseRange {
  Phase first;
  Phase last;
};
constexpr PhaseRange kBeforeDraft = {Phase::LayCodex, Phase::Bet};
constexpr PhaseRange kDrafting = {Phase::Draft, Phase::Assign};
constexpr PhaseRange kPlaying = {Phase::Play, Phase::Peek};
constexpr PhaseRange kScoring = {Phase::Lift, Phase::AlmsTake};

constexpr Track kNoTrack{7};

// The Secret Codex's tokens this round: the places (1, 2, ...) of -3 and -1; 0: not laid.
struct Tokens {
  std::uint8_t minus_three = 0;
  std::uint8_t minus_one = 0;

  constexpr int value_at(int place) const { return place == minus_three ? -3 : place == minus_one ? -1 : 0; }
  friend bool operator==(const Tokens&, const Tokens&) = default;
};

// Draft: the pack that each squire holds, by the squire it was dealt to. Packs stay in place and their holders rotate:
// a few bytes moved as one word.
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
  // Each squire gets the pack of the one `seats` before it.
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
  void lay(int lap, Play play) {
    assert(lap >= 0 && lap < kPlayed);
    plays_[lap] = play;
  }
  Play operator[](int lap) const {
    assert(lap >= 0 && lap < kPlayed);
    return plays_[lap];
  }
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

// Public state. Only the values of Education coats with `codex` may be secret; views remove them.
struct OpenTable {
  Options options;
  Phase phase = Phase::First;
  Deciders waiting;
  std::uint8_t round = 1;
  Seat first{};               // the first player of this round
  Squire acting = kNoSquire;  // the squire of the current decision, if it is one squire's
  std::uint8_t step = 0;      // progress of the phase: cards kept, bets made, bonuses or tokens taken
  std::uint8_t turn = 0;      // play: index into `order`
  std::uint8_t lap = 0;       // play: cards played by each squire before this lap (Lancelot: by this squire)
  std::uint8_t moves = 0;     // number of moves of discs so far
  std::uint8_t squires = 0;
  PerSquire<Squire> order{};  // this round's playing order
  Packs packs;                // drafting
  PerSquire<Seat>
      speaker{};  // the seat that answers for each squire: its player; for the neutral the first player (A7, A31)
  Card neutral_sword = kNoCard;
  PerTrack<Row> tracks{};
  Ledger ledger;
  PerSquire<Played> played{};      // this round
  PerSquire<Track> bets{};         // `bet`; kNoTrack before
  std::array<Squire, 3> podium{};  // Gallantry's ranks, fixed for this round's bonuses, third to first
  std::int8_t cup = 0;  // `knights`: 1, 2, ... on the White Knight's side, -1, -2, ... on the Black Knight's;
                        // 0 in the middle
  Scrolls scrolls;
  Per<Seat, std::uint8_t, kMaxSeats> peeked{};  // `codex`: places each has looked at this round, as bits
  PerSquire<std::uint8_t> token{};              // `codex`: the place each has taken from; 0: none yet
  std::array<Seats, kRounds> informed{};        // `codex`: seats that know which of that round's two coats is the -3
  Squire almsgiver = kNoSquire;                 // `alms`: the squire that profits now
  Squire pauper = kNoSquire;                    // its partner; the first's until the second has its own
  std::uint8_t takes_left = 0;
  std::array<std::uint8_t, 2> pile_taken{};       // Lancelot: the pile (1, 2) of the other that a player took
  std::array<std::array<CardSet, 2>, 2> piles{};  // Lancelot: by maker, once shown

  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

// Hidden state.
struct Secrets {
  PerSquire<Hand> hands{};  // draft: the pack dealt to that squire, at any place now, without waiting choices;
                            // afterwards their cards
  PerSquire<std::array<Card, kDealt>> picks{};  // kept cards in order, including a waiting choice
  std::array<CardSet, 2> chosen{};              // Lancelot: a pile or an assignment, until both have chosen
  Tokens tokens;

  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct State {
  OpenTable table;
  Secrets secrets;

  friend bool operator==(const State&, const State&) = default;
};

// Left is the next higher number (A29). Cards go left in odd rounds, right in even ones.
inline bool passes_left(int round) { return round % 2 == 1; }
// `steps` may be negative; at most one full turn.
inline Squire neighbour(Squire squire, int steps, int squires) {
  assert(steps >= -squires && steps <= squires);
  const int place = index(squire) + steps;
  return Squire{static_cast<std::uint8_t>(place < 0 ? place + squires : place >= squires ? place - squires : place)};
}

template <class Do>
inline void each_squire(const OpenTable& table, Do act) {
  for (int i = 0; i < table.squires; ++i) act(Squire{static_cast<std::uint8_t>(i)});
}

}  // namespace roundtable::academy
