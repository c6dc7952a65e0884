#include "server/table/table_play.h"

#include <algorithm>
#include <utility>

#include "server/table/journal_words.h"

// The play at a table: questions and requests. The effects of entries are in table_play_entries.cpp.

namespace roundtable::server {

namespace {

constexpr std::string_view kSubstituteLevel = "squire";

}  // namespace

// Players and turns.

void TablePlay::expect_playing() const {
  if (phase_ == Phase::Open) throw Refused("not-now", "the game has not started yet").because("not-started");
  if (!is_playing()) throw Refused("not-now", "the game is over").because("over");
}

void TablePlay::expect_in_game(Seat seat) const {
  expect_playing();
  ending_.expect_not_conceded(seat);
}

void TablePlay::expect_hints(Seat seat) const {
  expect_in_game(seat);
  moderation_.expect_not_removed(seat);
  const bool others = !(room_.people() - Seats::of(seat)).empty();
  if (!plan().hints && others) throw Refused("not-now", "hints are off at this table").because("no-hints");
}

Seats TablePlay::voters() const {
  Seats voters;
  for (const Seat seat : room_.people()) {
    if (!moderation_.is_removed(seat) && !room_.who(seat).name.empty()) voters.add(seat);
  }
  return voters;
}

Seats TablePlay::bots() const {
  Seats bots = seats() - players();
  for (const Seat seat : seats()) {
    if (clock_.is_late(seat)) bots.add(seat);
  }
  return bots;
}

Seats TablePlay::bots_to_move() const {
  if (!is_playing() || clock_.is_paused()) return {};
  return game()->deciders().seats() & bots();
}

std::string_view TablePlay::bot_of(Seat seat) const {
  return is_person(seat) ? kSubstituteLevel : std::string_view(room_.who(seat).name);
}

Seats TablePlay::deciding() const {
  if (!is_playing() || !plan().clock || clock_.is_paused()) return {};
  return game()->deciders().seats() - bots();
}

std::optional<Millis> TablePlay::due(Seat seat) const {
  return deciding().has(seat) ? std::optional(clock_.due(seat)) : std::nullopt;
}

bool TablePlay::is_overdue(Seat seat, Millis now) const { return deciding().has(seat) && clock_.is_up(seat, now); }

std::optional<Millis> TablePlay::left(Seat seat) const {
  if (!is_playing() || !is_person(seat)) return std::nullopt;
  return clock_.left(seat, game()->deciders().has(seat) && !bots().has(seat));
}

std::optional<Millis> TablePlay::next_due() const {
  std::optional<Millis> next = ending_.proposal_due();
  const auto add = [&](Millis due) { next = next ? std::min(*next, due) : due; };
  if (clock_.is_paused()) add(clock_.pause_end());
  if (plan().others_end) return next;
  for (const Seat seat : deciding()) add(clock_.due(seat));
  return next;
}

const std::string& TablePlay::chosen(Seat seat) const {
  static const std::string kNothing;
  return game_ ? game_->waiting(seat) : kNothing;
}

std::optional<Seat> TablePlay::undoer() const {
  if (!is_playing()) return std::nullopt;
  for (const Seat seat : room_.people()) {
    if (game_->offers_undo(seat)) return seat;
  }
  return std::nullopt;
}

std::vector<Turn> TablePlay::turns(DuringPause during) const {
  std::vector<Turn> turns;
  if (!is_playing() || (clock_.is_paused() && during == DuringPause::Nobody)) return turns;
  for (const Seat seat : game()->deciders().seats() - bots()) {
    turns.push_back({.user = room_.who(seat).user,
                     .name = room_.who(seat).name,
                     .since = clock_.since(seat),
                     .due = due(seat),
                     .decision = decision()});
  }
  return turns;
}

// Choices.

TablePlay::Entries TablePlay::choose(Seat seat, std::int64_t decision, std::string_view choice) const {
  if (!game_) expect_playing();
  if (game_->is_made(seat, decision, choice)) return {};
  expect_in_game(seat);
  refuse_if(game_->expect_open(decision));
  if (choice.find_first_of("\r\n") != std::string_view::npos) throw bad_field("choice", "more than one line");
  if (thinks_again(seat)) minds_.expect_few(seat);
  Entries entries = {number_of(seat) + " " + std::string(choice)};
  if (substitutes_.has(seat)) entries.push_back("back " + number_of(seat));
  return entries;
}

bool TablePlay::waits_for(Seat seat, std::int64_t decision, std::string_view choice) const {
  return is_playing() && decision == game_->decision() && !thinks_again(seat) &&
         game()->is_legal(seat, choice, AnyGame::Asked::Now);
}

TablePlay::Entries TablePlay::choose_for(Seat seat, std::int64_t decision, std::string_view choice) const {
  if (!is_playing() || decision != game_->decision() || !bots_to_move().has(seat)) return {};
  return {number_of(seat) + " " + std::string(choice)};
}

TablePlay::Entries TablePlay::undo(Seat seat, std::int64_t decision, Millis now) const {
  expect_in_game(seat);
  refuse_if(game_->expect_open(decision));
  refuse_if(game_->expect_undo(seat));
  if (clock_.is_up(seat, game_->undo_since(), now)) throw Refused("no-undo", "your time is up").because("time");
  minds_.expect_few(seat);
  return {"undo " + number_of(seat)};
}

TablePlay::Entries TablePlay::choose_ahead(Seat seat, const std::string& choice) const {
  if (ahead_.is(seat, choice)) return {};
  if (!choice.empty()) {
    expect_ahead(seat);
    ChoicesAhead::expect_legal(*game(), seat, choice);
  }
  expect_in_game(seat);
  minds_.expect_few(seat);
  return {"ahead " + number_of(seat) + (choice.empty() ? "" : " " + choice)};
}

bool TablePlay::can_choose_ahead(Seat seat) const {
  return is_playing() && plan().by_the_day() && is_person(seat) && !bots().has(seat) &&
         ChoicesAhead::is_possible(*game(), seat);
}

void TablePlay::expect_ahead(Seat seat) const {
  expect_in_game(seat);
  if (!can_choose_ahead(seat)) throw Refused("not-now", "you cannot choose ahead now").because("ahead");
}

TablePlay::Entries TablePlay::make_ahead() const {
  const auto seat = is_playing() ? ahead_.due(*game(), bots()) : std::nullopt;
  if (!seat) return {};
  return {number_of(*seat) + " " + ahead_.of(*seat)};
}

std::string TablePlay::ahead_json(Seat seat) const {
  if (!is_playing() || (ahead_.of(seat).empty() && !can_choose_ahead(seat))) return "null";
  JsonWriter out;
  ahead_.write(out, seat);
  return out.take();
}

// Bots in people's places.

TablePlay::Entries TablePlay::substitute(Seat seat) const {
  expect_playing();
  if (!players().has(seat)) return {};
  return {"bot " + number_of(seat)};
}

TablePlay::Entries TablePlay::come_back(Seat seat) const {
  expect_in_game(seat);
  if (!substitutes_.has(seat)) return {};
  minds_.expect_few(seat);
  return {"back " + number_of(seat)};
}

TablePlay::Entries TablePlay::vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience) const {
  expect_in_game(voter);
  if (plan().clock) {
    throw Refused("not-now", "this table has a clock; a bot takes over when the time is up").because("has-clock");
  }
  if (voter == absent || !is_person(absent)) throw bad_field("seat", "allowed: the seat of another player");
  if (!can_be_voted_on(absent, now, patience)) {
    const std::string& name = room_.who(absent).name;
    throw presence_.is_here(absent)
        ? Refused("not-now", name + " is connected and may need more time").because("here")
        : Refused("not-now", name + " has just disconnected and may be back soon").because("just-left");
  }
  if (substitutes_.has(absent) || substitutes_.votes(absent).has(voter) == wanted) return {};
  minds_.expect_few(voter);
  return {(wanted ? "vote " : "unvote ") + number_of(voter) + " " + number_of(absent)};
}

