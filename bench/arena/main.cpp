// Plays a part of a match of bench/ladder on one thread. Prints results as numbers that can be added up.
// usage: bench_arena GAME PLAYERS OPTIONS GAMES SEED BOT BOT...

#include <cstdio>
#include <cstdlib>

#include "lab/arena.h"

namespace {

using namespace roundtable;

void print(const Achievement& bot) {
  std::printf("{\"seats\":%lld,\"sixtieths\":%lld,\"squares\":%lld,\"score\":%.6f,\"decisions\":%lld,\"seconds\":%.9f}",
              static_cast<long long>(bot.seats), static_cast<long long>(bot.sixtieths),
              static_cast<long long>(bot.squares), bot.score * static_cast<double>(bot.seats),
              static_cast<long long>(bot.decisions), bot.nanoseconds * static_cast<double>(bot.decisions) / 1e9);
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 8) {
    std::fprintf(stderr, "usage: bench_arena GAME PLAYERS OPTIONS GAMES SEED BOT BOT...\n");
    return 2;
  }
  const auto report = hold_arena({.game = arguments[1],
                                  .players = std::atoi(arguments[2]),
                                  .options = arguments[3],
                                  .bots = {arguments + 6, arguments + count},
                                  .games = std::atoll(arguments[4]),
                                  .seed = std::strtoull(arguments[5], nullptr, 10)});
  if (!report) {
    std::fprintf(stderr, "%s\n", report.error().message.c_str());
    return 2;
  }
  std::printf("{\"games\":%lld,\"deals\":%lld,\"fingerprint\":\"%016llx\",\"bots\":[",
              static_cast<long long>(report->games), static_cast<long long>(report->deals),
              static_cast<unsigned long long>(report->fingerprint));
  for (const Achievement& bot : report->achievements) {
    if (&bot != report->achievements.data()) std::printf(",");
    print(bot);
  }
  std::printf("]}\n");
  return 0;
}
