#include <algorithm>
#include <utility>

#include "engine/academy/game.h"
#include "engine/academy/json/json.h"
#include "engine/academy/position/position.h"

namespace roundtable::academy {

namespace {

class PositionReader : PositionFields {
 public:
  PositionReader(const Options& options, const Json& json, Faults& faults)
      : PositionFields(json, faults), options_(options) {
    position_.state = start(options);
    clear_round(position_.state);
  }

  Position read() {
    constexpr std::array<std::string_view, 15> kFields = {"round",  "first",    "moment", "tracks",  "coats",
                                                          "points", "informed", "cup",    "scrolls", "bets",
                                                          "codex",  "peeked",   "hands",  "kept",    "played"};
    if (!is_object_of(kFields)) return position_;
    OpenTable& table = position_.state.table;
    table.round = static_cast<std::uint8_t>(number(find("round"), "round", 1, kRounds, 1));
    table.first = Seat{static_cast<std::uint8_t>(number(find("first"), "first", 0, options_.players - 1, 0))};
    read_moment();
    set_playing_order(table);
    read_tracks();
    read_coats();
    read_informed();
    read_points();
    table.cup = static_cast<std::int8_t>(number(find("cup"), "cup", -kMaxHouseValue, kMaxHouseValue, 0));
    read_scrolls();
    read_bets();
    read_tokens();
    read_peeked();
    read_cards();
    return position_;
  }

 private:
  template <class Read>
  void each_of_squires(const char* word, Read read) {
    const auto& items = list(find(word), word, options_.squires(), options_.squires());
    for (std::size_t i = 0; i < items.size(); ++i) {
      const Squire squire{static_cast<std::uint8_t>(i)};
      read(squire, items[i], at(word, squire));
    }
  }

  void read_moment() {
    const Json* moment = find("moment");
    if (moment == nullptr) return;
    const int found = name(*moment, "moment", kMoments);
    if (found >= 0) position_.moment = static_cast<Moment>(found);
  }

  // `"jousts":[[3,1],[5,0,2]]`: the disc of squire 1 on square 3; on square 5 that of squire 0, with that of 2 on top.
  void read_tracks() {
    const Json* tracks = find("tracks");
    if (tracks == nullptr) return;
    if (!tracks->is(Kind::Object)) return wrong("tracks", "object", "an object");
    for (const auto& [word, stacks] : tracks->members()) {
      const auto found =
          std::find(kTrackNames.begin(), kTrackNames.end(), std::string_view(word)) - kTrackNames.begin();
      if (found == std::ssize(kTrackNames)) {
        wrong("tracks." + word.substr(0, 40), "track", "the name of a track");
        continue;
      }
      read_stacks(static_cast<Track>(found), stacks, "tracks." + word);
    }
  }
  void read_stacks(Track track, const Json& stacks, const std::string& field) {
    OpenTable& table = position_.state.table;
    Squires placed;
    for (const Json& stack : list(&stacks, field, 0, options_.squires())) {
      const auto& items = list(&stack, field, 2, options_.squires() + 1);
      if (items.empty()) continue;
      const int square = number(items.data(), field, 1, kLastSquare[track], 0);
      for (std::size_t i = 1; i < items.size(); ++i) {
        const int number_of_squire = number(&items[i], field, 0, options_.squires() - 1, -1);
        if (number_of_squire < 0) continue;
        const Squire squire{static_cast<std::uint8_t>(number_of_squire)};
        if (placed.has(squire)) wrong(field, "once", "each squire at most once");
        placed.add(squire);
        table.tracks[track][squire] = Disc(square, ++table.moves);
      }
    }
  }

  // `[{"jousts":[3,2,0,1],...},...]`, by round.
  void read_coats() {
    const auto& rounds = list(find("coats"), "coats", 0, kRounds);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      const std::string field = "coats[" + std::to_string(i) + "]";
      if (!rounds[i].is(Kind::Object)) {
        wrong(field, "object", "an object");
        continue;
      }
      const int round = static_cast<int>(i) + 1;
      for (const auto& [word, row] : rounds[i].members()) read_row(round, word, row, field + "." + word.substr(0, 40));
    }
  }
  void read_row(int round, const std::string& word, const Json& row, const std::string& field) {
    Ledger& ledger = position_.state.table.ledger;
    if (word == "kingTwice") {
      if (!row.is(Kind::Bool)) return wrong(field, "boolean", "true or false");
      if (row.boolean()) ledger.pay_king_twice(round);
      return;
    }
    const auto found = std::find(kTrackNames.begin(), kTrackNames.end(), std::string_view(word)) - kTrackNames.begin();
    const auto track = static_cast<Track>(found);
    if (found == std::ssize(kTrackNames) || track == Track::Gallantry || (track >= Track::Quests && round != kRounds)) {
      return wrong(field, "track", "the name of a track that pays coats in round " + std::to_string(round));
    }
    const auto& values = list(&row, field, options_.squires(), options_.squires());
    for (std::size_t i = 0; i < values.size(); ++i) {
      ledger.paid(track, round).items[i] =
          static_cast<std::int8_t>(number(&values[i], field, -kMaxHouseValue, kMaxHouseValue, 0));
    }
  }

