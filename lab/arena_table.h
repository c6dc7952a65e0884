#pragma once

#include <bit>
#include <chrono>
#include <functional>
#include <memory>

#include "lab/fingerprint.h"
#include "lab/match.h"
#include "lab/scorebook.h"

namespace roundtable {

// Makes the bot with that index in Seatings::bots.
template <Game G>
using BotMaker = std::function<std::unique_ptr<Bot<G>>(std::size_t bot)>;

// A table that seats the bots again for every game. Game n is deal n / seatings with seating n % seatings, and depends
// on n only: chance has a random stream for each deal, each seat one for each game. For one thread.
template <Game G>
class ArenaTable {
 public:
  ArenaTable(const typename G::Options& options, const Seatings& seatings, std::uint64_t seed, const BotMaker<G>& make)
      : options_(options), seatings_(&seatings), seed_(seed) {
    for (std::size_t bot = 0; bot < seatings.bots.size(); ++bot) {
      auto& copies = bots_.emplace_back();
      for (int i = 0; i < seatings.copies[bot]; ++i) copies.push_back(make(bot));
    }
  }

  Played play(std::int64_t number) {
    NullSink nobody;
    return play(number, nobody);
  }

  template <class S>
  Played play(std::int64_t number, S& sink) {
    const std::int64_t deal = number / seatings_->size();
    Rng chance(seed_, static_cast<std::uint64_t>(deal));
    auto seated = sit_down(number);
    Played played{.fingerprint = static_cast<std::uint64_t>(deal)};
    const auto state = play_match<G>(options_, chance, sink, [&](const auto& now, Seat seat, const auto& choices) {
      const auto i = static_cast<std::size_t>(seat);
      const auto start = std::chrono::steady_clock::now();
      const auto answer = ask<G>(*seated[i].bot, now, seat, choices, seated[i].thoughts);
      const auto spent = std::chrono::steady_clock::now() - start;
      played.players[i].nanoseconds += std::chrono::nanoseconds(spent).count();
      played.players[i].failures += answer.failed ? 1 : 0;
      ++played.players[i].decisions;
      played.fingerprint = mixed(played.fingerprint, std::bit_cast<std::uint32_t>(answer.action));
      return answer.action;
    });
    played.standing = G::standing(state);
    for (const int score : played.standing.scores) {
      played.fingerprint = mixed(played.fingerprint, static_cast<std::uint64_t>(score));
    }
    played.fingerprint = mixed(played.fingerprint, played.standing.winners.bits());
    return played;
  }

 private:
  struct Seated {
    Seated(Bot<G>* player, const Rng& stream) : bot(player), thoughts(stream) {}

    Bot<G>* bot;
    Rng thoughts;
  };

  std::vector<Seated> sit_down(std::int64_t number) {
    const Seating& seating = seatings_->all[static_cast<std::size_t>(number % seatings_->size())];
    std::vector<std::size_t> used(bots_.size());
    std::vector<Seated> seated;
    for (int i = 0; i < seatings_->players; ++i) {
      const std::size_t bot = seating[static_cast<std::size_t>(i)];
      const auto stream = static_cast<std::uint64_t>(number * kMaxSeats + i);
      // Separate from the streams of chance.
      seated.emplace_back(bots_[bot][used[bot]++].get(), Rng(seed_ ^ 0x3c6ef372fe94f82bULL, stream));
    }
    return seated;
  }

  typename G::Options options_;
  const Seatings* seatings_;
  std::uint64_t seed_;
  std::vector<std::vector<std::unique_ptr<Bot<G>>>> bots_;  // of each name as many as may sit at one table
};

}  // namespace roundtable
