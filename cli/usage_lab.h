#pragma once

#include <CLI/CLI.hpp>

#include "bots/bot.h"
#include "bots/bot_list.h"
#include "cli/commands.h"
#include "engine/games.h"

// Options of the commands that play many games, and those of a table. Part of main.cpp, as it needs CLI11.

namespace roundtable::cli {

inline void add_table(CLI::App& command, TableOptions& table) {
  command.add_option("--game", table.game, "game: " + game_names())->capture_default_str();
  command.add_option("--players", table.players, "number of players (default: 4, or the number that the options need)");
  for (const TableFlag& flag : table_flags()) {
    command.add_option_function<std::string>(
        flag.flag, [&table, name = flag.option](const std::string& typed) { table.given[name] = typed; }, flag.help);
  }
}

// A list of names separated by commas; a bot's command may contain commas too (bots/bot_list.h).
inline CLI::Option* add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& which) {
  return command.add_option_function<std::vector<std::string>>(
      "--bots",
      [&bots](const std::vector<std::string>& lists) {
        for (const auto& list : lists) {
          for (auto& name : split_bots(list)) bots.push_back(std::move(name));
        }
      },
      which);
}

inline void add_options(CLI::App& command, SimArguments& sim) {
  add_table(command, sim.table);
  command.add_option("--games", sim.games, "number of games")->capture_default_str();
  command.add_option("--seed", sim.seed, "random seed; the result does not depend on --threads")->capture_default_str();
  add_bots(command, sim.bots,
           "bots, one per seat or one for all, separated by commas (default: random): " + bot_names());
  command.add_option("--threads", sim.threads, "number of threads (0: all cores)")->capture_default_str();
  command.add_option("--records", sim.records,
                     "write the record of every game to this file, one per line (-: standard output)");
  command.add_flag("--with-legal", sim.with_legal, "include the legal choices of every entry in records");
  command
      .add_option("--compare", sim.compare,
                  "also play the same deals with this option changed, such as variations=codex or "
                  "values.quests=16,9,3, and print the differences; separate several options by ; or repeat")
      ->delimiter(';');
  command.add_flag("--gpu", sim.gpu, "play random bots on the NVIDIA GPU: same games, much faster");
  command.add_flag("--json", sim.json, "print the summary as JSON");
}

inline void add_options(CLI::App& command, LabArguments& lab) {
  command.add_option("file", lab.file, "experiment as TOML, see docs/lab.md")->required();
  command.add_option("--threads", lab.threads, "number of threads (0: all cores); the result does not depend on it")
      ->capture_default_str();
  command.add_option("--json", lab.json, "write the results to this file, as JSON");
  command.add_option("--html", lab.html, "write a report to this file, which any browser opens");
}

inline void add_options(CLI::App& command, ArenaArguments& arena) {
  add_table(command, arena.table);
  add_bots(command, arena.bots,
           "bots, separated by commas: one per seat, or more to rotate; names may repeat: " + bot_names())
      ->required();
  command.add_option("--games", arena.games, "number of games, rounded up to complete deals with every seating")
      ->capture_default_str();
  command
      .add_option("--sprt", arena.sprt,
                  "LOW,HIGH: sequential test of the first bot's share of wins; stop once one of the two values is "
                  "rejected (a fair share with 4 players is 0.25)")
      ->delimiter(',');
  command.add_option("--seed", arena.seed, "random seed; the result does not depend on --threads")
      ->capture_default_str();
  command.add_option("--threads", arena.threads, "number of threads (0: all cores)")->capture_default_str();
  command.add_flag("--json", arena.json, "print JSON");
}

inline void add_options(CLI::App& command, TuneArguments& tune) {
  add_table(command, tune.table);
  command.add_option("--games", tune.games, "games per step to find a direction, and at most as many to test it")
      ->capture_default_str();
  command.add_option("--steps", tune.steps, "number of steps")->capture_default_str();
  command.add_option("--seed", tune.seed, "random seed; the result does not depend on --threads")
      ->capture_default_str();
  command.add_option("--threads", tune.threads, "number of threads (0: all cores)")->capture_default_str();
}

inline void add_options(CLI::App& command, PuzzlesArguments& puzzles) {
  command.require_subcommand(1);
  CLI::App* find = command.add_subcommand("find", "Search for puzzles in bot games and print them, one per line");
  find->add_option("--game", puzzles.game, "game: " + game_names())->capture_default_str();
  find->add_option("--count", puzzles.count, "number of puzzles")->capture_default_str();
  find->add_option("--minutes", puzzles.minutes, "time limit in minutes (0: none)")->capture_default_str();
  find->add_option("--seed", puzzles.seed, "random seed; the result does not depend on --threads")
      ->capture_default_str();
  CLI::App* check = command.add_subcommand("check", "Check that the puzzles in a file are correct");
  check->add_option("file", puzzles.file, "file with puzzles, one per line")->required();
  check->add_flag("--quick", puzzles.quick, "skip the champion bot, which takes ten seconds or more per puzzle");
  for (CLI::App* one : {find, check}) {
    one->add_option("--playouts", puzzles.playouts, "playouts of the champion bot, for each of ten seeds")
        ->capture_default_str();
    one->add_option("--threads", puzzles.threads, "number of threads (0: all cores)")->capture_default_str();
  }
}

inline void add_options(CLI::App& command, BenchArguments& bench) {
  command.add_option("--game", bench.game, "game: " + game_names())->capture_default_str();
  command.add_option("--seconds", bench.seconds, "seconds per measurement")->capture_default_str();
  command.add_option("--deadline", bench.deadline,
                     "measure instead how well search keeps this time limit per decision, in milliseconds");
  command.add_option("--decisions", bench.decisions, "with --deadline: number of decisions")->capture_default_str();
  command.add_option("--threads", bench.threads, "with --deadline: number of threads that search")
      ->capture_default_str();
  command.add_option("--load", bench.load, "with --deadline: number of threads that only keep the CPU busy")
      ->capture_default_str();
}

inline void add_options(CLI::App& command, GoldenArguments& golden) {
  command.add_option("--dir", golden.folder, "folder of the games; playthroughs are in DIR/GAME/testdata")
      ->capture_default_str();
  command.add_flag("--check", golden.check, "compare with the files and print the first line that differs");
}

}  // namespace roundtable::cli
