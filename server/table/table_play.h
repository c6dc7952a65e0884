#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_in_progress.h"
#include "server/table/changes_of_mind.h"
#include "server/table/choices_ahead.h"
#include "server/table/event_history.h"
#include "server/table/game_clock.h"
#include "server/table/game_ending.h"
#include "server/table/journal.h"
#include "server/table/seat_moderation.h"
#include "server/table/seat_presence.h"
#include "server/table/substitutes.h"
#include "server/table/turn.h"
#include "server/table/waiting_room.h"

namespace roundtable::server {

// The play at a table: its game with clocks, bots in people's places, choices ahead and an early end. All of it is
// empty before the start. Requests are in table_play.cpp, effects of entries in table_play_entries.cpp.
class TablePlay {
 public:
  TablePlay(const WaitingRoom& room, const SeatPresence& presence, const SeatModeration& moderation)
      : room_(room), presence_(presence), moderation_(moderation) {}
  TablePlay(const TablePlay&) = delete;
  TablePlay& operator=(const TablePlay&) = delete;
  ~TablePlay() = default;

  Phase phase() const { return phase_; }
  bool is_playing() const { return phase_ == Phase::Playing; }
  // Null before the start.
  const AnyGame* game() const { return game_ ? &game_->game() : nullptr; }
  const Substitutes& substitutes() const { return substitutes_; }
  const GameClock& clock() const { return clock_; }
  const GameEnding& ending() const { return ending_; }
  const EventHistory& history() const { return history_; }

  // Turns.
  std::int64_t decision() const { return game_ ? game_->decision() : 0; }
  // The seat's choice that waits for other players; empty if there is none.
  const std::string& chosen(Seat seat) const;
  // The owner's view of their choice ahead, as JSON; null if there can be none.
  std::string ahead_json(Seat seat) const;
  // Whether a choice now would only be a change: a choice is waiting already, or a bot plays for the seat.
  bool thinks_again(Seat seat) const { return !chosen(seat).empty() || substitutes_.has(seat); }
  // Whether the game waits for exactly this choice.
  bool waits_for(Seat seat, std::int64_t decision, std::string_view choice) const;
  // The seat that may take the last choice back.
  std::optional<Seat> undoer() const;
  // The people that the game waits for.
  enum class DuringPause : std::uint8_t { Nobody, Too };
  std::vector<Turn> turns(DuringPause during = DuringPause::Nobody) const;
  // Whether any person plays without a bot in their place.
  bool has_players() const { return !players().empty(); }
  // The seats whose bots must choose now, and the level of a seat's bot.
  Seats bots_to_move() const;
  std::string_view bot_of(Seat seat) const;
  // Whether people wait for a bot, or a clock runs.
  bool waits_for_bot() const { return !bots_to_move().empty() && (has_players() || plan().clock); }
  // When the seat's time is up, if its clock runs; the time left, if it does not.
  std::optional<Millis> due(Seat seat) const;
  std::optional<Millis> left(Seat seat) const;
  // When a clock, a pause or a proposal runs out next.
  std::optional<Millis> next_due() const;
  // The first event that is new or has changed since the table was at that n.
  std::size_t first_new_event(std::int64_t n) const { return history_.first_new(n, event_count()); }
  std::size_t event_count() const { return game_ ? game()->event_count() : 0; }
  // People who take part in proposals to abandon the game, whether or not they have conceded.
  Seats voters() const;

  // Throw Refused.
  void expect_playing() const;
  void expect_in_game(Seat seat) const;
  void expect_ahead(Seat seat) const;
  // The player may ask bots for advice: among bots only, or if the table allows hints.
  void expect_hints(Seat seat) const;

  // Requests: the entries that do it; none if it is done already. Throw Refused.
  using Entries = WaitingRoom::Entries;
  Entries choose(Seat seat, std::int64_t decision, std::string_view choice) const;
  // A bot's choice; ignored if it is too late.
  Entries choose_for(Seat seat, std::int64_t decision, std::string_view choice) const;
  Entries undo(Seat seat, std::int64_t decision, Millis now) const;
  Entries choose_ahead(Seat seat, const std::string& choice) const;
  // A choice ahead whose turn has come.
  Entries make_ahead() const;
  Entries substitute(Seat seat) const;
  Entries come_back(Seat seat) const;
  Entries vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience) const;
  Entries want_pause(Seat seat, bool wanted) const;
  // The other players' decision about a player out of time, at a table where they decide.
  enum class Overtime : std::uint8_t { Bot, GiveUp };
  Entries end(Seat by, Overtime how, Millis now) const;
  Entries rest(const std::string& user, Millis from, Millis until) const;
  Entries correct_clocks(Millis down, Millis now) const;
  Entries concede(Seat seat, Concede how) const;
  Entries abandon(Seat seat, Abandon how) const;
  // Due requests: an expired proposal, the end of a pause, bots for players out of time.
  Entries settle_proposal(Millis now) const;
  Entries end_pause(Millis now) const;
  Entries replace_late(Millis now) const;

  // Effects of entries. Throw Refused if the entry does not fit.
  void start(std::unique_ptr<AnyGame> game, Chance chance, std::int64_t first_decision, Millis now);
  void close() { phase_ = Phase::Closed; }
  void count_pause(Millis now) { clock_.count_pause(now); }
  EntryEffects apply(std::string_view verb, std::string_view rest, Millis now);
  void remove_player(Seat seat);
  // An entry that is not secret was added; there were so many events before.
  void count_entry(std::size_t events) { history_.add_entry(events, event_count()); }
  // A compacted journal: so many entries are not known.
  void skip(std::int64_t entries) { history_ = EventHistory(entries); }
  // Removes a person's name from the record.
  void erase_name(Seat seat);

 private:
  const Plan& plan() const { return room_.plan(); }
  Seats seats() const { return room_.seats(); }
  bool is_person(Seat seat) const { return room_.is_person(seat); }
  // People without a bot in their place.
  Seats players() const { return room_.people() - substitutes_.seats(); }
  // Seats where a bot makes the choices.
  Seats bots() const;
  // Seats whose clocks run.
  Seats deciding() const;
  bool is_overdue(Seat seat, Millis now) const;
  bool can_choose_ahead(Seat seat) const;
  bool can_be_voted_on(Seat seat, Millis now, Millis patience) const;
  GameEnding::Position position(Millis now) const { return {now, event_count()}; }

  EntryEffects apply_choice(Seat seat, std::string_view choice, Millis now);
  EntryEffects apply_ahead(Seat seat, std::string_view choice);
  void apply_undo(Seat seat, Millis now);
  void apply_time(std::string_view verb, std::string_view rest, Millis now);
  EntryEffects apply_ending(std::string_view verb, std::string_view rest, Millis now);
  void apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void apply_vote(std::string_view verb, Seat seat, std::string_view rest);
  void take_over(Seat seat);
  // After each change of the game: marks new questions. Returns true if the game is over.
  bool game_changed(Seats asked_before, bool same_decision, Millis now);
  void break_off();

  const WaitingRoom& room_;
  const SeatPresence& presence_;
  const SeatModeration& moderation_;
  Phase phase_ = Phase::Open;
  std::unique_ptr<GameInProgress> game_;  // null before the start
  Substitutes substitutes_;
  GameClock clock_;
  ChoicesAhead ahead_;
  GameEnding ending_;
  ChangesOfMind minds_;
  EventHistory history_;
};

}  // namespace roundtable::server
