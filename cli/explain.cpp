#include <fmt/format.h>

#include "bots/any_bot.h"
#include "cli/commands.h"
#include "cli/hint.h"
#include "cli/record_file.h"
#include "cli/terminal.h"
#include "engine/games.h"

// A bot's ratings of the choices at one point of a recorded game.

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

void print_json(const ExplainArguments& arguments, const Record& record, const Point& point,
                const std::vector<Rated>& opinions) {
  JsonWriter out;
  out.begin_object().field("game", record.game).field("players", record.players).key("options").raw(record.options);
  out.field("entry", static_cast<int>(point.entry)).field("seat", index(point.seat)).field("bot", arguments.bot);
  out.key("chosen");
  point.chosen.empty() ? out.null() : out.value(point.chosen);
  out.key("opinions").raw(json_of(opinions)).end_object();
  fmt::print("{}\n", out.text());
}

void print_table(const ExplainArguments& arguments, const Record& record, const Point& point,
                 const std::vector<Rated>& opinions) {
  const auto seat = static_cast<std::size_t>(point.seat);
  const std::string name = seat < record.seats.size() ? fmt::format(" ({})", shown(record.seats[seat])) : "";
  fmt::print("{}, {} players, before entry {}: seat {}{} {}\n", record.game, record.players, point.entry,
             index(point.seat), name,
             point.chosen.empty() ? "is to choose" : fmt::format("chose `{}`", shown(point.chosen)));
  fmt::print("Choices rated by {}, best first:\n     win   score  playouts\n", arguments.bot);
  for (const Rated& one : opinions) {
    fmt::print("  {:4.1f} %  {:6.2f}  {:8}  {}{}\n", 100 * one.win, one.score, one.playouts, one.action,
               one.action == point.chosen ? "   <- chosen" : "");
    if (!one.reasons.empty()) fmt::print("{:27}{}\n", "", told(one.reasons));
  }
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
  const auto bot = make_any_bot(record.game, arguments.bot, Programs::Allowed);
  if (!bot) return complain(bot.error().message);
  Rng rng(arguments.seed);
  const auto opinions = (*bot)->explain(**game, point->seat, rng);
  if (!opinions) return complain(opinions.error().message);
  if (opinions->empty()) return complain("--bot: a program cannot rate choices; allowed: " + bot_names());
  arguments.json ? print_json(arguments, record, *point, *opinions) : print_table(arguments, record, *point, *opinions);
  return 0;
}

}  // namespace

int run(const ExplainArguments& arguments) {
  const auto record = record_in(arguments.file, arguments.game);
  return record ? explain(arguments, *record) : complain(record.error().message);
}

}  // namespace roundtable::cli
