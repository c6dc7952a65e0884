#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live/table_service.h"
#include "server/lobby/matcher.h"

namespace roundtable::server {

// A person's search for a game, as the store keeps it.
struct Search {
  Wish wish;
  std::string table;       // that was found; empty while they look
  std::string commitment;  // of that table
  Millis until = 0;        // they have to be there by then

  [[nodiscard]] bool found() const { return !table.empty(); }
  [[nodiscard]] std::string json() const;
  [[nodiscard]] static std::optional<Search> from_json(const std::string& user, std::string_view text);
};

// All searches of all servers, and the connections here of the people who search. A search is a document in the store:
// it outlives a restart, and a person who reconnects anywhere is told how it stands.
class Searches {
 public:
  struct Open {
    Search search;
    std::vector<ListenerPtr> listeners;  // connections of that person here
    Millis seen = 0;                     // when they were last connected, as this server knows
    bool stored = true;                  // the search, with the table that was found, is safe in the store
    std::int64_t version = 0;            // differs after each change
    std::string told;
  };

  explicit Searches(TableService& tables) : tables_(tables) {}

  static constexpr std::array<const char*, 1> kKinds = {"search"};
  // Why a search has ended: they did not come to the table in time.
  static constexpr std::string_view kAbsent = "absent";
  // As the store has them all, or a single one that another server has changed: nothing if it is gone.
  void take(const std::vector<Note>& notes);
  void take(const std::string& user, const std::optional<Note>& note);

  [[nodiscard]] Open* find(const std::string& user);
  // The same, if it was not changed since.
  [[nodiscard]] Open* find(const std::string& user, std::int64_t version);
  [[nodiscard]] std::size_t size() const { return open_.size(); }
  // Ids of all who search.
  [[nodiscard]] std::vector<std::string> people() const;
  // Whether they have a connection, here or at another server.
  [[nodiscard]] bool connected(const std::string& user) const;

  // Begins a search or replaces it; saved with the next batch.
  Open& put(Search search);
  // `why`: for the person; empty if they know.
  void end(const std::string& user, std::string_view why = {});

  void came(const ListenerPtr& listener);
  void went(const ListenerPtr& listener);
  // Notes who is connected now.
  void look_around(Millis now);

  // How near a game is, as JSON.
  static void tell(Open& open, const std::string& text);
  // Where the table is.
  static void tell_found(const Open& open, const ListenerPtr& only = nullptr);

 private:
  void forget(const std::string& user, std::string_view why);
  // To the other servers: whether they are connected here.
  void say_connected(const std::string& user);
  [[nodiscard]] std::vector<ListenerPtr> listeners_of(const std::string& user) const;

  TableService& tables_;
  std::unordered_map<std::string, Open> open_;  // by user
  std::int64_t versions_ = 0;
};

}  // namespace roundtable::server