  void read_informed() {
    const auto& rounds = list(find("informed"), "informed", 0, kRounds);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      const std::string field = "informed[" + std::to_string(i) + "]";
      position_.informed[i] = true;
      for (const Json& item : list(&rounds[i], field, 0, options_.players)) {
        const int seat = number(&item, field, 0, options_.players - 1, -1);
        if (seat >= 0) position_.state.table.informed[i].add(Seat{static_cast<std::uint8_t>(seat)});
      }
    }
  }

  void read_points() {
    each_of_squires("points", [&](Squire squire, const Json& json, const std::string& field) {
      position_.state.table.ledger.brought()[squire] =
          static_cast<std::int8_t>(number(&json, field, -kMaxHouseValue, kMaxHouseValue, 0));
    });
  }

  // `{"six":"aside","twelve":2}`: taken by that squire this round, or put aside before; otherwise it lies there.
  void read_scrolls() {
    const Json* scrolls = find("scrolls");
    if (scrolls == nullptr) return;
    if (!scrolls->is(Kind::Object)) return wrong("scrolls", "object", "an object");
    Scrolls& read = position_.state.table.scrolls;
    for (const auto& [word, json] : scrolls->members()) {
      const std::string field = "scrolls." + word.substr(0, 40);
      if (word != "six" && word != "twelve") {
        wrong(field, "name", "six or twelve", {"six, twelve"});
        continue;
      }
      if (json.is(Kind::Null)) continue;
      if (word == "six" && json.is(Kind::String) && json.string() == "aside") {
        read.six_gone = true;
        continue;
      }
      const int taker = number(&json, field, 0, options_.squires() - 1, -1);
      if (taker < 0) continue;
      read.six_gone |= word == "six";
      (word == "six" ? read.six_taker : read.twelve_taker) = Squire{static_cast<std::uint8_t>(taker)};
    }
  }

  void read_bets() {
    each_of_squires("bets", [&](Squire squire, const Json& json, const std::string& field) {
      if (json.is(Kind::Null)) return;
      const int track = name(json, field, kTrackNames);
      if (track >= 0) position_.state.table.bets[squire] = static_cast<Track>(track);
    });
  }

  // The tokens on places 1, 2, ...
  void read_tokens() {
    Tokens& tokens = position_.state.secrets.tokens;
    each_of_squires("codex", [&](Squire squire, const Json& json, const std::string& field) {
      const int value = number(&json, field, -3, 0, 0);
      if (value == 0) return;
      std::uint8_t& place = value == -3 ? tokens.minus_three : tokens.minus_one;
      if (value == -2 || place != 0) return wrong("codex", "tokens", kTokensWanted);
      place = static_cast<std::uint8_t>(index(squire) + 1);
    });
    if ((tokens.minus_three == 0) == (tokens.minus_one == 0)) return;
    wrong("codex", "tokens", kTokensWanted);
    tokens = {};
  }

