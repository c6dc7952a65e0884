#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/base/listeners.h"
#include "server/cluster/cluster_presence.h"
#include "server/lobby/matcher.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// A person's search for a game, as stored.
struct Search {
  Wish wish;
  std::string table;       // the table that was found; empty while searching
  std::string commitment;  // of that table
  Millis until = 0;        // deadline for coming to the table

  [[nodiscard]] bool found() const { return !table.empty(); }
  [[nodiscard]] std::string json() const;
  [[nodiscard]] static std::optional<Search> from_json(const std::string& user, std::string_view text);
};

// All searches of all servers, and this server's connections of the people who search. A search is a document in the
// store: it survives a restart, and a person who reconnects to any server learns its state.
class Searches {
 public:
  struct Open {
    Search search;
    std::vector<ListenerPtr> listeners;  // this server's connections of that person
    Millis seen = 0;                     // when the person was last known to be connected
    bool stored = true;                  // the search, with the table that was found, is safe in the store
    std::int64_t version = 0;            // differs after each change
    std::string told;
  };

  explicit Searches(SaveQueue& saves, Listeners& listeners, ClusterPresence& peers)
      : saves_(saves), listeners_(listeners), peers_(peers) {}

  static constexpr std::array<const char*, 1> kKinds = {"search"};
  // Reason for the end of a search: the person did not come to the table in time.
  static constexpr std::string_view kAbsent = "absent";
  // Replaces all searches by those of the store, or updates one that a peer has changed; empty: deleted.
  void take(const std::vector<Note>& notes);
  void take(const std::string& user, const std::optional<Note>& note);

  [[nodiscard]] Open* find(const std::string& user);
  // The same, if it has not changed since that version.
  [[nodiscard]] Open* find(const std::string& user, std::int64_t version);
  [[nodiscard]] std::size_t size() const { return open_.size(); }
  // Ids of all people who search.
  [[nodiscard]] std::vector<std::string> people() const;
  // True if the person is connected to this server or a peer.
  [[nodiscard]] bool connected(const std::string& user) const;

  // Starts or replaces a search; saved with the next batch.
  Open& put(Search search);
  // `why` is sent to the person; empty if they ended it themselves.
  void end(const std::string& user, std::string_view why = {});

  void came(const ListenerPtr& listener);
  void went(const ListenerPtr& listener);
  // Updates `seen` of the connected people.
  void look_around(Millis now);

  // Sends the progress, as JSON.
  static void tell(Open& open, const std::string& text);
  // Sends the table that was found.
  static void tell_found(const Open& open, const ListenerPtr& only = nullptr);

 private:
  void forget(const std::string& user, std::string_view why);
  // Tells the peers whether the person is connected here.
  void say_connected(const std::string& user);
  [[nodiscard]] std::vector<ListenerPtr> listeners_of(const std::string& user) const;

  SaveQueue& saves_;
  Listeners& listeners_;
  ClusterPresence& peers_;
  std::unordered_map<std::string, Open> open_;  // by user
  std::int64_t versions_ = 0;
};

}  // namespace roundtable::server
