#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games.h"

// The subcommands, each with what it is told on the command line. They know nothing of command lines: main.cpp does.

namespace roundtable::server {
struct ServeOptions;
}

namespace roundtable::cli {

// What every command that starts a game asks: which one, for how many, with which options.
struct TableOptions {
  std::string game = usual_game();
  int players = 0;                           // 0: 4, or as many as the options are for
  std::map<std::string, std::string> given;  // what was typed, by the names of options (docs/options.md)

  int seats() const;
  // As the `options` of a record.
  std::string json() const;
};

// How an option is said on the command line. Options in an object (`values`) are said together, as JSON.
struct TableFlag {
  std::string flag;    // `--max-turns`
  std::string option;  // `maxTurns`
  std::string help;
};
// Those of all games.
std::vector<TableFlag> table_flags();

struct PlayArguments {
  TableOptions table;
  std::vector<std::string> bots;
  std::optional<unsigned long long> seed;
  int seat = 0;
  std::string name = "You";
  std::string record;
  bool no_colour = false;
};

struct SimArguments {
  TableOptions table;
  long long games = 1000;
  unsigned long long seed = 1;
  std::vector<std::string> bots;
  int threads = 0;
  std::string records;
  bool with_legal = false;
  bool gpu = false;
  bool json = false;
};

struct ArenaArguments {
  TableOptions table;
  std::vector<std::string> bots;
  long long games = 1000;
  unsigned long long seed = 1;
  std::vector<double> sprt;  // none, or two shares
  int threads = 0;
  bool json = false;
};

struct TuneArguments {
  TableOptions table;  // untouched: a mix of tables
  long long games = 40000;
  int steps = 20;
  unsigned long long seed = 1;
  int threads = 0;
};

struct ReplayArguments {
  std::string file;
  bool verify = false;
  std::string commitment;
  int game = 0;
};

struct ExplainArguments {
  std::string file;
  int game = 1;  // which record, from 1
  std::optional<long long> entry;
  std::optional<int> seat;
  std::string bot = "search:1000";
  unsigned long long seed = 1;
  bool json = false;
};

struct ReviewArguments {
  std::string file;
  int game = 1;           // which record, from 1
  long long games = 512;  // imagined for a decision
  unsigned long long seed = 1;
  int threads = 0;
  bool json = false;
  bool check = false;  // all records: only whether everything adds up
};

struct PositionArguments {
  std::string file;
  std::optional<int> game;  // which record, from 1; otherwise the file is one
  std::optional<long long> entry;
  std::vector<std::string> steps;
  bool score = false;
  std::string bot;  // empty: nobody is asked
  unsigned long long seed = 1;
  bool json = false;
};

struct PuzzlesArguments {
  std::string game = usual_game();
  int count = 300;
  double minutes = 10;
  unsigned long long seed = 1;
  long long playouts = 50'000;  // of the champion
  std::string file;             // to check; empty: find some
  bool quick = false;
  int threads = 0;
};

struct BenchArguments {
  std::string game = usual_game();
  double seconds = 1;
  int deadline = 0;  // milliseconds; 0: measure the engine
  int decisions = 10'000;
  int threads = 2;
  int load = 2;
};

// For a server that runs on this machine.
struct AdminArguments {
  std::string store;  // its store; empty: the usual one
  std::string what;
  std::string id, person, network, why, name, table, text, find, after, server;
  std::vector<long long> lines;
  int days = 0;  // 0: for good
  bool off = false;
  bool all = false;
};

// For a server that this machine can reach: for what watches it, and cannot ask itself.
struct HealthArguments {
  std::string host = "127.0.0.1";
  int port = 8080;
};

// For a store, whether a server uses it or not.
struct StoreArguments {
  std::string store;  // empty: the usual one
  std::string file;   // a backup
};
struct BackupArguments : StoreArguments {};
struct RestoreArguments : StoreArguments {};
struct VerifyArguments : StoreArguments {};  // without a file: the store itself

struct OptionsArguments {
  std::string game;  // or all
  bool json = false;
};

struct GoldenArguments {
  std::string folder = "engine";
  bool check = false;
};

// Each returns the exit status: 0, 1 if something was found wrong, 2 for bad input.
int run(const server::ServeOptions& arguments);
int run(const AdminArguments& arguments);
int run(const HealthArguments& arguments);
int run(const BackupArguments& arguments);
int run(const RestoreArguments& arguments);
int run(const VerifyArguments& arguments);
int run(const PlayArguments& arguments);
int run(const SimArguments& arguments);
int run(const ArenaArguments& arguments);
int run(const TuneArguments& arguments);
int run(const ReplayArguments& arguments);
int run(const ExplainArguments& arguments);
int run(const ReviewArguments& arguments);
int run(const PositionArguments& arguments);
int run(const PuzzlesArguments& arguments);
int run(const BenchArguments& arguments);
int run(const OptionsArguments& arguments);
int run(const GoldenArguments& arguments);

constexpr int kBadInput = 2;

// The options of that game, or of all, as tables for a person: what docs/options.md has.
std::string options_table(const std::string& game = {});

// How many threads to use: as many as asked for, or all cores for 0.
Result<int> threads_from(int asked);

// `roundtable: MESSAGE` on the error stream.
int complain(const std::string& message, int status = kBadInput);

}  // namespace roundtable::cli
