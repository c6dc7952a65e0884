#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "server/store/store.h"

namespace roundtable::server {

// Conditions of a person who looks for a game.
struct Wish {
  std::string user;
  std::string name;
  std::vector<std::string> games;  // any of these, preferred first
  std::vector<int> players;        // any of these numbers of players
  bool daily = false;              // a day for each decision instead of a minute
  std::optional<Millis> bots;      // after this time bots may take the remaining seats; empty: never
  Millis since = 0;
  bool any_rules = false;  // also tables with other options than the plain rules
  std::string commitment;  // commitment to a nonce for the shuffle; empty: none

  // True if both wishes have the same games and terms.
  [[nodiscard]] bool asks_the_same(const Wish& other) const;
  // Writes the public part as fields of an object: docs/protocol.md.
  void write_terms(JsonWriter& out) const;

  // For the store.
  std::string json() const;
  static std::optional<Wish> from_json(const std::string& user, std::string_view text);
};

// A kind of table that people search.
struct TableKind {
  std::string game;
  int players = 0;
  bool daily = false;

  friend auto operator<=>(const TableKind&, const TableKind&) = default;
};

// A table of a host with open seats.
struct WaitingTable {
  std::string id;
  TableKind kind;
  int free = 0;                                         // open seats
  bool plain = true;                                    // by the plain rules
  bool bots = false;                                    // a bot has a seat
  std::function<bool(const std::string& user)> admits;  // true if this person may take a seat
};

// People to be seated at one table; bots take the other seats.
struct Match {
  TableKind kind;
  std::vector<Wish> people;
  std::string table;  // an open table that they fill; empty: a new one
};

// Groups people with compatible wishes. Open tables are filled before new ones are made, if all their seats can be
// filled. Longer waits go first. A match never breaks a wish: no unwanted game, and no bots before the chosen time.
// People who want a large table could starve while others are content with small ones. So after a wait of `kLong`, new
// people who would fit are reserved for the oldest wish, each for `kKept`.
class Matcher {
 public:
  static constexpr Millis kLong = 120'000;
  static constexpr Millis kKept = 60'000;

  Matcher() = default;
  // At most one wish of each person.
  explicit Matcher(std::vector<Wish> wishes);

  // Adds a wish, or replaces the person's wish.
  void look(Wish wish);
  bool stop(const std::string& user);
  const Wish* find(const std::string& user) const;
  std::size_t size() const { return wishes_.size(); }
  [[nodiscard]] const std::vector<Wish>& wishes() const { return wishes_; }

  // Removes and returns all people who can be seated now.
  std::vector<Match> match(Millis now) {
    return match(now, [](const std::string&, const std::string&) { return false; });
  }
  // The same, but never seats people together for whom `apart` is true.
  using Apart = std::function<bool(const std::string& user, const std::string& other)>;
  std::vector<Match> match(Millis now, const Apart& apart, const std::vector<WaitingTable>& waiting = {});

  // Progress towards a table: `there` of `of` people.
  struct Chance {
    int there = 0;
    int of = 0;
  };
  using Counts = std::map<TableKind, int>;
  Counts counts() const;
  static Chance chance(const Wish& wish, const Counts& counts);

 private:
  std::vector<Wish> wishes_;  // oldest first
};

}  // namespace roundtable::server
