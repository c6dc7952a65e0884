#include "cli/review_skill.h"

#include <fmt/format.h>

#include <cmath>

#include "bots/net/game_net.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "cli/record_file.h"
#include "cli/terminal.h"
#include "engine/play/sha256.h"
#include "engine/with_game.h"
#include "lab/queue.h"
#include "study/player_skill.h"

// How well the players of a file choose, over all of its games.

namespace roundtable::cli {

namespace {

constexpr int kNameWidth = 30;

std::string interval_text(const Estimate& estimate, double unit) {
  const std::string value = fmt::format("{:+.2f}", estimate.value * unit);
  if (std::isinf(estimate.low)) return value + " (one game)";
  return fmt::format("{} ({:+.2f} to {:+.2f})", value, estimate.low * unit, estimate.high * unit);
}

void print_line(std::string_view name, const SkillEstimate& skill, bool counts_points) {
  fmt::print("  {:{}.{}}  {:5}  {:7}", name, kNameWidth, kNameWidth, skill.games, skill.decisions);
  if (skill.decisions > 0) {
    fmt::print("  {:26}", interval_text(skill.wins, 100));
    if (counts_points) fmt::print("  {}", interval_text(skill.points, 1));
  }
  fmt::print("\n");
}

void print_table(const std::vector<PlayerSkill>& skills, long long imagined) {
  fmt::print("Mean cost of a choice that was not forced, with its 95 % interval. {} imagined games per choice.\n",
             imagined);
  std::string game;
  for (const PlayerSkill& skill : skills) {
    if (skill.game != game) {
      game = skill.game;
      fmt::print("\n{}: analysis {}, net {}\n", game, kAnalysisVersion, net_version(game));
      fmt::print("  {:{}}  games  choices  {:26}{}\n", "player", kNameWidth, "% of a victory",
                 skill.counts_points ? "  points" : "");
    }
    print_line(shown(skill.player), skill.all, skill.counts_points);
    print_line("  in lost games", skill.lost, skill.counts_points);
  }
}

// Whole numbers as in the other JSON of reviews. An interval of a single game is null.
void write(JsonWriter& out, std::string_view name, const Estimate& estimate, double unit) {
  out.key(name).begin_object().field("mean", static_cast<std::int64_t>(std::llround(estimate.value * unit)));
  for (const auto& [end, value] : {std::pair{"low", estimate.low}, std::pair{"high", estimate.high}}) {
    out.key(end);
    std::isinf(value) ? out.null() : out.value(static_cast<std::int64_t>(std::llround(value * unit)));
  }
  out.end_object();
}

void write(JsonWriter& out, const SkillEstimate& skill, bool counts_points) {
  out.field("games", skill.games).field("decisions", skill.decisions);
  if (skill.decisions == 0) return;
  write(out, "win", skill.wins, Worth::kVictory);
  if (counts_points) write(out, "points", skill.points, Worth::kPoint);
}

std::string json_of(const std::vector<PlayerSkill>& skills, long long imagined) {
  JsonWriter out;
  out.begin_object().field("analysis", kAnalysisVersion).field("imagined", static_cast<std::int64_t>(imagined));
  out.key("players").begin_array();
  for (const PlayerSkill& skill : skills) {
    out.begin_object()
        .field("game", std::string_view(skill.game))
        .field("net", std::string_view(net_version(skill.game)));
    out.field("player", std::string_view(skill.player));
    write(out, skill.all, skill.counts_points);
    out.key("lost").begin_object();
    write(out, skill.lost, skill.counts_points);
    out.end_object().end_object();
  }
  return out.end_array().end_object().take();
}

}  // namespace

std::string net_version(std::string_view game) {
  std::string_view net;
  with_game(game, [&]<class G>() { net = built_in_net<G>(); });
  if (net.empty()) return "none";
  const std::vector<std::uint8_t> bytes(net.begin(), net.end());
  const Sha256 hash = sha256(bytes);
  return fmt::format("{:02x}{:02x}{:02x}{:02x}", hash[0], hash[1], hash[2], hash[3]);
}

int review_skill(const ReviewArguments& arguments, const AnalysisSettings& settings, int threads) {
  const auto records = records_in(arguments.file);
  if (!records) return complain(records.error().message);
  const Interrupt interrupt;
  ProgressBar progress(static_cast<long long>(records->size()));
  std::vector<GameSkills> games;
  std::string wrong;
  in_order(
      static_cast<std::int64_t>(records->size()), threads,
      [&] {
        return [&](std::int64_t game) { return skills_in((*records)[static_cast<std::size_t>(game)], settings); };
      },
      [&](std::int64_t game, Result<GameSkills>& skills) {
        progress.show(game + 1);
        if (skills) {
          games.push_back(std::move(*skills));
        } else {
          wrong = fmt::format("{}: record {}: {}", arguments.file, game + 1, skills.error().message);
        }
        return wrong.empty() && !Interrupt::requested();
      });
  progress.clear();
  if (!wrong.empty()) return complain(wrong);
  const auto skills = player_skills(games);
  if (arguments.json) {
    fmt::print("{}\n", json_of(skills, arguments.games));
  } else {
    print_table(skills, arguments.games);
    if (Interrupt::requested()) fmt::print("\ninterrupted: the first {} of {} games\n", games.size(), records->size());
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
