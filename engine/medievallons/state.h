#pragma once

#include <array>
#include <cassert>

#include "engine/medievallons/guilds.h"
#include "engine/medievallons/knowledge.h"
#include "engine/medievallons/options.h"

namespace roundtable::medievallons {

// The pending question or chance event.
enum class Question : std::uint8_t {
  First,     // chance: the first player
  Deal,      // chance: six cards each
  Discard,   // chance: the first card of the pile
  Draw,      // chance: a card of the deck for the next who draws
  Reveal,    // chance: the card a Witch turns over
  Beg,       // chance: the card a Beggar takes
  Turn,      // the action of a turn
  Target,    // a player
  Name,      // a Knight's kind
  Card,      // a card in a guild
  Copy,      // a Witch's guild
  Take,      // a card of the hand a Priest looks at
  Give,      // a card of one's own
  Swap,      // two of one's own
  Keep,      // one of the cards a Wizard drew
  Top,       // the order of the two discarded cards
  UsePower,  // none: a power begins
  TurnOver,  // none: the next turn may begin
  Over,
};

// The action of a turn.
enum class Deed : std::uint8_t { None, Play, Guild, Activate, Extend, Draw };

enum class Ending : std::uint8_t { ThirdGuild, Cycle, MaxTurns };

constexpr Seat kNoSeat{7};
constexpr int kDealt = 6;  // cards each

// The discard pile in order, the last card on top. Half a byte a card keeps the state small.
class Pile {
 public:
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  // From the bottom.
  CardKind operator[](int i) const {
    assert(i >= 0 && i < size_);
    return static_cast<CardKind>((words_[static_cast<unsigned>(i) / kInWord] >> shift_of(i)) & 15U);
  }
  CardKind top() const { return (*this)[size_ - 1]; }
  void put(CardKind kind) {
    assert(size_ < kAllCards);
    words_[size_ / kInWord] |= static_cast<std::uint64_t>(kind) << shift_of(size_);
    ++size_;
  }
  CardKind take_top() {
    const CardKind kind = top();
    --size_;
    words_[size_ / kInWord] &= ~(std::uint64_t{15} << shift_of(size_));
    return kind;
  }
  // Removes all cards except the top one.
  Cards leave_top() {
    const CardKind last = take_top();
    const Cards rest = cards();
    *this = Pile();
    put(last);
    return rest;
  }
  Cards cards() const {
    Cards all;
    int left = size_;
    for (std::uint64_t word : words_) {
      for (unsigned i = 0; i < kInWord && left > 0; ++i, --left, word >>= 4U)
        all.add(static_cast<CardKind>(word & 15U));
    }
    return all;
  }
  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  static constexpr unsigned kInWord = 16;
  static constexpr unsigned shift_of(int i) { return 4U * (static_cast<unsigned>(i) % kInWord); }

  std::array<std::uint64_t, (kAllCards + kInWord - 1) / kInWord> words_{};
  std::uint8_t size_ = 0;
};

// Seats that draw next, in order.
class DrawQueue {
 public:
  static constexpr int kMostDraws = 8;
  constexpr bool empty() const { return seats_ == 0; }
  constexpr Seat next() const {
    assert(!empty());
    return Seat{static_cast<std::uint8_t>((seats_ & 15U) - 1U)};
  }
  constexpr int size() const { return (static_cast<int>(std::bit_width(seats_)) + 3) / 4; }
  constexpr void add(Seat seat, int cards) {
    if (cards <= 0) return;
    assert(size() + cards <= kMostDraws);
    seats_ |= (static_cast<unsigned>(seat) + 1U) * (0x11111111U >> (32 - 4 * cards)) << (4 * size());
  }
  // One card for each player, clockwise from that seat.
  constexpr void add_round(int players, Seat first) {
    const std::uint64_t all = std::uint64_t{0x54321} & ((std::uint64_t{1} << 4 * players) - 1);
    const std::uint64_t twice = all | all << 4 * players;
    seats_ = static_cast<std::uint32_t>(twice >> 4 * index(first) & ((std::uint64_t{1} << 4 * players) - 1));
  }
  constexpr void pop() { seats_ >>= 4U; }
  friend constexpr bool operator==(DrawQueue, DrawQueue) = default;

 private:
  std::uint32_t seats_ = 0;
};

// The active player's action; cleared at the end of the turn.
struct Doing {
  Deed deed = Deed::None;
  GuildAt guild = kNoGuild;   // the guild used,
  CardKind aside = kNoKind;   // or the card, which is in neither hand nor pile until its power is used (M2)
  CardKind source = kNoKind;  // the power of the card or guild
  CardKind power = kNoKind;   // the power in use; differs if a Witch copies or reveals
  bool revealed = false;      // it belongs to a card that a Witch revealed
  Seat target = kNoSeat;      // the power's target
  bool comes_back = false;    // the power continues after the draws

  friend bool operator==(const Doing&, const Doing&) = default;
};

// Public state.
struct OpenTable : Doing {
  Options options;
  std::int32_t turn = 0;  // from 1
  DrawQueue draws;        // draws that are due
  Question question = Question::First;
  Deciders waiting;
  Seats choosers;           // seats that are asked; in a simultaneous choice they may still change it
  Seats forced;             // seats whose simultaneous choice was forced by public facts (M29)
  Seat active{};            // the seat whose turn it is
  Seats candidates;         // possible targets of the power
  bool holds_back = false;  // draws are held back instead of going to the hand (Wizard)
  bool yellow = false;      // the Cycle-Breaker's side
  Ending ending = Ending::Cycle;
  GuildSet laid;
  Per<GuildAt, Guild, kGuildPlaces> guilds{};
  Pile pile;

  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

// A simultaneous choice that waits for the others.
struct Meant {
  CardKind one = kNoKind;
  CardKind two = kNoKind;
  Cards cards() const { return Cards::of(one) + Cards::of(two); }  // of a swap
  friend bool operator==(const Meant&, const Meant&) = default;
};

// Hidden state.
struct Secrets {
  Per<Seat, Cards, kMaxSeats> hands{};
  Cards deck;
  Cards drawn;              // by a Wizard, not yet kept or discarded
  CardKind held = kNoKind;  // the card a Priest took and may not return, or a Wizard keeps
  Per<Seat, Meant, kMaxSeats> meant{};
  Knowledge knowledge;

  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct State {
  OpenTable table;
  Secrets secrets;

  friend bool operator==(const State&, const State&) = default;
};

inline GuildSet guilds_of(const OpenTable& table, Seat owner) { return table.laid & places_of(owner); }
inline Seats everybody(const OpenTable& table) { return Seats::first(table.options.players); }
inline Seats all_but(const OpenTable& table, Seat seat) { return everybody(table) - Seats::of(seat); }

// The seat `steps` places to the left; clockwise is the next higher number.
inline Seat clockwise(const OpenTable& table, Seat seat, int steps = 1) {
  const int place = index(seat) + steps;
  return Seat{static_cast<std::uint8_t>(place >= table.options.players ? place - table.options.players : place)};
}

// Calls `act` for all players clockwise from that one.
template <class Do>
void each_clockwise(const OpenTable& table, Seat first, Do act) {
  for (int i = 0; i < table.options.players; ++i) act(clockwise(table, first, i));
}

}  // namespace roundtable::medievallons
