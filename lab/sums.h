#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/game.h"
#include "lab/fingerprint.h"

namespace roundtable {

// Sums over many games. Integers, so that the order of addition does not matter; plain numbers, so that any machine can
// add them up.
struct Sums {
  std::int64_t games = 0;
  std::int64_t decisions = 0;  // without chance and forced choices
  std::array<std::int64_t, kMaxSeats> scores{};
  std::array<std::int64_t, kMaxSeats> squares{};  // of scores
  std::array<std::int64_t, kMaxSeats> wins{};     // alone
  std::array<std::int64_t, kMaxSeats> shared{};   // shared with others
  std::int64_t neutrals = 0;                      // games with a neutral squire
  std::int64_t neutral = 0;                       // scores of the neutral squire
  std::uint64_t fingerprint = 0;                  // of every choice and result: detects changes of behaviour

  void add(const Sums& other) {
    each_number(other, [](auto& sum, auto number) { sum += number; });
  }
  // Calls act(sum, number) for each number and its counterpart in `other`.
  template <class Do>
  void each_number(const Sums& other, Do act) {
    act(games, other.games);
    act(decisions, other.decisions);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      act(scores[i], other.scores[i]);
      act(squares[i], other.squares[i]);
      act(wins[i], other.wins[i]);
      act(shared[i], other.shared[i]);
    }
    act(neutrals, other.neutrals);
    act(neutral, other.neutral);
    act(fingerprint, other.fingerprint);
  }
  // Adds a game with that result; `print` is the fingerprint of its choices.
  void count(int players, const Standing& standing, std::uint64_t print) {
    ++games;
    const bool alone = !standing.winners.several();
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      const std::int64_t score = standing.scores[seat];
      scores[seat] += score;
      squares[seat] += score * score;
      print = mixed(print, static_cast<std::uint64_t>(score));
      if (standing.winners.has(Seat{static_cast<std::uint8_t>(i)})) ++(alone ? wins : shared)[seat];
    }
    if (standing.neutral) {
      ++neutrals;
      neutral += *standing.neutral;
    }
    fingerprint += mixed(print, standing.winners.bits());
  }
};

// The random streams of game number `stream` of a simulation: one for chance, one for random bots. So the deals are the
// same whatever the bots choose.
struct Luck {
  Rng chance;
  Rng thoughts;

  Luck(std::uint64_t seed, std::uint64_t stream)
      : chance(Rng::seed_of(seed, stream)), thoughts(Rng::seed_of(seed ^ 0x6a09e667f3bcc908ULL, stream)) {}
};

}  // namespace roundtable