  void read_peeked() {
    const auto& seats = list(find("peeked"), "peeked", options_.players, options_.players);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const std::string field = "peeked[" + std::to_string(i) + "]";
      for (const Json& item : list(&seats[i], field, 0, options_.squires())) {
        const int place = number(&item, field, 1, options_.squires(), 0);
        if (place == 0) continue;
        position_.state.table.peeked.items[i] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
      }
    }
  }

  // Named cards leave the box.
  void read_cards() {
    each_of_squires("played", [&](Squire squire, const Json& json, const std::string& field) {
      int lap = 0;
      for (const Json& item : list(&json, field, 0, cards_to_play(options_))) {
        const auto action =
            item.is(Kind::String) ? action_from(options_, Seat{}, "play " + item.string()) : Result<Action>(Error{});
        if (!action) {
          wrong(field, "cards", "cards such as Q3 or S4 jousts", {"Q3, S4 jousts"});
          continue;
        }
        const Play play{action->answer()};
        if (leaves_box(card_of(play), field)) position_.state.table.played[squire].lay(lap++, play);
      }
    });
    each_of_squires("kept", [&](Squire squire, const Json& json, const std::string& field) {
      each_card(json, field, kDealt, [&](Card card) { position_.kept[squire].push_back(card); });
    });
    each_of_squires("hands", [&](Squire squire, const Json& json, const std::string& field) {
      each_card(json, field, kLancelotDealt, [&](Card card) { position_.hands[squire].add(card); });
    });
  }
  template <class Take>
  void each_card(const Json& json, const std::string& field, int most, Take take) {
    for (const Json& item : list(&json, field, 0, most)) {
      const Card card = item.is(Kind::String) ? card_from(item.string()) : kNoCard;
      if (card == kNoCard) {
        wrong(field, "cards", "cards such as G5 or S3", {"G5, S3"});
      } else if (leaves_box(card, field)) {
        take(card);
      }
    }
  }
  bool leaves_box(Card card, const std::string& field) {
    if (box_.has(card)) {
      box_.remove(card);
      return true;
    }
    const int copies = CardSet::full().count(card);
    faults().add(field, "copies", "one " + text_of(card) + " too many: the box has " + std::to_string(copies),
                 {text_of(card), std::to_string(copies)});
    return false;
  }

  static constexpr const char* kTokensWanted = "one -3, one -1, the rest 0";

  const Options& options_;
  Position position_;
  CardSet box_ = CardSet::full();
};

// Plays the given cards from the discs' earlier squares.
void lay_cards(Position& position, Sink<Academy>& sink) {
  OpenTable& table = position.state.table;
  const auto played = std::exchange(table.played, {});
  each_play(table.options, table.order, played, [&](Squire squire, int lap) {
    table.lap = static_cast<std::uint8_t>(lap);
    lay_card(table, squire, played[squire][lap], sink);
  });
  position.moment = Moment::Play;
}

// The turn follows from the number of cards each has played.
void take_up_play(State& state, Sink<Academy>& sink) {
  OpenTable& table = state.table;
  int played = 0;
  each_squire(table, [&](Squire squire) { played += table.played[squire].size(); });
  const int each = cards_to_play(table.options);
  if (played == each * table.squires) {
    table.lap = static_cast<std::uint8_t>(table.options.lancelot() ? 0 : each);
    table.turn = table.options.lancelot() ? table.squires : std::uint8_t{0};
    return begin_scoring(state, sink);
  }
  const int round = table.options.lancelot() ? each : table.squires;
  const auto whole = static_cast<std::uint8_t>(played / round);
  const auto rest = static_cast<std::uint8_t>(played % round);
  table.lap = table.options.lancelot() ? rest : whole;
  table.turn = table.options.lancelot() ? whole : rest;
  ask_for_card(table);
}

void go_on(Position& position, Sink<Academy>& sink) {
  State& state = position.state;
  OpenTable& table = state.table;
  switch (position.moment) {
    case Moment::Deal: return begin_round(state, sink);
    case Moment::Draft:
      if (table.options.lancelot()) return begin_split(state, sink);
      return ask_all(table, Phase::Draft);
    case Moment::Cards:
    case Moment::Play: return take_up_play(state, sink);
    case Moment::Scoring:
      table.lap = static_cast<std::uint8_t>(table.options.lancelot() ? 0 : kPlayed);
      table.turn = table.options.lancelot() ? table.squires : std::uint8_t{0};
      return begin_scoring(state, sink);
    case Moment::End:
      clear_round(state);
      table.phase = Phase::Over;
      table.waiting = Deciders::nobody();
  }
}

}  // namespace

Position read_fields(const Options& options, const Json& json, Faults& faults) {
  return PositionReader(options, json, faults).read();
}

namespace {

// Rulings behind the faults.
constexpr std::array<FaultRule, 8> kFaultRules = {{{"order", "A5"},
                                                   {"middle", "A10"},
                                                   {"cup", "A10"},
                                                   {"bets", "A13"},
                                                   {"informed", "A16"},
                                                   {"scroll", "A17"},
                                                   {"peeked", "A35"},
                                                   {"kept", "A30"}}};

}  // namespace

ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Academy>& sink) {
  Faults faults(kFaultRules);
  Position position = read_fields(options, json, faults);
  if (position.moment == Moment::Cards) lay_cards(position, sink);
  find_faults(position, faults);
  if (faults.empty()) fill_in_cards(position, faults);
  if (faults.empty()) go_on(position, sink);
  return {position.state, faults.take()};
}

}  // namespace roundtable::academy
