#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/journal_words.h"
#include "server/table.h"

// Journals of finished games, folded into their records. What a record does not tell is in the table's head (who sat
// there, on which terms) and, line by line, in the entry that stands for all: `folded`, `bot 2` (from the
// start), `end 0 0`, `stop` and `rematch ID 0` (at the end).

namespace roundtable::server {

namespace {

std::vector<Entry> unfold(const StoredTable& stored) {
  const auto record = Record::from_json(stored.record);
  if (!record) throw std::runtime_error("its journal is folded, and its record is damaged: " + record.error().message);
  const Entry& all = stored.entries.front();
  std::vector<Entry> entries;
  const auto add = [&](std::string_view text) {
    entries.push_back({.table = stored.head.id, .at = all.at, .text = std::string(text)});
  };
  add("start");
  std::vector<std::string_view> lines;
  std::string_view rest = all.text;
  for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    rest.remove_prefix(end + 1);
    lines.push_back(rest.substr(0, rest.find('\n')));
  }
  const auto after = std::find_if(lines.begin(), lines.end(), [](auto line) { return !line.starts_with("bot"); });
  std::for_each(lines.begin(), after, add);
  for (const std::string& line : record->log) {
    // Neither what chance decided nor what was forced.
    if (line.size() > 1 && line[0] != '*' && line[1] == ' ') add(line);
  }
  std::for_each(after, lines.end(), add);
  // The last ones of those there were: so whoever comes back is told at least what they do not know.
  std::int64_t number = all.number + 1 - static_cast<std::int64_t>(entries.size());
  if (number < 0) throw std::runtime_error("its journal is folded, and its record is another one");
  for (Entry& entry : entries) entry.number = number++;
  return entries;
}

}  // namespace

std::vector<Entry> journal_of(const StoredTable& stored) {
  if (!stored.folded()) return stored.entries;
  std::vector<Entry> entries = unfold(stored);
  entries.insert(entries.end(), stored.entries.begin() + 1, stored.entries.end());
  return entries;
}

Folding Table::folding() const {
  Plan plan = plan_;
  std::string text(kFolded);
  for (const Seat seat : seats()) {
    plan.seats[static_cast<std::size_t>(seat)] = chair(seat).who;
    if (chair(seat).bot) text += "\nbot " + number_of(seat);
  }
  if (ended_by_) text += "\nend " + number_of(*ended_by_) + " " + number_of(*ended_by_);
  if (stopped_) text += "\nstop";
  if (!rematch_.empty() && rematch_by_) text += "\nrematch " + rematch_ + " " + number_of(*rematch_by_);
  return {.table = id_,
          .entries = length_,
          .head = plan.head(),
          .folded = {.table = id_, .number = n() - 1, .at = updated_, .text = std::move(text)},
          .maker = plan.maker};
}

std::optional<Folding> folded(const StoredTable& stored, const std::string& record) {
  if (stored.folded()) return std::nullopt;
  const Table table(stored);
  if (table.phase() != Phase::Finished || table.record_json() != record) return std::nullopt;
  Folding folding = table.folding();
  StoredTable left{.head = stored.head, .entries = {folding.folded}, .record = record};
  left.head.head = folding.head;
  const Table again(left);
  const bool same = again.phase() == Phase::Finished && again.record_json() == record && again.n() == table.n() &&
                    again.listing().people == table.listing().people;
  return same ? std::optional(std::move(folding)) : std::nullopt;
}

}  // namespace roundtable::server
