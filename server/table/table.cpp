#include "server/table/table.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table_compaction.h"
#include "server/table/table_info.h"

// Requests to a table and questions about it. The effects of journal entries are in table_journal.cpp.

namespace roundtable::server {

namespace {

constexpr std::string_view kSubstituteLevel = "squire";

}  // namespace

Table::Table(std::string id, Plan plan, Millis created)
    : id_(std::move(id)),
      created_(created),
      updated_(created),
      info_updated_(created),
      room_(std::move(plan)),
      numbers_(static_cast<std::size_t>(room_.plan().players())),
      presence_(static_cast<std::size_t>(room_.plan().players()), created),
      moderation_(static_cast<std::size_t>(room_.plan().players())) {}

Table::Table(const StoredTable& stored)
    : Table(stored.head.id, Plan::from_head(stored.head.head), stored.head.created) {
  const std::vector<Entry> journal = journal_of(stored);
  if (stored.folded()) {
    length_ = journal.front().number;
    history_ = EventHistory(length_);
  }
  follow(journal);
}

// Before the start.

void Table::sit(const User& user, std::optional<int> seat, Millis now, std::optional<std::int64_t> changes,
                const std::string& promise) {
  const auto has = seat_of(user.id);
  if (has && (!seat || *seat == index(*has))) return;
  expect_open();
  write_all(room_.sit(user, seat, changes, promise.empty() && has ? numbers_.promise(*has) : promise), now);
  start_if_ready(now);
}

void Table::leave(Seat seat, Millis now) {
  if (phase_ == Phase::Playing) return stand_in(seat, now);
  if (phase_ != Phase::Open) throw Refused("not-now", "the game is over; there is nothing to leave").because("over");
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
  if (phase_ == Phase::Open && (!plan().ready || room_.others_ready())) begin(now);
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
  if (!is_full()) throw Refused("not-now", "not all seats are taken yet").because("seats");
  if (plan().ready && !room_.others_ready()) {
    throw Refused("not-now", "not all players are ready yet").because("not-ready");
  }
  begin(now);
}

std::optional<Millis> Table::host_due(Millis patience) const {
  const auto host = this->host();
  if (!host || is_here(*host) || people_here().empty()) return std::nullopt;
  return away_since(*host) + patience;
}

void Table::pass_on_host(Millis now, Millis patience) {
  const auto due = host_due(patience);
  if (!due || *due > now) return;
  if (const auto next = room_.longest_seated(people_here())) write("host " + number_of(*next), now);
}

void Table::start_if_ready(Millis now) {
  const bool gathered = !is_found() || all_here();
  if (phase_ == Phase::Open && is_full() && !plan().ready && !numbers_.opening() && gathered) begin(now);
}

void Table::disband(Millis now) {
  if (phase_ == Phase::Open) write("close", now);
}

// Nonces.

void Table::promise(Seat seat, const std::string& promise, Millis now) {
  if (numbers_.promise(seat) == promise) return;
  if (numbers_.opening() && !numbers_due()) return promise_again(seat, promise, now);
  expect_open();
  expect_short_journal();
  write("number " + number_of(seat) + " " + promise, now);
}

// A person alone with bots may have lost the nonce, or use another device now.
void Table::promise_again(Seat seat, const std::string& promise, Millis now) {
  expect_short_journal();
  const PlannedSeat who = this->who(seat);
  const bool here = is_here(seat);
  write("anew " + number_of(seat) + " " + random_secret().hex(), now);
  sit({.id = who.user, .name = who.name}, index(seat), now, std::nullopt, promise);
  set_here(seat, here, now);
}

void Table::reveal(Seat seat, const Secret& number, Millis now) {
  if (numbers_.expect(seat, number)) write("reveal " + number_of(seat) + " " + number.hex(), now);
}

// Starts the game, or asks the people who are here for the nonces they committed to.
void Table::begin(Millis now) {
  if (!numbers_.any_promised()) return write("start", now);
  std::string asked;
  for (const Seat seat : seats()) {
    if (!presence_.is_away(seat, now) && !numbers_.promise(seat).empty()) asked += number_of(seat);
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
  return interrupted ? std::max(numbers_.due(), restart_ + kGrace) : numbers_.due();
}

// Choices.

bool Table::choose(Seat seat, std::int64_t decision, std::string_view choice, Millis now) {
  if (!play_) expect_playing();
  if (play_->is_made(seat, decision, choice)) return false;
  expect_in_game(seat);
  refuse_if(play_->expect_open(decision));
  if (choice.find_first_of("\r\n") != std::string_view::npos) throw bad_field("choice", "more than one line");
  const bool returns = substitutes_.has(seat);
  if (thinks_again(seat)) minds_.expect_few(seat);
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
  if (clock_.is_up(seat, play_->undo_since(), now)) throw Refused("no-undo", "your time is up").because("time");
  minds_.expect_few(seat);
  write("undo " + number_of(seat), now);
}

void Table::choose_ahead(Seat seat, const std::string& choice, Millis now) {
  if (ahead_.is(seat, choice)) return;
  if (!choice.empty()) {
    expect_ahead(seat);
    ChoicesAhead::expect_legal(*game(), seat, choice);
  }
  expect_in_game(seat);
  minds_.expect_few(seat);
  write("ahead " + number_of(seat) + (choice.empty() ? "" : " " + choice), now);
}

bool Table::can_choose_ahead(Seat seat) const {
  return phase_ == Phase::Playing && plan().by_the_day() && is_person(seat) && !bots().has(seat) &&
         ChoicesAhead::is_possible(*game(), seat);
}

void Table::expect_ahead(Seat seat) const {
  expect_in_game(seat);
  if (!can_choose_ahead(seat)) throw Refused("not-now", "you cannot choose ahead now").because("ahead");
}

void Table::make_ahead(Millis now) {
  while (phase_ == Phase::Playing) {
    const auto seat = ahead_.due(*game(), bots());
    if (!seat) return;
    write(number_of(*seat) + " " + ahead_.of(*seat), now);
  }
}

std::string Table::ahead_json(Seat seat) const {
  if (phase_ != Phase::Playing || (ahead_.of(seat).empty() && !can_choose_ahead(seat))) return "null";
  JsonWriter out;
  ahead_.write(out, seat);
  return out.take();
}

void Table::say(Seat seat, const std::string& text, Millis now) {
  if (!plan().chat) throw Refused("not-now", "chat is off at this table").because("no-chat");
  moderation_.expect_not_muted(seat);
  if (!chat_.has_room_for(seat)) {
    throw Refused("too-many", "you have reached the limit of messages at this table").because("table");
  }
  write("chat " + number_of(seat) + " " + text, now);
}

void Table::rematch(const std::string& table, Seat by, Millis now) {
  if (phase_ != Phase::Finished) throw Refused("not-now", "the game is not over yet").because("not-over");
  write("rematch " + table + " " + number_of(by), now);
}

// Bots in people's places.

void Table::stand_in(Seat seat, Millis now) {
  expect_playing();
  if (players().has(seat)) write("bot " + number_of(seat), now);
}

void Table::come_back(Seat seat, Millis now) {
  expect_in_game(seat);
  if (!substitutes_.has(seat)) return;
  minds_.expect_few(seat);
  write("back " + number_of(seat), now);
}

void Table::vote(Seat voter, Seat absent, bool wanted, Millis now, Millis patience) {
  expect_in_game(voter);
  if (plan().clock) {
    throw Refused("not-now", "this table has a clock; a bot takes over when the time is up").because("has-clock");
  }
  if (voter == absent || !is_person(absent)) throw bad_field("seat", "allowed: the seat of another player");
  if (!can_be_voted_on(absent, now, patience)) {
    const std::string& name = who(absent).name;
    throw is_here(absent)
        ? Refused("not-now", name + " is connected and may need more time").because("here")
        : Refused("not-now", name + " has just disconnected and may be back soon").because("just-left");
  }
  if (substitutes_.has(absent) || substitutes_.votes(absent).has(voter) == wanted) return;
  minds_.expect_few(voter);
  write((wanted ? "vote " : "unvote ") + number_of(voter) + " " + number_of(absent), now);
  if (substitutes_.is_voted_out(absent, room_.people())) stand_in(absent, now);
}

bool Table::can_be_voted_on(Seat seat, Millis now, Millis patience) const {
  constexpr int kForDeciding = 6;  // times the patience with an absence
  if (presence_.is_away(seat, now, patience)) return true;
  const bool asked = game()->deciders().has(seat) && now - clock_.since(seat) >= kForDeciding * patience;
  return asked && now - presence_.returned(seat) >= patience;
}

// Moderation.

std::optional<Seat> Table::moderator() const {
  if (phase_ == Phase::Open) return host();
  for (const Seat seat : room_.appointed_hosts()) {
    const bool gone = is_removed(seat) || (has_conceded(seat) && phase_ == Phase::Playing);
    if (!gone) return seat;
  }
  return std::nullopt;
}

Seat Table::expect_moderator(const User& user, int seat) const {
  const auto own = seat_of(user.id);
  if (!own || own != moderator()) throw Refused("not-yours", "only the host can do this");
  const Seat other = room_.seat_at(seat);
  if (other == *own || !is_person(other)) throw bad_field("seat", "allowed: the seat of another player");
  return other;
}

void Table::remove(const User& moderator, int seat, Millis now) {
  expect_playing();
  const Seat other = expect_moderator(moderator, seat);
  if (!is_removed(other)) write("remove " + number_of(other), now);
}

void Table::silence(const User& moderator, int seat, bool on, Millis now) {
  const Seat other = expect_moderator(moderator, seat);
  if (moderation_.is_muted(other) == on) return;
  expect_short_journal();
  write((on ? "silence " : "hear ") + number_of(other), now);
}

void Table::stop(Millis now) {
  if (phase_ == Phase::Open) return write("close", now);
  expect_playing();
  write("stop", now);
}

Rewriting Table::delete_lines(const std::vector<std::int64_t>& numbers) {
  Rewriting rewriting{.table = id_};
  for (const ChatLine& line : chat_.take(numbers)) {
    rewriting.entries.push_back({.table = id_, .number = line.entry, .text = "chat " + number_of(line.seat) + " "});
  }
  return rewriting;
}

Rewriting Table::forget(const std::string& user, const std::string& someone, Millis now) {
  const auto seat = seat_of(user);
  if (seat && phase_ == Phase::Open) leave(*seat, now);
  if (seat && phase_ == Phase::Playing) stand_in(*seat, now);
  if (held_for(user) && phase_ == Phase::Open) decline({.id = user}, now);

  Rewriting rewriting{.table = id_, .user = user, .someone = someone};
  rewriting.entries = mentions_.erase_person(id_, user, someone);
  room_.erase_person(user, someone);
  numbers_.erase_person(user, someone);
  chat_.forget(user);
  ++info_version_;

  rewriting.head = room_.original_plan().head();
  if (play_ && seat) {
    std::vector<std::string> names = game()->record().seats;
    names[static_cast<std::size_t>(*seat)].clear();
    play_->set_seats(std::move(names));
    if (phase_ == Phase::Finished) rewriting.record = record_json();
  }
  JsonWriter info;
  write_info(info, std::nullopt);
  rewriting.info = info.take();
  return rewriting;
}

Rewriting Table::forget_chat(Millis before) {
  Rewriting rewriting{.table = id_};
  rewriting.entries = mentions_.without_chat(id_, chat_, before);
  chat_.forget_before(before);
  return rewriting;
}

// Time.

void Table::want_pause(Seat seat, bool wanted, Millis now) {
  expect_in_game(seat);
  if (!plan().clock) throw Refused("not-now", "this table has no clock").because("no-clock");
  const std::string entry = wanted ? clock_.want_pause(seat, players()) : clock_.want_to_play();
  if (entry.empty()) return;
  if (entry.starts_with("pausing ")) minds_.expect_few(seat);
  write(entry, now);
}

void Table::end(Seat by, Overtime how, Millis now) {
  expect_in_game(by);
  std::optional<Seat> late;
  for (const Seat seat : seats()) {
    if (seat == by || !plan().others_end || !is_overdue(seat, now)) continue;
    late = seat;
    if (how == Overtime::Bot) stand_in(seat, now);
  }
  if (!late) throw Refused("not-now", "no player has run out of time").because("in-time");
  if (how == Overtime::GiveUp) write("end " + number_of(by) + " " + number_of(*late), now);
}

void Table::rest(const std::string& user, Millis from, Millis until, Millis now) {
  constexpr std::int64_t kLongestRests = 4'000;  // entries of a journal
  const auto seat = seat_of(user);
  if (!seat || phase_ != Phase::Playing || !plan().by_the_day()) return;
  if (clock_.knows_vacation(*seat, until) || length_ > kLongestRests) return;
  write("rest " + number_of(*seat) + " " + std::to_string(from) + " " + std::to_string(until), now);
}

void Table::pass_over(Millis down, Millis now) {
  if (phase_ != Phase::Playing || !plan().clock || paused()) return;
  if (down > 0 || clock_.is_tight(room_.people(), deciding(), now)) write("down " + std::to_string(down), now);
}

void Table::set_restart(Millis restart) {
  if (numbers_.opening() && restart_ != restart) ++info_version_;
  restart_ = restart;
}

int Table::run_out(Millis now) {
  if (const auto due = numbers_due(); due && *due <= now) start_over(numbers_.missing(), now);
  settle_proposal(now);
  if (phase_ != Phase::Playing) return 0;
  if (paused() && clock_.pause_end() <= now) write("resume", now);
  int late = 0;
  for (const Seat seat : seats()) {
    if (plan().others_end || !is_overdue(seat, now)) continue;
    stand_in(seat, now);
    ++late;
  }
  return late;
}

// Early end.

void Table::concede(Seat seat, Concede how, Millis now) {
  if (has_conceded(seat)) return;  // a repeated message
  expect_playing();
  write(ending_.concede(seat, how, seats(), voters()), now);
}

void Table::abandon(Seat seat, Abandon how, Millis now) {
  const bool done = phase_ == Phase::Finished && ending_.how() == Ending::Agreed;
  if (done && how != Abandon::Decline) return;  // a repeated message
  expect_in_game(seat);
  if (const std::string entry = ending_.abandon(seat, how); !entry.empty()) write(entry, now);
}

void Table::settle_proposal(Millis now) {
  Seats away;
  for (const Seat seat : seats()) {
    const bool gone = plan().by_the_day() ? !is_here(seat) : presence_.is_away(seat, now);
    if (gone && clock_.vacation_end(seat) <= now) away.add(seat);
  }
  if (const std::string entry = ending_.settle(now, voters(), away); !entry.empty()) write(entry, now);
}

// Connections.

void Table::set_here(Seat seat, bool here, Millis now) {
  if (is_here(seat) == here) return;
  const bool returns = presence_.set_here(seat, here, now);
  ++info_version_;
  if (returns && phase_ == Phase::Playing && !substitutes_.votes(seat).empty()) write("here " + number_of(seat), now);
}

void Table::reset_absences(Millis now) {
  presence_.reset(now);
  ++info_version_;
}

void Table::set_spectators(int count) {
  if (spectators_ == count) return;
  spectators_ = count;
  ++info_version_;
}

// Questions.

void Table::expect_open() const {
  if (phase_ == Phase::Playing) throw Refused("not-now", "the game has started; you can watch it").because("started");
  if (phase_ != Phase::Open) throw Refused("not-now", "the game is over").because("over");
  if (numbers_.opening()) throw Refused("not-now", "the game is about to start").because("opening");
}

void Table::expect_playing() const {
  if (phase_ == Phase::Open) throw Refused("not-now", "the game has not started yet").because("not-started");
  if (phase_ != Phase::Playing) throw Refused("not-now", "the game is over").because("over");
}

void Table::expect_in_game(Seat seat) const {
  expect_playing();
  ending_.expect_not_conceded(seat);
}

void Table::expect_host(const User& user) const {
  expect_open();
  const auto seat = seat_of(user.id);
  if (!seat || seat != host()) throw Refused("not-yours", "only the host can do this");
  expect_short_journal();
}

void Table::expect_short_journal() const {
  constexpr std::int64_t kMostWhileWaiting = 2'000;
  if (length_ < kMostWhileWaiting) return;
  throw Refused("too-many", "this table has been changed too often; start the game, or create a new table")
      .because("table");
}

void Table::expect_hints(Seat seat) const {
  expect_in_game(seat);
  expect_welcome(seat);
  const bool others = !(room_.people() - Seats::of(seat)).empty();
  if (!plan().hints && others) throw Refused("not-now", "hints are off at this table").because("no-hints");
}

Seats Table::people_here() const {
  Seats here;
  for (const Seat seat : room_.people()) {
    if (is_here(seat)) here.add(seat);
  }
  return here;
}

Seats Table::voters() const {
  Seats voters;
  for (const Seat seat : room_.people()) {
    if (!is_removed(seat) && !who(seat).name.empty()) voters.add(seat);
  }
  return voters;
}

Seats Table::bots() const {
  Seats bots = seats() - players();
  for (const Seat seat : seats()) {
    if (clock_.is_late(seat)) bots.add(seat);
  }
  return bots;
}

Seats Table::bots_to_move() const {
  if (phase_ != Phase::Playing || paused()) return {};
  return game()->deciders().seats() & bots();
}

std::string_view Table::bot_of(Seat seat) const {
  return is_person(seat) ? kSubstituteLevel : std::string_view(who(seat).name);
}

Seats Table::deciding() const {
  if (phase_ != Phase::Playing || !plan().clock || paused()) return {};
  return game()->deciders().seats() - bots();
}

std::optional<Millis> Table::due(Seat seat) const {
  return deciding().has(seat) ? std::optional(clock_.due(seat)) : std::nullopt;
}

bool Table::is_overdue(Seat seat, Millis now) const { return deciding().has(seat) && clock_.is_up(seat, now); }

std::optional<Millis> Table::left(Seat seat) const {
  if (phase_ != Phase::Playing || !is_person(seat)) return std::nullopt;
  return clock_.left(seat, game()->deciders().has(seat) && !bots().has(seat));
}

std::optional<Millis> Table::next_due() const {
  if (numbers_.opening()) return numbers_due();
  std::optional<Millis> next = ending_.proposal_due();
  const auto add = [&](Millis due) { next = next ? std::min(*next, due) : due; };
  if (paused()) add(clock_.pause_end());
  if (plan().others_end) return next;
  for (const Seat seat : deciding()) add(clock_.due(seat));
  return next;
}

const std::string& Table::chosen(Seat seat) const {
  static const std::string kNothing;
  return play_ ? play_->waiting(seat) : kNothing;
}

std::optional<Seat> Table::undoer() const {
  if (phase_ != Phase::Playing) return std::nullopt;
  for (const Seat seat : room_.people()) {
    if (play_->offers_undo(seat)) return seat;
  }
  return std::nullopt;
}

std::vector<Turn> Table::turns(DuringPause during) const {
  std::vector<Turn> turns;
  if (phase_ != Phase::Playing || (paused() && during == DuringPause::Nobody)) return turns;
  for (const Seat seat : game()->deciders().seats() - bots()) {
    turns.push_back({.user = who(seat).user,
                     .name = who(seat).name,
                     .since = clock_.since(seat),
                     .due = due(seat),
                     .decision = decision()});
  }
  return turns;
}

// Lists are read far more often than choices are made.
const std::string& Table::standings() const {
  if (standings_.length != length_) standings_ = {length_, standings_of(*this)};
  return standings_.json;
}

void Table::write_info(JsonWriter& out, std::optional<Seat> looker, bool with_standings) const {
  server::write_info(out, *this, looker, with_standings ? &standings() : nullptr);
}

TableIndex Table::listing() const { return index_of(*this); }

FinishedGame Table::finished() const { return finished_game(*this); }

Plan Table::next_plan(Seat asker) const { return rematch_plan(*this, asker); }

}  // namespace roundtable::server
