#pragma once

// Test games and their reviews.

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "engine/games.h"
#include "study/review.h"

namespace roundtable {

struct TableOf {
  std::string game;
  int players;
  std::string options;
};

inline const std::vector<TableOf> kTables = {
    {"academy", 2, R"({"two":"karadoc"})"},
    {"academy", 2, R"({"two":"lancelot"})"},
    {"academy", 3, "{}"},
    {"academy", 4, "{}"},
    {"academy", 5, "{}"},
    {"academy", 4, R"({"variations":["alms","bet","codex","dragon","knights","scrolls"]})"},
    {"medievallons", 2, "{}"},
    {"medievallons", 3, "{}"},
    {"medievallons", 4, "{}"},
    {"medievallons", 5, "{}"},
};

inline Record played(const TableOf& table, const std::string& bot, std::uint64_t seed) {
  auto game = std::move(*make_game(table.game, table.players, *Json::parse(table.options)));
  const auto player = std::move(*make_any_bot(table.game, bot));
  Rng chance(seed, 0);
  Rng thoughts(seed, 1);
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(chance);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    EXPECT_TRUE(game->apply(seat, *player->choose(*game, seat, thoughts)));
  }
  return game->record();
}

inline Review reviewed(const Record& record, int games) {
  const auto reviewer = std::move(*make_reviewer(record, {.games = games}));
  return review_of(record, *reviewer);
}

}  // namespace roundtable