bool TablePlay::can_be_voted_on(Seat seat, Millis now, Millis patience) const {
  constexpr int kForDeciding = 6;  // times the patience with an absence
  if (presence_.is_away(seat, now, patience)) return true;
  const bool asked = game()->deciders().has(seat) && now - clock_.since(seat) >= kForDeciding * patience;
  return asked && now - presence_.returned(seat) >= patience;
}

// Time.

TablePlay::Entries TablePlay::want_pause(Seat seat, bool wanted) const {
  expect_in_game(seat);
  if (!plan().clock) throw Refused("not-now", "this table has no clock").because("no-clock");
  std::string entry = wanted ? clock_.want_pause(seat, players()) : clock_.want_to_play();
  if (entry.empty()) return {};
  if (entry.starts_with("pausing ")) minds_.expect_few(seat);
  return {std::move(entry)};
}

TablePlay::Entries TablePlay::end_pause(Millis now) const {
  if (!is_playing() || !clock_.is_paused() || clock_.pause_end() > now) return {};
  return {"resume"};
}

TablePlay::Entries TablePlay::end(Seat by, Overtime how, Millis now) const {
  expect_in_game(by);
  Entries entries;
  for (const Seat seat : seats()) {
    if (seat == by || !plan().others_end || !is_overdue(seat, now)) continue;
    if (how == Overtime::GiveUp) entries = {"end " + number_of(by) + " " + number_of(seat)};
    if (how == Overtime::Bot) entries.push_back("bot " + number_of(seat));
  }
  if (entries.empty()) throw Refused("not-now", "no player has run out of time").because("in-time");
  return entries;
}

