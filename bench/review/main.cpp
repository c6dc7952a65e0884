// Reviews games several times and prints a line per seat and review, for `bench/review_truth`.
// usage: bench_review GAME PLAYERS OPTIONS BOTS GAMES SEED IMAGINED... > FILE
// BOTS is a bot for each seat in turn, separated by commas. IMAGINED are the numbers of imagined games per choice, one
// for each review; each review has dice of its own.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
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

// How much the seat would gain if it played the best choices of one review instead of the reference's, by the values of
// another: one alone would overrate the choices that it found best.
std::int64_t regret(const Review& finding, const Review& measuring, std::size_t seat) {
  std::int64_t regret = 0;
  for (std::size_t i = 0; i < finding.moments.size(); ++i) {
    const std::optional<Analysis>& found = finding.moments[i].analysis;
    const std::optional<Analysis>& measured = measuring.moments[i].analysis;
    if (!found || !measured || static_cast<std::size_t>(found->seat) != seat) continue;
    const auto behind = [&all = measured->choices](const std::string& action) {
      const auto place = std::ranges::find(all, action, &ValuedChoice::action);
      return place == all.begin() ? 0 : place->behind;
    };
    regret += behind(found->choices[found->reference].action) - behind(found->choices[0].action);
  }
  return regret;
}

// A line per seat, with the labels of its choices and their costs; and the reference's regret, if an earlier review of
// the same depth finds the best choices.
std::string lines_of(std::uint64_t seed, const Record& record, int imagined, const Review& review,
                     const Review* earlier) {
  std::string lines;
  for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
    const SeatReview& one = review.seats[seat];
    JsonWriter out;
    out.begin_object().field("seed", static_cast<std::int64_t>(seed)).field("seat", static_cast<std::int64_t>(seat));
    out.field("bot", record.seats[seat]).field("imagined", imagined);
    write(out, "win", one.wins, one.wins_error);
    write(out, "points", one.points, one.points_error);
    if (earlier != nullptr) out.field("regret", regret(*earlier, review, seat));
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
          std::map<int, Review> earlier;  // by imagined games
          for (int review = kFirstReview; review < count; ++review) {
            const AnalysisSettings settings{.games = std::atoi(arguments[review]),
                                            .seed = Rng(seed, static_cast<std::uint64_t>(review))(),
                                            .reasons = false};
            Review made = reviewed(record, settings);
            const auto same = earlier.find(settings.games);
            lines += lines_of(seed, record, settings.games, made, same == earlier.end() ? nullptr : &same->second);
            earlier[settings.games] = std::move(made);
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
