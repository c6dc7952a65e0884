#pragma once

#include <algorithm>

#include "engine/medievallons/fast/ways.h"
#include "engine/medievallons/state.h"

namespace roundtable::medievallons {

enum class Verb : std::uint8_t {
  Play,
  Guild,
  Activate,
  Extend,
  Draw,
  Target,
  Name,
  Card,
  Copy,
  Take,
  Give,
  Swap,
  Keep,
  Top,
};
constexpr int kVerbs = 14;

// One answer. The verb decides which fields are used; the others are 0.
struct Action {
  Verb verb = Verb::Play;
  std::uint8_t place = 0;  // a seat, a guild's place, or the number of cards to draw
  std::uint8_t card = 0;   // a kind
  std::uint8_t more = 0;   // members * 16 + Jesters; or the second kind of a swap

  static constexpr Action of_kind(Verb verb, CardKind kind) { return {verb, 0, static_cast<std::uint8_t>(kind), 0}; }
  static constexpr Action of_seat(Verb verb, Seat seat) { return {verb, static_cast<std::uint8_t>(seat), 0, 0}; }
  static constexpr Action of_guild(Verb verb, GuildAt at) { return {verb, static_cast<std::uint8_t>(at), 0, 0}; }
  static constexpr Action draw(int cards) { return {Verb::Draw, static_cast<std::uint8_t>(cards), 0, 0}; }
  static constexpr Action lay(CardKind kind, int members, int jesters) {
    return {Verb::Guild, 0, static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(members * 16 + jesters)};
  }
  static constexpr Action extend(GuildAt at, CardKind kind, int members, int jesters) {
    return {Verb::Extend, static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(kind),
            static_cast<std::uint8_t>(members * 16 + jesters)};
  }
  static constexpr Action from_guild(GuildAt at, CardKind kind) {
    return {Verb::Card, static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(kind), 0};
  }
  // Ordered by letter.
  static constexpr Action swap(CardKind one, CardKind two) {
    return {Verb::Swap, 0, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)};
  }

  // Whether this is that verb with a kind and no other field.
  constexpr bool is_kind(Verb wanted) const { return verb == wanted && place == 0 && card < kKinds && more == 0; }
  constexpr bool is_seat(Verb wanted) const { return verb == wanted && place < kMaxSeats && card == 0 && more == 0; }
  constexpr CardKind kind() const { return static_cast<CardKind>(card); }
  constexpr CardKind second() const { return static_cast<CardKind>(more); }
  constexpr Seat seat() const { return static_cast<Seat>(place); }
  constexpr GuildAt guild() const { return static_cast<GuildAt>(place); }
  constexpr int members() const { return more / 16; }
  constexpr int jesters() const { return more % 16; }
  friend constexpr bool operator==(Action, Action) = default;
};
static_assert(sizeof(Action) == 4);

// All legal answers to one question in a fixed order, without a list: members of a set (seats, places), kinds of cards,
// actions of a turn, or two cards of a hand. Equal cards are one answer.
class Choices {
 public:
  Choices() = default;
  // The kinds among those cards.
  static Choices of_kinds(Verb verb, Cards cards) {
    Choices choices;
    choices.cards_ = cards;
    choices.size_ = cards.number_of_kinds();
    choices.plain_ = static_cast<std::int16_t>(choices.size_);
    choices.verb_ = verb;
    choices.shape_ = Shape::OneKind;
    return choices;
  }
  static Choices of_seats(Seats seats) { return {Verb::Target, seats.bits()}; }
  static Choices of_guilds(GuildSet guilds) { return {Verb::Copy, guilds.bits()}; }
  // A card of any guild: for each place its kind, and Jesters.
  static Choices of_members(const OpenTable& table);
  static Choices of_turn(const OpenTable& table, Seat seat, Cards hand);
  // Any two cards of a hand.
  static Choices of_swaps(Cards hand) {
    Choices choices;
    const int kinds = hand.number_of_kinds();
    choices.shape_ = Shape::Swap;
    choices.verb_ = Verb::Swap;
    choices.cards_ = hand;
    choices.size_ = kinds * (kinds - 1) / 2 + hand.number_of_kinds(2);
    return choices;
  }

  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  Verb verb() const { return verb_; }  // for a turn: Play
  Action operator[](int n) const {
    if (n < plain_) [[likely]]
      return Action::of_kind(verb_, cards_.nth_kind(n));
    return other(shape_, verb_, set_, guild_kinds_, cards_, n - plain_);
  }
  // A random one, all equally likely.
  template <class Generator>
  Action pick(Generator& rng) const {
    return (*this)[static_cast<int>(below(rng, static_cast<std::uint32_t>(size_)))];
  }
  bool contains(Action wanted) const;

