#include "study/continuation.h"

#include "engine/games.h"
#include "engine/positions.h"
#include "engine/with_game.h"

namespace roundtable {

template <Game G>
Result<std::vector<LikelyMove>> likely_moves_of(const AnyGame& game, Seat seat,
                                                const std::string& action);  // continuation_of.h

namespace {

// The imagined game with the choice and as many of the moves as are legal in it; their number. 0: not even the choice.
std::size_t play(AnyGame& game, Seat seat, const std::string& action, const std::vector<LikelyMove>& moves) {
  if (!game.apply(seat, action)) return 0;
  std::size_t played = 1;
  for (const LikelyMove& move : moves) {
    if (!game.apply(move.seat, move.action)) break;
    ++played;
  }
  return played;
}

// Plays the entries that came between a position and the choice of the seat. Others' choices at the same time are
// secret: they are left out.
void catch_up(AnyGame& game, const Record& record, std::size_t from, std::size_t to, Seat seat) {
  for (std::size_t at = from; at < to; ++at) {
    const auto entry = Entry::from_text(record.log[at], record.players);
    if (!entry || entry->chance || entry->forced) continue;
    const Deciders asked = game.deciders();
    if (asked.over() || asked.is_chance()) break;
    const bool is_secret = entry->seat != seat && asked.seats().size() > 1;
    if (!is_secret) static_cast<void>(game.apply(entry->seat, entry->what));
  }
}

}  // namespace

void write_continuation(JsonWriter& out, const Continuation& continuation) {
  out.key("moves").begin_array();
  for (const LikelyMove& move : continuation.moves) {
    out.begin_object().field("seat", index(move.seat)).field("action", move.action);
    out.field("of100", move.of_100).end_object();
  }
  out.end_array().key("record");
  const bool shown = !continuation.record.log.empty();
  shown ? out.value(std::string_view(continuation.record.json())) : out.null();
  out.field("entries", static_cast<std::int64_t>(continuation.entries));
}

Result<Continuation> continuation(const Record& record, std::size_t entries, Seat seat, const std::string& action) {
  const auto game = replay_game(record, entries);
  if (!game) return game.error();
  if (index(seat) >= record.players) return Error{"there is no seat " + std::to_string(index(seat))};
  Result<std::vector<LikelyMove>> moves = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { moves = likely_moves_of<G>(**game, seat, action); });
  if (!moves) return moves.error();
  Continuation found{.moves = *moves, .record = {}};
  constexpr int kTries = 32;
  std::size_t most = 0;
  for (int i = 0; i < kTries && most <= moves->size(); ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    const auto imagined = imagined_position(record, entries, seat, rng);
    if (!imagined) break;  // no position describes the moment
    const auto other = replay_game(imagined->record);
    if (!other) return other.error();
    catch_up(**other, record, imagined->entries, entries, seat);
    const std::size_t before = (*other)->record().log.size();
    const std::size_t played = play(**other, seat, action, *moves);
    const bool is_told = (*other)->record().log.size() > before;  // a sealed choice is not, until all are in
    if (played <= most || !is_told) continue;
    most = played;
    found.record = (*other)->record();
    found.entries = before;
  }
  return found;
}

}  // namespace roundtable
