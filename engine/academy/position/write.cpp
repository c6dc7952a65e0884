#include <algorithm>

#include "engine/academy/game.h"
#include "engine/academy/json/json.h"
#include "engine/academy/position/position.h"
#include "engine/academy/variations/position_parts.h"

namespace roundtable::academy {

namespace {

bool all_think(const OpenTable& table) { return table.waiting == Deciders::all(table.options.players); }

Moment moment_of(const State& state) {
  switch (state.table.phase) {
    case Phase::Deal: return Moment::Deal;
    case Phase::Draft:
    case Phase::Split: return Moment::Draft;
    case Phase::Over: return Moment::End;
    default: return Moment::Play;
  }
}

// Writes only fields that differ from their default.
class PositionWriter {
 public:
  PositionWriter(JsonWriter& out, const State& state)
      : out_(out), state_(state), table_(state.table), moment_(moment_of(state)) {}

  void write() {
    out_.begin_object().field("round", int{table_.round}).field("first", index(table_.first));
    out_.field("moment", kMoments[static_cast<std::size_t>(moment_)]);
    write_tracks();
    write_coats();
    const bool cards_are_out = moment_ != Moment::Deal && moment_ != Moment::End;
    for (const PositionParts* parts : all_position_parts()) {
      if (parts->write != nullptr) parts->write(out_, state_, cards_are_out);
    }
    if (cards_are_out) write_cards();
    out_.end_object();
  }

 private:
  template <class Write>
  void list_squires(std::string_view field, Write write) {
    out_.key(field).begin_array();
    each_squire(table_, write);
    out_.end_array();
  }

  void write_tracks() {
    out_.key("tracks").begin_object();
    for (const Track track : kAllTracks) {
      const Row& row = table_.tracks[track];
      std::vector<Squire> upwards;
      each_squire(table_, [&](Squire squire) {
        if (!row[squire].at_start()) upwards.push_back(squire);
      });
      if (upwards.empty()) continue;
      std::sort(upwards.begin(), upwards.end(), [&](Squire a, Squire b) { return row[b].ahead_of(row[a]); });
      out_.key(name_of(track)).begin_array();
      for (std::size_t i = 0; i < upwards.size(); ++i) {
        const int square = row[upwards[i]].square();
        if (i == 0 || row[upwards[i - 1]].square() != square) out_.begin_array().value(square);
        out_.value(index(upwards[i]));
        if (i + 1 == upwards.size() || row[upwards[i + 1]].square() != square) out_.end_array();
      }
      out_.end_array();
    }
    out_.end_object();
  }

  int rounds_paid() const {
    for (int round = kRounds; round > 0; --round) {
      for (const Track track : kAllTracks) {
        if (is_paid(track, round)) return round;
      }
    }
    return 0;
  }
  bool is_paid(Track track, int round) const {
    if (track == Track::Gallantry || (track >= Track::Quests && round != kRounds)) return false;
    const auto& row = table_.ledger.paid(track, round).items;
    return std::any_of(std::begin(row), std::end(row), [](int value) { return value != 0; });
  }

  void write_coats() {
    const int rounds = rounds_paid();
    if (rounds > 0) {
      out_.key("coats").begin_array();
      for (int round = 1; round <= rounds; ++round) {
        out_.begin_object();
        for (const Track track : kAllTracks) {
          if (!is_paid(track, round)) continue;
          list_squires(name_of(track),
                       [&](Squire squire) { out_.value(int{table_.ledger.paid(track, round)[squire]}); });
        }
        if (table_.ledger.king_paid_twice(round)) out_.field("kingTwice", true);
        out_.end_object();
      }
      out_.end_array();
    }
    // Trades are written as points.
    auto points = table_.ledger.brought();
    for (const Trade& trade : table_.ledger.trades()) {
      points[trade.from] = static_cast<std::int8_t>(points[trade.from] - trade.value);
      points[trade.to] = static_cast<std::int8_t>(points[trade.to] + trade.value);
    }
    if (points == PerSquire<std::int8_t>{}) return;
    list_squires("points", [&](Squire squire) { out_.value(int{points[squire]}); });
  }

  void write_cards() {
    const bool drafting = table_.phase == Phase::Draft;
    list_squires("hands", [&](Squire squire) {
      write_cards_of(state_.secrets.hands[drafting ? table_.packs[squire] : squire].cards());
    });
    if (drafting) {
      list_squires("kept", [&](Squire squire) {
        out_.begin_array();
        for (std::size_t step = 0; step < table_.step; ++step) out_.value(text_of(state_.secrets.picks[squire][step]));
        out_.end_array();
      });
    }
    if (moment_ != Moment::Play) return;
    list_squires("played", [&](Squire squire) {
      out_.begin_array();
      for (const Play play : table_.played[squire]) {
        out_.value(text_of(card_of(play)) + (is_sword(play) ? " " + std::string(name_of(track_of(play))) : ""));
      }
      out_.end_array();
    });
  }
  void write_cards_of(CardSet cards) { academy::write_cards(out_, cards); }

  JsonWriter& out_;
  const State& state_;
  const OpenTable& table_;
  Moment moment_;
};

}  // namespace

Sayable sayable(const State& state) {
  switch (state.table.phase) {
    case Phase::Deal: return Sayable::Whole;
    case Phase::Draft:
    case Phase::Split: return all_think(state.table) ? Sayable::Table : Sayable::Nothing;
    case Phase::Play:
    case Phase::NeutralPlay:
    case Phase::Over: return Sayable::Table;
    default: return Sayable::Nothing;
  }
}

void write_position(JsonWriter& out, const State& state) { PositionWriter(out, state).write(); }

}  // namespace roundtable::academy
