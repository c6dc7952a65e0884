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
//   start     game, players, options, seats, seed, you    a new game; what chance owes is drawn, here and later
//   open      record, seed, you, waiting, decision         the same game again, as `save` wrote it
//             both: among, if people share the device
//   choose    seat, decision, choice                       -> whether it `waits` for others
//   undo      seat                                         back to that seat's last choice, whatever came after it;
//                                                          `among` others only if it was the last of all
//   think     seat, bot                                    -> the `choice` that bot would make, seeing only its view
//   explain   seat, bot                                    -> its `opinions` on each choice
//   net       game, bytes                                  the net that bots play with, in base64; -> its shape
//   look      viewer, since                                -> all that the viewer may know: view, events, ...
//   save      -                                            -> what `open` needs
//   check     game, players, options                       -> the options without those that are defaults
//   read      record                                       -> its steps, to go through it: `entries`, `marks`
//   step      entries                                      the record that was read, after so many entries
//
// Choices follow the rules of any game in progress, undo those of one who plays alone, or of a turn `among` others.
class JsonEngine {
 public:
  JsonEngine() = default;
  JsonEngine(const JsonEngine&) = delete;
  JsonEngine& operator=(const JsonEngine&) = delete;
  virtual ~JsonEngine() = default;

  std::string answer(std::string_view question);

 protected:
  // What a larger engine does besides.
  virtual MaybeProblem others(std::string_view name, Fields& fields, JsonWriter& out);
  // Lets `look` show that.
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
  MaybeProblem explain(Fields& fields, JsonWriter& out);
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
  std::unique_ptr<AnyGame> step_;  // of the record that was read, if it is looked at
  std::int64_t entries_ = 0;       // how many of it
};

}  // namespace roundtable::wasm
