#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_in_progress.h"
#include "server/store/store.h"
#include "server/table/changes_of_mind.h"
#include "server/table/chat.h"
#include "server/table/choices_ahead.h"
#include "server/table/event_history.h"
#include "server/table/game_clock.h"
#include "server/table/game_ending.h"
#include "server/table/mentions.h"
#include "server/table/plan.h"
#include "server/table/seat_moderation.h"
#include "server/table/seat_presence.h"
#include "server/table/shuffle_numbers.h"
#include "server/table/substitutes.h"
#include "server/table/turn.h"
#include "server/table/waiting_room.h"

namespace roundtable::server {

// A table: its journal (journal_words.h), a game, chat, and parts with a state of their own. All of it follows from the
// plan and the journal, except for connections.
//
// Each request (table.cpp) either throws Refused and changes nothing, or is written to the journal at once. The effects
// of entries (table_journal.cpp) are the same for a new request, a stored journal and entries of another server.
class Table {
 public:
  static constexpr Millis kPatience = SeatPresence::kPatience;
  static constexpr Millis kGrace = GameClock::kGrace;

  Table(std::string id, Plan plan, Millis created);
  // Replays a stored table. Throws std::runtime_error if the journal is damaged.
  Table(const StoredTable& stored);

  // Before the start. `changes`: the changes of the terms that the person has seen. `promise`: a commitment to a nonce,
  // or empty. Without a seat, `sit` takes any free one.
  void sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes = std::nullopt,
           const std::string& promise = {});
  void leave(Seat seat, Millis now);
  void decline(const User& user, Millis now);
  void set_ready(const User& user, bool ready, std::optional<std::int64_t> changes, Millis now);
  // Only by the host. `shut`: the person may not sit down again.
  void fill(const User& host, const std::string& level, Millis now);
  void put_bot(const User& host, int seat, const std::string& level, Millis now);
  void free(const User& host, int seat, bool shut, Millis now);
  void swap_seats(const User& host, int seat, int with, Millis now);
  void make_host(const User& host, int seat, Millis now);
  void change(const User& host, std::string_view wanted, Millis now);
  void start(const User& host, Millis now);
  // When an absent host is replaced by a person who is here.
  std::optional<Millis> host_due(Millis patience) const;
  void pass_on_host(Millis now, Millis patience);
  // Commitments and nonces for the shuffle. A commitment may be replaced until the start.
  void promise(Seat seat, const std::string& promise, Millis now);
  void reveal(Seat seat, const Secret& number, Millis now);
  // Starts the game if all seats are taken. A table that is created full starts when one of its people arrives, so its
  // commitment is public before the first card.
  void start_if_ready(Millis now);
  // Closes a matched table because a player did not come.
  void disband(Millis now);

  // Choices. False if the choice was made before.
  bool choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  // A bot's choice; ignored if it is too late.
  void choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  void undo(Seat seat, std::int64_t decision, Millis now);
  // Sets the choice for the player's next turn; empty: none.
  void choose_ahead(Seat seat, const std::string& choice, Millis now);
  void expect_ahead(Seat seat) const;
  // Makes the choices ahead whose turn has come.
  void make_ahead(Millis now);
  // Throws Refused unless the player may ask bots for advice now: among bots only, or if the table allows hints.
  void expect_hints(Seat seat) const;
  void say(Seat seat, const std::string& text, Millis now);
  void rematch(const std::string& table, Seat by, Millis now);

