#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"
#include "server/table/chat.h"
#include "server/table/journal.h"
#include "server/table/mentions.h"
#include "server/table/plan.h"
#include "server/table/seat_moderation.h"
#include "server/table/seat_presence.h"
#include "server/table/shuffle_numbers.h"
#include "server/table/table_play.h"
#include "server/table/waiting_room.h"

namespace roundtable::server {

// A table: seats, chat, the play, and the journal (journal_words.h) that all of it follows from, except for
// connections.
//
// Each request (table.cpp) either throws Refused and changes nothing, or is written to the journal at once. The effects
// of entries (table_journal.cpp) are the same for a new request, a stored journal and entries of another server.
class Table {
 public:
  Table(std::string id, Plan plan, Millis created);
  // Replays a stored table. Throws std::runtime_error if the journal is damaged.
  explicit Table(const StoredTable& stored);

  // The parts.
  const WaitingRoom& room() const { return room_; }
  const ShuffleNumbers& numbers() const { return numbers_; }
  const SeatPresence& presence() const { return presence_; }
  const SeatModeration& moderation() const { return moderation_; }
  const TablePlay& play() const { return play_; }
  const Mentions& mentions() const { return mentions_; }
  const Chat& chat() const { return chat_; }
  const Journal& journal() const { return journal_; }

  const std::string& id() const { return journal_.table(); }
  Millis created() const { return created_; }
  Phase phase() const { return play_.phase(); }
  const Plan& plan() const { return room_.plan(); }
  const PlannedSeat& who(Seat seat) const { return room_.who(seat); }
  std::optional<Seat> seat_of(const std::string& user) const { return room_.seat_of(user); }
  bool has_seat_for(const std::string& user) const { return phase() == Phase::Open && room_.has_seat_for(user); }
  // Null before the start.
  const AnyGame* game() const { return play_.game(); }
  std::int64_t decision() const { return play_.decision(); }
  std::int64_t n() const { return journal_.n(); }
  int spectators() const { return spectators_; }
  struct NextTable {  // the rematch
    std::string id;
    std::optional<Seat> by;
  };
  const std::optional<NextTable>& next_table() const { return next_table_; }
  // Before the start.
  std::optional<Seat> host() const { return phase() == Phase::Open ? room_.host() : std::nullopt; }
  // The host, also during the game.
  std::optional<Seat> moderator() const;
  // When an absent host is replaced by a person who is here.
  std::optional<Millis> host_due(Millis patience) const;
  bool all_here() const { return people_here() == room_.people(); }
  // Until when players must reveal their nonces.
  std::optional<Millis> numbers_due() const;
  // When run_out has something to do next, and when a server must load the table.
  std::optional<Millis> next_due() const { return numbers_.opening() ? numbers_due() : play_.next_due(); }
  std::optional<Millis> listed_due() const { return play_.waits_for_bot() ? kBotToMove : next_due(); }

  // What clients, lists and statistics are told: table_info.h.
  void write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings = false) const;
  TableIndex listing() const;
  Plan next_plan(Seat asker) const;
  TableHead head() const { return {id(), created_, room_.original_plan().head()}; }
  std::string record_json() const { return game()->record().json(); }

