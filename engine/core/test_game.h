#pragma once

// For tests: plays a game from a position by entries of a record.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"

namespace roundtable {

using Numbers = std::vector<int>;
using Texts = std::vector<std::string>;

constexpr int kAnn = 0;
constexpr int kBert = 1;
constexpr int kChloe = 2;
constexpr int kDov = 3;
constexpr int kElin = 4;

inline Seat seat_number(int number) { return Seat{static_cast<std::uint8_t>(number)}; }

// Records everything the engine reports.
template <Game G>
class Listener : public Sink<G> {
 public:
  explicit Listener(const typename G::Options& options) : options_(options) {}

  void entry(Seat seat, const typename G::Action& action, bool forced) override {
    log.push_back(std::to_string(index(seat)) + (forced ? "! " : " ") + G::text_of(options_, action));
  }
  void chance(const typename G::Outcome& outcome) override { log.push_back("* " + G::text_of(options_, outcome)); }
  void event(const typename G::Event& event) override { events.push_back(event); }

  Texts log;  // as in a record
  std::vector<typename G::Event> events;

 private:
  typename G::Options options_;
};

// Base of the games' test classes. `Self` adds `asks()`, the current question, and readers for its table.
template <Game G, class Self>
class TestGameOf {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  explicit TestGameOf(const State& from) : state(from), told(G::options(from)) {}

  // Plays entries of a record, `2 bonus king` or `* draw 1 K`; each must be legal. A forced one, `1! target 0`, must
  // have been made by the engine since the previous entry.
  Self& then(std::initializer_list<std::string_view> entries) {
    for (const auto entry : entries) take(entry);
    return self();
  }

  // Tries a choice that may be illegal. A refused one must leave every byte and the record unchanged.
  Legality attempt(std::string_view entry) {
    const auto action = G::action_from(options(), seat_of(entry), rest_of(entry));
    if (!action) {
      ADD_FAILURE() << entry << ": " << action.error().message;
      return Legality::NotLegal;
    }
    std::array<unsigned char, sizeof(State)> before{};
    std::memcpy(before.data(), &state, sizeof(State));
    const auto logged = told.log.size();
    const Legality legality = G::apply(state, seat_of(entry), *action, told);
    if (legality != Legality::Legal) {
      // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): padding was copied too
      EXPECT_EQ(std::memcmp(before.data(), &state, sizeof(State)), 0) << entry;
      EXPECT_EQ(told.log.size(), logged) << entry;
    }
    return legality;
  }

  // Whether the text is an entry at all, legal or not.
  bool understands(std::string_view entry) const {
    return bool(G::action_from(options(), seat_of(entry), rest_of(entry)));
  }
  // Whether chance could draw this now: `draw 1 K`.
  bool possible(std::string_view outcome) const {
    const auto read = G::outcome_from(options(), outcome);
    return read && G::is_possible(state, *read);
  }
  // Sorted, without the seat.
  Texts legal(int seat) const { return legal_texts<G>(state, seat_number(seat)); }
  // The choices it would have if it were its turn now.
  Texts ahead(int seat) const {
    Texts texts;
    const auto then = ahead_of<G>(seen_from(seat));
    if (!then) return texts;
    for (const auto& action : G::legal(*then)) texts.push_back(G::text_of(options(), action));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  Numbers winners() const {
    Numbers seats;
    for (const Seat seat : G::standing(state).winners) seats.push_back(index(seat));
    return seats;
  }
  typename G::View seen_from(int seat) const { return G::view(state, seat_number(seat)); }
  typename G::View seen_by_spectator() const { return G::view(state, Viewer::spectator()); }

  std::vector<Event> events(typename Event::Kind kind) const {
    std::vector<Event> found;
    std::copy_if(told.events.begin(), told.events.end(), std::back_inserter(found),
                 [&](const Event& event) { return event.kind == kind; });
    return found;
  }
  const Texts& log() const { return told.log; }
  // The last entries of the record.
  Texts log_end(std::size_t count) const {
    return Texts(told.log.end() - static_cast<std::ptrdiff_t>(std::min(count, told.log.size())), told.log.end());
  }

  const typename G::Options& options() const { return G::options(state); }

  State state;
  Listener<G> told;

 protected:
  // The seats asked, each with a space after it.
  std::string seats_asked() const {
    std::string text;
    for (const Seat seat : G::deciders(state).seats()) text += std::to_string(index(seat)) + " ";
    return text;
  }

 private:
  Self& self() { return static_cast<Self&>(*this); }
  static Seat seat_of(std::string_view entry) { return seat_number(entry[0] - '0'); }
  static std::string_view rest_of(std::string_view entry) { return entry.substr(2); }

  void take(std::string_view entry) {
    if (entry.size() > 1 && entry[1] == '!') {
      const auto found = std::find(told.log.begin() + static_cast<std::ptrdiff_t>(heard_), told.log.end(), entry);
      EXPECT_NE(found, told.log.end()) << entry << " was not made by the engine; the table asks: " << self().asks();
      return;
    }
    heard_ = told.log.size();
    if (entry[0] != '*') {
      EXPECT_EQ(attempt(entry), Legality::Legal) << entry << ", but the table asks: " << self().asks();
      return;
    }
    const auto outcome = G::outcome_from(options(), rest_of(entry));
    if (!outcome || !G::is_possible(state, *outcome)) {
      ADD_FAILURE() << entry << " cannot be, the table asks: " << self().asks();
      return;
    }
    G::settle(state, *outcome, told);
  }

  std::size_t heard_ = 0;
};

}  // namespace roundtable
