#include "bench/thinking.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "bots/bot.h"
#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable::bench {

namespace {

using Clock = std::chrono::steady_clock;

void keep_busy(const std::stop_token& stop) {
  std::atomic<unsigned> sink = 0;
  while (!stop.stop_requested()) ++sink;
}

// Times the bot's answers in seat 0 until enough are measured.
template <Game G>
void answer(Bot<G>& bot, std::uint64_t seed, std::atomic<int>& left, std::vector<double>& times) {
  Rng rng(seed);
  NullSink nobody;
  auto state = G::start({});
  while (true) {
    if (G::deciders(state).over()) state = G::start({});
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, rng), nobody);
      continue;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    const auto choices = G::legal(state, seat);
    auto action = choices.pick(rng);
    if (seat == Seat{0} && choices.size() > 1) {
      if (left.fetch_sub(1) <= 0) return;
      const auto view = G::view(state, seat);
      const auto start = Clock::now();
      action = bot.choose(view, choices, rng);
      times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    G::take(state, seat, action, nobody);
  }
}

template <Game G>
Result<Punctuality> punctuality_of(int milliseconds, int decisions, int threads, int load) {
  std::vector<std::unique_ptr<Bot<G>>> bots;
  for (int i = 0; i < threads; ++i) {
    auto bot = make_bot<G>("search:" + std::to_string(milliseconds) + "ms");
    if (!bot) return bot.error();
    bots.push_back(std::move(*bot));
  }
  std::vector<std::vector<double>> times(bots.size());
  std::atomic<int> left = decisions;
  {
    std::vector<std::jthread> busy;
    busy.reserve(static_cast<std::size_t>(load));
    for (int i = 0; i < load; ++i) busy.emplace_back(keep_busy);
    std::vector<std::jthread> thinking;
    thinking.reserve(bots.size());
    for (std::size_t i = 0; i < bots.size(); ++i) {
      thinking.emplace_back([&, i] { answer<G>(*bots[i], i, left, times[i]); });
    }
  }
  Punctuality result;
  for (const auto& list : times) {
    for (const double time : list) {
      ++result.decisions;
      result.mean_ms += time / decisions;
      result.worst_ms = std::max(result.worst_ms, time);
      if (time > 1.1 * milliseconds) ++result.late;
    }
  }
  return result;
}

}  // namespace

Result<Punctuality> punctuality(const std::string& game, int milliseconds, int decisions, int threads, int load) {
  Result<Punctuality> result = unknown_game(game);
  with_game(game, [&]<class G>() { result = punctuality_of<G>(milliseconds, decisions, threads, load); });
  return result;
}

}  // namespace roundtable::bench
