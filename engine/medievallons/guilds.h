#pragma once

#include "engine/core/seat.h"
#include "engine/medievallons/cards.h"

namespace roundtable::medievallons {

constexpr int kSlots = 3;       // enough: the third guild wins
constexpr int kGuildNeeds = 3;  // cards
constexpr int kGuildPlaces = kSlots * kMaxSeats;

// A place for a guild: `1.2` is the second of seat 1.
enum class GuildAt : std::uint8_t {};
constexpr GuildAt kNoGuild{15};

constexpr GuildAt guild_at(Seat owner, int slot) {
  return GuildAt{static_cast<std::uint8_t>(index(owner) * kSlots + slot)};
}
constexpr Seat owner_of(GuildAt at) { return Seat{static_cast<std::uint8_t>(static_cast<unsigned>(at) / kSlots)}; }
// From 0; written from 1.
constexpr int slot_of(GuildAt at) { return static_cast<int>(at) % kSlots; }

// Cards laid open together: some of its kind and some Jesters. Only Jesters: a Jester guild, without power (M6).
struct Guild {
  CardKind kind = kNoKind;
  std::uint8_t members = 0;  // of its kind; none in a Jester guild
  std::uint8_t jesters = 0;

  constexpr int size() const { return members + jesters; }
  constexpr bool has_power() const { return kind != kWild; }
  Cards cards() const {
    const Cards jokers = Cards::of(kWild, jesters);
    return members == 0 ? jokers : Cards::of(kind, members) + jokers;
  }
  friend bool operator==(const Guild&, const Guild&) = default;
};

// A set of places, ordered by seat.
using GuildSet = SmallSet<GuildAt, std::uint16_t>;
// All places of one owner.
constexpr GuildSet places_of(Seat owner) {
  return GuildSet(std::uint64_t{GuildSet::first(kSlots).bits()} << static_cast<unsigned>(index(owner) * kSlots));
}

}  // namespace roundtable::medievallons
