#include "lab/arena.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"

namespace roundtable::cli {

namespace {

// JSON has no infinity: a single deal gives no confidence interval.
std::string json_number(double number, int digits) {
  return std::isfinite(number) ? fmt::format("{:.{}f}", number, digits) : "null";
}

std::string json_estimate(const Estimate& estimate, int digits) {
  return fmt::format("{{\"value\":{},\"low\":{},\"high\":{}}}", json_number(estimate.value, digits),
                     json_number(estimate.low, digits), json_number(estimate.high, digits));
}

std::string json_text(std::string_view text) {
  JsonWriter out;
  return out.value(text).take();
}

std::string json_achievement(const Achievement& bot) {
  return fmt::format(
      "{{\"bot\":{},\"seats\":{},\"share\":{},\"rating\":{},\"score\":{:.4f},\"rank\":{:.4f},\"decisions\":{},"
      "\"failures\":{}}}",
      json_text(bot.bot), bot.seats, json_estimate(bot.share, 6), json_estimate(bot.rating, 2), bot.score, bot.rank,
      bot.decisions, bot.failures);
}

std::string_view name_of(Sprt::Verdict verdict) {
  return verdict == Sprt::Verdict::High ? "high" : verdict == Sprt::Verdict::Low ? "low" : "open";
}

// Only the fields of `timing` may differ from run to run.
void print_json(const Arena& arena, const ArenaReport& report, double seconds) {
  fmt::print(
      "{{\"game\":\"{}\",\"players\":{},\"options\":{},\"seed\":{},\"games\":{},\"deals\":{},\"seatings\":{},"
      "\"orders\":{},\"bots\":[",
      arena.game, arena.players, arena.options, arena.seed, report.games, report.deals, report.seatings, report.orders);
  std::string separator;
  for (const Achievement& bot : report.achievements) {
    fmt::print("{}{}", separator, json_achievement(bot));
    separator = ",";
  }
  fmt::print("],");
  if (arena.sprt) {
    fmt::print("\"sprt\":{{\"low\":{},\"high\":{},\"verdict\":\"{}\",\"logRatio\":{:.4f}}},", arena.sprt->low,
               arena.sprt->high, name_of(report.verdict), report.log_ratio);
  }
  fmt::print("\"fingerprint\":\"{:016x}\",\"timing\":{{\"seconds\":{:.3f},\"threads\":{},\"decisionNanoseconds\":[",
             report.fingerprint, seconds, arena.threads);
  separator.clear();
  for (const Achievement& bot : report.achievements) {
    fmt::print("{}{:.0f}", separator, bot.nanoseconds);
    separator = ",";
  }
  fmt::print("]}}}}\n");
}

std::string time_text(double nanoseconds) {
  if (nanoseconds < 1e4) return fmt::format("{:.0f} ns", nanoseconds);
  return nanoseconds < 1e7 ? fmt::format("{:.0f} µs", nanoseconds / 1e3) : fmt::format("{:.0f} ms", nanoseconds / 1e6);
}

std::string rating_text(const Estimate& rating) {
  if (rating.low == rating.high) return "0       ";
  if (!std::isfinite(rating.high)) return fmt::format("{:+.0f} ±?   ", rating.value);
  return fmt::format("{:+.0f} ±{:<4.0f}", rating.value, rating.high - rating.value);
}

std::string share_text(const Estimate& share) {
  return fmt::format("{:5.1f} {:>13}", 100 * share.value,
                     fmt::format("({:.1f}..{:.1f})", 100 * share.low, 100 * share.high));
}

void print_achievements(const std::vector<Achievement>& achievements) {
  std::size_t width = 3;
  for (const Achievement& bot : achievements) width = std::max(width, bot.bot.size());
  fmt::print("  {:{}}   seats  won % a seat (95 %)     rating     score   rank  a decision\n", "bot", width);
  for (const Achievement& bot : achievements) {
    fmt::print("  {:{}} {:7}   {}   {:>12}  {:6.2f}  {:5.2f}  {:>10}\n", bot.bot, width, bot.seats,
               share_text(bot.share), rating_text(bot.rating), bot.score, bot.rank, time_text(bot.nanoseconds));
  }
  for (const Achievement& bot : achievements) {
    if (bot.failures > 0) fmt::print("  {} gave no legal choice {} times\n", bot.bot, bot.failures);
  }
}

void print_verdict(const std::string& bot, Sprt::Bounds bounds, const ArenaReport& report) {
  const auto [low, high] = bounds;
  switch (report.verdict) {
    case Sprt::Verdict::High:
      fmt::print("  sprt: accepted after {} games: {} wins {} of a game and seat rather than {}\n", report.games, bot,
                 high, low);
      break;
    case Sprt::Verdict::Low:
      fmt::print("  sprt: refused after {} games: {} wins {} of a game and seat rather than {}\n", report.games, bot,
                 low, high);
      break;
    case Sprt::Verdict::Open:
      fmt::print("  sprt: not decided between {} and {} after {} games\n", low, high, report.games);
      break;
  }
}

void print_table(const Arena& arena, const ArenaReport& report, double seconds) {
  const bool every_order = report.seatings == report.orders;
  fmt::print("{} games of {}, {} players, options {}: {} deal{}, each with {} {}{}\n", report.games, arena.game,
             arena.players, arena.options, report.deals, report.deals == 1 ? "" : "s", report.seatings,
             every_order ? "seating" : "rotation", report.seatings == 1 ? "" : "s");
  print_achievements(report.achievements);
  fmt::print("  a fair share is {:.1f} %; ratings relative to {}\n", 100.0 / arena.players, arena.bots[0]);
  if (arena.sprt) print_verdict(arena.bots[0], *arena.sprt, report);
  if (!every_order) fmt::print("  too few games for each of the {} orders in which they can sit\n", report.orders);
  if (report.games > arena.games) fmt::print("  {} games were requested; rounded up to complete deals\n", arena.games);
  fmt::print("  fingerprint {:016x}, {:.2f} s, {:.0f} games a second, {} thread{}\n", report.fingerprint, seconds,
             static_cast<double>(report.games) / seconds, arena.threads, arena.threads == 1 ? "" : "s");
}

}  // namespace

int run(const ArenaArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  Arena arena{.game = arguments.table.game,
              .players = arguments.table.seats(),
              .options = arguments.table.json(),
              .bots = arguments.bots,
              .games = arguments.games,
              .seed = arguments.seed,
              .threads = *threads};
  if (arena.games < 1) return complain(fmt::format("--games: found {}, allowed: 1 or more", arena.games));
  if (!arguments.sprt.empty()) {
    if (arguments.sprt.size() != 2) {
      return complain(fmt::format("--sprt: found {} numbers, allowed: two shares of wins, such as 0.25,0.27",
                                  arguments.sprt.size()));
    }
    arena.sprt = Sprt::Bounds{.low = arguments.sprt[0], .high = arguments.sprt[1]};
  }
  const Interrupt interrupt;
  ProgressBar bar(arena.games);
  const auto start = std::chrono::steady_clock::now();
  const auto report = hold_arena(arena, [&](std::int64_t games) {
    bar.show(std::min(games, arena.games));
    return !Interrupt::requested();
  });
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!report) return complain(arguments.table.with_flag(report.error().message));
  bar.clear();
  arguments.json ? print_json(arena, *report, seconds) : print_table(arena, *report, seconds);
  if (Interrupt::requested() && !arguments.json) {
    fmt::print("  interrupted: the first {} of {} games\n", report->games, arena.games);
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
