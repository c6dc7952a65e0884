#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "cli/commands.h"
#include "engine/core/json.h"
#include "engine/games.h"

namespace roundtable::cli {

int complain(const std::string& message, int status) {
  fmt::print(stderr, "roundtable: {}\n", message);
  return status;
}

void TableOptions::add_to(CLI::App& command) {
  command.add_option("--game", game, "which game (" + game_names() + ")")->capture_default_str();
  command.add_option("--players", players, "how many players, 2 to 5 (default 4; 2 with --two)");
  command.add_option("--two", two, "two players: karadoc or lancelot");
  command.add_option("--advanced", advanced, "advanced rules, with commas: lift, stepback, orderedreset, or all");
  command.add_option("--variations", variations, "with commas: knights, bet, codex, scrolls, dragon, alms, or all");
  command.add_option("--values", values, "house values as JSON, for example '{\"quests\":[15,9,3]}'");
  command.add_option("--first", first, "the seat that starts (default: drawn)");
  command.add_option("--max-turns", max_turns, "medievallons: turns of all together until the game ends (default 400)");
}

int TableOptions::seats() const {
  if (players != 0) return players;
  return two.empty() ? 4 : 2;
}

namespace {

void write_list(JsonWriter& out, const char* name, const std::string& list, const char* all) {
  if (list.empty()) return;
  out.key(name).begin_array();
  std::string rest = list == "all" ? all : list;
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    out.value(rest.substr(0, comma));
    rest = comma == std::string::npos ? "" : rest.substr(comma + 1);
  }
  out.end_array();
}

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

std::string TableOptions::json() const {
  JsonWriter out;
  out.begin_object();
  if (!two.empty()) out.field("two", two);
  write_list(out, "advanced", advanced, "lift,stepback,orderedreset");
  write_list(out, "variations", variations, "knights,bet,codex,scrolls,dragon,alms");
  if (first != -1) out.field("first", first);
  if (max_turns != -1) out.field("maxTurns", max_turns);
  if (!values.empty()) out.key("values").raw(values);
  return out.end_object().take();
}

ProgressBar::ProgressBar(long long total) : total_(total), terminal_(isatty(STDERR_FILENO) != 0), started_(now()) {}

ProgressBar::~ProgressBar() {
  if (shown_) fmt::print(stderr, "\r{:70}\r", "");
}

void ProgressBar::show(long long done) {
  const double time = now();
  if (!terminal_ || total_ <= 0 || time - started_ < 2 || time - last_ < 0.1) return;
  constexpr int kWidth = 40;
  const auto filled = static_cast<int>(kWidth * done / total_);
  const double left = (time - started_) * static_cast<double>(total_ - done) / static_cast<double>(std::max(done, 1LL));
  fmt::print(stderr, "\r[{:=<{}}{:{}}] {:3}% {:.0f} s left ", "", filled, "", kWidth - filled, 100 * done / total_,
             left);
  last_ = time;
  shown_ = true;
}

}  // namespace roundtable::cli
