#include "engine/positions.h"

#include <gtest/gtest.h>

#include "engine/games.h"

namespace roundtable {

namespace {

std::string own_view(const AnyGame& game, Seat seat) {
  const auto view = Json::parse(game.view_json(Viewer(seat)));
  const Json* hand = view ? view->find("hand") : nullptr;
  return hand == nullptr ? "" : hand->text();
}

// An imagined position is playable and keeps the seat's own cards.
TEST(Positions, AnImaginedOneIsARecordToPlayOnFrom) {
  read_positions();
  int imagined = 0;
  for (const auto* name : {"academy", "medievallons"}) {
    for (int players = 2; players <= 5; ++players) {
      Rng rng(4, static_cast<std::uint64_t>(players));
      auto game = std::move(
          *make_game(name, players, *Json::parse(players == 2 && name[0] == 'a' ? R"({"two":"karadoc"})" : "{}")));
      for (int step = 0; step < 60 && !game->deciders().over(); ++step) {
        if (game->deciders().is_chance()) {
          game->chance(rng);
        } else {
          const Seat seat = game->deciders().seats().lowest();
          const auto choices = game->legal(seat);
          ASSERT_TRUE(game->apply(seat, choices[below(rng, static_cast<unsigned>(choices.size()))]));
        }
        const std::size_t entries = game->record().log.size();
        if (step % 10 != 9) continue;
        const Seat seat{static_cast<std::uint8_t>(below(rng, static_cast<unsigned>(players)))};
        const auto anew = imagined_position(game->record(), entries, seat, rng);
        if (!anew) continue;
        ++imagined;
        const auto seen = look_at_position(anew->record);
        ASSERT_TRUE(seen) << seen.error().message;
        ASSERT_TRUE(seen->faults.empty()) << seen->faults[0].message << anew->record.json();
        auto before = game->record();
        before.result.clear();
        const auto then = replay_game(before, anew->entries);
        ASSERT_TRUE(then) << then.error().message;
        EXPECT_EQ(own_view(*seen->game, seat), own_view(**then, seat)) << anew->record.json();
      }
    }
  }
  EXPECT_GT(imagined, 30);
}

}  // namespace

}  // namespace roundtable
