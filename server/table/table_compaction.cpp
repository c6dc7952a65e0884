#include "server/table/table_compaction.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/table/journal_words.h"
#include "server/table/table.h"

// Compacted journals of finished games. The record holds the game, the table's head holds people and terms. The rest is
// in one entry, line by line: `folded`, `host 1` (the host), `start 4` (the number of the first decision, as some
// choices were taken back), `bot 2`, `remove 2` and `conceded 2 EVENTS AT` (since the start), `end 0 0`, `concede 0
// end`, `abandon 0`, `stop`, `silence 2` and `rematch ID 0` (at the end).

namespace roundtable::server {

namespace {

std::vector<Entry> unfold(const StoredTable& stored) {
  const auto record = Record::from_json(stored.record);
  if (!record)
    throw std::runtime_error("its journal is compacted, but its record is damaged: " + record.error().message);
  const Entry& all = stored.entries.front();
  std::vector<Entry> entries;
  const auto add = [&](std::string_view text) {
    entries.push_back({.table = stored.head.id, .at = all.at, .text = std::string(text)});
  };
  std::vector<std::string_view> lines;
  std::string_view rest = all.text;
  for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    rest.remove_prefix(end + 1);
    lines.push_back(rest.substr(0, rest.find('\n')));
  }
  const auto begins = [](std::string_view line, auto... words) { return (line.starts_with(words) || ...); };
  const auto before =
      std::find_if(lines.begin(), lines.end(), [&](auto line) { return !begins(line, "host", "start"); });
  const auto after =
      std::find_if(before, lines.end(), [&](auto line) { return !begins(line, "bot", "remove", "conceded"); });
  std::for_each(lines.begin(), before, add);
  if (!record->numbers.empty()) {
    std::string numbers = "numbers";
    for (std::size_t i = 1; i < record->numbers.size(); ++i) {
      numbers += " " + (record->numbers[i].empty() ? "-" : record->numbers[i]);
    }
    entries.insert(entries.begin(), {.table = stored.head.id, .at = all.at, .text = std::move(numbers)});
  }
  if (entries.empty() || !entries.back().text.starts_with("start")) add("start");
  std::for_each(before, after, add);
  for (const std::string& line : record->log) {
    // Neither outcomes of chance nor forced choices.
    if (line.size() > 1 && line[0] != '*' && line[1] == ' ') add(line);
  }
  std::for_each(after, lines.end(), add);
  // The entries get the highest former numbers, so clients that reconnect never miss any.
  std::int64_t number = all.number + 1 - static_cast<std::int64_t>(entries.size());
  if (number < 0) throw std::runtime_error("its journal is compacted, but its record does not match");
  for (Entry& entry : entries) entry.number = number++;
  return entries;
}

// The compacted journal beside the record of a finished game. `first_decision`: the number of the first decision.
Folding folding_of(const Table& table, std::int64_t first_decision) {
  Plan plan = table.plan();
  const Seats seats = table.room().seats();
  const GameEnding& ending = table.play().ending();
  std::string text(kFolded);
  const auto line = [&](const std::string& words) { text += "\n" + words; };
  if (const auto host = table.room().new_host()) line("host " + number_of(*host));
  if (first_decision != 0) line("start " + std::to_string(first_decision));
  for (const Seat seat : seats) {
    plan.seats[static_cast<std::size_t>(seat)] = table.who(seat);
    const bool removed = table.moderation().is_removed(seat);
    const bool bot = table.play().substitutes().has(seat) && (removed || !table.play().ending().conceded().has(seat));
    if (bot) line((removed ? "remove " : "bot ") + number_of(seat));
  }
  for (const Quit& quit : ending.quits()) {
    const bool last = ending.how() == Ending::Conceded && ending.by() == quit.seat;
    if (quit.what != "concede" || last) continue;
    line("conceded " + number_of(quit.seat) + " " + std::to_string(quit.events) + " " + std::to_string(quit.at));
  }
  const auto ender = ending.by();
  const std::string by = ender ? number_of(*ender) : "";
  switch (ending.how()) {
    case Ending::Played: break;
    case Ending::Overtime: line("end " + by + " " + by); break;
    case Ending::Conceded: line("concede " + by + " end"); break;
    case Ending::Agreed: line("abandon " + by); break;
    case Ending::Stopped: line("stop"); break;
  }
  for (const Seat seat : seats) {
    if (table.moderation().is_muted(seat)) line("silence " + number_of(seat));
  }
  const auto& next = table.next_table();
  if (next && next->by) line("rematch " + next->id + " " + number_of(*next->by));
  return {.table = table.id(),
          .entries = table.journal().length(),
          .head = plan.head(),
          .folded = {.table = table.id(),
                     .number = table.n() - 1,
                     .at = table.journal().updated(),
                     .text = std::move(text)},
          .maker = plan.maker};
}

}  // namespace

std::vector<Entry> journal_of(const StoredTable& stored) {
  if (!stored.folded()) return stored.entries;
  std::vector<Entry> entries = unfold(stored);
  entries.insert(entries.end(), stored.entries.begin() + 1, stored.entries.end());
  return entries;
}

std::optional<Folding> folded(const StoredTable& stored, const std::string& record) {
  if (stored.folded()) return std::nullopt;
  const Table table(stored);
  if (table.phase() != Phase::Finished || table.record_json() != record) return std::nullopt;
  const auto left = [&](const Folding& folding) {
    StoredTable what{.head = stored.head, .entries = {folding.folded}, .record = record};
    what.head.head = folding.head;
    return Table(what);
  };
  // Undone choices are not in the record but were counted. A client that repeats its last request names it by the
  // decision's number.
  Folding folding = folding_of(table, 0);
  if (const auto taken_back = table.decision() - left(folding).decision()) folding = folding_of(table, taken_back);
  const Table again = left(folding);
  const bool same = again.phase() == Phase::Finished && again.record_json() == record && again.n() == table.n() &&
                    again.decision() == table.decision() && again.listing().people == table.listing().people;
  return same ? std::optional(std::move(folding)) : std::nullopt;
}

}  // namespace roundtable::server
