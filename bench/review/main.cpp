// Reviews games several times and prints a line per seat and review, for `bench/review_truth`.
// usage: bench_review GAME PLAYERS OPTIONS BOTS GAMES SEED IMAGINED... > FILE
// BOTS is a bot for each seat in turn, separated by commas. IMAGINED are the numbers of imagined games per choice, one
// for each review; each review has dice of its own.

#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "bots/any_bot.h"
#include "engine/games.h"
#include "lab/queue.h"
#include "study/review.h"

namespace roundtable {

namespace {

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

Record played(const std::string& name, int players, const std::string& options, const std::vector<std::string>& bots,
              std::uint64_t seed) {
  auto game = std::move(*make_game(name, players, *Json::parse(options)));
  std::vector<std::unique_ptr<AnyBot>> seated;
  std::vector<std::string> names;
  for (int seat = 0; seat < players; ++seat) {
    const std::string& bot = bots[(static_cast<std::size_t>(seat) + seed) % bots.size()];
    seated.push_back(std::move(*make_any_bot(name, bot)));
    names.push_back("bot:" + bot);
  }
  game->set_seats(names);
  Rng chance(seed, 0);
  Rng thoughts(seed, 1);
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(chance);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    const auto choice = seated[static_cast<std::size_t>(seat)]->choose(*game, seat, thoughts);
    static_cast<void>(game->apply(seat, *choice));
  }
  return game->record();
}

Review reviewed(const Record& record, const AnalysisSettings& settings) {
  const auto reviewer = std::move(*make_reviewer(record, settings));
  return review_of(record, *reviewer);
}

void write(JsonWriter& out, std::string_view name, const Balance& sums, const Balance& errors) {
  out.key(name).begin_array();
  for (const auto value : {sums.start, sums.luck, sums.own, sums.others, sums.result, errors.start, errors.luck,
                           errors.own, errors.others}) {
    out.value(value);
  }
  out.end_array();
}

// A line per seat, with the labels of its choices and their costs.
std::string lines_of(std::uint64_t seed, const Record& record, int imagined, const Review& review) {
  std::string lines;
  for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
    const SeatReview& one = review.seats[seat];
    JsonWriter out;
    out.begin_object().field("seed", static_cast<std::int64_t>(seed)).field("seat", static_cast<std::int64_t>(seat));
    out.field("bot", record.seats[seat]).field("imagined", imagined);
    write(out, "win", one.wins, one.wins_error);
    write(out, "points", one.points, one.points_error);
    out.field("decisions", one.figure.decisions).key("labels").begin_array();
    for (const Moment& moment : review.moments) {
      if (!moment.analysis || !moment.seat || static_cast<std::size_t>(*moment.seat) != seat) continue;
      const Analysis& analysis = *moment.analysis;
      const ValuedChoice& made = analysis.choices[analysis.chosen.value_or(0)];
      out.begin_array().value(name_of(analysis.label)).value(made.behind).value(made.apart);
      out.value(analysis.cost.worth.wins[seat]).value(made.games).end_array();
    }
    out.end_array().key("luck").begin_array();
    for (const Moment& moment : review.moments) {
      if (moment.luck.error == Worth{}) continue;
      out.begin_array().value(moment.seat ? "mixed" : "chance").value(moment.luck.worth.wins[seat]).end_array();
    }
    out.end_array().end_object();
    lines += out.take() + "\n";
  }
  return lines;
}

}  // namespace

}  // namespace roundtable

int main(int count, char** arguments) {
  using namespace roundtable;
  constexpr int kFirstReview = 7;
  if (count <= kFirstReview) {
    std::fprintf(stderr, "usage: bench_review GAME PLAYERS OPTIONS BOTS GAMES SEED IMAGINED... > FILE\n");
    return 2;
  }
  const auto bots = split(arguments[4]);
  const auto first = std::strtoull(arguments[6], nullptr, 10);
  in_order(
      std::atoi(arguments[5]), static_cast<int>(std::thread::hardware_concurrency()),
      [&] {
        return [&](std::int64_t game) {
          const std::uint64_t seed = first + static_cast<std::uint64_t>(game);
          const Record record = played(arguments[1], std::atoi(arguments[2]), arguments[3], bots, seed);
          std::string lines;
          for (int review = kFirstReview; review < count; ++review) {
            const AnalysisSettings settings{.games = std::atoi(arguments[review]),
                                            .seed = Rng(seed, static_cast<std::uint64_t>(review))()};
            lines += lines_of(seed, record, settings.games, reviewed(record, settings));
          }
          return lines;
        };
      },
      [](std::int64_t /*game*/, const std::string& lines) {
        std::fputs(lines.c_str(), stdout);
        std::fflush(stdout);
        return true;
      });
  return 0;
}
