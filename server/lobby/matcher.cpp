#include "server/lobby/matcher.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace roundtable::server {

namespace {

std::vector<TableKind> kinds_of(const Wish& wish) {
  std::vector<TableKind> kinds;
  for (const std::string& game : wish.games) {
    for (const int players : wish.players) kinds.push_back({game, players, wish.daily});
  }
  return kinds;
}

bool accepts(const Wish& wish, const TableKind& kind) {
  const auto kinds = kinds_of(wish);
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool takes_bots(const Wish& wish, Millis now) { return wish.bots && wish.since + *wish.bots <= now; }

}  // namespace

bool Wish::asks_the_same(const Wish& other) const {
  return games == other.games && players == other.players && daily == other.daily && any_rules == other.any_rules &&
         bots == other.bots;
}

void Wish::write_terms(JsonWriter& out) const {
  out.key("games").begin_array();
  for (const std::string& game : games) out.value(std::string_view(game));
  out.end_array().key("players").begin_array();
  for (const int number : players) out.value(number);
  out.end_array().field("pace", daily ? "day" : "quick").field("rules", any_rules ? "any" : "plain");
}

std::string Wish::json() const {
  JsonWriter out;
  out.begin_object().field("name", std::string_view(name)).key("games").begin_array();
  for (const std::string& game : games) out.value(std::string_view(game));
  out.end_array().key("players").begin_array();
  for (const int number : players) out.value(number);
  out.end_array().field("daily", daily).field("since", since).field("anyRules", any_rules);
  out.field("promise", std::string_view(commitment)).key("bots");
  bots ? out.value(*bots) : out.null();
  return out.end_object().take();
}

std::optional<Wish> Wish::from_json(const std::string& user, std::string_view text) {
  const auto json = Json::parse(text);
  if (!json || !json->is(Json::Kind::Object)) return std::nullopt;
  const auto is = [&](std::string_view field, Json::Kind kind) {
    const Json* found = json->find(field);
    return found != nullptr && found->is(kind);
  };
  using Kind = Json::Kind;
  const bool whole = is("name", Kind::String) && is("games", Kind::Array) && is("players", Kind::Array) &&
                     is("daily", Kind::Bool) && is("since", Kind::Number) && is("anyRules", Kind::Bool) &&
                     is("promise", Kind::String);
  if (!whole) return std::nullopt;
  Wish wish{.user = user, .name = json->find("name")->string(), .daily = json->find("daily")->boolean()};
  for (const Json& game : json->find("games")->items()) wish.games.push_back(game.string());
  for (const Json& number : json->find("players")->items()) wish.players.push_back(static_cast<int>(number.number()));
  if (is("bots", Kind::Number)) wish.bots = json->find("bots")->number();
  wish.since = json->find("since")->number();
  wish.any_rules = json->find("anyRules")->boolean();
  wish.commitment = json->find("promise")->string();
  return wish;
}

namespace {

bool older(const Wish& one, const Wish& other) { return one.since < other.since; }

}  // namespace

Matcher::Matcher(std::vector<Wish> wishes) : wishes_(std::move(wishes)) {
  std::sort(wishes_.begin(), wishes_.end(), [](const Wish& one, const Wish& other) {
    return std::tie(one.since, one.user) < std::tie(other.since, other.user);
  });
}

void Matcher::look(Wish wish) {
  stop(wish.user);
  const auto place = std::upper_bound(wishes_.begin(), wishes_.end(), wish, older);
  wishes_.insert(place, std::move(wish));
}

bool Matcher::stop(const std::string& user) {
  return std::erase_if(wishes_, [&](const Wish& wish) { return wish.user == user; }) > 0;
}

const Wish* Matcher::find(const std::string& user) const {
  const auto found = std::find_if(wishes_.begin(), wishes_.end(), [&](const Wish& wish) { return wish.user == user; });
  return found == wishes_.end() ? nullptr : &*found;
}

namespace {

// Assigns people to tables during one `match`. People are indices of wishes, oldest first.
class Seating {
 public:
  Seating(const std::vector<Wish>& wishes, const Matcher::Apart& apart)
      : wishes_(wishes), apart_(apart), seated_(wishes.size()) {
    for (std::size_t i = 0; i < wishes_.size(); ++i) {
      for (TableKind& kind : kinds_of(wishes_[i])) wanted_[std::move(kind)].push_back(i);
    }
  }

