#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.h"

namespace roundtable {

// A player's place, from 0 clockwise; held by a person or a bot.
enum class Seat : std::uint8_t {};

constexpr int kMaxSeats = 5;

constexpr int index(Seat seat) { return static_cast<int>(seat); }

// An array indexed by one type only: `Per<Squire, CardSet, 5> hands`.
template <class Key, class T, std::size_t N>
struct Per {
  T items[N];

  constexpr T& operator[](Key key) {
    assert(static_cast<std::size_t>(key) < N);
    return items[static_cast<std::size_t>(key)];
  }
  constexpr const T& operator[](Key key) const {
    assert(static_cast<std::size_t>(key) < N);
    return items[static_cast<std::size_t>(key)];
  }
  friend bool operator==(const Per&, const Per&) = default;
};

// A small ordered set of things numbered from 0, eight unless `Bits` has more: `for (Seat s : seats)`.
template <class Key, class Bits = std::uint8_t>
class SmallSet {
 public:
  constexpr SmallSet() = default;
  constexpr explicit SmallSet(std::uint64_t bits) : bits_(static_cast<Bits>(bits)) {}
  static constexpr SmallSet of(Key key) { return SmallSet(1U << static_cast<unsigned>(key)); }
  static constexpr SmallSet first(int count) { return SmallSet((1U << static_cast<unsigned>(count)) - 1U); }

  constexpr bool has(Key key) const { return ((bits_ >> static_cast<unsigned>(key)) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool several() const { return (bits_ & (bits_ - 1U)) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Key lowest() const {
    assert(!empty());
    return static_cast<Key>(std::countr_zero(bits_));
  }
  // The n-th, from 0.
  Key at(int n) const { return static_cast<Key>(nth_bit(bits_, static_cast<unsigned>(n))); }
  constexpr void add(Key key) { *this = *this | of(key); }
  constexpr void remove(Key key) { *this = *this - of(key); }
  constexpr Bits bits() const { return bits_; }
  friend constexpr SmallSet operator&(SmallSet a, SmallSet b) { return SmallSet(a.bits_ & b.bits_); }
  friend constexpr SmallSet operator|(SmallSet a, SmallSet b) { return SmallSet(a.bits_ | b.bits_); }
  friend constexpr SmallSet operator-(SmallSet a, SmallSet b) { return SmallSet(a.bits_ & ~unsigned{b.bits_}); }
  friend constexpr bool operator==(SmallSet, SmallSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(Bits bits) : bits_(bits) {}
    constexpr Key operator*() const { return static_cast<Key>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= static_cast<Bits>(bits_ - 1U);
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Bits bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  Bits bits_ = 0;
};

using Seats = SmallSet<Seat>;

// The next to act: one or more seats (several choose simultaneously), chance, or none when the game is over.
class Deciders {
 public:
  constexpr Deciders() = default;
  static constexpr Deciders nobody() { return Deciders(0); }
  static constexpr Deciders chance() { return Deciders(kChance); }
  static constexpr Deciders seat(Seat seat) { return Deciders(Seats::of(seat).bits()); }
  static constexpr Deciders some(Seats seats) { return Deciders(seats.bits()); }
  static constexpr Deciders all(int players) { return Deciders(Seats::first(players).bits()); }

  constexpr bool over() const { return bits_ == 0; }
  constexpr bool is_chance() const { return bits_ == kChance; }
  constexpr Seats seats() const { return Seats(bits_ & (kChance - 1U)); }
  constexpr bool has(Seat seat) const { return Seats(bits_).has(seat); }
  constexpr void answered(Seat seat) { bits_ &= static_cast<std::uint8_t>(~Seats::of(seat).bits()); }
  friend constexpr bool operator==(Deciders, Deciders) = default;

 private:
  static constexpr std::uint8_t kChance = 0x80;
  constexpr explicit Deciders(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// A seat, or a spectator, who sees only public information.
class Viewer {
 public:
  constexpr Viewer(Seat seat)
      : number_(static_cast<std::uint8_t>(seat)) {}  // implicit: a seat can be passed as a viewer
  static constexpr Viewer spectator() { return Viewer(static_cast<Seat>(kSpectator)); }

  constexpr bool is_spectator() const { return number_ == kSpectator; }
  constexpr bool is(Seat seat) const { return number_ == static_cast<std::uint8_t>(seat); }
  constexpr Seat seat() const { return static_cast<Seat>(number_); }
  constexpr bool among(Seats seats) const { return !is_spectator() && seats.has(seat()); }
  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t kSpectator = 7;
  std::uint8_t number_;
};

}  // namespace roundtable
