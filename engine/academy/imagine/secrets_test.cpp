#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/academy/tests/test_options.h"
#include "engine/core/chi_square.h"
#include "engine/core/properties.h"
#include "engine/core/sanitized.h"

// Other imagined information: codex tokens, unseen Education coats and gifts, Lancelot's cards. Lists all possibilities
// by brute force.

namespace roundtable::academy {

namespace {

template <class Name>
Weights imagined(const View& view, Name name, int samples) {
  Rng rng(11);
  Weights drawn;
  for (int i = 0; i < samples; ++i) ++drawn[name(imagine(view, rng))];
  return drawn;
}

// Enough samples to detect a weight that is wrong by one in twenty; fewer if another viewer had equal knowledge.
class Samples {
 public:
  template <class Name>
  void check(const View& view, Name name, const Weights& possible) {
    constexpr int kMost = 200'000 / kReduction;
    const int samples = possible.size() == 1                                         ? 100
                        : checked_.insert({possible.begin(), possible.end()}).second ? kMost
                                                                                     : kMost / 20;
    expect_drawn_by_weight(imagined(view, name, samples), possible);
  }

 private:
  std::set<std::map<std::string, double>> checked_;
};

// Short names, because there are many.
char letter(int value) { return static_cast<char>('z' + value); }

std::string name_of_tokens(const State& state) {
  return {letter(-state.secrets.tokens.minus_three), letter(-state.secrets.tokens.minus_one)};
}

Weights possible_tokens(const State& state, Viewer viewer) {
  Weights all;
  const View seen = view(state, viewer);
  for (std::uint8_t three = 1; three <= state.table.squires; ++three) {
    for (std::uint8_t one = 1; one <= state.table.squires; ++one) {
      State other = state;
      other.secrets.tokens = {three, one};
      if (three != one && view(other, viewer) == seen) all[name_of_tokens(other)] = 1;
    }
  }
  return all;
}

class ImagineSecrets : public testing::TestWithParam<int> {};

TEST_P(ImagineSecrets, TokensNotLookedAt) {
  const Options options = options_of(GetParam(), 0, bits_of({Variation::Codex}));
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const State state = random_position(options, seed, [&](const OpenTable& table) {
      int looks = 0;
      for (const auto places : table.peeked.items) looks += std::popcount(places);
      return seed == 0 ? table.phase == Phase::TakeToken && table.step == 1 : looks == 1 && table.lap == 0;
    });
    Samples samples;
    for (const Viewer viewer : properties::viewers<Academy>(state)) {
      samples.check(view(state, viewer), name_of_tokens, possible_tokens(state, viewer));
    }
  }
}

std::string name_of_coats(const State& state) {
  std::string text;
  for (int round = 1; round <= kRounds; ++round) {
    for (const int value : state.table.ledger.paid(Track::Education, round).items) {
      if (value != 0) text += letter(value);
    }
  }
  for (const Trade& trade : state.table.ledger.trades()) text += letter(trade.value);
  return text;
}

// A giver can only give a coat it has.
bool gifts_make_sense(const OpenTable& table) {
  const auto has = [&](Squire squire, int wanted) {
    bool found = false;
    for (int round = 1; round <= kRounds; ++round)
      found |= table.ledger.paid(Track::Education, round)[squire] == wanted;
    return found;
  };
  for (const Trade& gift : table.ledger.trades()) {
    if (gift.track == Track::Education && !has(gift.from, gift.value)) return false;
  }
  return true;
}

// Both orders of each round's two coats and both kinds of each gift, if they look the same to the viewer.
Weights possible_coats(const State& state, Viewer viewer) {
  Weights all;
  const View seen = view(state, viewer);
  const auto& trades = state.table.ledger.trades();
  for (unsigned way = 0; way < (1U << static_cast<unsigned>(kRounds + trades.size())); ++way) {
    State other = state;
    for (int round = 1; round <= kRounds; ++round) {
      if (((way >> static_cast<unsigned>(round - 1)) & 1U) == 0) continue;
      for (auto& value : other.table.ledger.paid(Track::Education, round).items) {
        value = static_cast<std::int8_t>(value == 0 ? 0 : -4 - value);
      }
    }
    bool only_gifts = true;
    for (int i = 0; i < trades.size(); ++i) {
      if (((way >> static_cast<unsigned>(kRounds + i)) & 1U) == 0) continue;
      only_gifts &= trades[i].track == Track::Education;
      other.table.ledger.trades()[i].value = static_cast<std::int8_t>(-4 - trades[i].value);
    }
    if (only_gifts && gifts_make_sense(other.table) && view(other, viewer) == seen) all[name_of_coats(other)] = 1;
  }
  return all;
}

TEST_P(ImagineSecrets, CoatsAndGiftsNotSeen) {
  const Options options = options_of(GetParam(), 0, bits_of({Variation::Codex, Variation::Alms}));
  int uncertain = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const State state = random_position(options, seed, [&](const OpenTable& table) {
      if (seed % 4 == 0) return table.round == 4 && table.phase == Phase::Deal;
      if (seed % 4 == 1) return table.phase == Phase::AlmsGive;
      return table.phase == (seed % 4 == 2 ? Phase::AlmsTake : Phase::Over) && !table.ledger.trades().empty();
    });
    Samples samples;
    for (const Viewer viewer : properties::viewers<Academy>(state)) {
      const Weights possible = possible_coats(state, viewer);
      ASSERT_TRUE(possible.contains(name_of_coats(state))) << "the truth is not among them";
      uncertain += possible.size() > 1 ? 1 : 0;
      samples.check(view(state, viewer), name_of_coats, possible);
    }
  }
  EXPECT_GT(uncertain, 8);
}