TablePlay::Entries TablePlay::replace_late(Millis now) const {
  Entries entries;
  for (const Seat seat : seats()) {
    if (!plan().others_end && is_overdue(seat, now)) entries.push_back("bot " + number_of(seat));
  }
  return entries;
}

TablePlay::Entries TablePlay::rest(const std::string& user, Millis from, Millis until) const {
  const auto seat = room_.seat_of(user);
  if (!seat || !is_playing() || !plan().by_the_day() || clock_.knows_vacation(*seat, until)) return {};
  return {"rest " + number_of(*seat) + " " + std::to_string(from) + " " + std::to_string(until)};
}

TablePlay::Entries TablePlay::correct_clocks(Millis down, Millis now) const {
  if (!is_playing() || !plan().clock || clock_.is_paused()) return {};
  if (down <= 0 && !clock_.is_tight(room_.people(), deciding(), now)) return {};
  return {"down " + std::to_string(down)};
}

// Early end.

TablePlay::Entries TablePlay::concede(Seat seat, Concede how) const {
  if (ending_.conceded().has(seat)) return {};  // a repeated message
  expect_playing();
  return {ending_.concede(seat, how, seats(), voters())};
}

TablePlay::Entries TablePlay::abandon(Seat seat, Abandon how) const {
  const bool done = phase_ == Phase::Finished && ending_.how() == Ending::Agreed;
  if (done && how != Abandon::Decline) return {};  // a repeated message
  expect_in_game(seat);
  std::string entry = ending_.abandon(seat, how);
  return entry.empty() ? Entries() : Entries{std::move(entry)};
}

TablePlay::Entries TablePlay::settle_proposal(Millis now) const {
  Seats away;
  for (const Seat seat : seats()) {
    const bool gone = plan().by_the_day() ? !presence_.is_here(seat) : presence_.is_away(seat, now);
    if (gone && clock_.vacation_end(seat) <= now) away.add(seat);
  }
  std::string entry = ending_.settle(now, voters(), away);
  return entry.empty() ? Entries() : Entries{std::move(entry)};
}

}  // namespace roundtable::server
