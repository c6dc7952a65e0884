#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/matcher.h"
#include "server/table_service.h"

namespace roundtable::server {

// People who look for a game: seats them when enough are there, and tells them how it stands. Who is not connected any
// more is looked for yet a while.
class Finder {
 public:
  Finder(Loop& loop, TableService& tables) : loop_(loop), tables_(tables) {}

  void start();
  // Throws Refused if they ask too often.
  void find(const ListenerPtr& listener, Wish wish);
  void stop(const std::string& user);
  // Somebody has connected, or is gone.
  void came(const ListenerPtr& listener);
  void went(const ListenerPtr& listener);
  int looking() const;
  // Another server has seated somebody who looks here; they are to be told that.
  void seated_elsewhere(const std::string& user, const std::string& text);

 private:
  struct Search {
    std::vector<ListenerPtr> listeners;
    Millis left = 0;  // when the last of them was gone
    std::string told;
  };

  void settle();
  // Everybody who looks for a game, at other servers too.
  Matcher everybody() const;
  // Tables that wait for people at other servers are looked at here, too, if there are people for them.
  void say_what_waits();
  void load_what_waits_elsewhere();
  // Open tables in the hall whose host is there, the oldest first.
  std::vector<WaitingTable> waiting() const;
  // Where they sit then.
  const LiveTable& seat(const Match& match);
  const LiveTable& fill(const Match& match);
  void tell_seated(const Match& match, const LiveTable& live);
  void tell(Search& search, const std::string& text);

  Loop& loop_;
  TableService& tables_;
  Matcher matcher_;
  std::unordered_map<std::string, Search> searches_;  // by user
  std::unordered_map<std::string, Millis> seated_;    // who looked at another server, and since when
};

}  // namespace roundtable::server
