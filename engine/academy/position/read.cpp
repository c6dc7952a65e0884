#include <algorithm>
#include <utility>

#include "engine/academy/game.h"
#include "engine/academy/position/reader.h"
#include "engine/academy/variations/position_parts.h"

namespace roundtable::academy {

PositionReader::PositionReader(const Options& options, const Json& json, Faults& faults)
    : PositionFields(json, faults), options_(options) {
  position_.state = start(options);
  clear_round(position_.state);
}

Position PositionReader::read() {
  std::vector<std::string_view> fields = {"round", "first", "moment", "tracks", "coats", "points"};
  for (const PositionParts* parts : all_position_parts()) {
    fields.insert(fields.end(), parts->fields.begin(), parts->fields.end());
  }
  fields.insert(fields.end(), {"hands", "kept", "played"});
  if (!is_object_of(fields)) return position_;
  OpenTable& table = position_.state.table;
  table.round = static_cast<std::uint8_t>(number(find("round"), "round", 1, kRounds, 1));
  table.first = Seat{static_cast<std::uint8_t>(number(find("first"), "first", 0, options_.players - 1, 0))};
  read_moment();
  set_playing_order(table);
  read_tracks();
  read_coats();
  read_points();
  for (const PositionParts* parts : all_position_parts()) {
    if (parts->read != nullptr) parts->read(*this);
  }
  read_cards();
  return position_;
}

void PositionReader::read_moment() {
  const Json* moment = find("moment");
  if (moment == nullptr) return;
  const int found = name(*moment, "moment", kMoments);
  if (found >= 0) position_.moment = static_cast<Moment>(found);
}

// `"jousts":[[3,1],[5,0,2]]`: the disc of squire 1 on square 3; on square 5 that of squire 0, with that of 2 on top.
void PositionReader::read_tracks() {
  const Json* tracks = find("tracks");
  if (tracks == nullptr) return;
  if (!tracks->is(Json::Kind::Object)) return wrong("tracks", "object", "an object");
  for (const auto& [word, stacks] : tracks->members()) {
    const auto found = std::find(kTrackNames.begin(), kTrackNames.end(), std::string_view(word)) - kTrackNames.begin();
    if (found == std::ssize(kTrackNames)) {
      wrong("tracks." + word.substr(0, 40), "track", "the name of a track");
      continue;
    }
    read_stacks(static_cast<Track>(found), stacks, "tracks." + word);
  }
}

void PositionReader::read_stacks(Track track, const Json& stacks, const std::string& field) {
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
void PositionReader::read_coats() {
  const auto& rounds = list(find("coats"), "coats", 0, kRounds);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const std::string field = "coats[" + std::to_string(i) + "]";
    if (!rounds[i].is(Json::Kind::Object)) {
      wrong(field, "object", "an object");
      continue;
    }
    const int round = static_cast<int>(i) + 1;
    for (const auto& [word, row] : rounds[i].members()) read_row(round, word, row, field + "." + word.substr(0, 40));
  }
}

void PositionReader::read_row(int round, const std::string& word, const Json& row, const std::string& field) {
  Ledger& ledger = position_.state.table.ledger;
  if (word == "kingTwice") {
    if (!row.is(Json::Kind::Bool)) return wrong(field, "boolean", "true or false");
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

void PositionReader::read_points() {
  each_of_squires("points", [&](Squire squire, const Json& json, const std::string& field) {
    position_.state.table.ledger.brought()[squire] =
        static_cast<std::int8_t>(number(&json, field, -kMaxHouseValue, kMaxHouseValue, 0));
  });
}

template <class Take>
void PositionReader::each_card(const Json& json, const std::string& field, int most, Take take) {
  for (const Json& item : list(&json, field, 0, most)) {
    const Card card = item.is(Json::Kind::String) ? card_from(item.string()) : kNoCard;
    if (card == kNoCard) {
      wrong(field, "cards", "cards such as G5 or S3", {"G5, S3"});
    } else if (leaves_box(card, field)) {
      take(card);
    }
  }
}

bool PositionReader::leaves_box(Card card, const std::string& field) {
  if (box_.has(card)) {
    box_.remove(card);
    return true;
  }
  const int copies = CardSet::full().count(card);
  faults().add(field, "copies", "one " + text_of(card) + " too many: the box has " + std::to_string(copies),
               {text_of(card), std::to_string(copies)});
  return false;
}

// Named cards leave the box.
void PositionReader::read_cards() {
  each_of_squires("played", [&](Squire squire, const Json& json, const std::string& field) {
    int lap = 0;
    for (const Json& item : list(&json, field, 0, cards_to_play(options_))) {
      const auto action = item.is(Json::Kind::String) ? action_from(options_, Seat{}, "play " + item.string())
                                                      : Result<Action>(Error{});
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

namespace {

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

ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Academy>& sink) {
  std::vector<FaultRule> rules = {{"kept", "A30"}};
  for (const PositionParts* parts : all_position_parts()) {
    rules.insert(rules.end(), parts->fault_rules.begin(), parts->fault_rules.end());
  }
  Faults faults(rules);
  Position position = read_fields(options, json, faults);
  if (position.moment == Moment::Cards) lay_cards(position, sink);
  find_faults(position, faults);
  if (faults.empty()) fill_in_cards(position, faults);
  if (faults.empty()) go_on(position, sink);
  return {position.state, faults.take()};
}

}  // namespace roundtable::academy
