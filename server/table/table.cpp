#include "server/table/table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table_compaction.h"
#include "server/table/table_info.h"

// Requests to a table and questions about it. The effects of journal entries are in table_journal.cpp.

namespace roundtable::server {

Table::Table(std::string id, Plan plan, Millis created)
    : created_(created),
      room_(std::move(plan)),
      numbers_(static_cast<std::size_t>(room_.plan().players())),
      presence_(static_cast<std::size_t>(room_.plan().players()), created),
      moderation_(static_cast<std::size_t>(room_.plan().players())),
      play_(room_, presence_, moderation_),
      journal_(std::move(id), created) {}

Table::Table(const StoredTable& stored)
    : Table(stored.head.id, Plan::from_head(stored.head.head), stored.head.created) {
  const std::vector<Entry> journal = journal_of(stored);
  if (stored.folded()) {
    journal_.skip(journal.front().number);
    play_.skip(journal.front().number);
  }
  follow(journal);
}

// Before the start.

void Table::sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes,
                const std::string& commitment) {
  const auto has = seat_of(user.id);
  if (has && (!seat || *seat == index(*has))) return;
  expect_open();
  write_all(room_.sit(user, seat, changes, commitment.empty() && has ? numbers_.commitment(*has) : commitment), now);
  start_if_ready(now);
}

void Table::leave(Seat seat, Millis now) {
  if (play_.is_playing()) return substitute(seat, now);
  if (phase() != Phase::Open) throw Refused("not-now", "the game is over; there is nothing to leave").because("over");
  if (numbers_.opening()) return start_over(Seats::of(seat), now);
  write("leave " + number_of(seat), now);
  close_if_deserted(now);
}

void Table::decline(const User& user, Millis now) {
  expect_open();
  write_all(room_.decline(user), now);
  close_if_deserted(now);
}

void Table::close_if_deserted(Millis now) {
  if (!room_.has_any(PlannedSeat::Kind::Person) && !room_.has_any(PlannedSeat::Kind::Held)) write("close", now);
}

void Table::set_ready(const User& user, bool ready, std::optional<std::int64_t> changes, Millis now) {
  expect_open();
  const auto entries = room_.set_ready(user, ready, changes);
  if (!entries.empty()) expect_short_journal();
  write_all(entries, now);
}

void Table::fill(const User& host, const std::string& level, Millis now) {
  expect_host(host);
  write_all(room_.fill(level), now);
  if (phase() == Phase::Open && (!plan().ready || room_.others_ready())) begin(now);
}

void Table::put_bot(const User& host, int seat, const std::string& level, Millis now) {
  expect_host(host);
  const auto entries = room_.put_bot(seat, level);
  write_all(entries, now);
  if (!entries.empty()) start_if_ready(now);
}

void Table::free(const User& host, int seat, bool shut, Millis now) {
  expect_host(host);
  write_all(room_.free(host, seat, shut), now);
}

void Table::swap_seats(const User& host, int seat, int with, Millis now) {
  expect_host(host);
  write_all(room_.swap_seats(seat, with), now);
}

void Table::make_host(const User& host, int seat, Millis now) {
  expect_host(host);
  write_all(room_.make_host(host, seat), now);
}

void Table::change(const User& host, std::string_view wanted, Millis now) {
  expect_host(host);
  write_all(room_.change(wanted), now);
}

void Table::start(const User& host, Millis now) {
  expect_host(host);
  if (!room_.is_full()) throw Refused("not-now", "not all seats are taken yet").because("seats");
  if (plan().ready && !room_.others_ready()) {
    throw Refused("not-now", "not all players are ready yet").because("not-ready");
  }
  begin(now);
}

std::optional<Millis> Table::host_due(Millis patience) const {
  const auto host = this->host();
  if (!host || presence_.is_here(*host) || people_here().empty()) return std::nullopt;
  return presence_.away_since(*host) + patience;
}

void Table::pass_on_host(Millis now, Millis patience) {
  const auto due = host_due(patience);
  if (!due || *due > now) return;
  if (const auto next = room_.longest_seated(people_here())) write("host " + number_of(*next), now);
}

void Table::start_if_ready(Millis now) {
  const bool gathered = !room_.is_found() || all_here();
  if (phase() == Phase::Open && room_.is_full() && !plan().ready && !numbers_.opening() && gathered) begin(now);
}

void Table::disband(Millis now) {
  if (phase() == Phase::Open) write("close", now);
}

// Nonces.

