#pragma once

#include <array>
#include <type_traits>

#include "engine/medievallons/guilds.h"
#include "engine/medievallons/knowledge.h"
#include "engine/medievallons/options.h"

namespace roundtable::medievallons {

// What the game waits for.
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
  Top,       // which of those they lay down ends on top
  UsePower,  // nothing: a power begins
  TurnOver,  // nothing: the next turn may begin
  Over,
};

// What a turn was used for.
enum class Deed : std::uint8_t { None, Play, Guild, Activate, Extend, Draw };

enum class Ending : std::uint8_t { ThirdGuild, Cycle, MaxTurns };

constexpr Seat kNoSeat{7};
constexpr int kDealt = 6;  // cards each

// The pile in its order, the last on top; always open. Half a byte a card keeps the state small.
class Pile {
 public:
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  // From the bottom.
  CardKind operator[](int i) const {
    return static_cast<CardKind>((words_[static_cast<unsigned>(i) / kInWord] >> shift_of(i)) & 15U);
  }
  CardKind top() const { return (*this)[size_ - 1]; }
  void put(CardKind kind) {
    words_[size_ / kInWord] |= static_cast<std::uint64_t>(kind) << shift_of(size_);
    ++size_;
  }
  CardKind take_top() {
    const CardKind kind = top();
    --size_;
    words_[size_ / kInWord] &= ~(std::uint64_t{15} << shift_of(size_));
    return kind;
  }
  // Takes away all but the top card.
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

// Who draws next, in order: at most eight cards are ever due at once.
class DrawQueue {
 public:
  constexpr bool empty() const { return seats_ == 0; }
  constexpr Seat next() const { return Seat{static_cast<std::uint8_t>((seats_ & 15U) - 1U)}; }
  constexpr int size() const { return (static_cast<int>(std::bit_width(seats_)) + 3) / 4; }
  constexpr void add(Seat seat, int cards) {
    if (cards <= 0) return;
    seats_ |= (static_cast<unsigned>(seat) + 1U) * (0x11111111U >> (32 - 4 * cards)) << (4 * size());
  }
  // One card each for so many players, clockwise from that seat.
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

// What the player whose turn it is does with it; all forgotten when the turn is over.
struct Doing {
  Deed deed = Deed::None;
  GuildAt guild = kNoGuild;   // with which guild,
  CardKind aside = kNoKind;   // or with which card, which is in neither hand nor pile until its power is used (M2)
  CardKind source = kNoKind;  // the power that was called for
  CardKind power = kNoKind;   // and the one in use: another if a Witch is at work
  bool revealed = false;      // it is that of a card she turned over
  Seat target = kNoSeat;      // whom the power concerns
  bool comes_back = false;    // after the draws the power goes on

  friend bool operator==(const Doing&, const Doing&) = default;
};

// Everything that lies open, and what is going on.
struct OpenTable : Doing {
  Options options;
  std::int32_t turn = 0;  // from 1
  DrawQueue draws;        // cards due
  Question question = Question::First;
  Deciders waiting;
  Seats choosers;           // who is asked; those who have chosen may still change while others think
  Seats forced;             // whose choice, made at the same time as others', public facts forced (M29)
  Seat active{};            // whose turn it is
  Seats candidates;         // whom the power could concern
  bool holds_back = false;  // the draws do not go to the hand yet (Wizard)
  bool yellow = false;      // the Cycle-Breaker's side
  Ending ending = Ending::Cycle;
  GuildSet laid;
  Per<GuildAt, Guild, kGuildPlaces> guilds{};
  Pile pile;

  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

// Cards somebody means to give, while others still think.
struct Meant {
  CardKind one = kNoKind;
  CardKind two = kNoKind;
  Cards cards() const { return Cards::of(one) + Cards::of(two); }  // of a swap
  friend bool operator==(const Meant&, const Meant&) = default;
};

// What nobody, or only some, may see.
struct Secrets {
  Per<Seat, Cards, kMaxSeats> hands{};
  Cards deck;
  Cards drawn;              // by a Wizard, not yet kept or laid down
  CardKind held = kNoKind;  // the card a Priest has taken and may not give back, or a Wizard will keep
  Per<Seat, Meant, kMaxSeats> meant{};
  Knowledge knowledge;

  friend bool operator==(const Secrets&, const Secrets&) = default;
};

struct State {
  OpenTable table;
  Secrets secrets;

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

inline GuildSet guilds_of(const OpenTable& table, Seat owner) { return table.laid & places_of(owner); }
inline Seats everybody(const OpenTable& table) { return Seats::first(table.options.players); }
inline Seats all_but(const OpenTable& table, Seat seat) { return everybody(table) - Seats::of(seat); }

// The player so many places to the left: clockwise is the next higher number.
inline Seat clockwise(const OpenTable& table, Seat seat, int steps = 1) {
  const int place = index(seat) + steps;
  return Seat{static_cast<std::uint8_t>(place >= table.options.players ? place - table.options.players : place)};
}

// All players clockwise, starting with that one.
template <class Do>
void each_clockwise(const OpenTable& table, Seat first, Do act) {
  for (int i = 0; i < table.options.players; ++i) act(clockwise(table, first, i));
}

}  // namespace roundtable::medievallons
