#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_in_progress.h"
#include "server/store/store.h"
#include "server/table/chair.h"
#include "server/table/chat.h"
#include "server/table/ending.h"
#include "server/table/plan.h"
#include "server/table/shuffle_numbers.h"
#include "server/table/turn.h"

namespace roundtable::server {

// A table: seats, game, chat. All of it follows from its plan and its journal (journal_words.h).
//
// Each request either throws Refused and changes nothing, or is done at once and written to the journal.
class Table {
 public:
  Table(std::string id, Plan plan, Millis created);
  // Replays a stored table. Throws std::runtime_error if the journal is damaged.
  Table(const StoredTable& stored);

  // Takes a seat, or any free one. `changes`: the changes of the terms that the person has seen. `promise`: a
  // commitment to a nonce, or empty.
  void sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes = std::nullopt,
           const std::string& promise = {});
  void leave(Seat seat, Millis now);
  // Gives up the seat that is held for this person.
  void decline(const User& user, Millis now);
  // Puts bots of that level into all free seats and starts the game, unless people still have to become ready.
  void fill(const User& host, const std::string& level, Millis now);
  // Commitments and nonces for the shuffle. A commitment may be replaced until the start.
  void promise(Seat seat, const std::string& promise, Millis now);
  void reveal(Seat seat, const Secret& number, Millis now);
  // Starts the game if all seats are taken. A table that is created full starts when one of its people arrives, so its
  // commitment is public before the first card.
  void start_if_ready(Millis now);
  // Whether the matchmaker created it: it has no host, admits no one else, and starts when all are here.
  [[nodiscard]] bool is_found() const;
  // Closes a matched table because a player did not come.
  void disband(Millis now);
  // More actions of the host before the start.
  void put_bot(const User& host, int seat, const std::string& level, Millis now);
  // Opens a seat. `shut`: the person may not sit down again.
  void free(const User& host, int seat, bool shut, Millis now);
  void swap_seats(const User& host, int seat, int with, Millis now);
  void make_host(const User& host, int seat, Millis now);
  // Changes the terms. The other people must become ready again.
  void change(const User& host, std::string_view wanted, Millis now);
  void start(const User& host, Millis now);
  // Agrees to start, having seen so many changes of the terms.
  void set_ready(const User& user, bool ready, std::optional<std::int64_t> changes, Millis now);
  // When an absent host is replaced by a person who is here.
  std::optional<Millis> host_due(Millis patience) const;
  void pass_on_host(Millis now, Millis patience);
  // False if the choice was made before.
  bool choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  // A bot's choice; ignored if it is too late.
  void choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  void undo(Seat seat, std::int64_t decision, Millis now);
  // Sets the choice for the player's next turn; empty: none.
  void choose_ahead(Seat seat, const std::string& choice, Millis now);
  void expect_ahead(Seat seat) const;
  // Throws Refused unless the player may ask bots for advice now: among bots only, or if the table allows hints.
  void expect_hints(Seat seat) const;
  // Makes the choices ahead whose turn has come.
  void make_ahead(Millis now);
  void say(Seat seat, const std::string& text, Millis now);
  void stand_in(Seat seat, Millis now);
  void come_back(Seat seat, Millis now);
  void rematch(const std::string& table, Seat by, Millis now);

  // The host's moderation, before and during the game (table_moderation.cpp).
  void remove(const User& keeper, int seat, Millis now);
  void silence(const User& keeper, int seat, bool on, Millis now);
  std::optional<Seat> keeper() const;
  // The operator's moderation: closes the table, deletes chat lines. The rewriting must be stored.
  void stop(Millis now);
  Rewriting delete_lines(const std::vector<std::int64_t>& numbers);
  bool is_removed(Seat seat) const { return chair(seat).removed; }
  // Throws Refused for a removed player.
  void expect_welcome(Seat seat) const;

