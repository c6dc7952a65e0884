#include "server/table/journal_words.h"
#include "server/table/table.h"

// Choices ahead of the turn, in games by the day: docs/protocol.md. Other players do not notice, and the choice needs
// only what the seat sees.

namespace roundtable::server {

bool Table::can_choose_ahead(Seat seat) const {
  return phase_ == Phase::Playing && plan_.by_the_day() && is_person(seat) && !plays_as_bot(seat) &&
         !game()->deciders().has(seat) && game()->can_choose_ahead(seat);
}

void Table::expect_ahead(Seat seat) const {
  expect_in_game(seat);
  if (!can_choose_ahead(seat)) throw Refused("not-now", "you cannot choose ahead now").because("ahead");
}

void Table::choose_ahead(Seat seat, const std::string& choice, Millis now) {
  const Ahead& before = chair(seat).ahead;
  if (choice == before.choice && before.fits) return;
  if (!choice.empty()) {
    expect_ahead(seat);
    if (!game()->is_legal(seat, choice, AnyGame::Asked::Ahead)) {
      throw Refused("illegal", "`" + choice.substr(0, 80) + "` would not be legal if it were your turn now");
    }
  }
  expect_in_game(seat);
  expect_resolve(seat);
  write("ahead " + number_of(seat) + (choice.empty() ? "" : " " + choice), now);
}

void Table::make_ahead(Millis now) {
  const auto due = [&]() -> std::optional<Seat> {
    if (phase_ != Phase::Playing) return std::nullopt;
    for (const Seat seat : game()->deciders().seats()) {
      const Ahead& ahead = chair(seat).ahead;
      // Another question may come first; the choice then waits.
      const bool ready = !ahead.choice.empty() && ahead.fits && !plays_as_bot(seat);
      if (ready && game()->is_legal(seat, ahead.choice, AnyGame::Asked::Now)) return seat;
    }
    return std::nullopt;
  };
  while (const auto seat = due()) write(number_of(*seat) + " " + chair(*seat).ahead.choice, now);
}

std::string Table::ahead_json(Seat seat) const {
  const Ahead& ahead = chair(seat).ahead;
  if (phase_ != Phase::Playing || (ahead.choice.empty() && !can_choose_ahead(seat))) return "null";
  JsonWriter out;
  out.begin_object().key("choice");
  ahead.choice.empty() ? out.null() : out.value(std::string_view(ahead.choice));
  return out.field("fits", ahead.fits).end_object().take();
}

void Table::perform_ahead(std::string_view rest) {
  const auto seat = seat_in(next_word(rest));
  if (!seat || phase_ != Phase::Playing) throw no_entry();
  chair(*seat).ahead = {.choice = std::string(rest)};
  ++chair(*seat).second_thoughts;
  ++changes_of_mind_;
}

// A choice that has become impossible is never made later.
void Table::check_ahead() {
  for (const Seat seat : seats()) {
    Ahead& ahead = chair(seat).ahead;
    if (game()->deciders().over()) ahead = {};
    if (ahead.choice.empty() || !ahead.fits) continue;
    ahead.fits = game()->is_legal(seat, ahead.choice, AnyGame::Asked::Ahead) ||
                 game()->is_legal(seat, ahead.choice, AnyGame::Asked::Now);
  }
}

}  // namespace roundtable::server
