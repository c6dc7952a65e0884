#pragma once

// Test support: a position in one expression, choices as in a record, and the table as plain numbers.
//
//   auto game = TestPosition(4, "lift").round(2).first(kDov).row(Jousts, {5, 3, 0, 0}).scoring();
//   game.then({"3 lift none"});
//   EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0, 0}));

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/academy/game.h"
#include "engine/core/test_game.h"

namespace roundtable::academy {

using enum Track;
using Kind = Event::Kind;

// Squires by number in a plain game, in Karadoc and in Lancelot.
constexpr int kNeutral = 2;
constexpr int kBlue = 0;
constexpr int kYellow = 1;
constexpr int kGreen = 2;
constexpr int kRed = 3;

inline Squire squire_number(int number) { return Squire{static_cast<std::uint8_t>(number)}; }

inline Texts words_of(std::string_view text, char separator) {
  Texts words;
  while (!text.empty()) {
    const auto end = text.find(separator);
    words.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return words;
}

// `G5,S3`, in any order.
inline CardSet cards_in(std::string_view text) {
  CardSet cards;
  for (const std::string& word : words_of(text, ',')) {
    const Card card = card_from(word);
    if (card == kNoCard) {
      ADD_FAILURE() << "no such card: " << word;
    } else {
      cards.add(card);
    }
  }
  return cards;
}

// A game that starts at a position.
class TestGame : public TestGameOf<Academy, TestGame> {
 public:
  using TestGameOf::TestGameOf;

  // The current question: `2 bonus`, `0 1 pick`, `1 neutral bonus`, `* deal`; empty when the game is over.
  std::string asks() const {
    const Deciders deciders = state.table.waiting;
    if (deciders.over()) return "";
    if (deciders.is_chance()) return "* " + chance_due();
    const std::string text = seats_asked();
    const Action any = academy::legal(state, deciders.seats().lowest())[0];
    const Texts words = words_of(text_of(options(), any), ' ');
    if (words[0] != "neutral") return text + words[0];
    return text + "neutral " + (words.size() == 2 ? "sword" : words[1]);
  }

  int square(Track track, int squire) const { return disc(track, squire).square(); }
  Numbers squares(Track track) const {
    return each([&](int squire) { return square(track, squire); });
  }
  // The discs on a square, from bottom to top.
  Numbers stack(Track track, int on) const {
    Numbers discs;
    for (int i = 0; i < state.table.squires; ++i) {
      if (square(track, i) == on) discs.push_back(i);
    }
    std::sort(discs.begin(), discs.end(), [&](int a, int b) { return disc(track, b).ahead_of(disc(track, a)); });
    return discs;
  }

  // A squire's coats in the order earned or taken: `jousts 3, education -1`.
  std::string coats(int squire) const { return coats(squire, state.table); }
  static std::string coats(int squire, const OpenTable& table) {
    std::string text;
    table.ledger.each_held(squire_number(squire), [&](Coat coat) {
      text += (text.empty() ? "" : ", ") + std::string(name_of(coat.track)) + " " + std::to_string(coat.value);
    });
    return text;
  }
  // The sum of each squire's coats of one track.
  Numbers paid(Track track) const {
    return each([&](int squire) {
      int sum = 0;
      state.table.ledger.each_held(squire_number(squire),
                                   [&](Coat coat) { sum += coat.track == track ? coat.value : 0; });
      return sum;
    });
  }
  Numbers points() const {
    return each([&](int squire) { return int{state.table.ledger.points()[squire_number(squire)]}; });
  }

  Numbers scores() const {
    const Score score = result(state);
    return Numbers(score.scores.begin(), score.scores.begin() + options().players);
  }
  Score::Why why() const { return result(state).why; }

  std::string hand(int squire) const { return text_of(state.secrets.hands[squire_number(squire)].cards()); }
  int first() const { return index(state.table.first); }
  int round() const { return state.table.round; }

 private:
  template <class Get>
  Numbers each(Get get) const {
    Numbers numbers;
    for (int i = 0; i < state.table.squires; ++i) numbers.push_back(get(i));
    return numbers;
  }
  Disc disc(Track track, int squire) const { return state.table.tracks[track][squire_number(squire)]; }

  std::string chance_due() const {
    switch (state.table.phase) {
      case Phase::First: return "first";
      case Phase::Deal: return "deal";
      case Phase::LayCodex: return "codex";
      case Phase::NeutralKeep: return "neutral pick";
      case Phase::NeutralPlay: return "neutral play";
      default: return "?";
    }
  }
};

// Builds a state piece by piece. Rules are named in one string: `TestPosition(2, "karadoc bet stepback french")`. Parts
// that are not mentioned are as at the start of a game, with seat 0 as first player.
class TestPosition {
 public:
  explicit TestPosition(int players, std::string_view rules = "", std::string_view values = "{}") {
    const auto json = Json::parse(options_json(rules, values));
    const auto options = json ? Options::from_json(players, *json) : json.error();
    EXPECT_TRUE(options) << rules << values;
    state_ = start(options ? *options : Options());
  }

  TestPosition& round(int number) { return state_.table.round = static_cast<std::uint8_t>(number), *this; }
  TestPosition& first(int seat) { return state_.table.first = seat_number(seat), *this; }

  // Puts a disc on a square, on top of those put there before.
  TestPosition& disc(Track track, int squire, int square) {
    state_.table.tracks[track][squire_number(squire)] = Disc(square, ++state_.table.moves);
    return *this;
  }
  // The discs of all squires in seat order; on equal squares the later lies on top.
  TestPosition& row(Track track, std::initializer_list<int> squares) {
    int squire = 0;
    for (const int square : squares) disc(track, squire++, square);
    return *this;
  }

  // A coat earned in that round. Its owner has seen it, also if it came from the codex.
  TestPosition& coat(int squire, Track track, int value, int in_round = 1) {
    OpenTable& table = state_.table;
    table.ledger.paid(track, in_round)[squire_number(squire)] = static_cast<std::int8_t>(value);
    const bool from_codex = track == Education && table.options.has(Variation::Codex);
    if (from_codex && squire_number(squire) != table.options.neutral()) {
      table.informed[static_cast<std::size_t>(in_round - 1)].add(table.options.owner(squire_number(squire)));
    }
    return *this;
  }
  TestPosition& cup(int towards_white) { return state_.table.cup = static_cast<std::int8_t>(towards_white), *this; }
  // The scroll of square 6 was taken in an earlier round.
  TestPosition& scroll_six_aside() { return state_.table.scrolls.six_gone = true, *this; }
  TestPosition& bet(int squire, Track track) { return state_.table.bets[squire_number(squire)] = track, *this; }
  // The codex: values on places 1, 2, ...
  TestPosition& tokens(std::string_view values) {
    std::uint8_t place = 0;
    for (const std::string& value : words_of(values, ',')) {
      ++place;
      if (value == "-3") state_.secrets.tokens.minus_three = place;
      if (value == "-1") state_.secrets.tokens.minus_one = place;
    }
    return *this;
  }
  // Cards the squire has played this round: `Q3,S4 jousts`. Set the discs with `disc`.
  TestPosition& played(int squire, std::string_view plays) {
    for (const std::string& play : words_of(plays, ',')) {
      const auto action = action_from(state_.table.options, Seat{}, "play " + play);
      EXPECT_TRUE(action) << play;
      Played& played = state_.table.played[squire_number(squire)];
      if (action) played.lay(played.size(), Play{action->answer()});
    }
    return *this;
  }
  TestPosition& hand(int squire, std::string_view cards) {
    state_.secrets.hands[squire_number(squire)] = Hand(cards_in(cards));
    return *this;
  }
  // The squire to play; default: the first in playing order.
  TestPosition& turn(int squire) { return turn_ = squire, *this; }

  // Before the deal.
  TestGame dealing() const {
    TestGame game(state_);
    begin_round(game.state, game.told);
    return game;
  }

  // While cards are played. Progress follows from the hand of the squire to play; hands that are not mentioned are
  // filled from the rest of the deck. The draft before is left empty.
  TestGame playing() const {
    TestGame game(state_);
    OpenTable& table = game.state.table;
    set_playing_order(table);
    table.turn = turn_ < 0 ? std::uint8_t{0} : place_in_order(table, turn_);
    const Squire now = table.order[Squire{table.turn}];
    const int full = table.options.lancelot() ? kLancelotPlayed : kDealt;
    const CardSet held = game.state.secrets.hands[now].cards();
    table.lap = static_cast<std::uint8_t>(held.empty() ? 0 : full - held.size());
    fill_hands(game.state);
    ask_for_card(table);
    return game;
  }

  // After all cards: plays on to the first question before or during scoring.
  TestGame scoring() const {
    TestGame game(state_);
    set_playing_order(game.state.table);
    begin_scoring(game.state, game.told);
    return game;
  }

 private:
  static std::string options_json(std::string_view rules, std::string_view values) {
    const auto listed = [&](const auto& names) {
      std::string list;
      for (const std::string& rule : words_of(rules, ' ')) {
        if (std::find(names.begin(), names.end(), rule) == names.end()) continue;
        list += std::string(list.empty() ? "\"" : ",\"") + rule + "\"";
      }
      return list;
    };
    const auto named = [&](const char* option, const auto& names) {
      const std::string name = listed(names);
      return name.empty() ? "" : std::string(option) + ":" + name + ",";
    };
    return "{" + named(R"("two")", kTwoNames) + named(R"("edition")", kEditionNames) + "\"advanced\":[" +
           listed(kAdvancedNames) + "],\"variations\":[" + listed(kVariationNames) +
           "],\"values\":" + std::string(values) + "}";
  }

  static std::uint8_t place_in_order(const OpenTable& table, int squire) {
    std::uint8_t place = 0;
    while (table.order[Squire{place}] != squire_number(squire)) ++place;
    return place;
  }

  static void fill_hands(State& state) {
    const OpenTable& table = state.table;
    CardSet rest = CardSet::full();
    each_squire(table, [&](Squire squire) { rest.remove(state.secrets.hands[squire].cards()); });
    for (std::uint8_t place = 0; place < table.squires; ++place) {
      Hand& hand = state.secrets.hands[table.order[Squire{place}]];
      if (!hand.cards().empty()) continue;
      const bool lancelot = table.options.lancelot();
      const int left = lancelot ? kLancelotPlayed : kDealt - table.lap - (place < table.turn ? 1 : 0);
      CardSet cards;
      for (int i = 0; i < left; ++i) {
        const Card card = rest.at(0);
        cards.add(card);
        rest.remove(card);
      }
      hand = Hand(cards);
    }
  }

  State state_;
  int turn_ = -1;
};

}  // namespace roundtable::academy
