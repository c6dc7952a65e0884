#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <memory>

#include "bots/bot.h"
#include "bots/bot_list.h"
#include "cli/commands.h"
#include "cli/usage.h"
#include "cli/usage_lab.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "server/app/serve.h"

// The command line. Only this file includes CLI11, which takes longer to compile than the rest of this folder.

namespace {

using namespace roundtable;
using namespace roundtable::cli;

void add_options(CLI::App& command, PlayArguments& play) {
  add_table(command, play.table);
  add_bots(command, play.bots,
           "bots for the other seats, one or one per seat, separated by commas (default: squire): " + bot_names());
  command.add_option("--seed", play.seed, "seed of the shuffle (default: random)");
  command.add_option("--seat", play.seat, "your seat, from 0")->capture_default_str();
  command.add_option("--name", play.name, "your name in the record")->capture_default_str();
  command.add_option("--record", play.record, "append the record of the game to this file");
  command.add_flag("--no-color", play.no_colour, "print without colours (also: NO_COLOR=1)");
}

void add_options(CLI::App& command, ReplayArguments& replay) {
  command.add_option("file", replay.file, "file with records, one per line (-: standard input)")->required();
  command.add_flag("--verify", replay.verify, "only verify the records and print how many are valid");
  command
      .add_option("--commitment", replay.commitment,
                  "with --verify: the commitment that the table showed before the first card")
      ->needs("--verify");
  command.add_option("--only", replay.game, "number of the record in the file, from 1");
}

void add_options(CLI::App& command, server::ServeOptions& serve) {
  serve.version = ROUNDTABLE_VERSION;
  server::NetOptions& net = serve.net;
  command.add_option("--host", net.host, "address to listen on; 0.0.0.0 or :: for all interfaces")
      ->capture_default_str();
  command.add_option("--port", net.port, "port to listen on (0: any free port)")
      ->check(between(0, 65535))
      ->capture_default_str();
  command
      .add_option("--store", serve.store,
                  "store: sqlite:FILE or postgres://USER@HOST/DATABASE (default: a SQLite file in your data folder)")
      ->envname("ROUNDTABLE_STORE");
  command.add_option("--web", net.web, "folder with the page's files (default: the built-in page)");
  command.add_flag("--behind-proxy", net.behind_proxy,
                   "the server is behind a TLS reverse proxy: trust X-Forwarded-For, and mark cookies as Secure");
  command.add_option("--trust-header", net.vouching_header,
                     "request header in which the proxy passes the name of the logged-in user (single sign-on)");
  command.add_option("--proxy", net.proxies,
                     "address of a proxy that may send the header (default: this machine); can be repeated");
  command.add_option("--admin", net.admin,
                     "address of the admin page: unix:/PATH, open to this user only, or 127.0.0.1:PORT, open to every "
                     "user of this machine");
  command.add_option("--admin-header", net.admin_header,
                     "request header in which the proxy passes the name of the operator at /admin");
  command.add_option("--site", net.site,
                     "public URL of this server, such as https://play.example.org, for link previews");
  command.add_option("--origin", net.origins, "another origin whose pages may use this server; can be repeated");
  command.add_option("--bot-threads,--thinkers", serve.bot_threads, "number of threads for bots (0: one per core)")
      ->capture_default_str();
  command.add_option("--bot-pause", serve.tables.bot_pause, "minimum time of a bot's move, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--idle", serve.tables.idle,
                  "time until a table without connections is removed from memory, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--patience", serve.tables.patience,
                  "time that a player is disconnected before the others can vote for a bot, in milliseconds")
      ->capture_default_str();
  command
      .add_option("--deserted", serve.tables.deserted,
                  "time that all players are disconnected before an open table leaves the lists, in milliseconds")
      ->capture_default_str();
  command.add_option("--max-connections", net.connections, "maximum number of connections")->capture_default_str();
  command
      .add_option("--max-per-address", net.connections_per_address,
                  "maximum number of connections per address (0: no limits at all)")
      ->capture_default_str();
  command
      .add_option("--max-requests", net.requests_per_second,
                  "maximum requests per second and address, ten times as many for the page's files (0: no limit)")
      ->capture_default_str();
  command
      .add_option("--max-messages", net.messages_per_second, "maximum messages per second and WebSocket (0: no limit)")
      ->capture_default_str();
  command.add_option("--backups", serve.backups, "folder for backups made with `roundtable admin backup`");
  command.add_option("--words", serve.words, "file with words that are forbidden in names and chat, one per line");
  command
      .add_option("--webhook", serve.webhook.url,
                  "URL of a chat room's incoming webhook, to announce public tables there")
      ->envname("ROUNDTABLE_WEBHOOK");
  command.add_option("--webhook-secret", serve.webhook.secret_file, "file with the secret that signs webhook messages");
  command.add_flag("--webhook-local", serve.webhook.local, "allow a webhook in a private network or without TLS");
  command
      .add_option("--slow-log", serve.slow,
                  "log requests that take longer than this, with their timings, in milliseconds (0: none)")
      ->check(between(0, 3'600'000))
      ->capture_default_str();
  command
      .add_option("--traces", serve.traces.where,
                  "export OpenTelemetry traces to a file or to the URL of a collector, such as http://localhost:4318")
      ->envname("ROUNDTABLE_TRACES");
  command
      .add_option("--traces-share", serve.traces.share,
                  "share of requests to trace, from 0 to 1; slow requests (--slow-log) are always traced")
      ->check(number("0 to 1", 0.0, 1.0))
      ->capture_default_str();
  command.add_flag("--open-metrics", serve.api.open_metrics,
                   "serve /metrics to every address, not only to this machine");
  command
      .add_flag("--test-notices", serve.notifications.for_tests,
                "for tests: send notifications at once and to any address")
      ->group("");
  command.add_option("--test-secret", serve.api.test_secret, "for tests: every table has this secret")->group("");
  server::RetentionOptions& retention = serve.retention;
  const CLI::Validator days = between(0, 36500);
  command.add_option("--keep-guests", retention.guests, "days until an unused guest is deleted (0: never)")
      ->check(days)
      ->capture_default_str();
  command
      .add_option("--keep-unfinished", retention.unfinished,
                  "days without activity until an unfinished table is deleted (0: never)")
      ->check(days)
      ->capture_default_str();
  command.add_option("--keep-chat", retention.chat, "days until a chat message is deleted (0: never)")
      ->check(days)
      ->capture_default_str();
  command
      .add_option("--keep-journals", retention.journals,
                  "days until the journal of a finished game is compacted into its record (0: never)")
      ->check(days)
      ->capture_default_str();
  command.add_flag("--retention-report", serve.retention_report,
                   "print what the --keep options would delete, and exit");
  command.add_option("--day-length", retention.day, "for tests: length of a day for retention, in milliseconds")
      ->group("");
  command
      .add_option("--retention-pause", retention.pause, "for tests: pause between retention passes, in milliseconds")
      ->group("");
}

void add_options(CLI::App& command, AdminArguments& admin) {
  command.add_option("--store", admin.store, "store of the server: the same value as for serve")
      ->envname("ROUNDTABLE_STORE");
  command.require_subcommand(1);
  const auto act = [&](const char* name, const char* purpose) {
    CLI::App* one = command.add_subcommand(name, purpose);
    one->add_flag("--json", admin.json, "print the server's answer as JSON");
    one->callback([&admin, name] { admin.what = name; });
    return one;
  };
  const auto search = [&](CLI::App* list, const char* purpose) {
    list->add_option("find", admin.find, purpose);
    list->add_flag("--all", admin.all, "list everything in the store");
    list->add_option("--after", admin.after, "next page: continue after this id");
  };
  act("servers", "List the servers of this store and their state");
  search(act("people", "List connected people, or search all people"), "part of a name, or an id");
  search(act("tables", "List active tables, or search all tables"),
         "id of a table, or a person's id or account name to list their tables");
  act("reports", "List reports");
  act("report", "Show a report with its chat messages")->add_option("id", admin.id, "id of the report")->required();
  act("bans", "List bans");
  act("log", "Show the log of admin actions");
  CLI::App* ban = act("ban", "Ban a person or a network");
  ban->add_option("--person", admin.person, "id or account name");
  ban->add_option("--network", admin.network, "address or network: 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32");
  ban->add_option("--days", admin.days, "duration in days (default: permanent)");
  ban->add_option("--why", admin.why, "reason, shown to the banned person");
  ban->require_option(1, 0);
  act("unban", "Lift a ban")->add_option("id", admin.id, "id of the ban")->required();
  CLI::App* rename = act("rename", "Rename a person");
  rename->add_option("person", admin.person, "id or account name")->required();
  rename->add_option("name", admin.name, "new name")->required();
  CLI::App* lines = act("lines", "Delete chat messages");
  lines->add_option("table", admin.table, "id of the table")->required();
  lines->add_option("lines", admin.lines, "numbers of the messages")->required();
  act("close", "Close a table")->add_option("table", admin.table, "id of the table")->required();
  act("announce", "Show an announcement to everyone, or remove it")
      ->add_option("text", admin.text, "text (default: remove the announcement)");
  act("backup", "Make a backup in the folder of serve --backups");
  act("drain", "Shut down a server; other servers take over its tables")
      ->add_option("server", admin.server, "host name or id of the server (default: the server that answers)");
  act("read-only", "Allow no new tables, guests and accounts; games continue")
      ->add_flag("--off", admin.off, "end read-only mode");
}

void add_options(CLI::App& command, HealthArguments& health) {
  command.add_option("--host", health.host, "address of the server")->capture_default_str();
  command.add_option("--port", health.port, "port of the server")->check(between(1, 65535))->capture_default_str();
}

CLI::Option* add_store(CLI::App& command, StoreArguments& arguments, const char* file) {
  command.add_option("--store", arguments.store, "store of the server: sqlite:FILE or postgres://USER@HOST/DATABASE")
      ->envname("ROUNDTABLE_STORE");
  return command.add_option("file", arguments.file, file);
}

void add_options(CLI::App& command, BackupArguments& backup) {
  add_store(command, backup, "backup file to create")->required();
}

void add_options(CLI::App& command, RestoreArguments& restore) {
  add_store(command, restore, "backup file, from SQLite or PostgreSQL")->required();
}

void add_options(CLI::App& command, VerifyArguments& verify) {
  add_store(command, verify, "backup file (default: verify the store)");
}

void add_options(CLI::App& command, ExplainArguments& explain) {
  command.add_option("file", explain.file, "file with records, one per line (-: standard input)")->required();
  command.add_option("--only,--game-number", explain.game, "number of the record in the file, from 1")
      ->capture_default_str();
  command.add_option("--entry", explain.entry, "number of the log entry to explain, from 0 (default: the next choice)");
  command.add_option("--seat", explain.seat, "seat to explain, if several choose at once");
  command.add_option("--bot", explain.bot, "also print what this bot would choose: " + bot_names());
  command
      .add_option("--games", explain.games, "number of imagined games per choice; more are slower and more accurate")
      ->check(between(1, 1'000'000))
      ->capture_default_str();
  command.add_option("--seed", explain.seed, "random seed")->capture_default_str();
  command.add_flag("--json", explain.json, "print JSON");
}

void add_options(CLI::App& command, ReviewArguments& review) {
  command.add_option("file", review.file, "file with records, one per line (-: standard input)")->required();
  command.add_option("--only,--game-number", review.game, "number of the record in the file, from 1")
      ->capture_default_str();
  command.add_option("--games", review.games, "number of imagined games per choice; more are slower and more accurate")
      ->capture_default_str();
  command.add_option("--threads", review.threads, "number of threads (0: all cores)")->capture_default_str();
  command.add_option("--seed", review.seed, "random seed")->capture_default_str();
  command.add_flag("--json", review.json, "print JSON");
  CLI::Option* html = command.add_option("--html", review.html, "write a report to this file, which any browser opens");
  CLI::Option* check = command.add_flag("--check", review.check,
                                        "review all records and only check that all parts add up to the result");
  command
      .add_flag("--skill", review.skill,
                "review all records and print each player's mean cost of a choice, with its 95 % interval")
      ->excludes(check)
      ->excludes(html);
  html->excludes(check)->excludes("--json");
}

void add_options(CLI::App& command, PositionArguments& position) {
  command
      .add_option("file", position.file, "file with a position or a record, see docs/position.md (-: standard input)")
      ->required();
  command.add_option("--only,--game-number", position.game, "number of the record in a file with one per line, from 1");
  command.add_option("--entry", position.entry,
                     "show the position before this log entry, from 0 (default: after the last)");
  command.add_option("--step", position.steps,
                     "play a log entry, such as `1 bonus king`; `*` draws at random; can be repeated");
  command.add_flag("--score", position.score, "also print the scores");
  command.add_option("--bot", position.bot,
                     "also print the value of each choice, and what this bot would choose: " + bot_names());
  command.add_option("--seed", position.seed, "random seed")->capture_default_str();
  command.add_flag("--json", position.json, "print JSON");
}

void add_options(CLI::App& command, OptionsArguments& options) {
  command.add_option("game", options.game, "game (default: all)");
  command.add_flag("--json", options.json, "print the options of all games as JSON");
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
  add_command<server::ServeOptions>(app, status, "serve", "Run a server with the page, tables and bots");
  add_command<AdminArguments>(app, status, "admin", "Moderate and operate a running server");
  add_command<HealthArguments>(app, status, "health", "Check the health of a running server (exit status 0: healthy)");
  add_command<BackupArguments>(app, status, "backup", "Back up a store to a file; the server may keep running");
  add_command<RestoreArguments>(app, status, "restore", "Restore a backup into a new store");
  add_command<VerifyArguments>(app, status, "verify", "Verify a store or a backup by replaying every game");
  add_command<PlayArguments>(app, status, "play", "Play a game in the terminal against bots");
  add_command<SimArguments>(app, status, "sim", "Simulate many games between bots and print statistics");
  add_command<LabArguments>(app, status, "lab", "Run an experiment from a file and write a report with intervals");
  add_command<ArenaArguments>(app, status, "arena", "Compare bots: play the same deals with every seating");
  add_command<TuneArguments>(
      app, status, "tune",
      "For developers: tune the weights of the greedy bot by self-play, for one table or (without "
      "options) for all kinds of tables");
  add_command<ReplayArguments>(app, status, "replay", "Print recorded games, or verify them");
  add_command<ExplainArguments>(app, status, "explain", "Rate the legal choices at one decision of a recorded game");
  add_command<ReviewArguments>(app, status, "review",
                               "Review a recorded game: how much was luck, how much were choices");
  add_command<PositionArguments>(
      app, status, "position",
      "Check a position: faults, legal choices, and the reasons why other choices are illegal");
  add_command<PuzzlesArguments>(app, status, "puzzles",
                                "Find or check puzzles: decisions with one clearly best choice");
  add_command<BenchArguments>(app, status, "bench", "Measure the speed of the engine");
  add_command<OptionsArguments>(app, status, "options", "List the options of the games");
  add_command<GoldenArguments>(app, status, "golden",
                               "For developers: write the golden playthroughs, or compare with them");
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