  // Time (table_time.cpp). A pause begins when all people want it, and ends when one of them does not.
  void want_pause(Seat seat, bool wanted, Millis now);
  // The other players' decision about a player out of time, at a table where they decide.
  enum class Overtime : std::uint8_t { Bot, GiveUp };
  void end(Seat by, Overtime how, Millis now);
  // Early end (table_ending.cpp). If other people play on, a bot replaces the player who concedes.
  void concede(Seat seat, Concede how, Millis now);
  void abandon(Seat seat, Abandon how, Millis now);
  // Throws Refused for a player who has conceded.
  void expect_in_game(Seat seat) const;
  bool has_conceded(Seat seat) const { return chair(seat).conceded; }
  // Applies a player's vacation, or a change of the latest one.
  void rest(const std::string& user, Millis from, Millis until, Millis now);
  // Corrects clocks after a down time. From now on each player has at least kGrace.
  static constexpr Millis kGrace = 30'000;
  void pass_over(Millis down, Millis now);
  // The end of the last down time, which extends the time for nonces.
  void set_restart(Millis restart);
  // Does everything that is due. Returns the number of players replaced by bots.
  int run_out(Millis now);

  // Connections, which are not in the journal.
  void set_here(Seat seat, bool here, Millis now);
  // Resets all times of absence: the server was down, or the table was not in memory.
  void wait_anew(Millis now);
  // A vote to let a bot take over, against a player who was away for `patience`, or has not decided for much longer.
  static constexpr Millis kPatience = 30'000;
  void vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience = kPatience);

  const std::string& id() const { return id_; }
  const Plan& plan() const { return plan_; }
  Phase phase() const { return phase_; }
  const PlannedSeat& who(Seat seat) const { return chair(seat).who; }
  bool is_here(Seat seat) const { return chair(seat).here; }
  // The time when the player was last connected, or could have been.
  [[nodiscard]] Millis away_since(Seat seat) const { return chair(seat).left; }
  [[nodiscard]] bool all_here() const;
  [[nodiscard]] bool is_full() const { return !has_any(PlannedSeat::Kind::Open) && !has_any(PlannedSeat::Kind::Held); }
  // Whether players must reveal their nonces now.
  [[nodiscard]] bool is_opening() const { return numbers_.opening(); }
  Millis created() const { return created_; }
  Millis updated() const { return updated_; }
  // Null before the start.
  const AnyGame* game() const { return play_ ? &play_->game() : nullptr; }
  const std::string& rematch_id() const { return rematch_; }
  std::optional<Seat> seat_of(const std::string& user) const;
  // The seat that is held for this person.
  std::optional<Seat> held_for(const std::string& user) const;
  // Whether this person could sit down now.
  bool has_seat_for(const std::string& user) const;
  // The host before the start: the appointed one, else the maker, else the person who has been seated longest.
  std::optional<Seat> host() const;
  // Counts changes that lists show: those before the start, and concessions.
  std::int64_t arrangement() const { return arrangement_; }
  std::int64_t changes() const { return changes_; }
  // Number of entries in the journal.
  std::int64_t length() const { return length_; }
  // Number of entries without those that must stay secret: changes of a choice that still waits for others.
  std::int64_t n() const { return length_ - changes_of_mind_; }
  std::int64_t decision() const { return play_ ? play_->decision() : 0; }
  // The seat's choice that waits for other players; empty if there is none.
  const std::string& chosen(Seat seat) const;
  // The owner's view of their choice ahead, as JSON; null if there can be none.
  std::string ahead_json(Seat seat) const;
  // Whether a choice now would only be a change: one is waiting already, or a bot plays for the seat.
  bool thinks_again(Seat seat) const { return !chosen(seat).empty() || chair(seat).bot; }
  // Whether the game waits for exactly this choice.
  bool waits_for(Seat seat, std::int64_t decision, std::string_view choice) const;
  // Whether any person plays without a bot in their place.
  bool has_players() const;
  // The seat that may take the last choice back.
  std::optional<Seat> undoer() const;
  // When the seat's time is up, if its clock runs.
  std::optional<Millis> due(Seat seat) const;
  // Names of the seated people.
  std::vector<std::string> names() const;
  // The people that the game waits for.
  enum class DuringPause : std::uint8_t { Nobody, Too };
  std::vector<Turn> turns(DuringPause paused = DuringPause::Nobody) const;
  // The time left when the seat's clock next runs; nullopt while it runs, and without a bank.
  std::optional<Millis> left(Seat seat) const;
  // When run_out has something to do next.
  std::optional<Millis> next_due() const;
  bool paused() const { return pause_.has_value(); }
  // The seats whose bots must choose now.
  Seats bots_to_move() const;
  // Whether people wait for a bot, or a clock runs.
  bool waits_for_bot() const;
  // The level of the bot in that seat, or of the one that replaces its player.
  std::string_view bot_of(Seat seat) const;
  // Undone choices: the seat, and the number of events before it.
  struct TakenBack {
    std::size_t event = 0;
    Seat seat{};
  };
  const std::vector<TakenBack>& taken_back() const { return taken_back_; }
  // The first event that is new or has changed since the table was at that n.
  std::size_t first_new_event(std::int64_t n) const;
  const Chat& chat() const { return chat_; }

  // The number of people without a seat who watch, at all servers together.
  void set_spectators(int count);
  // Writes the public facts: docs/protocol.md. `looker` is a seat, or a spectator.
  void write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings = false) const;
  // Increases with each change of what write_info writes.
  std::int64_t info_version() const { return info_version_; }

  // The plan of a rematch: a new secret, the asker seated, the seats of other people held.
  Plan next_plan(Seat asker) const;
  TableHead head() const { return {id_, created_, made_.head()}; }
  TableIndex listing() const;
  // When a server must load the table.
  std::optional<Millis> listed_due() const;
  // Only after the game.
  std::string record_json() const;
  FinishedGame finished() const;
  // Erases a person: `someone`, an id without a name, replaces them; their chat is deleted, and a bot plays on for
  // good. The rewriting must be stored (person_eraser.h).
  Rewriting forget(const std::string& user, const std::string& someone, Millis now);
  // Deletes older chat.
  Rewriting forget_chat(Millis before);
  // For a finished game: the compacted journal beside the record, with the number of the first decision. See folded()
  // below.
  Folding folding(std::int64_t first_decision) const;
  // New entries for the store, each handed out once.
  std::vector<Entry> take_written();
  bool has_written() const { return !written_.empty(); }
  // Applies entries of another server. Throws std::runtime_error if they do not fit.
  void follow(const std::vector<Entry>& entries);

 private:
  struct Pause {
    Millis since = 0;
    Millis counted = 0;  // clocks are corrected up to here
  };

  Chair& chair(Seat seat) { return chairs_[static_cast<std::size_t>(seat)]; }
  const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
  bool is(PlannedSeat::Kind kind, Seat seat) const { return chair(seat).who.kind == kind; }
  bool is_person(Seat seat) const { return is(PlannedSeat::Kind::Person, seat); }
  std::optional<Seat> seat_of(PlannedSeat::Kind kind, const std::string& user) const;
  bool has_any(PlannedSeat::Kind kind) const;
  void close_if_deserted(Millis now);
  void expect_open() const;
  // Throw Refused.
  void expect_host(const User& user) const;
  void expect_patience() const;
  void expect_seen(std::optional<std::int64_t> changes) const;
  Seat seat_at(int number, std::string_view field = "seat") const;
  // Whether all people but the host are ready.
  bool others_ready() const;
  bool plays_as_bot(Seat seat) const;
  Seats seats() const { return Seats::first(plan_.players()); }
  void expect_playing() const;
  // When the player's time for this question is up, at a table with a clock.
  Millis end_of(const PendingDecision& asked) const {
    return plan_.clock ? std::max(asked.since + plan_.clock->allowance(asked.bank), grace_) : grace_;
  }
  bool is_time_up(const PendingDecision& asked, Millis now) const { return plan_.clock && end_of(asked) <= now; }
  // Starts the game, or asks the people who are here for the nonces they committed to.
  void begin(Millis now);
  // Takes the seats of people who did not reveal their nonces.
  void begin_anew(Seats missing, Millis now);
  void promise_again(Seat seat, const std::string& promise, Millis now);
  // False if the verb is not one of these.
  bool perform_numbers(std::string_view verb, std::string_view rest, Millis now);
  void perform_anew(const ShuffleNumbers::Anew& anew);
  std::optional<Millis> numbers_due() const;
  bool is_overdue(Seat seat, Millis now) const;
  Millis pause_end() const;
  bool can_be_voted_on(Seat seat, Millis now, Millis patience) const;
  // Throws Refused after too many changes of mind since the game last moved on, so that journals stay short.
  void expect_resolve(Seat seat) const;

  // Applies an entry and adds it to the journal. Throws Refused if it does not fit.
  void write(std::string text, Millis now);
  void perform(std::string_view text, Millis now);
  // False if the verb is not one of these.
  bool perform_before_start(std::string_view verb, std::string_view rest, Millis now);
  void perform_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void perform_change(std::string_view terms, Millis now);
  std::optional<Seat> seat_in(std::string_view word) const;
  void perform_choice(Seat seat, std::string_view choice, Millis now);
  void perform_ahead(std::string_view rest);
  bool can_choose_ahead(Seat seat) const;
  void check_ahead();
  void perform_undo(Seat seat, Millis now);
  void start(Millis now, std::int64_t first_decision = 0);
  // False if the verb is not one of these.
  bool perform_time(std::string_view verb, std::string_view rest, Millis now);
  bool perform_order(std::string_view verb, Seat seat);
  bool perform_vote(std::string_view verb, Seat seat, std::string_view rest);
  Seat expect_keeper(const User& user, int seat) const;
  void perform_rest(Seat seat, Millis from, Millis until);
  void count_pause(Millis now);
  // False if the verb is not one of these.
  bool perform_ending(std::string_view verb, std::string_view rest, Millis now);
  void perform_concede(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void break_off(Ending how, std::optional<Seat> by, Millis now);
  void note_quit(std::string_view what, Seat seat, Millis now);
  void lapse(Seat because, Millis now);
  // When a proposal to abandon the game expires.
  std::optional<Millis> proposal_due() const;
  void settle_proposal(Millis now);
  // Whether this seat takes part in proposals.
  bool may_answer(Seat seat) const;
  Seats unanswered() const;
  std::optional<Seat> winner_by_concession() const;
  void write_ending(JsonWriter& out) const;
  // After each change of the game: marks new questions, notices the end.
  void look_around(Seats asked_before, bool same_decision, Millis now);
  void write_seat(JsonWriter& out, const Chair& chair) const;
  // The standings as spectators see them: a number per seat, or null if it is unknown. Null if the table hides them,
  // and before the start.
  const std::string& standings() const;

  // The last change of the terms that not all people have agreed to, and the terms that all had agreed to.
  struct Change {
    Millis at;
    std::string name;  // of the host
    std::string before;
    std::string user;  // of the host
  };

  // An entry that names a person, and its text up to the name. Chat text is deleted with the name.
  struct Mention {
    std::int64_t entry;
    std::string user;
    std::string beginning;
  };

  std::string id_;
  Plan made_;  // at the beginning
  Plan plan_;
  Millis created_;
  Millis updated_;
  Millis info_updated_;
  Millis ended_ = 0;
  Phase phase_ = Phase::Open;
  std::vector<Chair> chairs_;
  ShuffleNumbers numbers_;
  std::string host_;            // user id of the appointed host
  std::set<std::string> shut_;  // users who may not sit down
  std::optional<Change> change_;
  std::int64_t changes_ = 0;
  std::int64_t arrangement_ = 0;
  std::unique_ptr<GameInProgress> play_;  // null before the start
  std::optional<Pause> pause_;
  int pauses_ = 0;
  Millis grace_ = 0;                // no clock runs out before
  Millis restart_ = 0;              // end of the last down time
  Ending ending_ = Ending::Played;  // when finished
  std::optional<Seat> ended_by_;    // the seat that gave up the game, conceded last, or proposed to abandon it
  std::optional<Proposal> proposal_;
  std::vector<Quit> quits_;
  std::int64_t length_ = 0;
  struct Standings {
    std::int64_t length = -1;  // of the journal, when it was computed
    std::string json;
  };
  mutable Standings standings_;
  std::int64_t info_version_ = 0;
  int spectators_ = 0;
  std::int64_t changes_of_mind_ = 0;
  std::size_t furthest_ = 0;  // the greatest length of the record so far
  std::vector<TakenBack> taken_back_;
  std::vector<std::uint32_t> events_before_;  // per entry that counts in n()
  Chat chat_;
  std::string rematch_;
  std::optional<Seat> rematch_by_;
  std::vector<Mention> mentions_;
  std::vector<Entry> written_;
};

// How to compact a finished table's journal into its record; nullopt if the result would differ in the game or its
// people.
std::optional<Folding> folded(const StoredTable& stored, const std::string& record);
// The whole journal of a table, compacted or not. Throws std::runtime_error if it is damaged.
std::vector<Entry> journal_of(const StoredTable& stored);

}  // namespace roundtable::server
