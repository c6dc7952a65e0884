#pragma once

// For tests: a position in one expression, choices written as in a record, and the table read back as plain numbers.
//
//   auto game = Position(4, "lift").round(2).first(kDov).row(Jousts, {5, 3, 0, 0}).scoring();
//   game.then({"3 lift none"});
//   EXPECT_EQ(game.paid(Jousts), (Numbers{3, 2, 0, 0}));

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/academy/game.h"
#include "engine/core/record.h"

namespace roundtable::academy {

using enum Track;
using Kind = Event::Kind;
using Numbers = std::vector<int>;
using Texts = std::vector<std::string>;

// Squires by number: of a plain game, of Karadoc, of Lancelot.
constexpr int kAnn = 0;
constexpr int kBert = 1;
constexpr int kChloe = 2;
constexpr int kDov = 3;
constexpr int kElin = 4;
constexpr int kNeutral = 2;
constexpr int kBlue = 0;
constexpr int kYellow = 1;
constexpr int kGreen = 2;
constexpr int kRed = 3;

inline Squire squire_number(int number) { return Squire{static_cast<std::uint8_t>(number)}; }
inline Seat seat_number(int number) { return Seat{static_cast<std::uint8_t>(number)}; }

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

// Remembers all that the engine tells.
class Listener : public Sink<Academy> {
 public:
  explicit Listener(const Options& options) : options_(options) {}

  void entry(Seat seat, const Action& action, bool forced) override {
    log.push_back(std::to_string(index(seat)) + (forced ? "! " : " ") + text_of(options_, action));
  }
  void chance(const Outcome& outcome) override { log.push_back("* " + text_of(options_, outcome)); }
  void event(const Event& event) override { events.push_back(event); }

  Texts log;  // as in a record
  std::vector<Event> events;

 private:
  Options options_;
};

// A game from some position on.
class TestGame {
 public:
  explicit TestGame(const State& from) : state(from), told(from.table.options) {}

  // Plays entries of a record, `2 bonus king` or `* deal ...`; each must be legal. Forced ones are made by the engine.
  TestGame& then(std::initializer_list<std::string_view> entries) {
    for (const auto entry : entries) take(entry);
    return *this;
  }

  // How the engine answers a choice that may be illegal; a refused one must leave every byte and the record untouched.
  Refusal attempt(std::string_view entry) {
    const auto action = action_from(options(), seat_of(entry), rest_of(entry));
    if (!action) {
      ADD_FAILURE() << entry << ": " << action.error().message;
      return Refusal::NotLegal;
    }
    std::array<unsigned char, sizeof(State)> before{};
    std::memcpy(before.data(), &state, sizeof(State));
    const auto logged = told.log.size();
    const Refusal refusal = apply(state, seat_of(entry), *action, told);
    if (refusal != Refusal::None) {
      // NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): padding was copied too
      EXPECT_EQ(std::memcmp(before.data(), &state, sizeof(State)), 0) << entry;
      EXPECT_EQ(told.log.size(), logged) << entry;
    }
    return refusal;
  }

  // Whether the words are an entry at all, legal or not.
  bool understands(std::string_view entry) const {
    return bool(action_from(options(), seat_of(entry), rest_of(entry)));
  }
  // Whether chance could decide so now.
  bool possible(std::string_view outcome) const {
    const auto read = outcome_from(options(), outcome);
    return read && is_possible(state, *read);
  }

  // Who is asked what: `2 bonus`, `0 1 pick`, `1 neutral bonus`, `* deal`; empty when the game is over.
  std::string asks() const {
    const Deciders deciders = state.table.waiting;
    if (deciders.over()) return "";
    if (deciders.is_chance()) return "* " + chance_due();
    std::string text;
    for (const Seat seat : deciders.seats()) text += std::to_string(index(seat)) + " ";
    const Action any = academy::legal(state, deciders.seats().lowest())[0];
    const Texts words = words_of(text_of(options(), any), ' ');
    if (words[0] != "neutral") return text + words[0];
    return text + "neutral " + (words.size() == 2 ? "sword" : words[1]);
  }

  Texts legal(int seat) const { return legal_texts<Academy>(state, seat_number(seat)); }

  int square(Track track, int squire) const { return disc(track, squire).square(); }
  Numbers squares(Track track) const {
    return each([&](int squire) { return square(track, squire); });
  }
  // The discs on a square, from the lowest to the top.
  Numbers stack(Track track, int on) const {
    Numbers discs;
    for (int i = 0; i < state.table.squires; ++i) {
      if (square(track, i) == on) discs.push_back(i);
    }
    std::sort(discs.begin(), discs.end(), [&](int a, int b) { return disc(track, b).ahead_of(disc(track, a)); });
    return discs;
  }

  // A squire's coats in the order earned or taken: `jousts 3, education -1`.
  std::string coats(int squire) const {
    std::string text;
    state.table.ledger.each_held(squire_number(squire), [&](Coat coat) {
      text += (text.empty() ? "" : ", ") + std::string(name_of(coat.track)) + " " + std::to_string(coat.value);
    });
    return text;
  }
  // What the coats of one track are worth, squire by squire.
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
  Numbers winners() const {
    Numbers seats;
    for (const Seat seat : result(state).winners) seats.push_back(index(seat));
    return seats;
  }
  Score::Why why() const { return result(state).why; }

  std::string hand(int squire) const { return text_of(state.secrets.hands[squire_number(squire)].cards()); }
  int first() const { return index(state.table.first); }
  int round() const { return state.table.round; }
  View seen_from(int seat) const { return view(state, seat_number(seat)); }
  View seen_by_spectator() const { return view(state, Viewer::spectator()); }

