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

// What somebody who looks for a game accepts.
struct Wish {
  std::string user;
  std::string name;
  std::vector<std::string> games;  // any of these, the likeliest first
  std::vector<int> players;        // any of these numbers
  bool daily = false;              // a day a decision instead of a minute
  std::optional<Millis> bots;      // after so long bots may take the seats that are left; without: never
  Millis since = 0;
  bool any_rules = false;  // not only the plain ones
  std::string promise;     // of a number for the shuffle; empty: none

  // Whether they would take the same games on the same terms.
  [[nodiscard]] bool asks_the_same(const Wish& other) const;
  // What others may know of it, as fields of an object: docs/protocol.md.
  void write_terms(JsonWriter& out) const;

  // For the store.
  std::string json() const;
  static std::optional<Wish> from_json(const std::string& user, std::string_view text);
};

// What a table that is looked for can be.
struct TableKind {
  std::string game;
  int players = 0;
  bool daily = false;

  friend auto operator<=>(const TableKind&, const TableKind&) = default;
};

// A table that somebody has made and for which people are missing.
struct WaitingTable {
  std::string id;
  TableKind kind;
  int free = 0;                                         // seats
  bool plain = true;                                    // by the plain rules
  bool bots = false;                                    // some sit there
  std::function<bool(const std::string& user)> admits;  // whether they may sit down there
};

// People who shall sit at one table; bots take the other seats.
struct Match {
  TableKind kind;
  std::vector<Wish> people;
  std::string table;  // they fill that one, which waits for them; empty: a new one
};

// Brings together who looks for the same. A table that waits is filled before a new one is made, if all its seats can
// be. Whoever has waited longest comes first; nobody sits with bots before the time that they have set; nobody gets
// what they did not ask for. So that who wants a large table is not passed by for ever
// by others who make do with small ones: after `kLong` new ones who would sit with them are kept for them, each for
// `kKept`.
class Matcher {
 public:
  static constexpr Millis kLong = 120'000;
  static constexpr Millis kKept = 60'000;

  Matcher() = default;
  // Of one person each.
  explicit Matcher(std::vector<Wish> wishes);

  // Whoever looked before looks for this instead.
  void look(Wish wish);
  bool stop(const std::string& user);
  const Wish* find(const std::string& user) const;
  std::size_t size() const { return wishes_.size(); }
  [[nodiscard]] const std::vector<Wish>& wishes() const { return wishes_; }

  // All who can be seated now. They do not look any more.
  std::vector<Match> match(Millis now) {
    return match(now, [](const std::string&, const std::string&) { return false; });
  }
  // The same, but for those who do not want to sit together.
  using Apart = std::function<bool(const std::string& user, const std::string& other)>;
  std::vector<Match> match(Millis now, const Apart& apart, const std::vector<WaitingTable>& waiting = {});

  // How near a table is: so many of so many.
  struct Chance {
    int there = 0;
    int of = 0;
  };
  using Counts = std::map<TableKind, int>;
  Counts counts() const;
  static Chance chance(const Wish& wish, const Counts& counts);

 private:
  std::vector<Wish> wishes_;  // the oldest first
};

}  // namespace roundtable::server
