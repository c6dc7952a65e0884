#include "server/store/base.h"

namespace roundtable::server {

Committed BaseStore::commit(const Batch& batch) {
  if (batch.empty()) return {};
  BatchPlan plan(batch);
  TableSet conflicts;
  for (const std::string& table : in_conflict_) {
    if (plan.touches(table)) conflicts.insert(table);
  }
  while (true) {
    plan.leave_out(conflicts);
    Saved saved = save(plan);
    if (saved.conflicts.empty()) {
      return {.conflicts = {conflicts.begin(), conflicts.end()},
              .names_taken = std::move(saved.names_taken),
              .sessions_void = std::move(saved.sessions_void),
              .versions_old = std::move(saved.versions_old),
              .leases = std::move(saved.leases)};
    }
    conflicts.merge(TableSet(saved.conflicts));
    in_conflict_.merge(saved.conflicts);
  }
}

std::optional<StoredTable> BaseStore::table(const std::string& id) {
  auto found = read_table(id);
  if (found && found->folded()) found->record = record(id).value_or("");
  in_conflict_.erase(id);
  return found;
}

Shelf Shelf::of(Phase phase, Millis updated) {
  if (phase == Phase::Finished) return {.past = 1, .updated = updated};
  return {.past = phase == Phase::Closed ? 2 : 0};
}

std::string join_people(const std::vector<std::string>& people) {
  std::string text;
  for (const std::string& person : people) text += text.empty() ? person : ' ' + person;
  return text;
}

std::vector<std::string> split_people(std::string_view text) {
  std::vector<std::string> people;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    people.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return people;
}

}  // namespace roundtable::server