  std::vector<Event> events(Kind kind) const {
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

  const Options& options() const { return state.table.options; }

  State state;
  Listener told;

 private:
  template <class Get>
  Numbers each(Get get) const {
    Numbers numbers;
    for (int i = 0; i < state.table.squires; ++i) numbers.push_back(get(i));
    return numbers;
  }
  Disc disc(Track track, int squire) const { return state.table.tracks[track][squire_number(squire)]; }
  static Seat seat_of(std::string_view entry) { return seat_number(entry[0] - '0'); }
  static std::string_view rest_of(std::string_view entry) { return entry.substr(2); }

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

  void take(std::string_view entry) {
    if (entry[0] != '*') {
      EXPECT_EQ(attempt(entry), Refusal::None) << entry << ", but the table asks: " << asks();
      return;
    }
    const auto outcome = outcome_from(options(), rest_of(entry));
    if (!outcome || !is_possible(state, *outcome)) {
      ADD_FAILURE() << entry << " cannot be, the table asks: " << asks();
      return;
    }
    settle(state, *outcome, told);
  }
};

// Builds a state piece by piece. Rules and variations are named in one string: `Position(2, "karadoc bet stepback")`.
// What nobody mentions is as at the start of a game, with seat 0 as first player.
class Position {
 public:
  explicit Position(int players, std::string_view rules = "", std::string_view values = "{}") {
    const auto json = Json::parse(options_json(rules, values));
    const auto options = json ? Options::from_json(players, *json) : json.error();
    EXPECT_TRUE(options) << rules << values;
    state_ = start(options ? *options : Options());
  }

  Position& round(int number) { return state_.table.round = static_cast<std::uint8_t>(number), *this; }
  Position& first(int seat) { return state_.table.first = seat_number(seat), *this; }

  // Puts a disc on a square, on top of those put there before.
  Position& disc(Track track, int squire, int square) {
    state_.table.tracks[track][squire_number(squire)] = Disc(square, ++state_.table.moves);
    return *this;
  }
  // The discs of all squires in seat order; of equals the later lies on top.
  Position& row(Track track, std::initializer_list<int> squares) {
    int squire = 0;
    for (const int square : squares) disc(track, squire++, square);
    return *this;
  }

  // A coat that the squire earned in that round. If the codex gave it, its owner has seen it.
  Position& coat(int squire, Track track, int value, int in_round = 1) {
    Table& table = state_.table;
    table.ledger.paid(track, in_round)[squire_number(squire)] = static_cast<std::int8_t>(value);
    const bool from_codex = track == Education && table.options.has(Variation::Codex);
    if (from_codex && squire_number(squire) != table.options.neutral()) {
      table.informed[static_cast<std::size_t>(in_round - 1)].add(table.options.owner(squire_number(squire)));
    }
    return *this;
  }
  Position& cup(int towards_white) { return state_.table.cup = static_cast<std::int8_t>(towards_white), *this; }
  // The scroll of square 6 was taken in an earlier round.
  Position& scroll_six_aside() { return state_.table.scrolls.six_gone = true, *this; }
  Position& bet(int squire, Track track) { return state_.table.bets[squire_number(squire)] = track, *this; }
  // The codex: values on places 1, 2, ...
  Position& tokens(std::string_view values) {
    std::uint8_t place = 0;
    for (const std::string& value : words_of(values, ',')) {
      ++place;
      if (value == "-3") state_.secrets.tokens.minus_three = place;
      if (value == "-1") state_.secrets.tokens.minus_one = place;
    }
    return *this;
  }
  // Cards the squire has played this round: `Q3,S4 jousts`. Where his discs are now is said by `disc`.
  Position& played(int squire, std::string_view plays) {
    for (const std::string& play : words_of(plays, ',')) {
      const auto action = action_from(state_.table.options, Seat{}, "play " + play);
      EXPECT_TRUE(action) << play;
      Played& played = state_.table.played[squire_number(squire)];
      if (action) played.lay(played.size(), Play{action->answer()});
    }
    return *this;
  }
  Position& hand(int squire, std::string_view cards) {
    state_.secrets.hands[squire_number(squire)] = Hand(cards_in(cards));
    return *this;
  }
  // Whose turn it is to play; otherwise the first in playing order.
  Position& turn(int squire) { return turn_ = squire, *this; }

  // The round is about to begin: chance deals.
  TestGame dealing() const {
    TestGame game(state_);
    begin_round(game.state, game.told);
    return game;
  }

  // The cards are being played. How far the round is follows from the hand of the one whose turn it is; hands that were
  // not mentioned are filled from the rest of the deck. What was drafted before is not made up.
  TestGame playing() const {
    TestGame game(state_);
    Table& table = game.state.table;
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

  // All cards are played: what comes just before scoring, and scoring, up to the first question.
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
    const std::string two = listed(kTwoNames);
    return "{" + (two.empty() ? "" : "\"two\":" + two + ",") + "\"advanced\":[" + listed(kAdvancedNames) +
           "],\"variations\":[" + listed(kVariationNames) + "],\"values\":" + std::string(values) + "}";
  }

  static std::uint8_t place_in_order(const Table& table, int squire) {
    std::uint8_t place = 0;
    while (table.order[Squire{place}] != squire_number(squire)) ++place;
    return place;
  }

  static void fill_hands(State& state) {
    const Table& table = state.table;
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
