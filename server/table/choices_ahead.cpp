#include "server/table/choices_ahead.h"

#include "server/base/refusal.h"

namespace roundtable::server {

bool ChoicesAhead::is_possible(const AnyGame& game, Seat seat) {
  return !game.deciders().has(seat) && game.can_choose_ahead(seat);
}

void ChoicesAhead::expect_legal(const AnyGame& game, Seat seat, const std::string& choice) {
  if (game.is_legal(seat, choice, AnyGame::Asked::Ahead)) return;
  throw Refused("illegal", "`" + choice.substr(0, 80) + "` would not be legal if it were your turn now");
}

void ChoicesAhead::check(const AnyGame& game, Seats seats) {
  for (const Seat seat : seats) {
    Ahead& ahead = of_[seat];
    if (game.deciders().over()) ahead = {};
    if (ahead.choice.empty() || !ahead.fits) continue;
    ahead.fits = game.is_legal(seat, ahead.choice, AnyGame::Asked::Ahead) ||
                 game.is_legal(seat, ahead.choice, AnyGame::Asked::Now);
  }
}

std::optional<Seat> ChoicesAhead::due(const AnyGame& game, Seats bots) const {
  for (const Seat seat : game.deciders().seats()) {
    const Ahead& ahead = of_[seat];
    const bool ready = !ahead.choice.empty() && ahead.fits && !bots.has(seat);
    if (ready && game.is_legal(seat, ahead.choice, AnyGame::Asked::Now)) return seat;
  }
  return std::nullopt;
}

void ChoicesAhead::write(JsonWriter& out, Seat seat) const {
  const Ahead& ahead = of_[seat];
  out.begin_object().key("choice");
  ahead.choice.empty() ? out.null() : out.value(std::string_view(ahead.choice));
  out.field("fits", ahead.fits).end_object();
}

}  // namespace roundtable::server
