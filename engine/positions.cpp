#include "engine/positions.h"

#include <algorithm>

#include "engine/core/record_cut.h"
#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable {

namespace {

template <Game G>
Result<PositionLook> look(const Record& record) {
  const auto json = Json::parse(record.options);
  const auto options = json ? G::read_options(record.players, *json) : json.error();
  if (!options) return options.error();
  auto game = std::make_unique<AnyGameOf<G>>(*options);
  PositionLook seen;
  seen.faults = game->begin_at(record.position);
  if (seen.faults.empty()) {
    const Status status = game->replay(record);
    // The record of a position has no result, and no forced entries after the last choice.
    const auto& played = game->record().log;
    const bool all_taken =
        played.size() >= record.log.size() && std::equal(record.log.begin(), record.log.end(), played.begin());
    if (!status && !(record.result.empty() && all_taken)) {
      const std::size_t at = played.size();
      const std::string entry = at < record.log.size() ? record.log[at] : "";
      seen.faults.push_back({"log", "log", status.error().message, {std::to_string(at), entry}});
    }
  }
  seen.game = std::move(game);
  return seen;
}

template <Game G>
Result<Imagined> imagined(const Record& record, std::size_t entries, Seat seat, Rng& rng) {
  auto replayer = Replayer<G>::open(record);
  if (!replayer) return replayer.error();
  Imagined anew{record, 0};
  bool found = false;
  if constexpr (HasPositions<G>) {
    for (;;) {
      const auto& state = replayer->state();
      // Chance has no view to imagine from.
      if (!G::deciders(state).over() && !G::deciders(state).is_chance() && G::sayable(state) != Sayable::Nothing) {
        JsonWriter out;
        G::write_position(out, G::imagine(G::view(state, seat), rng));
        anew.record.position = out.take();
        anew.entries = replayer->position();
        found = true;
      }
      if (replayer->position() >= std::min(entries, record.log.size())) break;
      if (auto status = replayer->step(); !status) return status.error();
    }
  }
  if (!found) return Error{"entries: nothing is drawn at random there"};
  anew.record.log.clear();
  anew.record.legal.clear();
  anew.record.with_legal = false;
  anew.record.result.clear();
  anew.record.drop_seed();
  return anew;
}

// The end of faults and refusals.
void write_values(JsonWriter& out, const std::string& message, const std::vector<std::string>& values,
                  const std::string& rule) {
  out.field("message", std::string_view(message)).field("rule", std::string_view(rule)).key("values").begin_array();
  for (const auto& value : values) out.value(std::string_view(value));
  out.end_array().end_object();
}

}  // namespace

void read_positions() {
  each_game([]<class G>() {
    if constexpr (HasPositions<G>) read_positions_of<G>();
  });
}

std::string position_json(const AnyGame& game) {
  JsonWriter out;
  with_game(game.name(), [&]<class G>() {
    if constexpr (HasPositions<G>) {
      const auto& state = static_cast<const AnyGameOf<G>&>(game).state();
      if (G::sayable(state) != Sayable::Nothing) G::write_position(out, state);
    }
  });
  return out.take();
}

std::vector<Refusal> refusals(const AnyGame& game, Seat seat) {
  std::vector<Refusal> refused;
  with_game(game.name(), [&]<class G>() {
    if constexpr (HasPositions<G>) refused = G::refusals(static_cast<const AnyGameOf<G>&>(game).state(), seat);
  });
  return refused;
}

const Record& with_what_was_forced(const PositionLook& look, const Record& record) {
  const Record& played = look.game->record();
  return look.faults.empty() && played.log.size() >= record.log.size() ? played : record;
}

void write_look(JsonWriter& out, const PositionLook& look) {
  out.key("faults").begin_array();
  for (const Fault& fault : look.faults) {
    out.begin_object().field("field", std::string_view(fault.field)).field("reason", std::string_view(fault.reason));
    write_values(out, fault.message, fault.values, fault.rule);
  }
  out.end_array();
  const AnyGame& game = *look.game;
  const bool whole = look.faults.empty();
  const Deciders deciders = whole ? game.deciders() : Deciders::nobody();
  out.field("chance", deciders.is_chance()).key("asked").begin_array();
  for (const Seat seat : deciders.is_chance() ? Seats() : deciders.seats()) {
    out.begin_object().field("seat", index(seat)).key("legal").begin_array();
    for (const auto& choice : game.legal(seat)) out.value(std::string_view(choice));
    out.end_array().key("refused").begin_array();
    for (const Refusal& one : refusals(game, seat)) {
      out.begin_object().field("choice", std::string_view(one.choice)).field("reason", std::string_view(one.reason));
      write_values(out, one.message, one.values, one.rule);
    }
    out.end_array().end_object();
  }
  const std::string position = whole ? position_json(game) : "";
  out.end_array().key("position");
  position.empty() ? out.null() : out.raw(position);
}

Result<PositionLook> look_at_position(const Record& record) {
  Result<PositionLook> seen = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { seen = look<G>(record); });
  return seen;
}

Result<Record> cut_to_position(const Record& record, std::size_t entries) {
  Result<Record> cut = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { cut = cut_record<G>(record, entries); });
  return cut;
}

Result<Imagined> imagined_position(const Record& record, std::size_t entries, Seat seat, Rng& rng) {
  if (index(seat) >= record.players) {
    return Error{"seat: found " + std::to_string(index(seat)) + ", allowed: 0 to " +
                 std::to_string(record.players - 1)};
  }
  Result<Imagined> anew = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { anew = imagined<G>(record, entries, seat, rng); });
  return anew;
}

}  // namespace roundtable