  // Bots in people's places.
  void stand_in(Seat seat, Millis now);
  void come_back(Seat seat, Millis now);
  // A vote against a player who was away for `patience`, or has not decided for much longer.
  void vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience = kPatience);

  // Moderation by the host, also during the game, and by the operator. Rewritings must be stored.
  std::optional<Seat> moderator() const;
  void remove(const User& moderator, int seat, Millis now);
  void silence(const User& moderator, int seat, bool on, Millis now);
  void expect_welcome(Seat seat) const { moderation_.expect_not_removed(seat); }
  void stop(Millis now);
  Rewriting delete_lines(const std::vector<std::int64_t>& numbers);
  // Erases a person: `someone`, an id without a name, replaces them; their chat is deleted, and a bot plays on for
  // good.
  Rewriting forget(const std::string& user, const std::string& someone, Millis now);
  // Deletes older chat.
  Rewriting forget_chat(Millis before);

  // Time. A pause begins when all people want it, and ends when one of them does not.
  void want_pause(Seat seat, bool wanted, Millis now);
  // The other players' decision about a player out of time, at a table where they decide.
  enum class Overtime : std::uint8_t { Bot, GiveUp };
  void end(Seat by, Overtime how, Millis now);
  // Applies a player's vacation, or a change of the latest one.
  void rest(const std::string& user, Millis from, Millis until, Millis now);
  // Corrects clocks after a down time. From now on each player has at least kGrace.
  void pass_over(Millis down, Millis now);
  // The end of the last down time, which extends the time for nonces.
  void set_restart(Millis restart);
  // Does everything that is due. Returns the number of players replaced by bots.
  int run_out(Millis now);

  // Early end. If other people play on, a bot replaces the player who concedes.
  void concede(Seat seat, Concede how, Millis now);
  void abandon(Seat seat, Abandon how, Millis now);

  // Connections, which are not in the journal.
  void set_here(Seat seat, bool here, Millis now);
  void reset_absences(Millis now);
  void set_spectators(int count);

  // The parts.
  const WaitingRoom& room() const { return room_; }
  const ShuffleNumbers& numbers() const { return numbers_; }
  const SeatPresence& presence() const { return presence_; }
  const SeatModeration& moderation() const { return moderation_; }
  const Substitutes& substitutes() const { return substitutes_; }
  const GameClock& clock() const { return clock_; }
  const GameEnding& ending() const { return ending_; }
  const EventHistory& history() const { return history_; }
  const Mentions& mentions() const { return mentions_; }
  const Chat& chat() const { return chat_; }
  // Null before the start.
  const AnyGame* game() const { return play_ ? &play_->game() : nullptr; }

  const std::string& id() const { return id_; }
  Phase phase() const { return phase_; }
  Millis created() const { return created_; }
  Millis updated() const { return updated_; }
  Millis info_updated() const { return info_updated_; }
  int spectators() const { return spectators_; }
  const std::string& rematch_id() const { return rematch_; }
  std::optional<Seat> rematch_by() const { return rematch_by_; }
  // Number of entries in the journal; n() leaves out those that must stay secret.
  std::int64_t length() const { return length_; }
  std::int64_t n() const { return length_ - minds_.secret(); }
  // Increases with each change of what write_info writes.
  std::int64_t info_version() const { return info_version_; }
  // Counts changes that lists show: those before the start, and concessions.
  std::int64_t arrangement() const { return arrangement_; }

  // People and seats.
  const Plan& plan() const { return room_.plan(); }
  const PlannedSeat& who(Seat seat) const { return room_.who(seat); }
  std::optional<Seat> seat_of(const std::string& user) const { return room_.seat_of(user); }
  std::optional<Seat> held_for(const std::string& user) const { return room_.held_for(user); }
  bool has_seat_for(const std::string& user) const { return phase_ == Phase::Open && room_.has_seat_for(user); }
  std::vector<std::string> names() const { return room_.names(); }
  bool is_found() const { return room_.is_found(); }
  bool is_full() const { return room_.is_full(); }
  std::int64_t changes() const { return room_.changes(); }
  // Before the start.
  std::optional<Seat> host() const { return phase_ == Phase::Open ? room_.host() : std::nullopt; }
  bool is_here(Seat seat) const { return presence_.is_here(seat); }
  Millis away_since(Seat seat) const { return presence_.away_since(seat); }
  bool all_here() const { return people_here() == room_.people(); }
  bool is_removed(Seat seat) const { return moderation_.is_removed(seat); }
  bool has_conceded(Seat seat) const { return ending_.conceded().has(seat); }
  // People who take part in proposals to abandon the game, whether or not they have conceded.
  Seats voters() const;

  // Turns.
  std::int64_t decision() const { return play_ ? play_->decision() : 0; }
  // The seat's choice that waits for other players; empty if there is none.
  const std::string& chosen(Seat seat) const;
  // The owner's view of their choice ahead, as JSON; null if there can be none.
  std::string ahead_json(Seat seat) const;
  // Whether a choice now would only be a change: one is waiting already, or a bot plays for the seat.
  bool thinks_again(Seat seat) const { return !chosen(seat).empty() || substitutes_.has(seat); }
  // Whether the game waits for exactly this choice.
  bool waits_for(Seat seat, std::int64_t decision, std::string_view choice) const;
  // Whether any person plays without a bot in their place.
  bool has_players() const { return !players().empty(); }
  // The seat that may take the last choice back.
  std::optional<Seat> undoer() const;
  // The people that the game waits for.
  enum class DuringPause : std::uint8_t { Nobody, Too };
  std::vector<Turn> turns(DuringPause during = DuringPause::Nobody) const;
  // The seats whose bots must choose now, and the level of a seat's bot.
  Seats bots_to_move() const;
  std::string_view bot_of(Seat seat) const;
  // Whether people wait for a bot, or a clock runs.
  bool waits_for_bot() const { return !bots_to_move().empty() && (has_players() || plan().clock); }
  // When the seat's time is up, if its clock runs; the time left, if it does not.
  std::optional<Millis> due(Seat seat) const;
  std::optional<Millis> left(Seat seat) const;
  bool paused() const { return clock_.is_paused(); }
  // Whether players must reveal their nonces now, and until when.
  bool is_opening() const { return numbers_.opening(); }
  std::optional<Millis> numbers_due() const;
  // When run_out has something to do next, and when a server must load the table.
  std::optional<Millis> next_due() const;
  std::optional<Millis> listed_due() const { return waits_for_bot() ? kBotToMove : next_due(); }
  // The first event that is new or has changed since the table was at that n.
  std::size_t first_new_event(std::int64_t n) const { return history_.first_new(n, event_count()); }

  // What clients, lists and statistics are told: table_info.h.
  void write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings = false) const;
  TableIndex listing() const;
  FinishedGame finished() const;
  Plan next_plan(Seat asker) const;
  TableHead head() const { return {id_, created_, room_.original_plan().head()}; }
  std::string record_json() const { return game()->record().json(); }

  // New entries for the store, each handed out once.
  std::vector<Entry> take_written();
  bool has_written() const { return !written_.empty(); }
  // Applies entries of another server. Throws std::runtime_error if they do not fit.
  void follow(const std::vector<Entry>& entries);

 private:
  Seats seats() const { return room_.seats(); }
  bool is_person(Seat seat) const { return room_.is_person(seat); }
  Seats people_here() const;
  // People without a bot in their place.
  Seats players() const { return room_.people() - substitutes_.seats(); }
  // Seats where a bot makes the choices.
  Seats bots() const;
  // Seats whose clocks run.
  Seats deciding() const;
  bool is_overdue(Seat seat, Millis now) const;
  bool can_choose_ahead(Seat seat) const;
  bool can_be_voted_on(Seat seat, Millis now, Millis patience) const;
  std::size_t event_count() const { return play_ ? game()->event_count() : 0; }

  // Throw Refused.
  void expect_open() const;
  void expect_playing() const;
  void expect_in_game(Seat seat) const;
  void expect_host(const User& user) const;
  Seat expect_moderator(const User& user, int seat) const;
  void expect_short_journal() const;

  void begin(Millis now);
  void close_if_deserted(Millis now);
  void promise_again(Seat seat, const std::string& promise, Millis now);
  void start_over(Seats missing, Millis now);
  void settle_proposal(Millis now);

  // The journal: applies an entry and adds it. Throws Refused if it does not fit.
  void write(std::string text, Millis now);
  void write_all(const WaitingRoom::Entries& entries, Millis now);
  void apply(std::string_view text, Millis now);
  void apply_choice(Seat seat, std::string_view choice, Millis now);
  void apply_chat(Seat seat, std::string_view text, Millis now);
  void apply_ahead(Seat seat, std::string_view choice);
  void apply_numbers(std::string_view verb, std::string_view rest, Millis now);
  void apply_before_start(std::string_view verb, std::string_view rest, Millis now);
  void apply_time(std::string_view verb, std::string_view rest, Millis now);
  void apply_ending(std::string_view verb, std::string_view rest, Millis now);
  void apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void apply_vote(std::string_view verb, Seat seat, std::string_view rest);
  void apply_undo(Seat seat, Millis now);
  void start(Millis now, std::int64_t first_decision = 0);
  // After each change of the game: marks new questions, notices the end.
  void game_changed(Seats asked_before, bool same_decision, Millis now);
  void break_off();
  GameEnding::Position position(Millis now) const { return {now, event_count()}; }
  const std::string& standings() const;

  std::string id_;
  Millis created_;
  Millis updated_;
  Millis info_updated_;
  Phase phase_ = Phase::Open;
  WaitingRoom room_;
  ShuffleNumbers numbers_;
  SeatPresence presence_;
  SeatModeration moderation_;
  std::unique_ptr<GameInProgress> play_;  // null before the start
  Substitutes substitutes_;
  GameClock clock_;
  ChoicesAhead ahead_;
  GameEnding ending_;
  ChangesOfMind minds_;
  EventHistory history_;
  Mentions mentions_;
  Chat chat_;
  std::string rematch_;
  std::optional<Seat> rematch_by_;
  Millis restart_ = 0;  // end of the last down time
  int spectators_ = 0;
  std::int64_t length_ = 0;
  std::int64_t info_version_ = 0;
  std::int64_t arrangement_ = 0;
  struct Standings {
    std::int64_t length = -1;  // of the journal, when it was computed
    std::string json;
  };
  mutable Standings standings_;
  std::vector<Entry> written_;
};

}  // namespace roundtable::server
