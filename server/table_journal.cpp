#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/refusal.h"
#include "server/table.h"

// What the entries of a journal do.

namespace roundtable::server {

namespace {

// The first word, which is cut off.
std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

Refused no_entry() { return {"bad-field", "no entry of a journal"}; }

}  // namespace

void Table::write(std::string text, Millis now) {
  const auto events = static_cast<std::uint32_t>(play_ ? game()->event_count() : 0);
  const std::int64_t info = info_version_;
  const std::int64_t known = n();
  perform(text, now);
  written_.push_back({id_, length_, now, std::move(text)});
  ++length_;
  if (n() == known) return;  // nobody else may notice
  if (info_version_ != info) info_updated_ = now;
  const auto events_now = static_cast<std::uint32_t>(play_ ? game()->event_count() : 0);
  events_before_.push_back(std::min(events, events_now));
  updated_ = now;
}

void Table::perform(std::string_view text, Millis now) {
  std::string_view rest = text;
  const std::string_view verb = next_word(rest);
  const auto is_seat = [&](std::string_view word) {
    return word.size() == 1 && word[0] >= '0' && word[0] < '0' + plan_.players();
  };
  const auto seat_from = [](std::string_view word) { return Seat{static_cast<std::uint8_t>(word[0] - '0')}; };
  if (is_seat(verb)) return perform_choice(seat_from(verb), rest, now);
  if (verb == "chat") {
    const std::string_view who = next_word(rest);
    if (!is_seat(who)) throw no_entry();
    const Seat seat = seat_from(who);
    chat_.add({n(), now, seat, chair(seat).who.name, std::string(rest)});
    return;
  }
  ++info_version_;
  if (verb == "rematch") {
    rematch_ = next_word(rest);
    rematch_by_ = is_seat(rest) ? std::optional(seat_from(rest)) : std::nullopt;
    return;
  }
  if (verb == "close") {
    phase_ = Phase::Closed;
    return;
  }
  if (verb == "start") return start(now);
  const std::string_view who = next_word(rest);
  if (!is_seat(who)) throw no_entry();
  const Seat seat = seat_from(who);
  if (verb == "sit" || verb == "fill" || verb == "leave" || verb == "decline") {
    perform_before_start(verb, seat, rest, now);
  } else if (verb == "undo") {
    perform_undo(seat, now);
  } else if (verb == "bot") {
    chair(seat).bot = true;
    chair(seat).votes = Seats();
  } else if (verb == "back") {
    chair(seat).bot = false;
    chair(seat).late = play_ && game()->deciders().has(seat) && is_time_up(chair(seat).asked, now);
    ++chair(seat).second_thoughts;
  } else {
    throw no_entry();
  }
}

void Table::perform_before_start(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  if (phase_ != Phase::Open) throw no_entry();
  Chair& chair = this->chair(seat);
  if (verb == "sit") {
    const std::string_view user = next_word(rest);
    chair.who = {PlannedSeat::Kind::Person, std::string(rest), std::string(user)};
    chair.sat = length_;
    chair.left = now;
  } else if (verb == "fill") {
    if (!is_level(rest)) throw no_entry();
    chair.who = {PlannedSeat::Kind::Bot, std::string(rest), {}};
  } else {
    chair = {};
  }
  if (full()) start(now);
}

void Table::perform_choice(Seat seat, std::string_view choice, Millis now) {
  if (!play_) throw no_entry();
  const Seats asked = game()->deciders().seats();
  const bool again = !chosen(seat).empty();
  refuse_if(play_->choose(seat, choice, chair(seat).asked));
  const bool waits = !chosen(seat).empty();
  if (!chair(seat).votes.empty()) {
    chair(seat).votes = Seats();
    ++info_version_;
  }
  if (waits && again) {
    ++changes_of_mind_;
    ++chair(seat).second_thoughts;
  }
  look_around(asked, waits, now);
}

void Table::perform_undo(Seat seat, Millis now) {
  if (!play_) throw no_entry();
  const Millis asked = play_->undo_since();
  refuse_if(play_->undo(seat));
  look_around(Seats(), false, now);
  chair(seat).asked = asked;  // time goes on as if the choice had not been made
  ++chair(seat).second_thoughts;
}

void Table::start(Millis now) {
  if (phase_ != Phase::Open || !full()) throw no_entry();
  auto game = plan_.make_game();
  if (!game) throw std::runtime_error("table " + id_ + ": its game is not known here");
  std::vector<std::string> names;
  names.reserve(chairs_.size());
  for (const Chair& chair : chairs_) {
    names.push_back((chair.who.kind == PlannedSeat::Kind::Bot ? "bot:" : "") + chair.who.name);
  }
  game->set_seats(std::move(names));
  play_ = std::make_unique<GameInProgress>(std::move(game), fair_chance(plan_.secret), TakeBack::OwnTurn);
  phase_ = Phase::Playing;
  look_around(Seats(), false, now);
}

void Table::look_around(Seats asked_before, bool same_decision, Millis now) {
  for (const Seat seat : game()->deciders().seats()) {
    if (same_decision && asked_before.has(seat)) continue;
    chair(seat).asked = now;
    chair(seat).late = false;
  }
  if (game()->record().log.size() > furthest_) {
    furthest_ = game()->record().log.size();
    for (Chair& chair : chairs_) chair.second_thoughts = 0;
  }
  if (!game()->deciders().over()) return;
  phase_ = Phase::Finished;
  ++info_version_;
}

}  // namespace roundtable::server
