#pragma once

// Properties that every game must have, run for each game, number of players and option. Plays random games and checks
// every position on the way.

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "engine/core/alike.h"

namespace roundtable::properties {

// Games for each set of options; raise it with ROUNDTABLE_GAMES.
inline int games_each() {
  const char* wanted = std::getenv("ROUNDTABLE_GAMES");  // NOLINT(concurrency-mt-unsafe)
  const int most = wanted == nullptr ? 0 : std::atoi(wanted);
  return most > 0 ? most : 1;
}

constexpr int kLongestGame = 2000;  // steps, including chance and changed choices

// Plays one random game and checks each position. `Invariant` adds checks of the game, such as conservation of cards.
template <Game G, class Invariant>
class RandomGame {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  RandomGame(const typename G::Options& options, std::uint64_t seed, Invariant invariant)
      : options_(options), rng_(seed), invariant_(invariant), state_(G::start(options)), listener_(options) {}

  void play_and_check() {
    const int searched = static_cast<int>(below(rng_, 300));
    int step = 0;
    for (; !G::deciders(state_).over(); ++step) {
      ASSERT_LT(step, kLongestGame) << "the game does not end";
      check_position(step, step == searched);
      if (testing::Test::HasFatalFailure()) return;
      G::deciders(state_).is_chance() ? settle() : choose();
      if (testing::Test::HasFatalFailure()) return;
    }
    check_position(0, false);
    if (testing::Test::HasFatalFailure()) return;
    check_replay();
    check_events();
  }

 private:
  void check_position(int step, bool thorough) {
    invariant_(state_);
    if (testing::Test::HasFatalFailure()) return;
    for (int i = 0; i < 8; ++i) {
      check_seat(Seat{static_cast<std::uint8_t>(i)}, thorough);
      if (testing::Test::HasFatalFailure()) return;
    }
    check_knowledge(step % 32 == 0 || thorough);
    if (!testing::Test::HasFatalFailure() && step % 16 == 1) check_rollout(state_);
  }

  // Checks that exactly the legal choices are accepted, and that a refusal leaves every byte unchanged.
  void check_seat(Seat seat, bool thorough) {
    const auto choices = G::legal(state_, seat);
    const auto legal = list<G>(choices);
    ASSERT_EQ(static_cast<int>(legal.size()), choices.size());
    const bool seated = index(seat) < G::players(options_);
    if (seated && G::deciders(state_).has(seat)) {
      ASSERT_FALSE(legal.empty());
    }
    if (!seated) {
      ASSERT_TRUE(legal.empty());
    }
    std::vector<std::string> texts;
    NullSink nobody;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      ASSERT_EQ(legal[i], choices[static_cast<int>(i)]);
      ASSERT_TRUE(choices.contains(legal[i]));
      texts.push_back(G::text_of(options_, legal[i]));
      const auto read = G::action_from(options_, seat, texts.back());
      ASSERT_TRUE(read) << texts.back();
      ASSERT_EQ(*read, legal[i]) << texts.back();
      State next = state_;
      ASSERT_EQ(G::apply(next, seat, legal[i], nobody), Legality::Legal) << texts.back();
      invariant_(next);
    }
    std::sort(texts.begin(), texts.end());
    ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << "two choices read the same";
    check_refusals(seat, legal, thorough);
  }

