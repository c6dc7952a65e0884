#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/live/table_service.h"
#include "server/lobby/searches.h"

namespace roundtable::server {

// The matchmaker: brings people together who look for the same game, and waits until all of them are at their table. A
// person who does not come in time leaves the queue; the others go back to their place in it. One server does this for
// all that share a store.
class Matchmaker {
 public:
  Matchmaker(Loop& loop, TableService& tables, SaveQueue& saves, LiveTables& live, Listeners& listeners, Limits& limits,
             Blocks& blocks, OperatorSettings& settings, Leases& leases, ClusterPresence& peers);

  // Searches in the store. `was_down`: matched people could not come to their table until now.
  static std::vector<Note> remembered(Store& store);
  void read(Store& store, bool was_down);
  void start();
  // Throws Refused if a person searches too often. Calls `stored` when the search is safe in the store, or `failed`.
  void find(const ListenerPtr& listener, Wish wish, const std::function<void()>& stored,
            const SaveQueue::Failed& failed);
  void stop(const std::string& user);
  // A connection was opened or closed, or watches a table.
  void came(const ListenerPtr& listener) { searches_.came(listener); }
  void went(const ListenerPtr& listener) { searches_.went(listener); }
  void arrived(const User& user, const std::string& table);
  // A person has given up their seat.
  void left(const std::string& user, const std::string& table);

  // Changes made by peers.
  void take(const std::vector<Note>& notes);
  void take(const std::string& user, const std::optional<Note>& note);

  int looking();
  // The wishes of all people, with the number of people for each: docs/protocol.md.
  void write_wishes(JsonWriter& out);

 private:
  // Ids of matched people, by table.
  using Matched = std::map<std::string, std::vector<std::string>>;

  void settle();
  // Matched people (matchmaker_gathering.cpp).
  void look_after_matched();
  void look_after(LiveTable& live, const std::vector<std::string>& people);
  // Closes the table: the people who came search again, the searches of the others end.
  void disband(LiveTable& live, const std::vector<std::string>& people);
  void look_again(const std::string& user);
  // True if the person is at the table, or away for no longer than a reload takes.
  [[nodiscard]] bool is_present(const Table& table, const std::string& user, Millis now) const;
  void drop_absent(Millis now);
  void receive(const TableNews& news);
  void tell_all(const Matcher& all);
  [[nodiscard]] Matched matched();
  // All people who search and are connected.
  [[nodiscard]] Matcher everybody();
  // Tells the peers about open tables here, and loads theirs if there are people for them.
  void say_what_waits();
  void load_waiting_of_peers();
  // Open public tables whose host is present, oldest first.
  [[nodiscard]] std::vector<WaitingTable> waiting();
  [[nodiscard]] const LiveTable& make_table(const Match& match);
  void call(const Match& match, const LiveTable& live);

  Loop& loop_;
  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  Limits& limits_;
  Blocks& blocks_;
  OperatorSettings& settings_;
  Leases& leases_;
  ClusterPresence& peers_;
  Searches searches_;
};

}  // namespace roundtable::server
