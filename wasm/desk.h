#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/any_game.h"
#include "engine/play/fair_stream.h"
#include "wasm/course.h"
#include "wasm/problem.h"

namespace roundtable::wasm {

// One game for whoever can only speak JSON: a page. It is asked `{"do":"choose","seat":0,...}` and answers
// `{"ok":{...}}` or `{"error":{"code":...,"field":...,"message":...}}`; then nothing has changed.
//
//   games     -                                            -> all `games` and their options (docs/options.md)
//   start     game, players, options, seats, seed, you    a new game; what chance owes is drawn, here and later
//   open      record, seed, you, waiting, decision         the same game again, as `save` wrote it
//   choose    seat, decision, choice                       -> whether it `waits` for others
//   undo      seat                                         back to that seat's last choice, whatever came after it
//   think     seat, bot                                    -> the `choice` that bot would make, seeing only its view
//   explain   seat, bot                                    -> its `opinions` on each choice
//   look      viewer, since                                -> all that the viewer may know: view, events, ...
//   save      -                                            -> what `open` needs
//   check     game, players, options                       -> the options without those that are defaults
//   read      record                                       -> its `course`, to go through it
//   step      entries                                      the record that was read, after so many entries
//
// The rules of choosing are those of a server's table. Undo goes further: only bots wait, and the seed brings the same
// again.
class Desk {
 public:
  std::string answer(std::string_view question);

 private:
  using Deed = Trouble (Desk::*)(Fields& fields, JsonWriter& out);

  static Deed deed_of(std::string_view name);
  Trouble games(Fields& fields, JsonWriter& out);
  Trouble start(Fields& fields, JsonWriter& out);
  Trouble open(Fields& fields, JsonWriter& out);
  Trouble choose(Fields& fields, JsonWriter& out);
  Trouble undo(Fields& fields, JsonWriter& out);
  Trouble think(Fields& fields, JsonWriter& out);
  Trouble explain(Fields& fields, JsonWriter& out);
  Trouble look(Fields& fields, JsonWriter& out);
  Trouble save(Fields& fields, JsonWriter& out);
  Trouble check(Fields& fields, JsonWriter& out);
  Trouble read(Fields& fields, JsonWriter& out);
  Trouble step(Fields& fields, JsonWriter& out);

  Seat seat_in(Fields& fields, std::string_view name) const;
  Trouble expect_game() const;
  Trouble expect_play() const;
  Trouble take(Seat seat, std::string_view choice);
  void settle_chance();
  // How long the record was before that seat's last choice, if it has made one.
  std::optional<std::size_t> last_choice(Seat seat) const;
  std::string& chosen(Seat seat) { return chosen_[static_cast<std::size_t>(seat)]; }
  Rng rng_for(Seat seat, Purpose purpose) const { return bot_rng(secret_, game_->record().log.size(), seat, purpose); }

  std::unique_ptr<AnyGame> game_;
  bool is_played_ = false;  // or only looked at
  Secret secret_;
  std::string seed_;
  std::optional<Seat> you_;  // whose choices can be undone
  std::int64_t decision_ = 0;
  std::array<std::string, kMaxSeats> chosen_;  // waiting for others
  std::optional<Record> read_;
};

}  // namespace roundtable::wasm