  void check_refusals(Seat seat, const std::vector<Action>& legal, bool thorough) {
    const auto try_number = [&](std::uint32_t number) {
      const auto action = std::bit_cast<Action>(number);
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) expect_refused(seat, action, legal.empty());
    };
    for (int i = 0; i < 4; ++i) try_number(static_cast<std::uint32_t>(rng_()));
    if (!legal.empty()) {
      const auto number = std::bit_cast<std::uint32_t>(legal[below(rng_, static_cast<unsigned>(legal.size()))]);
      for (unsigned bit = 0; bit < 32; ++bit) try_number(number ^ (1U << bit));
      for (std::uint32_t step = 1; step < 8; ++step)
        try_number(number + (step << 8U)), try_number(number - (step << 8U));
    }
    for (std::uint32_t number = 0; thorough && !legal.empty() && number < 0x4000U; ++number) try_number(number);
  }

  void expect_refused(Seat seat, const Action& action, bool nothing_asked) {
    State next;
    std::memcpy(&next, &state_, sizeof next);
    NullSink nobody;
    ASSERT_EQ(G::apply(next, seat, action, nobody), nothing_asked ? Legality::NotAsked : Legality::NotLegal)
        << "seat " << index(seat) << ", action " << std::hex << std::bit_cast<std::uint32_t>(action);
    // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): padding was copied too
    ASSERT_EQ(std::memcmp(&next, &state_, sizeof next), 0) << "a refused choice changed the state";
  }

  // Checks that a view determines the seat's choices, and that a state imagined from a view looks the same as the real
  // one.
  void check_knowledge(bool with_json) {
    const auto all = viewers<G>(state_);
    for (const Viewer viewer : all) {
      const auto own = list<G>(G::legal(G::view(state_, viewer)));
      if (viewer.is_spectator()) {
        ASSERT_TRUE(own.empty());
      } else {
        ASSERT_EQ(own, list<G>(G::legal(state_, viewer.seat())));
      }
      if (with_json) {
        const auto read = Json::parse(view_json<G>(state_, viewer));
        ASSERT_TRUE(read) << read.error().message;
      }
    }
    const Viewer viewer = all[below(rng_, static_cast<unsigned>(all.size()))];
    const State imagined = G::imagine(G::view(state_, viewer), rng_);
    expect_alike<G>(state_, imagined, viewer, with_json);
    invariant_(imagined);
    if (!testing::Test::HasFatalFailure() && below(rng_, 32) == 0) check_rollout(imagined);
  }

  // Checks that a rollout equals step-by-step play with the same answers.
  void check_rollout(const State& from) {
    const std::uint64_t seed = rng_();
    State rolled = from;
    Rng answers(seed, 1);
    Rng luck(seed, 2);
    int asked = 0;
    if constexpr (requires { G::rollout(rolled, [](const State&, Seat, const auto& c) { return c[0]; }, luck); }) {
      const auto answer = [&](const State&, Seat, const auto& choices) {
        EXPECT_GT(choices.size(), 0);
        ++asked;
        return choices.pick(answers);
      };
      G::rollout(rolled, answer, luck);
    }
    State stepped = from;
    Rng same_answers(seed, 1);
    Rng same_luck(seed, 2);
    NullSink nobody;
    for (int step = 0; !G::deciders(stepped).over(); ++step) {
      ASSERT_LT(step, kLongestGame);
      if (G::deciders(stepped).is_chance()) {
        G::settle(stepped, G::draw(stepped, same_luck), nobody);
      } else {
        const Seat seat = G::deciders(stepped).seats().lowest();
        ASSERT_EQ(G::apply(stepped, seat, G::legal(stepped, seat).pick(same_answers), nobody), Legality::Legal);
      }
      if (step % 16 == 0) invariant_(stepped);
    }
    if (asked > 0) {
      ASSERT_EQ(rolled, stepped);
    }
  }

  void settle() {
    const auto outcome = G::draw(state_, rng_);
    ASSERT_TRUE(G::is_possible(state_, outcome));
    const std::string text = G::text_of(options_, outcome);
    const auto read = G::outcome_from(options_, text);
    ASSERT_TRUE(read) << text;
    ASSERT_EQ(*read, outcome) << text;
    State unheard = state_;
    NullSink nobody;
    G::settle(unheard, outcome, nobody);
    G::settle(state_, outcome, listener_);
    ASSERT_EQ(state_, unheard) << "listening changed the game";
  }

  // Lets a random seat choose, or change its choice while others still choose.
  void choose() {
    const auto before = G::deciders(state_);
    std::vector<Seat> may;
    for (const Seat seat : Seats::first(G::players(options_))) {
      if (before.has(seat) || (!G::legal(state_, seat).empty() && below(rng_, 2) == 0)) may.push_back(seat);
    }
    const Seat seat = may[below(rng_, static_cast<unsigned>(may.size()))];
    const Action action = G::legal(state_, seat).pick(rng_);
    State unheard = state_;
    NullSink nobody;
    G::take(unheard, seat, action, nobody);
    listener_.about_to_choose(state_, seat);
    ASSERT_EQ(G::apply(state_, seat, action, listener_), Legality::Legal);
    ASSERT_EQ(state_, unheard) << "listening changed the game";
    if (!before.has(seat)) {
      ASSERT_EQ(G::deciders(state_), before) << "changing one's mind changed who is asked";
    }
  }

  void check_replay() {
    listener_.finish(state_);
    const std::string written = listener_.record().json();
    const auto record = Record::from_json(written);
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_EQ(record->json(), written);
    auto replayer = Replayer<G>::open(*record);
    ASSERT_TRUE(replayer) << replayer.error().message;
    const Status status = replayer->run();
    ASSERT_TRUE(status) << status.error().message;
    ASSERT_EQ(replayer->state(), state_);
    JsonWriter result;
    G::write_result(result, replayer->state());
    ASSERT_EQ(result.text(), record->result);
    const Standing standing = G::standing(state_);
    ASSERT_FALSE(standing.winners.empty());
    for (const Seat winner : standing.winners) ASSERT_LT(index(winner), G::players(options_));
  }

  void check_events() {
    for (const auto& event : listener_.events()) {
      const auto all = viewers<G>(state_);
      const auto seen = G::seen_by(event, all[below(rng_, static_cast<unsigned>(all.size()))]);
      const auto read = Json::parse(event_json<G>(state_, seen));
      ASSERT_TRUE(read) << read.error().message;
    }
  }

  typename G::Options options_;
  Rng rng_;
  Invariant invariant_;
  State state_;
  Listener<G> listener_;
};

template <Game G, class Invariant>
void check_random_game(const typename G::Options& options, std::uint64_t seed, Invariant invariant) {
  JsonWriter out;
  G::write_options(out, options);
  SCOPED_TRACE(std::to_string(G::players(options)) + " players, options " + out.take() + ", seed " +
               std::to_string(seed));
  RandomGame<G, Invariant>(options, seed, invariant).play_and_check();
}

// A fingerprint of many random games: each choice's index, the number of choices, and the results.
template <Game G>
std::uint64_t behaviour(const typename G::Options& options, int games) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  const auto add = [&](std::uint64_t number) { hash = (hash ^ number) * 0x100000001b3ULL; };
  NullSink nobody;
  for (int game = 0; game < games; ++game) {
    Rng rng(2024, static_cast<std::uint64_t>(game));
    auto state = G::start(options);
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      const auto which = below(rng, static_cast<unsigned>(choices.size()));
      add(static_cast<std::uint64_t>(index(seat)) << 16U | static_cast<std::uint64_t>(choices.size()) << 8U | which);
      G::take(state, seat, choices[static_cast<int>(which)], nobody);
    }
    const Standing standing = G::standing(state);
    for (const int score : standing.scores) add(static_cast<std::uint64_t>(score));
    add(standing.winners.bits());
    add(static_cast<std::uint64_t>(standing.neutral.value_or(0)));
  }
  return hash;
}

}  // namespace roundtable::properties
