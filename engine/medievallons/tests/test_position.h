#pragma once

// Test support: a position in one expression, choices and chance as in a record, and the table as text.
//
//   auto game = TestPosition(3).hand(0, "K,M").hand(1, "A,B").guild("1.1 O 3+0").pile("W,S").turn(0).playing();
//   game.then({"0 play K", "0 target 1", "0 name A"});
//   EXPECT_EQ(game.hand(0), "A,M");
//   EXPECT_EQ(game.log_end(1), Texts{"2! draw 2"});
//
// Hands that are not given are empty. Other cards are in the deck; if `deck` is given they lie under the pile, or in
// the hand named by `rest_in_hand`.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/test_game.h"
#include "engine/medievallons/game.h"
#include "engine/medievallons/imagine/certain.h"

namespace roundtable::medievallons {

// `K,A,K` in any order, as a list.
inline std::vector<CardKind> kinds_in(std::string_view text) {
  std::vector<CardKind> kinds;
  while (!text.empty()) {
    const auto end = text.find(',');
    const CardKind kind = kind_from(text.substr(0, end));
    if (kind == kNoKind) {
      ADD_FAILURE() << "no such type: " << text.substr(0, end);
    } else {
      kinds.push_back(kind);
    }
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return kinds;
}
inline Cards cards_in(std::string_view text) {
  Cards cards;
  for (const CardKind kind : kinds_in(text)) cards.add(kind);
  return cards;
}
inline std::string text_of(CardKinds kinds) {
  Cards one_of_each;
  for (const CardKind kind : kinds) one_of_each.add(kind);
  return text_of(one_of_each);
}

// A game that starts at a position.
class TestGame : public TestGameOf<Medievallons, TestGame> {
 public:
  using TestGameOf::TestGameOf;

  // The current question: `2 turn`, `0 1 swap`, `* draw 2`, `* reveal`, `* beg 1`; empty when the game is over.
  std::string asks() const {
    const Deciders deciders = state.table.waiting;
    if (deciders.over()) return "";
    if (deciders.is_chance()) {
      Rng rng(0);
      const std::string due = text_of(options(), draw(state, rng));
      const bool draws = state.table.question == Question::Draw || state.table.question == Question::Beg;
      return "* " + due.substr(0, draws ? due.rfind(' ') : due.find(' '));
    }
    const std::string text = seats_asked();
    if (state.table.question == Question::Turn) return text + "turn";
    return text + std::string(name_of(medievallons::legal(state, deciders.seats().lowest()).verb()));
  }

  bool offers(int seat, std::string_view choice) const {
    const Texts all = legal(seat);
    return std::find(all.begin(), all.end(), choice) != all.end();
  }

  std::string hand(int seat) const { return text_of(state.secrets.hands[seat_number(seat)]); }
  Numbers hand_sizes() const {
    return each([&](Seat seat) { return state.secrets.hands[seat].size(); });
  }
  // `1.1 K 3+1, 1.2 J 0+3`
  std::string guilds(int seat) const {
    std::string text;
    for (const GuildAt at : guilds_of(state.table, seat_number(seat))) {
      const Guild& guild = state.table.guilds[at];
      text += (text.empty() ? "" : ", ") + text_of(at) + " " + text_of(guild.kind) + " " +
              std::to_string(guild.members) + "+" + std::to_string(guild.jesters);
    }
    return text;
  }
  // From the bottom to the top.
  std::string pile() const {
    std::string text;
    for (int i = 0; i < state.table.pile.size(); ++i) text += (i == 0 ? "" : ",") + text_of(state.table.pile[i]);
    return text;
  }
  std::string deck() const { return text_of(state.secrets.deck); }
  int deck_size() const { return state.secrets.deck.size(); }
  std::string drawn() const { return text_of(state.secrets.drawn); }
  bool yellow() const { return state.table.yellow; }
  int active() const { return index(state.table.active); }
  int turn() const { return state.table.turn; }
  bool over() const { return state.table.waiting.over(); }

  std::string why() const { return over() ? std::string(name_of(state.table.ending)) : ""; }
  std::string result_json() const {
    JsonWriter out;
    write_result(out, state);
    return out.take();
  }

  // An observer's claim about another hand, or under their own index about the deck.
  std::string known(int observer, int place) const { return text_of(notes(observer, place).known()); }
  // Kinds they know to be absent.
  std::string none(int observer, int place) const { return text_of(notes(observer, place).none()); }
  bool knows_all(int observer, int place) const { return notes(observer, place).exact() == kAllKinds; }
  // The same with deductions from counts, as a page shows it.
  std::string certainly(int observer, int place) const {
    return text_of(certain(seen_from(observer)).known[seat_number(place)]);
  }

  // The viewer's log in English.
  Texts story(Viewer viewer) const {
    Texts lines;
    for (const Event& event : told.events) {
      const std::string line = sentence(options(), seen_by(event, viewer));
      if (!line.empty()) lines.push_back(line);
    }
    return lines;
  }

 private:
  template <class Get>
  Numbers each(Get get) const {
    Numbers numbers;
    for (const Seat seat : everybody(state.table)) numbers.push_back(get(seat));
    return numbers;
  }
  Claim notes(int observer, int place) const {
    return state.secrets.knowledge.of(seat_number(observer), seat_number(place));
  }
};

// Builds a state piece by piece. Parts that are not mentioned are as at the start of a game; it is seat 0's first turn.
class TestPosition {
 public:
  explicit TestPosition(int players, std::string_view options = "{}") {
    const auto json = Json::parse(options);
    const auto read = json ? Options::from_json(players, *json) : json.error();
    EXPECT_TRUE(read) << options;
    state_ = start(read ? *read : Options());
    state_.table.turn = 1;
  }

  TestPosition& hand(int seat, std::string_view cards) {
    state_.secrets.hands[seat_number(seat)] = take_out(cards);
    return *this;
  }
  // `1.1 K 3+1`
  TestPosition& guild(std::string_view text) {
    const auto action = action_from(state_.table.options, Seat{}, "extend " + std::string(text));
    EXPECT_TRUE(action) << text;
    if (!action) return *this;
    const Guild made{action->kind(), static_cast<std::uint8_t>(action->members()),
                     static_cast<std::uint8_t>(action->jesters())};
    state_.table.guilds[action->guild()] = made;
    state_.table.laid.add(action->guild());
    remove(made.cards());
    return *this;
  }
  // From the bottom to the top.
  TestPosition& pile(std::string_view cards) {
    pile_ = kinds_in(cards);
    take_out(cards);
    return *this;
  }
  // The deck has exactly these cards.
  TestPosition& deck(std::string_view cards) {
    deck_said_ = true;
    state_.secrets.deck = take_out(cards);
    return *this;
  }
  // Puts all cards that are not mentioned into that hand instead of deck or pile.
  TestPosition& rest_in_hand(int seat) { return rest_ = seat, *this; }
  TestPosition& yellow() { return state_.table.yellow = true, *this; }
  // The active seat and the number of the turn.
  TestPosition& turn(int seat, int number = 1) {
    state_.table.active = seat_number(seat);
    state_.table.turn = number;
    return *this;
  }
  // An observer's claim about another hand, or under their own index about the deck: present cards and absent kinds.
  TestPosition& knows(int observer, int place, std::string_view cards, std::string_view none = "") {
    state_.secrets.knowledge.of(seat_number(observer), seat_number(place)) =
        Claim::of(cards_in(cards), cards_in(none).kinds());
    return *this;
  }

  // Starts the turn and plays forced steps.
  TestGame playing() const {
    State state = state_;
    Cards rest = left_;
    if (rest_ >= 0) {
      Cards& hand = state.secrets.hands[seat_number(rest_)];
      hand = hand + rest;
    } else if (deck_said_) {
      each_card(rest, [&](CardKind kind) { state.table.pile.put(kind); });
    } else {
      state.secrets.deck = rest;
    }
    if (rest_ >= 0 && !deck_said_) ADD_FAILURE() << "say what is in the deck";
    for (const CardKind kind : pile_) state.table.pile.put(kind);
    ask_user(state.table, Question::Turn);
    TestGame game(state);
    proceed(game.state, game.told);
    return game;
  }

 private:
  void remove(Cards cards) {
    EXPECT_TRUE(left_.contains(cards)) << "more than eight of a kind";
    if (left_.contains(cards)) left_ = left_ - cards;
  }
  Cards take_out(std::string_view text) {
    const Cards cards = cards_in(text);
    remove(cards);
    return cards;
  }

  State state_;
  Cards left_ = Cards::box();
  std::vector<CardKind> pile_;
  bool deck_said_ = false;
  int rest_ = -1;
};

}  // namespace roundtable::medievallons
