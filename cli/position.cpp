#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "bots/any_bot.h"
#include "cli/analysis_text.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/record_file.h"
#include "cli/terminal.h"
#include "engine/positions.h"
#include "engine/with_game.h"
#include "game_list/terminals.h"
#include "study/advice.h"

// A position, possible or not: its faults, its legal choices, and the reasons why other choices are refused.

namespace roundtable::cli {

namespace {

// A single record. Written by hand, it may span several lines.
Result<Record> whole_record(const std::string& file) {
  std::ifstream opened;
  if (file != "-") {
    if (const Status status = open_to_read(opened, file); !status) return status.error();
  }
  std::istream& in = file == "-" ? std::cin : opened;
  std::string text;
  for (std::string line; std::getline(in, line);) {
    if (!holds_notes(line)) text += line + "\n";
  }
  auto record = Record::from_json(text);
  if (!record) return Error{fmt::format("{}: {}", file, record.error().message)};
  return record;
}

Result<Record> record_of(const PositionArguments& arguments) {
  auto record = arguments.game ? record_in(arguments.file, *arguments.game) : whole_record(arguments.file);
  if (!record || !arguments.entry) return record;
  const auto last = static_cast<long long>(record->log.size());
  if (*arguments.entry < 0 || *arguments.entry > last) {
    return Error{fmt::format("--entry: found {}, allowed: 0 to {}", *arguments.entry, last)};
  }
  return cut_to_position(*record, static_cast<std::size_t>(*arguments.entry));
}

// Applies one entry of a record; `*` draws the pending outcome at random.
Result<PositionLook> step(Record& record, PositionLook seen, const std::string& entry, Rng& rng) {
  if (!seen.faults.empty()) return Error{"--step: the position is impossible, so no step can follow"};
  record.log = with_what_was_forced(seen, record).log;
  if (entry == "*") {
    if (!seen.game->deciders().is_chance()) return Error{"--step: found `*`, but nothing is drawn at random now"};
    seen.game->chance(rng);
    record.log = seen.game->record().log;
    return seen;
  }
  record.log.push_back(entry);
  auto next = look_at_position(record);
  if (next && !next->faults.empty()) return Error{"--step: " + next->faults[0].message};
  return next;
}

std::string ruling(const std::string& rule) { return rule.empty() ? "" : " (" + rule + ")"; }

// Choices refused for the same reason share a line.
void print_refusals(const AnyGame& game, Seat seat, int width) {
  std::vector<std::pair<std::string, std::string>> lines;
  for (const Refusal& one : refusals(game, seat)) {
    const std::string why = one.message + ruling(one.rule);
    const auto same = std::ranges::find(lines, why, &std::pair<std::string, std::string>::second);
    if (same == lines.end()) {
      lines.emplace_back(one.choice, why);
    } else {
      same->first += ", " + one.choice;
    }
  }
  if (!lines.empty()) fmt::print("  not allowed:\n");
  for (const auto& [choices, why] : lines) {
    fmt::print("    {}\n", wrapped(fmt::format("{}: {}", choices, why), width - 4, 6));
  }
}

int print_analysis(const PositionArguments& arguments, const AnyGame& game, Seat seat, Rng& rng) {
  const auto bot = make_any_bot(game.name(), arguments.bot, Programs::Allowed);
  if (!bot) return complain(bot.error().message);
  const auto analysis = analyse(game, seat, {.seed = arguments.seed});
  if (!analysis) return complain(analysis.error().message);
  const auto choice = (*bot)->choose(game, seat, rng);
  if (!choice) return complain(choice.error().message);
  fmt::print("  {} would choose {}. Values, best first:\n{}", arguments.bot, *choice, table_of_choices(*analysis));
  return 0;
}

template <Game G>
void draw(const AnyGame& any, bool score) {
  const auto& state = static_cast<const AnyGameOf<G>&>(any).state();
  const Style style = Style::of_output(false);
  Names names;
  for (int seat = 0; seat < any.players(); ++seat) names.push_back("seat " + std::to_string(seat));
  const Deciders deciders = any.deciders();
  const bool asked = !deciders.over() && !deciders.is_chance();
  const auto view = G::view(state, asked ? Viewer(deciders.seats().lowest()) : Viewer::spectator());
  fmt::print("\n{}\n{}", draw_board(view, style),
             deciders.over() ? draw_result(state, names, style) : draw_players(view, names, style));
  if (score && !deciders.over()) {
    const Standing standing = any.standing();
    fmt::print("\nScores:\n");
    for (std::size_t seat = 0; seat < names.size(); ++seat)
      fmt::print("  {}: {}\n", names[seat], standing.scores[seat]);
  }
}

void print_events(const AnyGame& game, int width) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < game.event_count(); ++i) {
    if (std::string line = game.whole_sentence(i); !line.empty()) lines.push_back(std::move(line));
  }
  if (!lines.empty()) fmt::print("\nEvents:\n{}", paragraphs(lines, width));
}

int print(const PositionArguments& arguments, const PositionLook& seen, Rng& rng) {
  const AnyGame& game = *seen.game;
  const int width = Style::of_output(false).width;
  fmt::print("{}, {} players, options {}\n", game.name(), game.players(), game.record().options);
  for (const Fault& fault : seen.faults)
    fmt::print("{}\n", wrapped("impossible: " + error_of(fault).message, width, 2));
  if (seen.faults.empty()) print_events(game, width);
  with_game(game.name(), [&]<class G>() { draw<G>(game, arguments.score); });
  if (!seen.faults.empty()) return 1;
  if (game.deciders().is_chance()) fmt::print("\nNext: a random draw.\n");
  if (game.deciders().over() || game.deciders().is_chance()) return 0;
  for (const Seat seat : game.deciders().seats()) {
    fmt::print("\nSeat {} can choose:\n", index(seat));
    for (const auto& choice : game.legal(seat)) fmt::print("    {}\n", choice);
    print_refusals(game, seat, width);
    if (arguments.bot.empty()) continue;
    if (const int status = print_analysis(arguments, game, seat, rng); status != 0) return status;
  }
  return 0;
}

}  // namespace

int run(const PositionArguments& arguments) {
  auto record = record_of(arguments);
  if (!record) return complain(record.error().message);
  Rng rng(arguments.seed);
  auto seen = look_at_position(*record);
  for (const std::string& entry : arguments.steps) {
    if (seen) seen = step(*record, std::move(*seen), entry, rng);
  }
  if (!seen) return complain(seen.error().message);
  if (!arguments.json) return print(arguments, *seen, rng);
  JsonWriter out;
  out.begin_object();
  write_look(out, *seen);
  out.key("record").raw(with_what_was_forced(*seen, *record).json());
  fmt::print("{}\n", out.end_object().text());
  return seen->faults.empty() ? 0 : 1;
}

}  // namespace roundtable::cli