void Table::commit(Seat seat, const std::string& commitment, Millis now) {
  if (numbers_.commitment(seat) == commitment) return;
  if (numbers_.opening() && !numbers_due()) return commit_again(seat, commitment, now);
  expect_open();
  expect_short_journal();
  write("number " + number_of(seat) + " " + commitment, now);
}

// A person alone with bots may have lost the nonce, or use another device now.
void Table::commit_again(Seat seat, const std::string& commitment, Millis now) {
  expect_short_journal();
  const PlannedSeat who = this->who(seat);
  const bool here = presence_.is_here(seat);
  write("anew " + number_of(seat) + " " + random_secret().hex(), now);
  sit({.id = who.user, .name = who.name}, index(seat), now, std::nullopt, commitment);
  set_here(seat, here, now);
}

void Table::reveal(Seat seat, const Secret& number, Millis now) {
  if (numbers_.expect(seat, number)) write("reveal " + number_of(seat) + " " + number.hex(), now);
}

// Starts the game, or asks the people who are here for the nonces they committed to.
void Table::begin(Millis now) {
  if (!numbers_.any_commitment()) return write("start", now);
  std::string asked;
  for (const Seat seat : seats()) {
    if (!presence_.is_away(seat, now) && !numbers_.commitment(seat).empty()) asked += number_of(seat);
  }
  write("open " + asked, now);
}

// Takes the seats of people who did not reveal their nonces. A person who causes this twice in a row may not return, so
// no person can block a table forever.
void Table::start_over(Seats missing, Millis now) {
  std::string gone;
  std::vector<std::string> again;
  for (const Seat seat : missing) {
    gone += number_of(seat);
    const auto& before = numbers_.because();
    const auto same = [&](const PlannedSeat& one) { return one.user == who(seat).user; };
    if (std::any_of(before.begin(), before.end(), same)) again.push_back(who(seat).user);
  }
  write("anew " + gone + " " + random_secret().hex(), now);
  for (const std::string& user : again) write("shut " + user, now);
  close_if_deserted(now);
}

// A person alone with bots has no time limit. Time when the server could not accept a nonce costs no seat.
std::optional<Millis> Table::numbers_due() const {
  if (!numbers_.opening() || room_.people().size() < 2) return std::nullopt;
  const bool interrupted = numbers_.due() - ShuffleNumbers::kTimeToReveal < restart_;
  return interrupted ? std::max(numbers_.due(), restart_ + GameClock::kGrace) : numbers_.due();
}

// The play.

bool Table::choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now) {
  const auto entries = play_.choose(seat, decision, choice);
  write_all(entries, now);
  return !entries.empty();
}

void Table::choose_for(Seat seat, std::int64_t decision, std::string_view choice, Millis now) {
  write_all(play_.choose_for(seat, decision, choice), now);
}

void Table::undo(Seat seat, std::int64_t decision, Millis now) { write_all(play_.undo(seat, decision, now), now); }

void Table::choose_ahead(Seat seat, const std::string& choice, Millis now) {
  write_all(play_.choose_ahead(seat, choice), now);
}

void Table::make_ahead(Millis now) {
  for (auto entries = play_.make_ahead(); !entries.empty(); entries = play_.make_ahead()) write_all(entries, now);
}

void Table::substitute(Seat seat, Millis now) { write_all(play_.substitute(seat), now); }

void Table::come_back(Seat seat, Millis now) { write_all(play_.come_back(seat), now); }

void Table::vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience) {
  const auto entries = play_.vote(voter, absent, wanted, now, patience);
  write_all(entries, now);
  if (!entries.empty() && play_.substitutes().is_voted_out(absent, room_.people())) substitute(absent, now);
}

void Table::want_pause(Seat seat, bool wanted, Millis now) { write_all(play_.want_pause(seat, wanted), now); }

void Table::end(Seat by, TablePlay::Overtime how, Millis now) { write_all(play_.end(by, how, now), now); }

void Table::rest(const std::string& user, Millis from, Millis until, Millis now) {
  constexpr std::int64_t kLongestRests = 4'000;  // entries of a journal
  if (journal_.length() <= kLongestRests) write_all(play_.rest(user, from, until), now);
}

void Table::pass_over(Millis down, Millis now) { write_all(play_.correct_clocks(down, now), now); }

void Table::concede(Seat seat, Concede how, Millis now) { write_all(play_.concede(seat, how), now); }

void Table::abandon(Seat seat, Abandon how, Millis now) { write_all(play_.abandon(seat, how), now); }

void Table::set_restart(Millis restart) {
  if (numbers_.opening() && restart_ != restart) journal_.change_info();
  restart_ = restart;
}