  class Iterator {
   public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    Iterator(const Choices* choices, int at) : choices_(choices), at_(at) {}
    Action operator*() const { return (*choices_)[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

   private:
    const Choices* choices_;
    int at_;
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size_}; }

 private:
  enum class Shape : std::uint8_t { Set, OneKind, Turn, Swap };

  Choices(Verb verb, std::uint64_t set) : set_(set), size_(std::popcount(set)), verb_(verb) {}

  CardKind kind_at(GuildAt at) const {
    return static_cast<CardKind>((guild_kinds_ >> (4U * static_cast<unsigned>(at))) & 15U);
  }
  void remember(const OpenTable& table, GuildSet guilds) {
    for (const GuildAt at : guilds) {
      guild_kinds_ |= static_cast<std::uint64_t>(table.guilds[at].kind) << (4U * static_cast<unsigned>(at));
    }
  }
  // All other shapes. Takes parts instead of a Choices object, so that the object stays in registers.
  static Action other(Shape shape, Verb verb, std::uint64_t set, std::uint64_t guild_kinds, Cards cards, int n);
  // A turn's actions with the player's own guilds: activating and extending.
  struct WithGuilds {
    std::uint64_t kinds;
    std::int64_t ways;
  };
  static WithGuilds with_guilds(const OpenTable& table, GuildSet own, Cards hand);
  int ways_to_lay(CardKind kind) const;
  int ways_to_extend(GuildAt at) const;
  Action in_set(int number) const;
  Action in_turn(int n) const;
  Action nth_to_lay(CardKind kind, int n) const;
  Action nth_to_extend(GuildAt at, int n) const;
  Action in_swaps(int n) const;
  bool turn_contains(Action wanted) const;

  std::uint64_t set_ = 0;          // for a turn: the seat's guilds
  std::uint64_t guild_kinds_ = 0;  // by place, four bits each
  Cards cards_;                    // the hand
  std::int32_t size_ = 0;
  std::int16_t plain_ = 0;  // the first `plain_` answers are one for each kind of card: all of them, or a turn's plays
  Verb verb_ = Verb::Play;
  Shape shape_ = Shape::Set;
};

inline Choices Choices::of_turn(const OpenTable& table, Seat seat, Cards hand) {
  Choices choices = of_kinds(Verb::Play, hand);
  choices.shape_ = Shape::Turn;
  choices.size_ += ways_to_lay_any(hand);
  const GuildSet own = guilds_of(table, seat);
  if (own.empty()) return choices;
  const WithGuilds more = with_guilds(table, own, hand);
  choices.set_ = own.bits();
  choices.guild_kinds_ = more.kinds;
  choices.size_ += static_cast<int>(more.ways);
  return choices;
}

// A chance outcome. The question decides which fields are used.
struct Outcome {
  Question due = Question::First;
  Seat seat{};  // the first player, the one who drew, or the owner of the begged card
  CardKind kind = kNoKind;
  Per<Seat, Cards, kMaxSeats> hands{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Guilds with a usable power.
inline GuildSet powered(const OpenTable& table, GuildSet guilds) {
  GuildSet some;
  for (const GuildAt at : guilds) {
    if (table.guilds[at].has_power()) some.add(at);
  }
  return some;
}

}  // namespace roundtable::medievallons
