#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"

namespace roundtable::academy {

// The owner of a disc on every track. Usually one a seat; Karadoc adds a neutral one, Lancelot gives each player two.
enum class Squire : std::uint8_t {};

constexpr int kMaxSquires = 5;
constexpr Squire kNoSquire{7};

constexpr int index(Squire squire) { return static_cast<int>(squire); }

template <class T>
using PerSquire = Per<Squire, T, kMaxSquires>;
using Squires = SmallSet<Squire>;

// The seven tracks, in scoring order.
enum class Track : std::uint8_t { Gallantry, Jousts, Tournaments, Education, King, Quests, Charity };

constexpr int kTracks = 7;
constexpr std::array<Track, kTracks> kAllTracks = {
    Track::Gallantry, Track::Jousts, Track::Tournaments, Track::Education, Track::King, Track::Quests, Track::Charity};
constexpr std::array<std::string_view, kTracks> kTrackNames = {"gallantry", "jousts", "tournaments", "education",
                                                               "king",      "quests", "charity"};
constexpr std::array<std::string_view, 6> kColours = {"blue", "yellow", "green", "red", "black", "grey"};

constexpr int index(Track track) { return static_cast<int>(track); }
constexpr std::string_view name_of(Track track) { return kTrackNames[static_cast<std::size_t>(track)]; }

template <class T>
using PerTrack = Per<Track, T, kTracks>;
using Tracks = SmallSet<Track>;

constexpr int kRounds = 6;
constexpr int kDealt = 5;           // cards a squire is dealt, and keeps
constexpr int kPlayed = 4;          // cards of them that it plays
constexpr int kLancelotDealt = 6;   // cards a player is dealt in Lancelot
constexpr int kLancelotPlayed = 3;  // cards a squire plays there: all of them
constexpr int kKingEnd = 12;        // King's Service stops here

}  // namespace roundtable::academy