  // Before the start. `changes`: the changes of the terms that the person has seen. `commitment`: to a nonce,
  // or empty. Without a seat, `sit` takes any free one.
  void sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes = std::nullopt,
           const std::string& commitment = {});
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
  void pass_on_host(Millis now, Millis patience);
  // Commitments and nonces for the shuffle. A commitment may be replaced until the start.
  void commit(Seat seat, const std::string& commitment, Millis now);
  void reveal(Seat seat, const Secret& number, Millis now);
  // Starts the game if all seats are taken. A table that is created full starts when one of its people arrives, so its
  // commitment is public before the first card.
  void start_if_ready(Millis now);
  // Closes a matched table because a player did not come.
  void disband(Millis now);

  // The play. Choices: false if the choice was made before. A bot's choice is ignored if it is too late.
  bool choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  void choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now);
  void undo(Seat seat, std::int64_t decision, Millis now);
  // Sets the choice for the player's next turn; empty: none. Then makes those whose turn has come.
  void choose_ahead(Seat seat, const std::string& choice, Millis now);
  void make_ahead(Millis now);
  // Bots in people's places.
  void substitute(Seat seat, Millis now);
  void come_back(Seat seat, Millis now);
  // A vote against a player who was away for `patience`, or has not decided for much longer.
  void vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience = SeatPresence::kPatience);
  // A pause begins when all people want it, and ends when one of them does not.
  void want_pause(Seat seat, bool wanted, Millis now);
  void end(Seat by, TablePlay::Overtime how, Millis now);
  // Applies a player's vacation, or a change of the latest one.
  void rest(const std::string& user, Millis from, Millis until, Millis now);
  // Corrects clocks after a down time. From now on each player has at least GameClock::kGrace.
  void pass_over(Millis down, Millis now);
  // Early end. If other people play on, a bot replaces the player who concedes.
  void concede(Seat seat, Concede how, Millis now);
  void abandon(Seat seat, Abandon how, Millis now);
  // The end of the last down time, which extends the time for nonces.
  void set_restart(Millis restart);
  // Does everything that is due. Returns the number of players replaced by bots.
  int run_out(Millis now);

  void say(Seat seat, const std::string& text, Millis now);
  void rematch(const std::string& table, Seat by, Millis now);

  // Moderation by the host, also during the game, and by the operator. Rewritings must be stored.
  void remove(const User& moderator, int seat, Millis now);
  void mute(const User& moderator, int seat, bool on, Millis now);
  void stop(Millis now);
  Rewriting delete_lines(const std::vector<std::int64_t>& numbers);
  // Erases a person: `someone`, an id without a name, replaces them; their chat is deleted, and a bot plays on for
  // good.
  Rewriting forget(const std::string& user, const std::string& someone, Millis now);
  Rewriting forget_chat(Millis before);

  // Connections, which are not in the journal.
  void set_here(Seat seat, bool here, Millis now);
  void reset_absences(Millis now);
  void set_spectators(int count);

  // New entries for the store, each handed out once.
  std::vector<Entry> take_written() { return journal_.take_entries(); }
  // Applies entries of another server. Throws std::runtime_error if they do not fit.
  void follow(const std::vector<Entry>& entries);

 private:
  Seats seats() const { return room_.seats(); }
  Seats people_here() const;

  // Throw Refused.
  void expect_open() const;
  void expect_host(const User& user) const;
  Seat expect_moderator(const User& user, int seat) const;
  void expect_short_journal() const;

  void begin(Millis now);
  void close_if_deserted(Millis now);
  void commit_again(Seat seat, const std::string& commitment, Millis now);
  void start_over(Seats missing, Millis now);

  // The journal: applies an entry and adds it. Throws Refused if it does not fit.
  void write(std::string text, Millis now);
  void write_all(const WaitingRoom::Entries& entries, Millis now);
  EntryEffects apply(std::string_view text, Millis now);
  EntryEffects apply_numbers(std::string_view verb, std::string_view rest, Millis now);
  void apply_before_start(std::string_view verb, std::string_view rest, Millis now);
  void apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now);
  void start(Millis now, std::int64_t first_decision = 0);
  const std::string& standings() const;

  Millis created_;
  WaitingRoom room_;
  ShuffleNumbers numbers_;
  SeatPresence presence_;
  SeatModeration moderation_;
  TablePlay play_;
  Mentions mentions_;
  Chat chat_;
  Journal journal_;
  std::optional<NextTable> next_table_;
  Millis restart_ = 0;  // end of the last down time
  int spectators_ = 0;
  struct Standings {
    std::int64_t length = -1;  // of the journal, when it was computed
    std::string json;
  };
  mutable Standings standings_;
};

}  // namespace roundtable::server
