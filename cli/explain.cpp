#include <fmt/format.h>

#include "bots/any_bot.h"
#include "cli/analysis_text.h"
#include "cli/commands.h"
#include "cli/record_file.h"
#include "cli/terminal.h"
#include "engine/games.h"
#include "study/advice.h"
#include "study/continuation.h"
#include "study/review.h"

// The values of the choices at one point of a recorded game, and reasons for the best.

namespace roundtable::cli {

namespace {

// A decision of one seat in a record.
struct Point {
  std::size_t entry = 0;  // index of the choice in the log
  Seat seat{};
  std::string chosen;  // the recorded choice; empty if the record ends before it
};

bool is_chosen(const Record& record, std::size_t entry) {
  const auto read = Entry::from_text(record.log[entry], record.players);
  return read && !read->chance && !read->forced;
}

// For the error message: the nearest entry that is a choice, after that entry or else before it.
std::string nearest(const Record& record, std::size_t entry) {
  const auto example = [&](std::size_t at) { return fmt::format(", such as {} (`{}`)", at, record.log[at]); };
  for (std::size_t at = entry; at < record.log.size(); ++at) {
    if (is_chosen(record, at)) return example(at);
  }
  for (std::size_t at = std::min(entry, record.log.size()); at-- > 0;) {
    if (is_chosen(record, at)) return example(at);
  }
  return "";
}

Result<Point> point_in(const Record& record, long long entry) {
  if (entry < 0 || entry >= static_cast<long long>(record.log.size())) {
    return Error{fmt::format("--entry: found {}, allowed: 0 to {}, entries that are choices{}", entry,
                             static_cast<long long>(record.log.size()) - 1, nearest(record, 0))};
  }
  const auto at = static_cast<std::size_t>(entry);
  if (!is_chosen(record, at)) {
    return Error{fmt::format("--entry: found {} (`{}`), which is drawn at random; allowed: choices of a seat{}", entry,
                             shown(record.log[at]), nearest(record, at))};
  }
  const auto read = Entry::from_text(record.log[at], record.players);
  return Point{at, read->seat, std::string(read->what)};
}

// The decision after the last entry.
Result<Point> point_at_end(const Record& record, const AnyGame& game) {
  const auto end = record.log.size();
  if (game.deciders().over()) {
    return Error{fmt::format("--entry: missing, since the game is over; allowed: 0 to {}, entries that are choices{}",
                             end - 1, nearest(record, 0))};
  }
  if (game.deciders().is_chance()) {
    return Error{
        fmt::format("--entry: missing, since the next entry is drawn at random; allowed: entries that are choices{}",
                    nearest(record, end))};
  }
  return Point{end, game.deciders().seats().lowest(), ""};
}

Status choose_seat(Point& point, int wanted, const AnyGame& game) {
  std::vector<std::string> allowed;
  for (const Seat seat : Seats::first(game.players())) {
    if (game.legal(seat).empty()) continue;
    allowed.push_back(std::to_string(index(seat)));
    if (index(seat) != wanted) continue;
    if (seat != point.seat) point.chosen.clear();
    point.seat = seat;
    return {};
  }
  return Error{fmt::format("--seat: found {}, allowed here: {}", wanted, listed(allowed, "or"))};
}

// The best choice, and the one made.
std::vector<std::size_t> followed(const Analysis& analysis) {
  const std::size_t made = analysis.chosen.value_or(0);
  return made == 0 ? std::vector<std::size_t>{0} : std::vector<std::size_t>{0, made};
}

Continuation continuation_of(const Record& record, const Point& point, const std::string& action) {
  auto then = continuation(record, point.entry, point.seat, action);
  return then ? std::move(*then) : Continuation();
}

void print_json(const ExplainArguments& arguments, const Record& record, const Point& point, const Analysis& analysis,
                const std::string& bots) {
  JsonWriter out;
  out.begin_object().field("game", record.game).field("players", record.players).key("options").raw(record.options);
  out.field("entry", static_cast<int>(point.entry)).field("seat", index(point.seat)).key("chosen");
  point.chosen.empty() ? out.null() : out.value(point.chosen);
  if (!bots.empty()) out.field("bot", arguments.bot).field("botChooses", bots);
  out.key("moment").raw(json_of(analysis)).key("next").begin_array();
  for (const std::size_t choice : followed(analysis)) {
    out.begin_object().field("action", analysis.choices[choice].action);
    write_continuation(out, continuation_of(record, point, analysis.choices[choice].action));
    out.end_object();
  }
  out.end_array().end_object();
  fmt::print("{}\n", out.text());
}

void print_table(const ExplainArguments& arguments, const Record& record, const Point& point, const Analysis& analysis,
                 const std::string& bots) {
  const auto seat = static_cast<std::size_t>(point.seat);
  const std::string name = seat < record.seats.size() ? fmt::format(" ({})", shown(record.seats[seat])) : "";
  fmt::print("{}, {} players, before entry {}: seat {}{} {}\n", record.game, record.players, point.entry,
             index(point.seat), name,
             point.chosen.empty() ? "is to choose" : fmt::format("chose `{}`", shown(point.chosen)));
  if (analysis.chosen) fmt::print("Label: {}\n", name_of(analysis.label));
  fmt::print("Choices, best first{}:\n{}",
             analysis.is_sure() || analysis.choices.size() < 2 ? "" : " (the first may not be the best)",
             table_of_choices(analysis));
  for (const std::size_t choice : followed(analysis)) {
    const auto then = continuation_of(record, point, analysis.choices[choice].action);
    if (!then.moves.empty()) fmt::print("After {} probably: {}\n", analysis.choices[choice].action, told(then.moves));
  }
  if (!bots.empty()) fmt::print("{} would choose `{}`.\n", arguments.bot, bots);
}

// A choice of the record is judged as in its review.
Result<Analysis> analysis_at(const Point& point, const Record& record, const AnyGame& game,
                             const AnalysisSettings& settings) {
  if (point.chosen.empty()) return analyse(game, point.seat, settings);
  const auto reviewer = make_reviewer(record, settings);
  if (!reviewer) return reviewer.error();
  auto finding = (*reviewer)->judge(point.entry);
  if (finding.analysis) return std::move(*finding.analysis);
  return analyse(game, point.seat, settings);
}

int explain(const ExplainArguments& arguments, const Record& record) {
  auto point = arguments.entry ? point_in(record, *arguments.entry) : Point{record.log.size(), {}, ""};
  if (!point) return complain(point.error().message);
  const auto game = replay_game(record, arguments.entry ? point->entry : kWholeRecord);
  if (!game) return complain(fmt::format("{}: {}", arguments.file, game.error().message));
  if (!arguments.entry) point = point_at_end(record, **game);
  if (!point) return complain(point.error().message);
  if (arguments.seat) {
    if (const auto status = choose_seat(*point, *arguments.seat, **game); !status) {
      return complain(status.error().message);
    }
  }
  const AnalysisSettings settings{.games = static_cast<int>(arguments.games), .seed = arguments.seed};
  const auto analysis = analysis_at(*point, record, **game, settings);
  if (!analysis) return complain(analysis.error().message);
  std::string bots;
  if (!arguments.bot.empty()) {
    const auto bot = make_any_bot(record.game, arguments.bot, Programs::Allowed);
    if (!bot) return complain(bot.error().message);
    Rng rng(arguments.seed);
    const auto choice = (*bot)->choose(**game, point->seat, rng);
    if (!choice) return complain(choice.error().message);
    bots = *choice;
  }
  arguments.json ? print_json(arguments, record, *point, *analysis, bots)
                 : print_table(arguments, record, *point, *analysis, bots);
  return 0;
}

}  // namespace

int run(const ExplainArguments& arguments) {
  const auto record = record_in(arguments.file, arguments.game);
  return record ? explain(arguments, *record) : complain(record.error().message);
}

}  // namespace roundtable::cli
