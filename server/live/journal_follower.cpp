#include "server/live/journal_follower.h"

#include <algorithm>
#include <stdexcept>

#include "server/base/log.h"

namespace roundtable::server {

namespace {

constexpr Millis kReadAgain = 200;  // while the store cannot be read

}  // namespace

void JournalFollower::receive(Growth growth) {
  LiveTable* live = tables_.note_length(growth.table, growth.length);
  if (live == nullptr) return;
  live->peer_entries.add(std::move(growth.entries));
  catch_up(*live);
}

void JournalFollower::compare_all() {
  tables_.each_loading([this](const std::string& id) { tables_.note_length(id, PeerEntries::kUnknownLength); });
  std::vector<std::string> ids;
  tables_.each([&](const LiveTable& live) { ids.push_back(live.table->id()); });
  if (ids.empty()) return;
  using Lengths = std::vector<std::pair<std::string, std::int64_t>>;
  store_.read<Lengths>([ids](Store& store) { return store.cluster()->lengths(ids); },
                       [this](const Lengths& lengths) {
                         for (const auto& [id, length] : lengths) receive({.table = id, .length = length});
                       },
                       [this] { loop_.after(kReadAgain, [this] { compare_all(); }); });
}

// While a change of ours is on its way, the order of writes is unknown.
void JournalFollower::catch_up(LiveTable& live) {
  if (live.is_unconfirmed()) return;
  auto next = live.peer_entries.take_next(live.table->journal().length());
  if (!next.empty()) return take(live, std::move(next));
  if (!live.peer_entries.lacks_more_than(live.table->journal().length()) || live.peer_entries.is_reading()) return;
  live.peer_entries.set_reading(true);
  const std::string& id = live.table->id();
  const auto again = [this, id] {
    LiveTable* found = tables_.find(id);
    if (found == nullptr) return;
    found->peer_entries.set_reading(false);
    catch_up(*found);
  };
  read(id, live.table->journal().length(), [](bool) {}, [this, again] { loop_.after(kReadAgain, again); });
}

void JournalFollower::look(const std::string& id, std::int64_t from, const Looked& done) {
  read(id, from, done, [done] { done(false); });
}

void JournalFollower::read(const std::string& id, std::int64_t from, Looked done, std::function<void()> failed) {
  store_.read<std::vector<Entry>>([id, from](Store& store) { return store.cluster()->entries_from(id, from); },
                                  [this, id, done = std::move(done)](std::vector<Entry> entries) {
                                    const bool any = !entries.empty();
                                    if (LiveTable* live = tables_.find(id)) {
                                      live->peer_entries.set_reading(false);
                                      take(*live, std::move(entries));
                                    }
                                    done(any);
                                  },
                                  std::move(failed));
}

void JournalFollower::take(LiveTable& live, std::vector<Entry> entries) {
  if (live.is_unconfirmed()) return;  // is called again afterwards
  Table& table = *live.table;
  // Entries that arrived during the read are known.
  std::erase_if(entries, [&](const Entry& entry) { return entry.number < table.journal().length(); });
  if (entries.empty()) {
    return live.peer_entries.nothing_after(table.journal().length());
  }
  try {
    table.follow(entries);
  } catch (const std::exception& error) {
    LogLine("warning", "journal").field("table", table.id()).field("why", error.what());
    return reread_(std::string(table.id()));
  }
  live.peer_entries.applied(table.journal().length());
  added_(live, entries);
  catch_up(live);
}

}  // namespace roundtable::server
