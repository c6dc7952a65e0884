#include "server/table/table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/store/text.h"
#include "server/table/journal_words.h"

namespace roundtable::server {

namespace {

constexpr std::string_view kStandIn = "squire";

}  // namespace

Table::Table(std::string id, Plan plan, Millis created)
    : id_(std::move(id)),
      made_(std::move(plan)),
      plan_(made_),
      created_(created),
      updated_(created),
      info_updated_(created),
      numbers_(plan_.seats.size()) {
  for (const PlannedSeat& seat : plan_.seats) chairs_.push_back({.who = seat, .left = created});
}

Table::Table(const StoredTable& stored)
    : Table(stored.head.id, Plan::from_head(stored.head.head), stored.head.created) {
  const std::vector<Entry> journal = journal_of(stored);
  if (stored.folded()) {
    length_ = journal.front().number;
    events_before_.assign(static_cast<std::size_t>(length_), 0);
  }
  follow(journal);
}

void Table::follow(const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    try {
      if (entry.number != length_) throw Refused("bad-field", "expected number " + std::to_string(length_));
      if (!storable(entry.text)) throw Refused("bad-field", "no text");
      write(entry.text, entry.at);
    } catch (const Refused& refused) {
      throw std::runtime_error("entry " + std::to_string(entry.number) + ": " + refused.what());
    }
  }
  written_.clear();  // stored already
}

// Requests.

bool Table::choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now) {
  if (!play_) expect_playing();
  if (play_->is_made(seat, decision, choice)) return false;
  expect_in_game(seat);
  refuse_if(play_->expect_open(decision));
  if (choice.find_first_of("\r\n") != std::string_view::npos) throw bad_field("choice", "more than one line");
  const bool returns = chair(seat).bot;
  if (thinks_again(seat)) expect_resolve(seat);
  write(number_of(seat) + " " + std::string(choice), now);
  if (returns) write("back " + number_of(seat), now);
  return true;
}

bool Table::waits_for(Seat seat, std::int64_t decision, std::string_view choice) const {
  return phase_ == Phase::Playing && decision == play_->decision() && !thinks_again(seat) &&
         game()->is_legal(seat, choice, AnyGame::Asked::Now);
}

void Table::choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now) {
  if (phase_ != Phase::Playing || decision != play_->decision() || !bots_to_move().has(seat)) return;
  write(number_of(seat) + " " + std::string(choice), now);
}

void Table::undo(Seat seat, std::int64_t decision, Millis now) {
  expect_in_game(seat);
  refuse_if(play_->expect_open(decision));
  refuse_if(play_->expect_undo(seat));
  if (is_time_up(chair(seat).made.at(static_cast<std::size_t>(play_->undo_since())), now))
    throw Refused("no-undo", "your time is up").because("time");
  expect_resolve(seat);
  write("undo " + number_of(seat), now);
}

void Table::say(Seat seat, const std::string& text, Millis now) {
  if (!plan_.chat) throw Refused("not-now", "chat is off at this table").because("no-chat");
  if (chair(seat).silenced) throw Refused("not-now", "the host muted you").because("silenced");
  if (!chat_.has_room_for(seat)) {
    throw Refused("too-many", "you have reached the limit of messages at this table").because("table");
  }
  write("chat " + number_of(seat) + " " + text, now);
}

void Table::stand_in(Seat seat, Millis now) {
  expect_playing();
  if (is_person(seat) && !chair(seat).bot) write("bot " + number_of(seat), now);
}

void Table::come_back(Seat seat, Millis now) {
  expect_in_game(seat);
  if (!chair(seat).bot) return;
  expect_resolve(seat);
  write("back " + number_of(seat), now);
}

void Table::rematch(const std::string& table, Seat by, Millis now) {
  if (phase_ != Phase::Finished) throw Refused("not-now", "the game is not over yet").because("not-over");
  write("rematch " + table + " " + number_of(by), now);
}

// Questions.

void Table::expect_playing() const {
  if (phase_ == Phase::Open) throw Refused("not-now", "the game has not started yet").because("not-started");
  if (phase_ != Phase::Playing) throw Refused("not-now", "the game is over").because("over");
}

void Table::expect_hints(Seat seat) const {
  expect_in_game(seat);
  expect_welcome(seat);
  const auto is_other = [&](const Chair& one) {
    return one.who.kind == PlannedSeat::Kind::Person && &one != &chair(seat);
  };
  if (!plan_.hints && std::any_of(chairs_.begin(), chairs_.end(), is_other)) {
    throw Refused("not-now", "hints are off at this table").because("no-hints");
  }
}

std::optional<Seat> Table::seat_of(PlannedSeat::Kind kind, const std::string& user) const {
  for (const Seat seat : seats()) {
    if (is(kind, seat) && chair(seat).who.user == user) return seat;
  }
  return std::nullopt;
}

std::optional<Seat> Table::seat_of(const std::string& user) const { return seat_of(PlannedSeat::Kind::Person, user); }

std::optional<Seat> Table::held_for(const std::string& user) const { return seat_of(PlannedSeat::Kind::Held, user); }

bool Table::has_any(PlannedSeat::Kind kind) const {
  return std::any_of(chairs_.begin(), chairs_.end(), [&](const Chair& chair) { return chair.who.kind == kind; });
}

std::string_view Table::bot_of(Seat seat) const {
  return is_person(seat) ? kStandIn : std::string_view(chair(seat).who.name);
}

Seats Table::bots_to_move() const {
  Seats moving;
  if (phase_ != Phase::Playing || pause_) return moving;
  for (const Seat seat : game()->deciders().seats()) {
    if (plays_as_bot(seat)) moving.add(seat);
  }
  return moving;
}

bool Table::waits_for_bot() const { return !bots_to_move().empty() && (has_players() || plan_.clock); }

const std::string& Table::chosen(Seat seat) const {
  static const std::string kNothing;
  return play_ ? play_->waiting(seat) : kNothing;
}

std::optional<Seat> Table::undoer() const {
  if (phase_ != Phase::Playing) return std::nullopt;
  for (const Seat seat : seats()) {
    if (is_person(seat) && play_->offers_undo(seat)) return seat;
  }
  return std::nullopt;
}

std::size_t Table::first_new_event(std::int64_t n) const {
  std::size_t first = play_ ? game()->event_count() : 0;
  for (auto i = static_cast<std::size_t>(std::max<std::int64_t>(n, 0)); i < events_before_.size(); ++i) {
    first = std::min<std::size_t>(first, events_before_[i]);
  }
  return n <= 0 ? 0 : first;
}

std::vector<Entry> Table::take_written() { return std::exchange(written_, {}); }

}  // namespace roundtable::server
