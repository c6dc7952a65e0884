#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games.h"

// The subcommands with their arguments. They are independent of the command line's syntax, which is in main.cpp.

namespace roundtable::server {
struct ServeOptions;
}

namespace roundtable::cli {

// Arguments of every command that starts a game: the game, the number of players and the options.
struct TableOptions {
  std::string game = usual_game();
  int players = 0;                           // 0: 4, or the number that the options require
  std::map<std::string, std::string> given;  // typed values by the options' names (docs/options.md)

  int seats() const;
  // The `options` of a record, as JSON.
  std::string json() const;
  // An error of the engine that names an option, `maxTurns: ...`, with the name of its flag.
  std::string with_flag(const std::string& message) const;
};

// The typed value of an option, named as in docs/options.md (`values.quests`), as JSON.
std::string typed_json(const std::string& game, std::string_view name, const std::string& typed);

// An option of a game as a flag of the command line. Options in an object (`values`) share one flag, as JSON.
struct TableFlag {
  std::string flag;    // `--max-turns`
  std::string option;  // `maxTurns`
  std::string help;
};
// The flags of all games.
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
  std::vector<std::string> compare;  // options to change, `variations=codex`; empty: no comparison
  bool gpu = false;
  bool json = false;
};

struct LabArguments {
  std::string file;  // the experiment, as TOML
  std::string json;  // write the results to these files
  std::string html;
  int threads = 0;
};

struct ArenaArguments {
  TableOptions table;
  std::vector<std::string> bots;
  long long games = 1000;
  unsigned long long seed = 1;
  std::vector<double> sprt;  // empty, or two shares
  int threads = 0;
  bool json = false;
};

struct TuneArguments {
  TableOptions table;  // default: a mix of tables
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
  int game = 1;  // number of the record, from 1
  std::optional<long long> entry;
  std::optional<int> seat;
  std::string bot;        // empty: no bot
  long long games = 512;  // imagined games per choice
  unsigned long long seed = 1;
  bool json = false;
};

struct ReviewArguments {
  std::string file;
  int game = 1;           // number of the record, from 1
  long long games = 512;  // imagined games per choice
  unsigned long long seed = 1;
  int threads = 0;
  bool json = false;
  bool check = false;  // check all records for consistency instead
  std::string html;    // write a report to this file instead
  bool skill = false;  // rate the players over all records instead
};

struct PositionArguments {
  std::string file;
  std::optional<int> game;  // number of the record, from 1; none: the file holds one record
  std::optional<long long> entry;
  std::vector<std::string> steps;
  bool score = false;
  std::string bot;  // empty: no bot
  unsigned long long seed = 1;
  bool json = false;
};

struct PuzzlesArguments {
  std::string game = usual_game();
  int count = 300;
  double minutes = 10;
  unsigned long long seed = 1;
  long long playouts = 50'000;  // of the champion, for each choice
  std::string file;             // puzzles to check; empty: search for puzzles
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

// Arguments for a server on this machine.
struct AdminArguments {
  std::string store;  // the server's store; empty: the default
  std::string what;
  std::string id, person, network, why, name, table, text, find, after, server;
  std::vector<long long> lines;
  int days = 0;  // 0: forever
  bool off = false;
  bool all = false;
  bool json = false;
};

// Arguments for a server that this machine can reach. For health checks of containers without an HTTP client.
struct HealthArguments {
  std::string host = "127.0.0.1";
  int port = 8080;
};

// Arguments for a store, whether or not a server uses it.
struct StoreArguments {
  std::string store;  // empty: the default
  std::string file;   // a backup
};
struct BackupArguments : StoreArguments {};
struct RestoreArguments : StoreArguments {};
struct VerifyArguments : StoreArguments {};  // without a file: checks the store itself

struct OptionsArguments {
  std::string game;  // empty: all games
  bool json = false;
};

struct GoldenArguments {
  std::string folder = "engine";
  bool check = false;
};

// Each returns the exit status: 0, 1 if a check failed, 2 for bad input.
int run(const server::ServeOptions& arguments);
int run(const AdminArguments& arguments);
int run(const HealthArguments& arguments);
int run(const BackupArguments& arguments);
int run(const RestoreArguments& arguments);
int run(const VerifyArguments& arguments);
int run(const PlayArguments& arguments);
int run(const SimArguments& arguments);
int run(const LabArguments& arguments);
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

// Tables of the options of one game, or of all games, as in docs/options.md.
std::string options_table(const std::string& game = {});

// The number of threads: as requested, or all cores for 0.
Result<int> threads_from(int asked);

// Prints `roundtable: MESSAGE` to stderr.
int complain(const std::string& message, int status = kBadInput);

}  // namespace roundtable::cli
