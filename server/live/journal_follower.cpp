#include "server/live/journal_follower.h"

#include <algorithm>
#include <stdexcept>

#include "server/base/log.h"

namespace roundtable::server {

namespace {

constexpr Millis kReadAgain = 200;       // while the store cannot be read
constexpr std::size_t kMostEarly = 100;  // entries that follow a gap

}  // namespace

void JournalFollower::heard(Growth growth) {
  LiveTable* live = tables_.heard(growth.table, growth.length);
  if (live == nullptr) return;
  if (live->early.size() + growth.entries.size() > kMostEarly) live->early.clear();  // they will be read
  for (Entry& entry : growth.entries) live->early.insert_or_assign(entry.number, std::move(entry));
  catch_up(*live);
}

void JournalFollower::compare_all() {
  tables_.each_loading([this](const std::string& id) { tables_.heard(id, LiveTable::kUnknownLength); });
  std::vector<std::string> ids;
  tables_.each([&](const LiveTable& live) { ids.push_back(live.table->id()); });
  if (ids.empty()) return;
  using Lengths = std::vector<std::pair<std::string, std::int64_t>>;
  store_.read<Lengths>([ids](Store& store) { return store.cluster()->lengths(ids); },
                       [this](const Lengths& lengths) {
                         for (const auto& [id, length] : lengths) heard({.table = id, .length = length});
                       },
                       [this] { loop_.after(kReadAgain, [this] { compare_all(); }); });
}

// While a change of ours is on its way, the order of writes is unknown.
void JournalFollower::catch_up(LiveTable& live) {
  if (live.writes()) return;
  std::vector<Entry> next;
  live.early.erase(live.early.begin(), live.early.lower_bound(live.table->length()));
  while (!live.early.empty()) {
    const auto number = live.table->length() + static_cast<std::int64_t>(next.size());
    auto found = live.early.extract(number);
    if (!found) break;
    next.push_back(std::move(found.mapped()));
  }
  if (!next.empty()) return take(live, std::move(next));
  if (live.heard <= live.table->length() || live.follows) return;
  live.follows = true;
  const std::string& id = live.table->id();
  const auto again = [this, id] {
    LiveTable* found = tables_.find(id);
    if (found == nullptr) return;
    found->follows = false;
    catch_up(*found);
  };
  read(id, live.table->length(), [](bool) {}, [this, again] { loop_.after(kReadAgain, again); });
}

void JournalFollower::look(const std::string& id, std::int64_t from, const Looked& done) {
  read(id, from, done, [done] { done(false); });
}

void JournalFollower::read(const std::string& id, std::int64_t from, Looked done, std::function<void()> failed) {
  store_.read<std::vector<Entry>>([id, from](Store& store) { return store.cluster()->entries_from(id, from); },
                                  [this, id, done = std::move(done)](std::vector<Entry> entries) {
                                    const bool any = !entries.empty();
                                    if (LiveTable* live = tables_.find(id)) {
                                      live->follows = false;
                                      take(*live, std::move(entries));
                                    }
                                    done(any);
                                  },
                                  std::move(failed));
}

void JournalFollower::take(LiveTable& live, std::vector<Entry> entries) {
  if (live.writes()) return;  // is called again afterwards
  Table& table = *live.table;
  // Entries that arrived during the read are known.
  std::erase_if(entries, [&](const Entry& entry) { return entry.number < table.length(); });
  if (entries.empty()) {
    if (live.heard == LiveTable::kUnknownLength) live.heard = table.length();
    return;
  }
  try {
    table.follow(entries);
  } catch (const std::exception& error) {
    LogLine("warning", "journal").field("table", table.id()).field("why", error.what());
    return reread_(std::string(table.id()));
  }
  live.heard = std::max(live.heard == LiveTable::kUnknownLength ? 0 : live.heard, table.length());
  added_(live, entries);
  catch_up(live);
}

}  // namespace roundtable::server
