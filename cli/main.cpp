#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <memory>

#include "bots/bot.h"
#include "bots/bot_list.h"
#include "cli/commands.h"
#include "cli/usage.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "server/app/serve.h"

// The command line. The only source that includes CLI11, which takes longer to compile than all the rest here.

namespace {

using namespace roundtable;
using namespace roundtable::cli;

void add_table(CLI::App& command, TableOptions& table) {
  command.add_option("--game", table.game, "which game (" + game_names() + ")")->capture_default_str();
  command.add_option("--players", table.players, "how many players (default 4, or as many as the options are for)");
  for (const TableFlag& flag : table_flags()) {
    command.add_option_function<std::string>(
        flag.flag, [&table, name = flag.option](const std::string& typed) { table.given[name] = typed; }, flag.help);
  }
}

// Names with commas between them; a comma may also be a part of a command (bots/bot_list.h).
CLI::Option* add_bots(CLI::App& command, std::vector<std::string>& bots, const std::string& which) {
  return command.add_option_function<std::vector<std::string>>(
      "--bots",
      [&bots](const std::vector<std::string>& lists) {
        for (const auto& list : lists) {
          for (auto& name : split_bots(list)) bots.push_back(std::move(name));
        }
      },
      which);
}

void add_options(CLI::App& command, PlayArguments& play) {
  add_table(command, play.table);
  add_bots(command, play.bots,
           "for the other seats (default squire): " + bot_names() + "; one, or one each, with commas");
  command.add_option("--seed", play.seed, "same seed, same cards (default: another each time)");
  command.add_option("--seat", play.seat, "where you sit")->capture_default_str();
  command.add_option("--name", play.name, "your name in the record")->capture_default_str();
  command.add_option("--record", play.record, "add the game to this file, one a line");
  command.add_flag("--no-color", play.no_colour, "no colours (also: NO_COLOR=1)");
}

void add_options(CLI::App& command, SimArguments& sim) {
  add_table(command, sim.table);
  command.add_option("--games", sim.games, "how many")->capture_default_str();
  command.add_option("--seed", sim.seed, "same seed, same games, on any number of threads")->capture_default_str();
  add_bots(command, sim.bots, "one a seat, with commas, or one for all (default random): " + bot_names());
  command.add_option("--threads", sim.threads, "0: all cores")->capture_default_str();
  command.add_option("--records", sim.records, "write every game to this file, one a line (-: print them)");
  command.add_flag("--with-legal", sim.with_legal, "records carry the legal choices of every entry");
  command.add_flag("--gpu", sim.gpu,
                   "random bots play on this machine's NVIDIA GPU: the same games, many more a second");
  command.add_flag("--json", sim.json, "summary for a program to read");
}

void add_options(CLI::App& command, ArenaArguments& arena) {
  add_table(command, arena.table);
  add_bots(command, arena.bots,
           "with commas, one a seat, or more to take turns; a name may be repeated: " + bot_names())
      ->required();
  command.add_option("--games", arena.games, "at least so many, up to whole deals with every seating")
      ->capture_default_str();
  command
      .add_option("--sprt", arena.sprt,
                  "LOW,HIGH: stop as soon as a test tells which of the two is the share of the victory that the "
                  "first bot wins a game and seat (fair with 4 players: 0.25)")
      ->delimiter(',');
  command.add_option("--seed", arena.seed, "same seed, same games, on any number of threads")->capture_default_str();
  command.add_option("--threads", arena.threads, "0: all cores")->capture_default_str();
  command.add_flag("--json", arena.json, "for a program to read");
}

void add_options(CLI::App& command, TuneArguments& tune) {
  add_table(command, tune.table);
  command.add_option("--games", tune.games, "a step: to find the way, and at most as many again to test it")
      ->capture_default_str();
  command.add_option("--steps", tune.steps, "how many are tried")->capture_default_str();
  command.add_option("--seed", tune.seed, "same seed, same weights, on any number of threads")->capture_default_str();
  command.add_option("--threads", tune.threads, "0: all cores")->capture_default_str();
}

void add_options(CLI::App& command, ReplayArguments& replay) {
  command.add_option("file", replay.file, "records, one a line (-: standard input)")->required();
  command.add_flag("--verify", replay.verify, "only check them, and say how many are right");
  command.add_option("--commitment", replay.commitment, "with --verify: what the table promised before the first card")
      ->needs("--verify");
  command.add_option("--only", replay.game, "only the n-th record");
}

void add_options(CLI::App& command, server::ServeOptions& serve) {
  serve.version = ROUNDTABLE_VERSION;
  server::NetOptions& net = serve.net;
  command.add_option("--host", net.host, "the address to listen on; 0.0.0.0 or :: for all")->capture_default_str();
  command.add_option("--port", net.port, "0: any that is free")->check(between(0, 65535))->capture_default_str();
  command
      .add_option("--store", serve.store,
                  "sqlite:FILE or postgres://USER@HOST/DATABASE (default: a SQLite file in your data folder)")
      ->envname("ROUNDTABLE_STORE");
  command.add_option("--web", net.web, "a folder with the page's files (default: those built in)");
  command.add_flag("--behind-proxy", net.behind_proxy,
                   "a reverse proxy with TLS is in front: believe its X-Forwarded-For, send cookies over TLS only");
  command.add_option("--trust-header", net.vouching_header,
                     "a header in which the proxy in front says who somebody is: a club's own login");
  command.add_option("--proxy", net.proxies,
                     "the address of a proxy that may send it (default: this machine); can be repeated");
  command.add_option("--admin", net.admin,
                     "where whoever runs the server finds its page: unix:/PATH, for this user only, or 127.0.0.1:PORT, "
                     "for everybody on this machine");
  command.add_option("--admin-header", net.admin_header,
                     "a header in which the proxy in front says who it let in at /admin");
  command.add_option("--site", net.site,
                     "where people find this server, as in https://play.example.org: for previews of links");
  command.add_option("--origin", net.origins, "another site whose pages may use this server; can be repeated");
  command.add_option("--bot-threads,--thinkers", serve.bot_threads, "threads for bots (0: one a core)")
      ->capture_default_str();
  command.add_option("--bot-pause", serve.tables.bot_pause, "the least time a bot takes for a choice, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--idle", serve.tables.idle, "how long a table that nobody watches stays in memory, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--patience", serve.tables.patience,
                  "how long somebody is away before the others can vote for a bot, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--deserted", serve.tables.deserted,
                  "how long all people of an open table are away before lists leave it out, in milliseconds")
      ->capture_default_str();
  command.add_option("--max-connections", net.connections, "in all")->capture_default_str();
  command.add_option("--max-per-address", net.connections_per_address, "connections (0: any number, of anything)")
      ->capture_default_str();
  command
      .add_option("--max-requests", net.requests_per_second,
                  "a second and address; of the page's files ten times as many (0: any)")
      ->capture_default_str();
  command.add_option("--max-messages", net.messages_per_second, "a second and WebSocket (0: any)")
      ->capture_default_str();
  command.add_option("--backups", serve.backups,
                     "a folder for backups that are asked for while it runs (admin backup)");
  command.add_option("--words", serve.words, "a file of words that are not wanted in names and chat, one a line");
  command
      .add_option("--webhook", serve.webhook.url,
                  "tell a chat room of public tables: the address of its incoming webhook")
      ->envname("ROUNDTABLE_WEBHOOK");
  command.add_option("--webhook-secret", serve.webhook.secret_file,
                     "a file with a secret that what is sent there is signed with");
  command.add_flag("--webhook-local", serve.webhook.local,
                   "the chat room may be in a network of your own, and without TLS");
  command
      .add_option("--slow-log", serve.slow,
                  "what somebody waits for so many milliseconds is in the log, with where the time went (0: nothing)")
      ->check(between(0, 3'600'000))
      ->capture_default_str();
  command
      .add_option(
          "--traces", serve.traces.where,
          "traces of what people wait for, as OpenTelemetry has them: a file, or the address of a collector, as "
          "in http://localhost:4318")
      ->envname("ROUNDTABLE_TRACES");
  command
      .add_option("--traces-share", serve.traces.share,
                  "which part of all is traced, besides what is slow by --slow-log")
      ->check(number("0 to 1", 0.0, 1.0))
      ->capture_default_str();
  command.add_flag("--open-metrics", serve.api.open_metrics, "/metrics for everybody, not only for this machine");
  command
      .add_flag("--test-notices", serve.notifications.for_tests,
                "for tests: notices come at once, and go to any address")
      ->group("");
  command.add_option("--test-secret", serve.api.test_secret, "for tests: every table has this secret")->group("");
  server::RetentionOptions& retention = serve.retention;
  const CLI::Validator days = between(0, 36500);
  command.add_option("--keep-guests", retention.guests, "days since an unused guest was last seen (0: for ever)")
      ->check(days)
      ->capture_default_str();
  command.add_option("--keep-unfinished", retention.unfinished, "days since anything happened at an unfinished table")
      ->check(days)
      ->capture_default_str();
  command.add_option("--keep-chat", retention.chat, "days since something was said")
      ->check(days)
      ->capture_default_str();
  command
      .add_option("--keep-journals", retention.journals,
                  "days after which a finished game's journal is folded into its record")
      ->check(days)
      ->capture_default_str();
  command.add_flag("--retention-report", serve.retention_report, "only say what would go by the four above");
  command.add_option("--day-length", retention.day, "for tests: of retention, in milliseconds")->group("");
  command.add_option("--retention-pause", retention.pause, "for tests: in milliseconds")->group("");
}

void add_options(CLI::App& command, AdminArguments& admin) {
  command.add_option("--store", admin.store, "the store of the server, as it was started with")
      ->envname("ROUNDTABLE_STORE");
  command.require_subcommand(1);
  const auto act = [&](const char* name, const char* purpose) {
    CLI::App* one = command.add_subcommand(name, purpose);
    one->callback([&admin, name] { admin.what = name; });
    return one;
  };
  const auto search = [&](CLI::App* list, const char* purpose) {
    list->add_option("find", admin.find, purpose);
    list->add_flag("--all", admin.all, "all that the store has");
    list->add_option("--after", admin.after, "the next page: after that id");
  };
  act("servers", "those of this store, and how each of them is");
  search(act("people", "who is connected; or search all there are"), "a part of a name, or an id");
  search(act("tables", "which tables are in use; or search all there are"),
         "the id of a table or of somebody, or the name of an account: their tables");
  act("reports", "who was reported");
  act("report", "one of them, with what was said")->add_option("id", admin.id)->required();
  act("bans", "who may not come in");
  act("log", "what was done with this command");
  CLI::App* ban = act("ban", "keep somebody, or a network, out");
  ban->add_option("--person", admin.person, "an id, or the name of an account");
  ban->add_option("--network", admin.network, "192.0.2.7, 192.0.2.0/24 or 2001:db8::/32");
  ban->add_option("--days", admin.days, "for so long (default: until it is taken back)");
  ban->add_option("--why", admin.why, "which they are told");
  ban->require_option(1, 0);
  act("unban", "let them come in again")->add_option("id", admin.id, "of the ban")->required();
  CLI::App* rename = act("rename", "give somebody another name");
  rename->add_option("person", admin.person, "an id, or the name of an account")->required();
  rename->add_option("name", admin.name)->required();
  CLI::App* lines = act("lines", "delete lines of chat");
  lines->add_option("table", admin.table)->required();
  lines->add_option("lines", admin.lines, "their numbers")->required();
  act("close", "end a table as it is")->add_option("table", admin.table)->required();
  act("announce", "tell everybody something; nothing: take it back")->add_option("text", admin.text);
  act("backup", "make a backup now, in the folder that serve --backups names");
  act("drain", "let a server end: others take over what it has")
      ->add_option("server", admin.server, "which: its machine, or its id (default: the one that is asked)");
  act("read-only", "no new tables, guests and accounts; games go on")->add_flag("--off", admin.off, "as usual again");
}

void add_options(CLI::App& command, HealthArguments& health) {
  command.add_option("--host", health.host, "where it listens")->capture_default_str();
  command.add_option("--port", health.port)->check(between(1, 65535))->capture_default_str();
}

CLI::Option* add_store(CLI::App& command, StoreArguments& arguments, const char* file) {
  command.add_option("--store", arguments.store, "sqlite:FILE or postgres://USER@HOST/DATABASE, as the server has it")
      ->envname("ROUNDTABLE_STORE");
  return command.add_option("file", arguments.file, file);
}

void add_options(CLI::App& command, BackupArguments& backup) {
  add_store(command, backup, "the file to make")->required();
}

void add_options(CLI::App& command, RestoreArguments& restore) {
  add_store(command, restore, "the backup, of a store of either kind")->required();
}

void add_options(CLI::App& command, VerifyArguments& verify) {
  add_store(command, verify, "a backup (default: the store itself)");
}

void add_options(CLI::App& command, ExplainArguments& explain) {
  command.add_option("file", explain.file, "records, one a line (-: standard input)")->required();
  command.add_option("--only,--game-number", explain.game, "the n-th record")->capture_default_str();
  command.add_option("--entry", explain.entry,
                     "the choice to explain, as numbered in the log from 0 (default: the next)");
  command.add_option("--seat", explain.seat, "who is to choose, if several do");
  command.add_option("--bot", explain.bot, "who explains: " + bot_names())->capture_default_str();
  command.add_option("--seed", explain.seed, "same seed, same thoughts")->capture_default_str();
  command.add_flag("--json", explain.json, "for a program to read");
}

void add_options(CLI::App& command, ReviewArguments& review) {
  command.add_option("file", review.file, "records, one a line (-: standard input)")->required();
  command.add_option("--only,--game-number", review.game, "the n-th record")->capture_default_str();
  command.add_option("--games", review.games, "imagined for each decision: more are slower and surer")
      ->capture_default_str();
  command.add_option("--threads", review.threads, "0: all cores")->capture_default_str();
  command.add_option("--seed", review.seed, "same seed, same review")->capture_default_str();
  command.add_flag("--json", review.json, "for a program to read");
  command.add_flag("--check", review.check,
                   "review all records, and say only whether everything adds up to the result");
}

void add_options(CLI::App& command, PositionArguments& position) {
  command.add_option("file", position.file, "a record, as docs/position.md has them (-: standard input)")->required();
  command.add_option("--only,--game-number", position.game, "the n-th record of a file with one a line");
  command.add_option("--entry", position.entry,
                     "before that entry of the log, as numbered from 0 (default: after the last)");
  command.add_option("--step", position.steps,
                     "go on: an entry as in a record, `1 bonus king`; `*` draws what is due; can be repeated");
  command.add_flag("--score", position.score, "also say how everybody stands");
  command.add_option("--bot", position.bot, "ask one what it thinks of the choices: " + bot_names());
  command.add_option("--seed", position.seed, "same seed, same cards and thoughts")->capture_default_str();
  command.add_flag("--json", position.json, "for a program to read");
}

void add_options(CLI::App& command, PuzzlesArguments& puzzles) {
  command.require_subcommand(1);
  CLI::App* find =
      command.add_subcommand("find", "Print new ones, one a line: games are played until there are enough");
  find->add_option("--game", puzzles.game, "which game (" + game_names() + ")")->capture_default_str();
  find->add_option("--count", puzzles.count, "how many")->capture_default_str();
  find->add_option("--minutes", puzzles.minutes, "at most (0: until there are so many)")->capture_default_str();
  find->add_option("--seed", puzzles.seed, "same seed, same puzzles, on any number of threads")->capture_default_str();
  CLI::App* check = command.add_subcommand("check", "Whether those in a file are as they were found");
  check->add_option("file", puzzles.file, "puzzles, one a line")->required();
  check->add_flag("--quick", puzzles.quick, "without the champion, who takes ten seconds and more for each");
  for (CLI::App* one : {find, check}) {
    one->add_option("--playouts", puzzles.playouts, "of the champion, from each of ten seeds")->capture_default_str();
    one->add_option("--threads", puzzles.threads, "0: all cores")->capture_default_str();
  }
}

void add_options(CLI::App& command, BenchArguments& bench) {
  command.add_option("--game", bench.game, "which game")->capture_default_str();
  command.add_option("--seconds", bench.seconds, "for each figure")->capture_default_str();
  command.add_option("--deadline", bench.deadline, "instead: whether search keeps to so many milliseconds a decision");
  command.add_option("--decisions", bench.decisions, "how many of them")->capture_default_str();
  command.add_option("--threads", bench.threads, "on so many threads at once")->capture_default_str();
  command.add_option("--load", bench.load, "beside so many that only keep the processors busy")->capture_default_str();
}

void add_options(CLI::App& command, OptionsArguments& options) {
  command.add_option("game", options.game, "which game (default: all)");
  command.add_flag("--json", options.json, "of all games, for a program to read");
}

void add_options(CLI::App& command, GoldenArguments& golden) {
  command.add_option("--dir", golden.folder, "the folder of games: DIR/GAME/testdata has the playthroughs")
      ->capture_default_str();
  command.add_flag("--check", golden.check, "compare with the files instead, and name the first line that differs");
}

template <class Arguments>
void add_command(CLI::App& app, int& status, const char* name, const char* purpose) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(name, purpose);
  add_options(*command, *arguments);
  command->callback([arguments, &status] { status = run(*arguments); });
}

