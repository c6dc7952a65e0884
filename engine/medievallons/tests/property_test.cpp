#include <gtest/gtest.h>

#include "engine/core/properties.h"
#include "engine/core/sanitized.h"
#include "engine/medievallons/game.h"
#include "engine/medievallons/imagine/certain.h"

// The properties of engine/core for every number of players; claims are never wrong.

namespace roundtable::medievallons {

namespace {

Options options_for(int players, int max_turns = kUsualTurns) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.max_turns = max_turns;
  return options;
}

// Eight of each kind in all places together.
void expect_cards_conserved(const State& state) {
  const OpenTable& table = state.table;
  std::array<int, kKinds> count{};
  const auto add = [&](Cards cards) {
    int size = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
      count[static_cast<std::size_t>(kind)] += cards.count(static_cast<CardKind>(kind));
      size += cards.count(static_cast<CardKind>(kind));
    }
    ASSERT_EQ(size, cards.size());
  };
  for (const Cards hand : state.secrets.hands.items) add(hand);
  add(state.secrets.deck);
  add(state.secrets.drawn);
  add(table.pile.cards());
  for (int place = 0; place < kGuildPlaces; ++place) {
    const Guild& guild = table.guilds.items[place];
    ASSERT_EQ(guild.size() > 0, table.laid.has(static_cast<GuildAt>(place)));
    if (guild.size() == 0) continue;
    ASSERT_GE(guild.size(), kGuildNeeds);
    ASSERT_EQ(guild.members == 0, guild.kind == CardKind::Jester);
    add(guild.cards());
  }
  if (table.aside != kNoKind) add(Cards::of(table.aside));
  for (const int copies : count) ASSERT_EQ(copies, kOfEach);
}

void expect_true(Cards there, Cards known, CardKinds exact) {
  ASSERT_TRUE(there.contains(known)) << text_of(there) << " is not " << text_of(known);
  for (const CardKind kind : exact) {
    ASSERT_EQ(there.count(kind), known.count(kind)) << text_of(there) << " is not only " << text_of(known);
  }
}

// Every claim about any place is true, and so is everything a page shows as certain.
void expect_notes_true(const State& state) {
  const Secrets& secrets = state.secrets;
  const bool shown = state.table.turn > 0;
  for (const Seat observer : everybody(state.table)) {
    const Certain sure = shown ? certain(view(state, observer)) : Certain();
    for (const Seat place : everybody(state.table)) {
      Cards there = secrets.hands[place];
      if (place == observer) {
        there = observer == state.table.active ? secrets.deck : secrets.deck + secrets.drawn;
      }
      const Claim notes = secrets.knowledge.of(observer, place);
      ASSERT_EQ(notes.known().size(), notes.size());
      expect_true(there, notes.known(), notes.exact());
      if (testing::Test::HasFatalFailure()) FAIL() << index(observer) << " of " << index(place);
      if (!shown) continue;
      expect_true(there, sure.known[place], sure.exact[place]);
      ASSERT_TRUE(sure.known[place].contains(notes.known()));
    }
  }
}

void expect_sound(const State& state) {
  expect_cards_conserved(state);
  if (!testing::Test::HasFatalFailure()) expect_notes_true(state);
}

class Players : public testing::TestWithParam<int> {};

TEST_P(Players, HoldTheProperties) {
  for (int game = 0; game < 8 * properties::games_each(); game += kReduction > 1 ? 3 : 1) {
    const int max_turns = game % 4 == 3 ? 20 : kUsualTurns;
    properties::check_random_game<Medievallons>(options_for(GetParam(), max_turns),
                                                static_cast<std::uint64_t>(GetParam() * 1000 + game), expect_sound);
    if (HasFatalFailure()) return;
  }
}

#if !defined(ROUNDTABLE_SANITIZED)  // tests/cross_build.sh compares the builds
TEST(Behaviour, IsTheSameAsEver) {
  constexpr std::array<std::uint64_t, 4> kKnown = {0x52a72abbf05d2744, 0x2f1dde014aab9e8, 0x36ff3b387c74db9b,
                                                   0xf2c4f412b41fdd81};
  for (int players = 2; players <= 5; ++players) {
    const auto hash = properties::behaviour<Medievallons>(options_for(players), 10'000);
    EXPECT_EQ(hash, kKnown[static_cast<std::size_t>(players - 2)])
        << players << " players" << std::hex << ": now 0x" << hash
        << ". If the rules or the generator were meant to change, put it here and say why in the commit.";
  }
}
#endif

INSTANTIATE_TEST_SUITE_P(Medievallons, Players, testing::Range(2, 6));

}  // namespace

}  // namespace roundtable::medievallons
