#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/game.h"
#include "lab/fingerprint.h"

namespace roundtable {

// What many games came to. Numbers are whole, so that the order of adding does not matter, and nothing but numbers, so
// that any machine can add them up.
struct Sums {
  std::int64_t games = 0;
  std::int64_t decisions = 0;  // asked: neither chance nor forced
  std::array<std::int64_t, kMaxSeats> scores{};
  std::array<std::int64_t, kMaxSeats> squares{};  // of scores
  std::array<std::int64_t, kMaxSeats> wins{};     // alone
  std::array<std::int64_t, kMaxSeats> shared{};   // with others
  std::int64_t neutrals = 0;                      // games with a squire that nobody plays,
  std::int64_t neutral = 0;                       // and its scores
  std::uint64_t fingerprint = 0;                  // of every choice and result: guards behaviour

  void add(const Sums& other) {
    each_number(other, [](auto& sum, auto number) { sum += number; });
  }
  // Calls act(sum, number) for each of these and what the other has in its place.
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
  // A game that ended so; `print` is the fingerprint of its choices.
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

// Where game number `stream` of a simulation takes its luck from, and where random bots their answers: the same deals
// whatever bots think.
struct Luck {
  Rng chance;
  Rng thoughts;

  Luck(std::uint64_t seed, std::uint64_t stream)
      : chance(Rng::seed_of(seed, stream)), thoughts(Rng::seed_of(seed ^ 0x6a09e667f3bcc908ULL, stream)) {}
};

}  // namespace roundtable
