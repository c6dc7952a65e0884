#include "lab/arena.h"

#include "engine/with_game.h"
#include "lab/arena_table.h"
#include "lab/queue.h"

namespace roundtable {

namespace {

Status check_bounds(const Arena& arena) {
  if (!arena.sprt) return {};
  const auto [low, high] = *arena.sprt;
  if (low >= 0 && low < high && high <= 1) return {};
  return Error{"sprt: found " + std::to_string(low) + "," + std::to_string(high) +
               ", allowed: two shares of wins from 0 to 1, the lower first, such as 0.25,0.27"};
}

template <Game G>
Status check_bots(const Arena& arena) {
  for (const auto& name : arena.bots) {
    if (const auto bot = make_bot<G>(name); !bot) return bot.error();
  }
  return {};
}

template <Game G>
Result<ArenaReport> hold(const Arena& arena, const Progress& progress) {
  const auto options = read_table<G>(arena.players, arena.options);
  if (!options) return options.error();
  if (const auto status = check_bots<G>(arena); !status) return status.error();
  if (const auto status = check_bounds(arena); !status) return status.error();
  const auto seatings = seat_bots(arena.bots, arena.players, arena.games);
  if (!seatings) return seatings.error();

  const std::int64_t deals = (arena.games + seatings->size() - 1) / seatings->size();
  const BotMaker<G> make = [&](std::size_t bot) { return std::move(*make_bot<G>(seatings->bots[bot])); };
  Scorebook book(*seatings);
  std::optional<Sprt> sprt;
  if (arena.sprt) sprt.emplace(*arena.sprt);
  bool stopped = false;
  in_order(
      deals * seatings->size(), std::max(1, arena.threads),
      [&] {
        return [table = ArenaTable<G>(*options, *seatings, arena.seed, make)](std::int64_t number) mutable {
          return table.play(number);
        };
      },
      [&](std::int64_t number, const Played& played) {
        const bool complete = book.add(played);
        stopped = stopped || (progress && !progress(number + 1));
        if (complete && stopped) return false;
        return !complete || !sprt || sprt->add(book.share_in_last_deal(0)) == Sprt::Verdict::Open;
      });
  return ArenaReport{.games = book.games(),
                     .deals = book.deals(),
                     .seatings = seatings->size(),
                     .orders = seatings->orders,
                     .achievements = book.achievements(),
                     .verdict = sprt ? sprt->verdict() : Sprt::Verdict::Open,
                     .log_ratio = sprt ? sprt->log_ratio() : 0,
                     .fingerprint = book.fingerprint()};
}

}  // namespace

Result<ArenaReport> hold_arena(const Arena& arena, const Progress& progress) {
  Result<ArenaReport> report = unknown_game(arena.game);
  with_game(arena.game, [&]<class G>() { report = hold<G>(arena, progress); });
  return report;
}

}  // namespace roundtable
