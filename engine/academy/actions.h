#pragma once

#include <bit>

#include "engine/academy/state.h"
#include "engine/core/bits.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"

namespace roundtable::academy {

enum class Verb : std::uint8_t {
  Bet,
  Pick,
  Play,
  Sword,
  Peek,
  Lift,
  Bonus,
  Codex,
  From,
  Give,
  Take,
  Choose,
  Split,
  Assign
};

// One answer. The verb decides the meaning of `answer`: a card, a play, a track, a place, a squire, a value; for a lift
// squire * 8 + track. Splitting and assigning name three cards.
class Action {
 public:
  static constexpr std::uint8_t kNone = 63;  // lift none, peek none, take none

  constexpr Action() = default;
  constexpr Action(Verb verb, int answer)
      : bits_(static_cast<std::uint32_t>(verb) | static_cast<std::uint32_t>(answer) << 8U) {}
  constexpr Action(Verb verb, Card one, Card two, Card three)
      : bits_(Action(verb, static_cast<int>(one)).bits_ | static_cast<std::uint32_t>(two) << 16U |
              static_cast<std::uint32_t>(three) << 24U) {}
  constexpr Action for_the_neutral() const { return Action(bits_ | kForNeutral); }

  constexpr Verb verb() const { return static_cast<Verb>(bits_ & 0xFFU); }
  constexpr std::uint8_t answer() const { return static_cast<std::uint8_t>(bits_ >> 8U); }
  constexpr bool is_for_neutral() const { return (bits_ & kForNeutral) == kForNeutral; }
  constexpr Track track() const { return static_cast<Track>(answer() % 8); }
  constexpr Card card() const { return static_cast<Card>(answer()); }
  constexpr Squire lifted() const { return static_cast<Squire>(answer() / 8); }
  constexpr std::array<Card, 3> cards() const {
    return {card(), static_cast<Card>((bits_ >> 16U) & 0xFFU), static_cast<Card>(bits_ >> 24U)};
  }
  // Whether this is that verb with an answer from 0 to 63 and nothing else.
  constexpr bool is_only(Verb wanted) const { return (bits_ & ~0x3F00U) == static_cast<std::uint32_t>(wanted); }
  // The same with another answer.
  constexpr Action with(int answer) const {
    return Action((bits_ & ~0xFF00U) | static_cast<std::uint32_t>(answer) << 8U);
  }
  friend constexpr bool operator==(Action, Action) = default;

 private:
  static constexpr std::uint32_t kForNeutral = 0x40000000U;  // no card has this number

  constexpr explicit Action(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};
static_assert(sizeof(Action) == 4);

// All legal answers to one question in a fixed order, without a list; fits two registers. For keeping and playing the
// set is the hand; for splitting and assigning it is the six cards, and the answers are the distinct piles of three;
// otherwise it is a set of numbers.
class Choices {
 public:
  Choices() = default;
  Choices(Verb verb, std::uint64_t set, bool for_neutral = false)
      : Choices(verb, set, for_neutral, std::popcount(set)) {}
  // For callers that know the size.
  Choices(Verb verb, std::uint64_t set, bool for_neutral, int size)
      : set_(set), question_(for_neutral ? Action(verb, 0).for_the_neutral() : Action(verb, 0)), size_(size) {}
  Choices(Verb verb, CardSet six) : set_(six.bits()), question_(verb, 0), size_(std::popcount(piles())) {}
  static Choices to_keep(Hand pack) { return {Verb::Pick, pack, pack.kinds()}; }
  static Choices to_play(Hand hand) { return {Verb::Play, hand, hand.plays()}; }

  bool empty() const { return size_ == 0; }
  Verb verb() const { return question_.verb(); }
  int size() const { return size_; }
  Action operator[](int n) const {
    const auto which = static_cast<unsigned>(n);
    if (verb() == Verb::Pick) return question_.with(static_cast<int>(hand().card(which)));
    if (verb() == Verb::Play) return question_.with(static_cast<int>(hand().play(which)));
    const int number = nth_bit(numbers(), which);
    return three_cards() ? pile(number) : question_.with(number);
  }
  // A random one, all equally likely.
  template <class Generator>
  Action pick(Generator& rng) const {
    return (*this)[random_place(rng)];
  }
  bool contains(Action wanted) const {
    if (verb() == Verb::Pick) return is_to_keep(hand(), wanted);
    if (verb() == Verb::Play) return is_to_play(hand(), wanted);
    if (three_cards()) return contains_pile(wanted);
    return wanted.answer() < 64 && wanted.with(0) == question_ && ((set_ >> wanted.answer()) & 1U) != 0;
  }
  // Whether the action is one of to_keep or to_play.
  static bool is_to_keep(Hand pack, Action wanted) { return wanted.is_only(Verb::Pick) && pack.offers(wanted.card()); }
  static bool is_to_play(Hand hand, Action wanted) {
    return wanted.is_only(Verb::Play) && hand.offers(Play{wanted.answer()});
  }

  class Iterator {
   public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    Iterator(const Choices* choices, int next) : choices_(choices), next_(next) {}
    Action operator*() const { return (*choices_)[next_]; }
    Iterator& operator++() {
      ++next_;
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.next_ == b.next_; }

   private:
    const Choices* choices_;
    int next_;
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size_}; }

 protected:
  Hand hand() const { return std::bit_cast<Hand>(set_); }
  template <class Generator>
  int random_place(Generator& rng) const {
    return static_cast<int>(below(rng, static_cast<std::uint32_t>(size_)));
  }

 private:
  Choices(Verb verb, Hand hand, unsigned size)
      : set_(std::bit_cast<std::uint64_t>(hand)), question_(verb, 0), size_(static_cast<int>(size)) {}

  bool three_cards() const { return question_.verb() >= Verb::Split; }
  std::uint64_t numbers() const { return three_cards() ? piles() : set_; }
  std::uint64_t piles() const;  // masks over the six cards in order
  bool contains_pile(Action wanted) const;
  Action pile(int mask) const;

  std::uint64_t set_ = 0;
  Action question_;
  int size_ = 0;
};

// Sets of answers by number.
constexpr std::uint64_t answers(std::initializer_list<unsigned> numbers) {
  std::uint64_t set = 0;
  for (const unsigned number : numbers) set |= std::uint64_t{1} << number;
  return set;
}

// `answers` (academy.h) defines the legal answers once, for these two visitors. The first lists them,
struct Listing {
  Choices to_keep(Hand pack) const { return Choices::to_keep(pack); }
  Choices to_play(Hand hand) const { return Choices::to_play(hand); }
  Choices any_of(const Choices& choices) const { return choices; }
};
// the second checks one answer, without a list for cards.
struct Checking {
  Action wanted;

  Legality to_keep(Hand pack) const { return only_if(Choices::is_to_keep(pack, wanted)); }
  Legality to_play(Hand hand) const { return only_if(Choices::is_to_play(hand, wanted)); }
  Legality any_of(const Choices& choices) const {
    return choices.empty() ? Legality::NotAsked : only_if(choices.contains(wanted));
  }

 private:
  static Legality only_if(bool legal) { return legal ? Legality::Legal : Legality::NotLegal; }
};

// Converts three of six cards to an action and back.
Action three_cards(Verb verb, CardSet three);
CardSet cards_of(Action action);

// A chance outcome. The phase decides which field is used.
struct Outcome {
  Phase phase = Phase::First;
  Seat first{};
  Card card = kNoCard;
  Tokens tokens;
  PerSquire<CardSet> hands{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace roundtable::academy
