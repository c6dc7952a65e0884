#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/lobby/searches.h"

namespace roundtable::server {

// The matchmaker: brings people together who look for the same game, and waits until all of them are at their table. A
// person who does not come in time leaves the queue; the others go back to their place in it. One server does this for
// all that share a store.
class Matchmaker {
 public:
  Matchmaker(Loop& loop, TableService& tables);

  // Searches that the store has. `was_down`: matched people could not come to their table until now.
  static std::vector<Note> remembered(Store& store);
  void read(Store& store, bool was_down);
  void start();
  // Throws Refused if they ask too often. Calls `stored` when the search is safe in the store, or `failed`.
  void find(const ListenerPtr& listener, Wish wish, const std::function<void()>& stored,
            const SaveQueue::Failed& failed);
  void stop(const std::string& user);
  // A connection was opened or closed, or watches a table.
  void came(const ListenerPtr& listener) { searches_.came(listener); }
  void went(const ListenerPtr& listener) { searches_.went(listener); }
  void arrived(const User& user, const std::string& table);
  // They have given up their seat.
  void left(const std::string& user, const std::string& table);

  // Changes made by other servers.
  void take(const std::vector<Note>& notes);
  void take(const std::string& user, const std::optional<Note>& note);

  int looking();
  // What people look for, and how many look for just that: docs/protocol.md.
  void write_wishes(JsonWriter& out);

 private:
  // People who were matched, by table.
  using Matched = std::map<std::string, std::vector<std::string>>;

  void settle();
  // Matched people (finder_gathering.cpp).
  void look_after_matched();
  void look_after(LiveTable& live, const std::vector<std::string>& people);
  // The table is given up: those who came look again, the others do not any more.
  void disband(LiveTable& live, const std::vector<std::string>& people);
  void look_again(const std::string& user);
  // At the table, or gone for no longer than a reload takes.
  [[nodiscard]] bool is_present(const Table& table, const std::string& user, Millis now) const;
  void drop_absent(Millis now);
  void hear(const TableNews& news);
  void tell_all(const Matcher& all);
  [[nodiscard]] Matched matched();
  // Everybody who looks for a game and is connected.
  [[nodiscard]] Matcher everybody();
  // Tables that wait for people at other servers are looked at here, too, if there are people for them.
  void say_what_waits();
  void load_what_waits_elsewhere();
  // Open tables in the hall whose host is there, the oldest first.
  [[nodiscard]] std::vector<WaitingTable> waiting();
  [[nodiscard]] const LiveTable& make_table(const Match& match);
  void call(const Match& match, const LiveTable& live);

  Loop& loop_;
  TableService& tables_;
  Searches searches_;
};

}  // namespace roundtable::server
