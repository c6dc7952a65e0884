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

// A table: who sits there, the game, what was said. All of it follows from its plan and its journal (journal_words.h).
//
// Whatever is asked is refused (throws Refused) and changes nothing, or is done at once and written to the journal.
class Table {
 public:
  Table(std::string id, Plan plan, Millis created);
  // As it was left. Throws std::runtime_error if the journal cannot be read.
  Table(const StoredTable& stored);

  // Having seen so many changes of its terms, and with the promise of a number, if they bring one.
  void sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes = std::nullopt,
           const std::string& promise = {});
  void leave(Seat seat, Millis now);
  // Somebody will not take the seat that is held for them.
  void decline(const User& user, Millis now);
  // Bots of that level take all seats that are free, as the host wants it, and the game starts; where all have to be
  // ready it waits for that.
  void fill(const User& host, const std::string& level, Millis now);
  // Numbers that people add to the shuffle. Until the start they may promise another one.
  void promise(Seat seat, const std::string& promise, Millis now);
  void reveal(Seat seat, const Secret& number, Millis now);
  // If all seats are taken and the game has not started. So what a full table commits itself to is known before the
  // first card: it is made, and starts when one of its people comes.
  void start_if_ready(Millis now);
  // Whether the matchmaker made it: nobody hosts it, nobody else can sit down, and it starts when all are here.
  [[nodiscard]] bool is_found() const;
  // Somebody did not come: the others play elsewhere.
  void disband(Millis now);
  // What else the host does before the start.
  void put_bot(const User& host, int seat, const std::string& level, Millis now);
  // The seat is open again. Whoever sat there may come back unless the table is shut to them.
  void free(const User& host, int seat, bool shut, Millis now);
  void swap_seats(const User& host, int seat, int with, Millis now);
  void make_host(const User& host, int seat, Millis now);
  // Other terms. Whoever else sits there has to say again that they are ready.
  void change(const User& host, std::string_view wanted, Millis now);
  void start(const User& host, Millis now);
  // They agree to begin, having seen so many changes.
  void set_ready(const User& user, bool ready, std::optional<std::int64_t> changes, Millis now);
  // When somebody who is here becomes the host, because the host is not.
  std::optional<Millis> host_due(Millis patience) const;
  void pass_on_host(Millis now, Millis patience);
  // True if it changed anything: the same choice again does not.
  bool choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  // A bot's choice for that seat; ignored if it is too late.
  void choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  void undo(Seat seat, std::int64_t decision, Millis now);
  // What they mean to choose when it is their turn; empty: nothing any more.
  void choose_ahead(Seat seat, const std::string& choice, Millis now);
  void expect_ahead(Seat seat) const;
  // Whether whoever sits there may ask bots for advice now: where nobody else plays, or the table allows it.
  void expect_hints(Seat seat) const;
  // Makes the choices that somebody has made ahead and is asked for now.
  void make_ahead(Millis now);
  void say(Seat seat, const std::string& text, Millis now);
  void stand_in(Seat seat, Millis now);
  void come_back(Seat seat, Millis now);
  void rematch(const std::string& table, Seat by, Millis now);

  // Whoever made it, before and during the game (table_order.cpp).
  void remove(const User& keeper, int seat, Millis now);
  void silence(const User& keeper, int seat, bool on, Millis now);
  std::optional<Seat> keeper() const;
  // Whoever runs the server closes it; what was played stays. They delete lines, too: what is stored must become this.
  void stop(Millis now);
  Rewriting delete_lines(const std::vector<std::int64_t>& numbers);
  bool is_removed(Seat seat) const { return chair(seat).removed; }
  // Throws Refused for who was removed.
  void expect_welcome(Seat seat) const;

  // Time (table_time.cpp). It stops when all who play themselves want it to, and goes on when one of them does not.
  void want_pause(Seat seat, bool wanted, Millis now);
  // Where the others say what becomes of whoever has run out of time: a bot stands in, or the game is given up.
  enum class Overtime : std::uint8_t { Bot, GiveUp };
  void end(Seat by, Overtime how, Millis now);
  // Ending early (table_ending.cpp). With one seat left the game is over; else a bot plays theirs to the end.
  void concede(Seat seat, Concede how, Millis now);
  void abandon(Seat seat, Abandon how, Millis now);
  // Throws Refused for people who have conceded.
  void expect_in_game(Seat seat) const;
  bool has_conceded(Seat seat) const { return chair(seat).conceded; }
  // From then until then they are on holiday, or were; what was known of the latest one is mended.
  void rest(const std::string& user, Millis from, Millis until, Millis now);
  // Play was impossible for so long since the last entry. From now on each player has at least kGrace.
  static constexpr Millis kGrace = 30'000;
  void pass_over(Millis down, Millis now);
  // Since when the server works again: numbers that were asked for before may come later.
  void set_restart(Millis restart);
  // Does what is due by now. Says for how many a bot stands in.
  int run_out(Millis now);

  // What is not in the journal: who is connected.
  void set_here(Seat seat, bool here, Millis now);
  // Whoever is not here could not be before: the server was not up, or had forgotten the table.
  void wait_anew(Millis now);
  // Only against somebody who has been away for `patience`, or has not decided for much longer.
  static constexpr Millis kPatience = 30'000;
  void vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience = kPatience);

  const std::string& id() const { return id_; }
  const Plan& plan() const { return plan_; }
  Phase phase() const { return phase_; }
  const PlannedSeat& who(Seat seat) const { return chair(seat).who; }
  bool is_here(Seat seat) const { return chair(seat).here; }
  // When they were last here, or could have been.
  [[nodiscard]] Millis away_since(Seat seat) const { return chair(seat).left; }
  [[nodiscard]] bool all_here() const;
  [[nodiscard]] bool is_full() const { return !has_any(PlannedSeat::Kind::Open) && !has_any(PlannedSeat::Kind::Held); }
  // Whether the game waits for numbers that people add to the shuffle.
  [[nodiscard]] bool is_opening() const { return numbers_.opening(); }
  Millis created() const { return created_; }
  Millis updated() const { return updated_; }
  // The game; nullptr before the start.
  const AnyGame* game() const { return play_ ? &play_->game() : nullptr; }
  const std::string& rematch_id() const { return rematch_; }
  std::optional<Seat> seat_of(const std::string& user) const;
  // The seat that waits for them.
  std::optional<Seat> held_for(const std::string& user) const;
  // Whether they could sit down now.
  bool has_seat_for(const std::string& user) const;
  // Who runs it before the start: who was made host, else its maker, while they sit there; else whoever has sat there
  // longest.
  std::optional<Seat> host() const;
  // How much has happened here that lists show: before the start, and concessions.
  std::int64_t arrangement() const { return arrangement_; }
  std::int64_t changes() const { return changes_; }
  // How many entries the journal has.
  std::int64_t length() const { return length_; }
  // How many of them everybody may know of: not that somebody changed a choice that still waits for others.
  std::int64_t n() const { return length_ - changes_of_mind_; }
  std::int64_t decision() const { return play_ ? play_->decision() : 0; }
  // A choice that waits for others to choose; empty if there is none.
  const std::string& chosen(Seat seat) const;
  // What its owner is told of what they chose ahead, as JSON; null where nothing can be.
  std::string ahead_json(Seat seat) const;
  // Whether a choice now would be none that the game waits for: it waits already, or a bot stands in.
  bool thinks_again(Seat seat) const { return !chosen(seat).empty() || chair(seat).bot; }
  // Whether the game waits for a choice of theirs, and would go on with this one.
  bool waits_for(Seat seat, std::int64_t decision, std::string_view choice) const;
  // Whether anybody plays themselves.
  bool has_players() const;
  // Who made the last choice, if they might take it back.
  std::optional<Seat> undoer() const;
  // When their time is up, if it runs.
  std::optional<Millis> due(Seat seat) const;
  // Of the people who sit there.
  std::vector<std::string> names() const;
  // Whom the game waits for, of those who play themselves.
  enum class DuringPause : std::uint8_t { Nobody, Too };
  std::vector<Turn> turns(DuringPause paused = DuringPause::Nobody) const;
  // How much they have when it next runs; nothing while it does, or where each decision has its own.
  std::optional<Millis> left(Seat seat) const;
  // When something happens by itself.
  std::optional<Millis> next_due() const;
  bool paused() const { return pause_.has_value(); }
  // Whose turn it is among those that a bot plays.
  Seats bots_to_move() const;
  // Whether one of them keeps somebody waiting, or a clock runs all the same.
  bool waits_for_bot() const;
  // What plays for that seat: its level, or the one that stands in.
  std::string_view bot_of(Seat seat) const;
  // Choices that were taken back: who did, and before which event.
  struct TakenBack {
    std::size_t event = 0;
    Seat seat{};
  };
  const std::vector<TakenBack>& taken_back() const { return taken_back_; }
  // The first event that somebody does not have, or has to forget, who knows the table as it was at that n.
  std::size_t first_new_event(std::int64_t n) const;
  const Chat& chat() const { return chat_; }

  // How many people watch the game without a seat, at all servers together.
  void set_spectators(int count);
  // What everybody may know of it: docs/protocol.md. `looker` is a seat, or nobody.
  void write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings = false) const;
  // Grows whenever write_info would write something else.
  std::int64_t info_version() const { return info_version_; }

  // For another game of the same people, with a new secret: who asks sits there, the seats of the others are held.
  Plan next_plan(Seat asker) const;
  TableHead head() const { return {id_, created_, made_.head()}; }
  TableIndex listing() const;
  // When somebody has to look after it.
  std::optional<Millis> listed_due() const;
  // When finished.
  std::string record_json() const;
  FinishedGame finished() const;
  // Somebody is to be forgotten: `someone` without a name is in their place, what they said is gone, and if they play
  // a bot goes on for good. What is stored of it must become what this says. See person_eraser.h.
  Rewriting forget(const std::string& user, const std::string& someone, Millis now);
  // What was said before that time is gone.
  Rewriting forget_chat(Millis before);
  // When finished: what is left of its journal if its record tells the rest, and the first decision has that number.
  // See folded() below.
  Folding folding(std::int64_t first_decision) const;
  // Entries not handed out before, for the store.
  std::vector<Entry> take_written();
  bool has_written() const { return !written_.empty(); }
  // What another server has added to the journal. Throws std::runtime_error if it does not fit.
  void follow(const std::vector<Entry>& entries);

 private:
  struct Pause {
    Millis since = 0;
    Millis counted = 0;  // up to then time is known to stand still
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
  // Whether all people but the host have said so.
  bool others_ready() const;
  bool plays_as_bot(Seat seat) const;
  Seats seats() const { return Seats::first(plan_.players()); }
  void expect_playing() const;
  // When the time for that is up, at a table with a clock.
  Millis end_of(const PendingDecision& asked) const {
    return plan_.clock ? std::max(asked.since + plan_.clock->allowance(asked.bank), grace_) : grace_;
  }
  bool is_time_up(const PendingDecision& asked, Millis now) const { return plan_.clock && end_of(asked) <= now; }
  // The game starts, or those who are here and have promised numbers are asked for them first.
  void begin(Millis now);
  // Those whose numbers are missing lose their seats.
  void begin_anew(Seats missing, Millis now);
  void promise_again(Seat seat, const std::string& promise, Millis now);
  // Whether there is such an entry.
  bool perform_numbers(std::string_view verb, std::string_view rest, Millis now);
  void perform_anew(const ShuffleNumbers::Anew& anew);
  std::optional<Millis> numbers_due() const;
  bool is_overdue(Seat seat, Millis now) const;
  Millis pause_end() const;
  bool can_be_voted_on(Seat seat, Millis now, Millis patience) const;
  // Throws Refused for whoever has changed their mind too often since the game last went on: so a journal stays short.
  void expect_resolve(Seat seat) const;

  // Does what the entry says and adds it to the journal. Throws Refused if it is not possible.
  void write(std::string text, Millis now);
  void perform(std::string_view text, Millis now);
  // Whether there is such an entry.
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
  // Whether there is such an entry.
  bool perform_time(std::string_view verb, std::string_view rest, Millis now);
  bool perform_order(std::string_view verb, Seat seat);
  bool perform_vote(std::string_view verb, Seat seat, std::string_view rest);
  Seat expect_keeper(const User& user, int seat) const;
  void perform_rest(Seat seat, Millis from, Millis until);
  void count_pause(Millis now);
  // Whether there is such an entry.
  bool perform_ending(std::string_view verb, std::string_view rest, Millis now);
  void perform_concede(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void break_off(Ending how, std::optional<Seat> by, Millis now);
  void note_quit(std::string_view what, Seat seat, Millis now);
  void lapse(Seat because, Millis now);
  // When a proposal to abandon the game is settled without those who are away.
  std::optional<Millis> proposal_due() const;
  void settle_proposal(Millis now);
  // Whether a proposal waits for that seat's answer, if there is one.
  bool may_answer(Seat seat) const;
  Seats unanswered() const;
  std::optional<Seat> winner_by_concession() const;
  void write_ending(JsonWriter& out) const;
  // After the game changed: who is asked since when, whether it is over.
  void look_around(Seats asked_before, bool same_decision, Millis now);
  void write_seat(JsonWriter& out, const Chair& chair) const;
  // How it stands, as somebody sees it who only watches: for each seat a number, or null where that is not known.
  // Null where it is hidden, and before the start.
  const std::string& standings() const;

  // The last change that not all have agreed to yet, and how things were when all last did.
  struct Change {
    Millis at;
    std::string name;  // of the host
    std::string before;
    std::string user;  // the host
  };

  // An entry that names somebody, and how it begins without them. What was said goes, too.
  struct Mention {
    std::int64_t entry;
    std::string user;
    std::string beginning;
  };

  std::string id_;
  Plan made_;  // as it was at the beginning
  Plan plan_;
  Millis created_;
  Millis updated_;
  Millis info_updated_;
  Millis ended_ = 0;
  Phase phase_ = Phase::Open;
  std::vector<Chair> chairs_;
  ShuffleNumbers numbers_;
  std::string host_;            // who was made host
  std::set<std::string> shut_;  // who may not sit down here
  std::optional<Change> change_;
  std::int64_t changes_ = 0;
  std::int64_t arrangement_ = 0;
  std::unique_ptr<GameInProgress> play_;  // from the start on
  std::optional<Pause> pause_;
  int pauses_ = 0;
  Millis grace_ = 0;                // no clock runs out before that
  Millis restart_ = 0;              // since when the server works again
  Ending ending_ = Ending::Played;  // when finished
  std::optional<Seat> ended_by_;    // who gave the game up, conceded last, or proposed to abandon it
  std::optional<Proposal> proposal_;
  std::vector<Quit> quits_;
  std::int64_t length_ = 0;
  struct Standings {
    std::int64_t length = -1;  // of the journal at that time
    std::string json;
  };
  mutable Standings standings_;
  std::int64_t info_version_ = 0;
  int spectators_ = 0;
  std::int64_t changes_of_mind_ = 0;
  std::size_t furthest_ = 0;  // how long the record has been
  std::vector<TakenBack> taken_back_;
  std::vector<std::uint32_t> events_before_;  // for each entry that everybody may know of
  Chat chat_;
  std::string rematch_;
  std::optional<Seat> rematch_by_;
  std::vector<Mention> mentions_;
  std::vector<Entry> written_;
};

// How to fold the journal of a finished table into that record of it; nothing if what would be left is not the same
// game with the same people.
std::optional<Folding> folded(const StoredTable& stored, const std::string& record);
// The whole journal of a table that may be folded. Throws std::runtime_error if it cannot be told.
std::vector<Entry> journal_of(const StoredTable& stored);

}  // namespace roundtable::server