  bool is_seated(std::size_t i) const { return seated_[i]; }
  bool could_fill(const TableKind& kind, int seats) { return std::ssize(wanted_[kind]) >= seats; }
  // Up to `seats` unseated people that fit, oldest first.
  template <class Fits>
  std::vector<std::size_t> gather(const TableKind& kind, int seats, Fits fits) {
    std::vector<std::size_t> people;
    for (const std::size_t i : wanted_[kind]) {
      if (std::ssize(people) == seats) break;
      const auto apart = [&](std::size_t other) { return apart_(wishes_[i].user, wishes_[other].user); };
      if (seated_[i] || !fits(wishes_[i])) continue;
      if (std::none_of(people.begin(), people.end(), apart)) people.push_back(i);
    }
    return people;
  }
  void seat(const TableKind& kind, const std::vector<std::size_t>& people, const std::string& table = {}) {
    Match& match = matches_.emplace_back(Match{kind, {}, table});
    for (const std::size_t i : people) {
      seated_[i] = true;
      match.people.push_back(wishes_[i]);
    }
  }
  void fill(const WaitingTable& table, Millis now) {
    if (!could_fill(table.kind, table.free)) return;
    const auto people = gather(table.kind, table.free, [&](const Wish& wish) {
      return (table.plain || wish.any_rules) && (!table.bots || takes_bots(wish, now)) && table.admits(wish.user);
    });
    if (std::ssize(people) == table.free) seat(table.kind, people, table.id);
  }
  // Seats a person at the table with the most other people who accept bots, too.
  void seat_with_bots(std::size_t one, Millis now) {
    std::optional<TableKind> best;
    std::vector<std::size_t> most;
    for (const TableKind& kind : kinds_of(wishes_[one])) {
      auto people = gather(kind, kind.players, [&](const Wish& wish) { return takes_bots(wish, now); });
      if (best && people.size() <= most.size()) continue;
      best = kind;
      most = std::move(people);
    }
    if (best) seat(*best, most);
  }
  std::vector<Match> take() { return std::move(matches_); }

 private:
  const std::vector<Wish>& wishes_;
  const Matcher::Apart& apart_;
  std::map<TableKind, std::vector<std::size_t>> wanted_;
  std::vector<bool> seated_;
  std::vector<Match> matches_;
};

}  // namespace

std::vector<Match> Matcher::match(Millis now, const Apart& apart, const std::vector<WaitingTable>& waiting) {
  Seating seating(wishes_, apart);
  for (const WaitingTable& table : waiting) seating.fill(table, now);
  // Tables are reserved for the oldest wish after a long wait: its person takes the first match that they accept.
  std::vector<TableKind> kept_for;
  if (!wishes_.empty() && wishes_[0].since + kLong <= now) kept_for = kinds_of(wishes_[0]);
  const auto kept = [&](const Wish& wish) {
    const auto fits = [&](const TableKind& kind) { return accepts(wish, kind); };
    return wish.since + kKept > now && std::any_of(kept_for.begin(), kept_for.end(), fits);
  };
  for (std::size_t i = 0; i < wishes_.size(); ++i) {
    for (const TableKind& kind : kinds_of(wishes_[i])) {
      if (seating.is_seated(i) || !seating.could_fill(kind, kind.players)) continue;
      const bool theirs = std::find(kept_for.begin(), kept_for.end(), kind) != kept_for.end();
      const auto people = seating.gather(kind, kind.players, [&](const Wish& wish) { return theirs || !kept(wish); });
      if (std::ssize(people) == kind.players) seating.seat(kind, people);
    }
  }
  for (std::size_t i = 0; i < wishes_.size(); ++i) {
    if (!seating.is_seated(i) && takes_bots(wishes_[i], now)) seating.seat_with_bots(i, now);
  }
  std::vector<Wish> left;
  for (std::size_t i = 0; i < wishes_.size(); ++i) {
    if (!seating.is_seated(i)) left.push_back(std::move(wishes_[i]));
  }
  wishes_ = std::move(left);
  return seating.take();
}

Matcher::Counts Matcher::counts() const {
  Counts counts;
  for (const Wish& wish : wishes_) {
    for (const TableKind& kind : kinds_of(wish)) ++counts[kind];
  }
  return counts;
}

Matcher::Chance Matcher::chance(const Wish& wish, const Counts& counts) {
  Chance best;
  for (const TableKind& kind : kinds_of(wish)) {
    const auto found = counts.find(kind);
    const int there = found == counts.end() ? 0 : found->second;
    if (best.of == 0 || kind.players - there < best.of - best.there) best = {there, kind.players};
  }
  return best;
}

}  // namespace roundtable::server