INSTANTIATE_TEST_SUITE_P(Academy, ImagineSecrets, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

// Assignments of the other player's six cards that fit those played: all numbered cards in all ways, counted by the
// ways to choose which of the three were played.
Weights possible_assignments(const State& state, Seat other) {
  const auto squires = {first_squire(other), second_squire(other)};
  std::vector<Card> six;
  for (const Squire squire : squires) {
    for (const Card card : state.secrets.hands[squire].cards()) six.push_back(card);
    for (const Play play : state.table.played[squire]) six.push_back(card_of(play));
  }
  Weights all;
  for (unsigned mask = 0; mask < 64; ++mask) {
    if (std::popcount(mask) != kLancelotPlayed) continue;
    double ways = 1;
    State given = state;
    for (const Squire squire : squires) {
      CardSet hand;
      for (unsigned i = 0; i < 6; ++i) {
        if ((((mask >> i) & 1U) != 0) == (squire == first_squire(other))) hand.add(six[i]);
      }
      for (const Play play : state.table.played[squire]) {
        ways *= hand.count(card_of(play));
        hand.remove(card_of(play));
      }
      given.secrets.hands[squire] = Hand(hand);
    }
    if (ways > 0) all[text_of(given.secrets.hands[first_squire(other)].cards())] += ways;
  }
  return all;
}

TEST(ImagineLancelot, WhatTheOtherAssigned) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const State state = random_position(options_of(4), seed, [&](const OpenTable& table) {
      return table.phase == Phase::Play && table.turn == seed % 4 && table.lap == seed % 3;
    });
    const Seat other{1};
    const auto name = [&](const State& one) { return text_of(one.secrets.hands[first_squire(other)].cards()); };
    Samples().check(view(state, Seat{0}), name, possible_assignments(state, other));
    Samples().check(view(state, Viewer::spectator()), name, possible_assignments(state, other));
  }
}

// Before the piles are shown, the other player's six may be any unseen cards: any two places may hold any two cards.
TEST(ImagineLancelot, WhatTheOtherWasDealt) {
  const State state =
      random_position(options_of(4), 3, [](const OpenTable& table) { return table.phase == Phase::Split; });
  std::vector<Card> unseen;
  CardSet rest = CardSet::full();
  rest.remove(state.secrets.hands[first_squire(Seat{0})].cards());
  for (const Card card : rest) unseen.push_back(card);
  Weights pairs;
  for (std::size_t one = 0; one < unseen.size(); ++one) {
    for (std::size_t two = 0; two < unseen.size(); ++two) {
      if (one != two) pairs[text_of(unseen[one]) + text_of(unseen[two])] += 1;
    }
  }
  Rng rng(8);
  const auto name = [&](const State& imagined_state) {
    CardSet six = imagined_state.secrets.hands[first_squire(Seat{1})].cards();
    const Card first = random_card(six, rng);
    six.remove(first);
    return text_of(first) + text_of(random_card(six, rng));
  };
  Samples().check(view(state, Seat{0}), name, pairs);
}

}  // namespace

}  // namespace roundtable::academy
