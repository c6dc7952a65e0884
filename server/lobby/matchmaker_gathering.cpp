#include <algorithm>
#include <utility>

#include "server/base/wall_clock.h"
#include "server/lobby/matchmaker.h"

// Matched people: they come to their table, search again, or their search ends.

namespace roundtable::server {

namespace {

constexpr Millis kReload = 3;  // a reload may take this fraction of the tables' patience (a third)

}  // namespace

// At a table with a host, matched people take a seat when they arrive; until then the seat stays open.
void Matchmaker::arrived(const User& user, const std::string& table) {
  const Searches::Open* open = searches_.find(user.id);
  if (open == nullptr || open->search.table != table) return;
  const auto sit = [this, user, commitment = open->search.wish.commitment](LiveTable& live,
                                                                           const SaveQueue::Failed& failed) {
    if (live.table->room().is_found() || searches_.find(user.id) == nullptr) return;
    saves_.expect_working();
    live.table->sit(user, std::nullopt, time_of_day(), live.table->room().changes(), commitment);
    tables_.reseat(live);
    tables_.touch(live);
    saves_.when_stored(live.table->id(), [this, user] { searches_.end(user.id); }, failed);
  };
  tables_.act(table, sit, [this, user](const Refused&) { look_again(user.id); });
}

void Matchmaker::left(const std::string& user, const std::string& table) {
  const Searches::Open* open = searches_.find(user);
  if (open != nullptr && open->search.table == table) searches_.end(user);
}

void Matchmaker::receive(const TableNews& news) {
  if (news.phase == Phase::Open || !news.ours) return;
  const Matched all = matched();
  const auto found = all.find(news.table);
  LiveTable* live = live_.find(news.table);
  if (found != all.end() && live != nullptr) look_after(*live, found->second);
}

Matchmaker::Matched Matchmaker::matched() {
  Matched all;
  for (const std::string& user : searches_.people()) {
    const Search& search = searches_.find(user)->search;
    if (search.found()) all[search.table].push_back(user);
  }
  return all;
}

void Matchmaker::look_after_matched() {
  for (const auto& [table, people] : matched()) {
    live_.with(
        table, [this, people](LiveTable& live) { look_after(live, people); },
        [this, people](const Refused& why) {
          if (why.code() == "store" && why.reason().empty()) return;  // the store cannot be read at the moment
          for (const std::string& user : people) look_again(user);
        });
  }
}

void Matchmaker::look_after(LiveTable& live, const std::vector<std::string>& people) {
  const Millis now = time_of_day();
  const Table& table = *live.table;
  live.used = now;  // keeps the table in memory, where its connections are known
  if (table.phase() != Phase::Open) {
    for (const std::string& user : people) {
      const bool plays = table.phase() != Phase::Closed && table.seat_of(user);
      plays ? searches_.end(user) : look_again(user);
    }
    return;
  }
  if (table.room().is_found() && !table.room().is_full()) return disband(live, people);
  if (table.numbers().opening()) return;  // the table waits for nonces
  bool late = false;
  bool reloading = false;
  for (const std::string& user : people) {
    const Search& search = searches_.find(user)->search;
    const auto seat = table.seat_of(user);
    late = late || search.until <= now;
    const bool just_gone = seat && !table.presence().is_here(*seat) && is_present(table, user, now);
    reloading = reloading || (just_gone && now < search.until + tables_.patience());
  }
  if (late && !reloading) disband(live, people);
}

bool Matchmaker::is_present(const Table& table, const std::string& user, Millis now) const {
  const auto seat = table.seat_of(user);
  return seat &&
         (table.presence().is_here(*seat) || now - table.presence().away_since(*seat) < tables_.patience() / kReload);
}

void Matchmaker::disband(LiveTable& live, const std::vector<std::string>& people) {
  Table& table = *live.table;
  const Millis now = time_of_day();
  for (const std::string& user : people) {
    // A page that lost its nonce is present all the same. The next table does not ask it for a nonce.
    const bool without_number = table.room().is_found() && !table.seat_of(user) && searches_.connected(user);
    if (without_number) searches_.find(user)->search.wish.commitment.clear();
    without_number || is_present(table, user, now) ? look_again(user) : searches_.end(user, Searches::kAbsent);
  }
  if (!table.room().is_found()) return;
  table.disband(now);
  tables_.touch(live);
}

void Matchmaker::look_again(const std::string& user) {
  Searches::Open* open = searches_.find(user);
  if (open == nullptr || !open->search.found()) return;
  searches_.put({.wish = open->search.wish, .table = {}, .commitment = {}}).told.clear();
}

}  // namespace roundtable::server
