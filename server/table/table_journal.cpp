#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/store/text.h"
#include "server/table/journal_words.h"
#include "server/table/table.h"

// The journal of a table: the effects of its entries, and changes of stored ones.

namespace roundtable::server {

void Table::follow(const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    try {
      if (entry.number != journal_.length())
        throw Refused("bad-field", "expected number " + std::to_string(journal_.length()));
      if (!storable(entry.text)) throw Refused("bad-field", "no text");
      write(entry.text, entry.at);
    } catch (const Refused& refused) {
      throw std::runtime_error("entry " + std::to_string(entry.number) + ": " + refused.what());
    }
  }
  journal_.take_entries();  // stored already
}

void Table::write(std::string text, Millis now) {
  const std::size_t events = play_.event_count();
  const EntryEffects effects = apply(text, now);
  journal_.add(std::move(text), now, effects);
  if (!effects.secret) play_.count_entry(events);
}

void Table::write_all(const WaitingRoom::Entries& entries, Millis now) {
  for (const std::string& entry : entries) write(entry, now);
}

EntryEffects Table::apply(std::string_view text, Millis now) {
  std::string_view rest = text;
  const std::string_view verb = next_word(rest);
  play_.count_pause(now);
  if (ShuffleNumbers::is_entry(verb)) return apply_numbers(verb, rest, now);
  if (WaitingRoom::is_entry(verb) || verb == "start" || verb == "close") {
    apply_before_start(verb, rest, now);
    return {.lists = true};
  }
  if (verb == "rematch") {
    std::string table(next_word(rest));
    next_table_ = NextTable{.id = std::move(table), .by = seat_in(rest, plan().players())};
    return {};
  }
  const bool is_chat = verb == "chat";
  if (!is_chat && verb != "silence" && verb != "hear" && verb != "remove") return play_.apply(verb, rest, now);
  const auto seat = seat_in(next_word(rest), plan().players());
  if (!seat) throw no_entry();
  apply_at_seat(verb, *seat, rest, now);
  return {.info = !is_chat};
}

void Table::apply_at_seat(std::string_view verb, Seat seat, std::string_view rest, Millis now) {
  if (verb == "chat") {
    const PlannedSeat& who = this->who(seat);
    chat_.add({n(), now, seat, who.name, std::string(rest), who.user, journal_.length()});
    mentions_.add(journal_.length(), who.user, "chat " + number_of(seat) + " ");
  } else if (verb == "remove") {
    if (!play_.is_playing()) throw no_entry();
    moderation_.remove_player(seat);
    play_.remove_player(seat);
  } else {
    moderation_.mute(seat, verb == "silence");
  }
}

// Changes of stored entries.

Rewriting Table::delete_lines(const std::vector<std::int64_t>& numbers) {
  Rewriting rewriting{.table = id()};
  for (const ChatLine& line : chat_.take(numbers)) {
    rewriting.entries.push_back({.table = id(), .number = line.entry, .text = "chat " + number_of(line.seat) + " "});
  }
  return rewriting;
}

Rewriting Table::forget(const std::string& user, const std::string& someone, Millis now) {
  const auto seat = seat_of(user);
  if (seat && phase() == Phase::Open) leave(*seat, now);
  if (seat && phase() == Phase::Playing) substitute(*seat, now);
  if (room_.held_for(user) && phase() == Phase::Open) decline({.id = user}, now);

  Rewriting rewriting{.table = id(), .user = user, .someone = someone};
  rewriting.entries = mentions_.erase_person(id(), user, someone);
  room_.erase_person(user, someone);
  numbers_.erase_person(user, someone);
  chat_.forget(user);
  journal_.change_info();

  rewriting.head = room_.original_plan().head();
  if (seat) {
    play_.erase_name(*seat);
    if (phase() == Phase::Finished) rewriting.record = record_json();
  }
  JsonWriter info;
  write_info(info, std::nullopt);
  rewriting.info = info.take();
  return rewriting;
}

Rewriting Table::forget_chat(Millis before) {
  Rewriting rewriting{.table = id()};
  rewriting.entries = mentions_.without_chat(id(), chat_, before);
  chat_.forget_before(before);
  return rewriting;
}

// Before the start.

void Table::apply_before_start(std::string_view verb, std::string_view rest, Millis now) {
  if (phase() != Phase::Open || (numbers_.opening() && verb != "host" && verb != "close")) throw no_entry();
  if (verb == "close") {
    play_.close();
    numbers_.close();
    return room_.forget_agreed_change();
  }
  if (verb == "start") {
    const auto first_decision = rest.empty() ? std::optional<std::int64_t>(0) : number_in(rest);
    if (!first_decision) throw no_entry();
    start(now, *first_decision);
    return room_.forget_agreed_change();
  }
  const SeatChange change = room_.apply(verb, rest, journal_.length(), now);
  change.apply_to(numbers_);
  change.apply_to(presence_);
  change.apply_to(moderation_);
  if (verb == "shut") return mentions_.add(journal_.length(), std::string(rest), "shut");
  if (verb == "sit") {
    const auto seat = seat_in(next_word(rest), plan().players());
    if (!seat) throw no_entry();
    presence_.sit(*seat, now);
    mentions_.add(journal_.length(), who(*seat).user, "sit " + number_of(*seat));
  }
  const bool taken = verb == "sit" || verb == "fill";
  if (taken && room_.is_full() && !plan().ready && !numbers_.any_commitment()) start(now);
}

EntryEffects Table::apply_numbers(std::string_view verb, std::string_view rest, Millis now) {
  if (phase() != Phase::Open || (verb == "open" && !room_.is_full())) throw no_entry();
  if (const auto lost = numbers_.perform(verb, rest, room_.people(), now)) {
    numbers_.start_over(room_.start_over(lost->missing, lost->secret));
    for (const Seat seat : lost->missing) {
      presence_.clear(seat);
      moderation_.clear(seat);
    }
    return {.lists = true};
  }
  if (numbers_.opening() && numbers_.missing().empty()) start(now);
  return {};
}

void Table::start(Millis now, std::int64_t first_decision) {
  if (!room_.is_full()) throw no_entry();
  auto game = plan().make_game();
  if (!game) throw std::runtime_error("table " + id() + ": unknown game");
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(plan().players()));
  for (const Seat seat : seats()) names.push_back((room_.is_person(seat) ? "" : "bot:") + who(seat).name);
  game->set_seats(std::move(names));
  play_.start(std::move(game), fair_chance(plan().secret, numbers_.shown()), first_decision, now);
  numbers_.close();
}

}  // namespace roundtable::server
