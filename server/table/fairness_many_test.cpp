#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>

#include "server/table/test_tables.h"

// Plays thousands of tables where one party wants the first card to be a Knight and does everything the protocol
// allows. The Knight must stay as likely as each of the twelve other kinds.

namespace roundtable::server {

namespace {

constexpr char kWanted = 'K';
constexpr int kKinds = 13;  // of cards, equally many each
constexpr int kTables = 2600;
constexpr double kBound = 60;  // of a chi-square with 12 degrees of freedom: once in 40 million times by chance
const std::array<User, 3> kPeople = {kAnn, kBert, kCleo};

class Fairness : public testing::Test {
 protected:
  Secret draw() {
    Secret::Bytes bytes{};
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(below(rng_, 256));
    return Secret(bytes);
  }

  static Seat seat_number(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

  // The kind of the first card with that key.
  static char first_card(const Secret& key) {
    static const Plan kPlan = Plan::from_request(kRequest, kAnn);
    const GameInProgress play(kPlan.make_game(), fair_chance(key), TakeBack::OwnTurn);
    return play.game().record().log.at(1).back();
  }
  static char first_card(const Table& table) {
    EXPECT_EQ(table.phase(), Phase::Playing);
    return table.game()->record().log.at(1).back();
  }

  // The first secret of so many random ones that gives the wanted card, if any.
  Secret best_of(int tries, const std::function<char(const Secret&)>& card) {
    Secret found = draw();
    for (int i = 0; i < tries && card(found) != kWanted; ++i) found = draw();
    return found;
  }

  static std::unique_ptr<Table> table_with(const Secret& secret) {
    Plan plan = Plan::from_request(kRequest, kAnn);
    plan.secret = secret;
    return std::make_unique<Table>("t", plan, 1000);
  }

  static void seat(Table& table, const Numbers& numbers, Millis now, const std::array<User, 3>& people = kPeople) {
    const auto commitment = [&](std::size_t i) { return numbers[i] ? commitment_of(*numbers[i]) : ""; };
    for (std::size_t i = 0; i < people.size(); ++i) {
      const auto has = table.seat_of(people[i].id);
      if (has) table.commit(*has, commitment(i), now);
      if (has) table.set_here(*has, true, now);
    }
    for (std::size_t i = 0; i < people.size(); ++i) {
      if (!table.seat_of(people[i].id)) table.sit(people[i], static_cast<int>(i), now, std::nullopt, commitment(i));
    }
  }

  static double chi_square(const std::function<char()>& play) {
    std::map<char, int> counts;
    for (int i = 0; i < kTables; ++i) ++counts[play()];
    constexpr double kExpected = double{kTables} / kKinds;
    double sum = (kKinds - static_cast<double>(counts.size())) * kExpected;
    for (const auto& [card, count] : counts) sum += (count - kExpected) * (count - kExpected) / kExpected;
    return sum;
  }

  static constexpr const char* kRequest =
      R"({"game":"medievallons","options":{"first":0},"seats":["me","open","open"]})";

 private:
  Rng rng_{1};
};

// A malicious server chooses the secret, sees all nonces first, knows the cards, and may stop whenever it dislikes
// them. But the journal then restores the same nonces and the same cards.
TEST_F(Fairness, AHostCannotBendIt) {
  const auto play = [&] {
    auto table = table_with(best_of(50, [](const Secret& secret) { return first_card(secret); }));
    const Numbers numbers = {draw(), draw(), draw()};
    seat(*table, numbers, 2000);
    StoredTable journal = stored(*table);
    const auto restart = [&] {
      for (Entry& entry : table->take_written()) journal.entries.push_back(std::move(entry));
      table = std::make_unique<Table>(journal);
    };
    for (int tries = 0; tries < 3; ++tries) {
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        restart();
        table->reveal(seat_number(i), *numbers[i], 3000);
      }
      if (first_card(*table) == kWanted) break;
    }
    return first_card(*table);
  };
  EXPECT_LT(chi_square(play), kBound);
}

// A malicious player chooses and reveals the nonce last, and leaves as often as it likes, to return under another name:
// the table refuses the old one. It does not know the secret.
TEST_F(Fairness, NoPlayerCanBendIt) {
  for (std::size_t last = 0; last < kPeople.size(); ++last) {
    const auto play = [&] {
      auto table = table_with(draw());
      auto people = kPeople;
      for (Millis now = 2000;; now += 1000) {
        Numbers numbers = {draw(), draw(), draw()};
        seat(*table, numbers, now, people);
        const bool likes = first_card(fair_key(Secret(), numbers)) == kWanted || now > 20'000;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
          if (i != last) table->reveal(seat_number(i), *numbers[i], now);
        }
        const Seat own = seat_number(last);
        likes ? table->reveal(own, *numbers[last], now) : table->leave(own, now);
        if (likes) return first_card(*table);
        people[last].id = "guest" + std::to_string(now);
      }
    };
    EXPECT_LT(chi_square(play), kBound) << "seat " << last;
  }
}

// The host and two of three players, who know each other's nonces and the commitment of the third.
TEST_F(Fairness, AllButOneCannotBendIt) {
  const auto play = [&] {
    const Secret honest = draw();
    const Secret commitment = *Secret::from_hex(commitment_of(honest));
    Numbers numbers = {draw(), draw(), honest};
    const Secret secret = best_of(
        50, [&](const Secret& tried) { return first_card(fair_key(tried, {numbers[0], numbers[1], commitment})); });
    auto table = table_with(secret);
    seat(*table, numbers, 2000);
    for (const std::size_t i : {2U, 1U, 0U}) table->reveal(seat_number(i), *numbers[i], 3000);
    return first_card(*table);
  };
  EXPECT_LT(chi_square(play), kBound);
}

// Controls that the test can detect a bias: a host without any nonces in the game, and a last player without
// commitments.
TEST_F(Fairness, WithoutNumbersAndPromisesItIsSeenToBeBent) {
  const auto alone = [&] {
    auto table = table_with(best_of(3, [](const Secret& secret) { return first_card(secret); }));
    seat(*table, {std::nullopt, std::nullopt, std::nullopt}, 2000);
    return first_card(*table);
  };
  EXPECT_GT(chi_square(alone), 2 * kBound);
  const auto uncommitted = [&] {
    const Secret secret = draw();
    const Secret first = draw();
    const Secret last = best_of(3, [&](const Secret& tried) { return first_card(fair_key(secret, {first, tried})); });
    return first_card(fair_key(secret, {first, last}));
  };
  EXPECT_GT(chi_square(uncommitted), 2 * kBound);
}

}  // namespace

}  // namespace roundtable::server
