#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/play/game_in_progress.h"
#include "wasm/answering.h"
#include "wasm/record_steps.h"

namespace roundtable::wasm {

// One game with questions and answers in JSON, for the page. A question, such as `{"do":"choose","seat":0,...}`, gets
// the answer `{"ok":{...}}` or, without any effect, `{"error":{"code":...,"reason":...,"field":...,"message":...}}`.
//
//   games     -                                            -> all `games` and their options (docs/options.md)
//   start     game, players, options, seats, seed, you    starts a game; chance is drawn automatically from now on
//   open      record, seed, you, waiting, decision         continues the game of a `save`
//             both: among, if people share the device
//   choose    seat, decision, choice                       -> whether it `waits` for others
//   undo      seat                                         back to that seat's last choice, whatever came after it;
//                                                          `among` others only if no other choice came later
//   think     seat, bot                                    -> the `choice` of that bot, which sees only its view
//   net       game, bytes                                  sets the bots' net, in base64; -> its shape
//   look      viewer, since                                -> everything the viewer may know: view, events, ...
//   save      -                                            -> the input of `open`
//   check     game, players, options                       -> the options without defaults
//   read      record                                       -> the record's steps: `entries`, `marks`
//   step      entries                                      shows that record after so many entries
//
// Choices follow the rules of any game in progress. Undo is for a person who plays alone, or for a turn `among` others.
class JsonEngine {
 public:
  JsonEngine() = default;
  JsonEngine(const JsonEngine&) = delete;
  JsonEngine& operator=(const JsonEngine&) = delete;
  virtual ~JsonEngine() = default;

  std::string answer(std::string_view question);

 protected:
  // Questions of derived engines.
  virtual MaybeProblem others(std::string_view name, Fields& fields, JsonWriter& out);
  // Makes `look` show this game.
  void show(std::unique_ptr<AnyGame> game) {
    step_ = std::move(game);
    entries_ = 0;
  }

 private:
  using Deed = MaybeProblem (JsonEngine::*)(Fields& fields, JsonWriter& out);

  static Deed deed_of(std::string_view name);
  MaybeProblem net(Fields& fields, JsonWriter& out) { return take_net(fields, out); }
  MaybeProblem games(Fields& fields, JsonWriter& out);
  MaybeProblem start(Fields& fields, JsonWriter& out);
  MaybeProblem open(Fields& fields, JsonWriter& out);
  MaybeProblem choose(Fields& fields, JsonWriter& out);
  MaybeProblem undo(Fields& fields, JsonWriter& out);
  MaybeProblem think(Fields& fields, JsonWriter& out);
  MaybeProblem look(Fields& fields, JsonWriter& out);
  MaybeProblem save(Fields& fields, JsonWriter& out);
  MaybeProblem check(Fields& fields, JsonWriter& out);
  MaybeProblem read(Fields& fields, JsonWriter& out);
  MaybeProblem step(Fields& fields, JsonWriter& out);

  // The game in progress, or the record on display; nullptr if there is none.
  const AnyGame* shown() const;
  Seat seat_in(Fields& fields, std::string_view name) const;
  MaybeProblem expect_play() const;
  Rng rng_for(Seat seat, Purpose purpose) const {
    return bot_rng(secret_, play_->game().record().log.size(), seat, purpose);
  }

  std::unique_ptr<GameInProgress> play_;
  Secret secret_;
  Seat you_{};  // the seat whose choices can be undone
  std::optional<Record> read_;
  std::unique_ptr<AnyGame> step_;  // the displayed step of the record; null if there is none
  std::int64_t entries_ = 0;       // number of its entries
};

}  // namespace roundtable::wasm