int parse_and_run(int argc, char** argv) {
  CLI::App app("Roundtable: play, study and simulate medieval board games.", "roundtable");
  app.require_subcommand(1);
  app.set_version_flag("--version", "roundtable " ROUNDTABLE_VERSION);
  int status = 0;
  add_command<server::ServeOptions>(app, status, "serve", "Serve the page, tables and bots on this machine");
  add_command<AdminArguments>(app, status, "admin", "Keep order on a server that runs on this machine");
  add_command<HealthArguments>(app, status, "health", "Ask a server whether all is well with it: status 0 if so");
  add_command<BackupArguments>(app, status, "backup", "Copy all of a store into a file, while its server runs");
  add_command<RestoreArguments>(app, status, "restore", "Fill a new store from such a file");
  add_command<VerifyArguments>(app, status, "verify", "Look at all of a store, and replay every game in it");
  add_command<PlayArguments>(app, status, "play", "Play a game in the terminal against bots");
  add_command<SimArguments>(app, status, "sim", "Play many games between bots and sum them up");
  add_command<ArenaArguments>(app, status, "arena", "Which bot is better: the same deals with every seating");
  add_command<TuneArguments>(app, status, "tune",
                             "For developers: better weights for greedy, by playing against itself at one table or, if "
                             "none is described, at tables of every kind");
  add_command<ReplayArguments>(app, status, "replay", "Check recorded games, and print them readably");
  add_command<ExplainArguments>(app, status, "explain",
                                "Say how good each choice was in a recorded game, or is in an unfinished one");
  add_command<ReviewArguments>(app, status, "review", "Say what made a recorded game end as it did: luck or choices");
  add_command<PositionArguments>(
      app, status, "position",
      "Say what is wrong with a position, what can be chosen there, and why other things cannot");
  add_command<PuzzlesArguments>(app, status, "puzzles", "Moments of games with one clearly best choice");
  add_command<BenchArguments>(app, status, "bench", "Measure what the engine costs on this machine");
  add_command<OptionsArguments>(app, status, "options", "Tell what a table can agree on: the options of the games");
  add_command<GoldenArguments>(app, status, "golden",
                               "For developers: write playthroughs of every mode, or compare with those written");
  expect_numbers(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return app.exit(asked);
  } catch (const CLI::ParseError& error) {
    std::fputs(complaint(app, error).c_str(), stderr);
    return kBadInput;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    roundtable::read_positions();
    return parse_and_run(argc, argv);
  } catch (const std::exception& error) {
    std::fputs("roundtable: ", stderr);
    std::fputs(error.what(), stderr);
    std::fputs("\n", stderr);
    return 1;
  }
}