int Table::run_out(Millis now) {
  if (const auto due = numbers_due(); due && *due <= now) start_over(numbers_.missing(), now);
  write_all(play_.settle_proposal(now), now);
  write_all(play_.end_pause(now), now);
  const auto late = play_.replace_late(now);
  write_all(late, now);
  return static_cast<int>(late.size());
}

// Chat, rematch.

void Table::say(Seat seat, const std::string& text, Millis now) {
  if (!plan().chat) throw Refused("not-now", "chat is off at this table").because("no-chat");
  moderation_.expect_not_muted(seat);
  if (!chat_.has_room_for(seat)) {
    throw Refused("too-many", "you have reached the limit of messages at this table").because("table");
  }
  write("chat " + number_of(seat) + " " + text, now);
}

void Table::rematch(const std::string& table, Seat by, Millis now) {
  if (phase() != Phase::Finished) throw Refused("not-now", "the game is not over yet").because("not-over");
  write("rematch " + table + " " + number_of(by), now);
}

// Moderation.

std::optional<Seat> Table::moderator() const {
  if (phase() == Phase::Open) return host();
  for (const Seat seat : room_.appointed_hosts()) {
    const bool gone =
        moderation_.is_removed(seat) || (play_.ending().conceded().has(seat) && phase() == Phase::Playing);
    if (!gone) return seat;
  }
  return std::nullopt;
}

Seat Table::expect_moderator(const User& user, int seat) const {
  const auto own = seat_of(user.id);
  if (!own || own != moderator()) throw Refused("not-yours", "only the host can do this");
  const Seat other = room_.seat_at(seat);
  if (other == *own || !room_.is_person(other)) throw bad_field("seat", "allowed: the seat of another player");
  return other;
}

void Table::remove(const User& moderator, int seat, Millis now) {
  play_.expect_playing();
  const Seat other = expect_moderator(moderator, seat);
  if (!moderation_.is_removed(other)) write("remove " + number_of(other), now);
}

void Table::mute(const User& moderator, int seat, bool on, Millis now) {
  const Seat other = expect_moderator(moderator, seat);
  if (moderation_.is_muted(other) == on) return;
  expect_short_journal();
  write((on ? "silence " : "hear ") + number_of(other), now);
}

void Table::stop(Millis now) {
  if (phase() == Phase::Open) return write("close", now);
  play_.expect_playing();
  write("stop", now);
}

// Connections.

void Table::set_here(Seat seat, bool here, Millis now) {
  if (presence_.is_here(seat) == here) return;
  const bool returns = presence_.set_here(seat, here, now);
  journal_.change_info();
  if (returns && phase() == Phase::Playing && !play_.substitutes().votes(seat).empty())
    write("here " + number_of(seat), now);
}

void Table::reset_absences(Millis now) {
  presence_.reset(now);
  journal_.change_info();
}

void Table::set_spectators(int count) {
  if (spectators_ == count) return;
  spectators_ = count;
  journal_.change_info();
}

// Questions.

void Table::expect_open() const {
  if (phase() == Phase::Playing) throw Refused("not-now", "the game has started; you can watch it").because("started");
  if (phase() != Phase::Open) throw Refused("not-now", "the game is over").because("over");
  if (numbers_.opening()) throw Refused("not-now", "the game is about to start").because("opening");
}

void Table::expect_host(const User& user) const {
  expect_open();
  const auto seat = seat_of(user.id);
  if (!seat || seat != host()) throw Refused("not-yours", "only the host can do this");
  expect_short_journal();
}

void Table::expect_short_journal() const {
  constexpr std::int64_t kMostWhileWaiting = 2'000;
  if (journal_.length() < kMostWhileWaiting) return;
  throw Refused("too-many", "this table has been changed too often; start the game, or create a new table")
      .because("table");
}

Seats Table::people_here() const {
  Seats here;
  for (const Seat seat : room_.people()) {
    if (presence_.is_here(seat)) here.add(seat);
  }
  return here;
}

// Lists are read far more often than choices are made.
const std::string& Table::standings() const {
  if (standings_.length != journal_.length()) standings_ = {journal_.length(), standings_of(*this)};
  return standings_.json;
}

void Table::write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings) const {
  server::write_info(out, *this, looker, with_standings ? &standings() : nullptr);
}

TableIndex Table::listing() const { return index_of(*this); }

Plan Table::next_plan(Seat asker) const { return rematch_plan(*this, asker); }

}  // namespace roundtable::server
