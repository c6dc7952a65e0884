#include "server/lobby/invitations.h"

#include <algorithm>
#include <limits>

#include "server/accounts/people.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr Millis kTick = 10'000;
constexpr std::size_t kMostInvitations = 20;  // open invitations of one person
constexpr Limit kInvitations{"invitations", 20, 3600, "person", "too many invitations; try again in a minute"};
constexpr Limit kInvitationsFrom{"invitations from", 200, 3600, "address",
                                 "too many invitations from your network; try again later"};
constexpr Limit kSameName{"invitations to", 5, 3600, "person", "too many invitations to this person; try again later"};

Text invitations_text(const std::vector<const Invitation*>& list) {
  JsonWriter out;
  out.begin_object().field("type", "invitations").key("invitations").begin_array();
  for (const Invitation* one : list) {
    out.begin_object().field("table", std::string_view(one->table)).field("game", std::string_view(one->game));
    out.field("players", one->players).key("from").begin_object();
    out.field("user", std::string_view(one->from)).field("name", std::string_view(one->from_name)).end_object();
    out.field("at", one->at).field("until", one->at + Invitations::kLast).end_object();
  }
  return std::make_shared<const std::string>(out.end_array().end_object().take());
}

}  // namespace

std::string Invitation::json() const {
  JsonWriter out;
  out.begin_object().field("table", std::string_view(table)).field("game", std::string_view(game));
  out.field("players", players).field("from", std::string_view(from_name)).field("to", std::string_view(to_name));
  return out.field("declined", declined).end_object().take();
}

std::optional<Invitation> Invitation::from_note(const Note& note) {
  const auto json = Json::parse(note.text);
  if (!json || !json->is(Json::Kind::Object)) return std::nullopt;
  const auto has = [&](std::string_view field, Json::Kind kind) {
    const Json* found = json->find(field);
    return found != nullptr && found->is(kind);
  };
  using Kind = Json::Kind;
  const bool whole = has("table", Kind::String) && has("game", Kind::String) && has("players", Kind::Number) &&
                     has("from", Kind::String) && has("to", Kind::String) && has("declined", Kind::Bool);
  if (!whole) return std::nullopt;
  return Invitation{.table = json->find("table")->string(),
                    .game = json->find("game")->string(),
                    .players = static_cast<int>(json->find("players")->number()),
                    .from = note.person,
                    .from_name = json->find("from")->string(),
                    .to = note.about,
                    .to_name = json->find("to")->string(),
                    .at = note.at,
                    .declined = json->find("declined")->boolean()};
}

Invitations::Invitations(Loop& loop, StoreThread& store, TableService& tables, SaveQueue& saves, Listeners& listeners,
                         Limits& limits, Blocks& blocks, Notifications& notifications)
    : loop_(loop),
      store_(store),
      saves_(saves),
      listeners_(listeners),
      limits_(limits),
      blocks_(blocks),
      notifications_(notifications) {
  tables.on_news([this](const TableNews& news) { receive(news); });
}

std::vector<Note> Invitations::remembered(Store& store) {
  return store.notes(kKinds[0], -1, std::numeric_limits<int>::max());
}

void Invitations::take(const std::vector<Note>& notes) {
  std::vector<std::string> gone;
  gone.reserve(all_.size());
  for (const auto& [id, one] : all_) gone.push_back(id);
  for (const Note& note : notes) {
    std::erase(gone, note.id);
    take(note.id, note);
  }
  for (const std::string& id : gone) take(id, std::nullopt);
}

void Invitations::take(const std::string& id, const std::optional<Note>& note) {
  const auto one = note ? Invitation::from_note(*note) : std::nullopt;
  const auto known = all_.find(id);
  if (!one && known == all_.end()) return;
  const std::string user = one ? one->to : known->second.to;
  const bool declined = one && one->declined && known != all_.end() && !known->second.declined;
  if (one) {
    all_.insert_or_assign(id, *one);
  } else {
    all_.erase(known);
  }
  if (declined) tell_declined(*one);
  tell(user);
}

// Deletes expired invitations from memory and from the store.
void Invitations::start() {
  loop_.after(kTick, [this] {
    std::vector<std::string> old;
    for (const auto& [id, one] : all_) {
      if (one.at + kLast <= time_of_day()) old.push_back(id);
    }
    for (const std::string& id : old) remove(id);
    start();
  });
}

void Invitations::invite(const User& from, const std::string& address, const Table& table, const std::string& name,
                         const std::function<void()>& done, const SaveQueue::Failed& failed) {
  limits_.expect(kInvitations, from.id);
  limits_.expect(kInvitationsFrom, address);
  limits_.expect(kSameName, from.id + " " + name);
  Invitation one{.table = table.id(),
                 .game = table.plan().game,
                 .players = table.plan().players(),
                 .from = from.id,
                 .from_name = from.name,
                 .at = time_of_day()};
  store_.read<std::optional<User>>(
      [name](Store& store) { return store.account(name); },
      [this, one, done, failed](const std::optional<User>& account) mutable {
        const bool welcome = account && account->id != one.from && !blocks_.apart(one.from, account->id);
        if (welcome) {
          one.to = account->id;
          one.to_name = account->name;
        }
        if (welcome && !all_.contains(one.id()) && open_for(one.to).size() < kMostInvitations) {
          add(one);
        } else {  // a dummy write, so that the time of the answer does not reveal whether the account exists
          saves_.batch().void_notes.push_back({.kind = kKinds[0], .id = "nobody"});
        }
        saves_.when_stored(one.from, done, failed);
      },
      [failed] { failed(Refused("store", "the store cannot be read right now; try again in a moment")); });
}

void Invitations::add(Invitation one) {
  const std::string id = one.id();
  saves_.batch().notes.push_back(
      {.kind = kKinds[0], .id = id, .person = one.from, .about = one.to, .at = one.at, .text = one.json()});
  const auto known = all_.find(id);
  const bool declined = one.declined && known != all_.end() && !known->second.declined;
  all_.insert_or_assign(id, one);
  if (declined) return;
  saves_.when_stored(
      one.to,
      [this, one, id] {
        tell(one.to);
        notifications_.invited(one.to, one.table, one.game, one.at + kLast, [this, id] { return is_open(id); });
      },
      [](const Refused&) {});
}

void Invitations::remove(const std::string& id) {
  const auto found = all_.find(id);
  if (found == all_.end()) return;
  const std::string user = found->second.to;
  all_.erase(found);
  saves_.batch().void_notes.push_back({.kind = kKinds[0], .id = id});
  tell(user);
}

void Invitations::accepted(const std::string& user, const std::string& table) { remove(user + " " + table); }

bool Invitations::decline(const std::string& user, const std::string& table) {
  const auto found = all_.find(user + " " + table);
  if (found == all_.end()) return false;
  if (found->second.declined) return true;
  Invitation one = found->second;
  one.declined = true;
  tell_declined(one);
  add(one);
  tell(user);
  return true;
}

void Invitations::receive(const TableNews& news) {
  if (news.phase == Phase::Open || !news.ours) return;
  std::vector<std::string> over;
  for (const auto& [id, one] : all_) {
    if (one.table == news.table) over.push_back(id);
  }
  for (const std::string& id : over) remove(id);
}

bool Invitations::is_open(const std::string& id) const {
  const auto found = all_.find(id);
  return found != all_.end() && !found->second.declined && time_of_day() < found->second.at + kLast;
}

std::vector<const Invitation*> Invitations::open_for(const std::string& user) const {
  std::vector<const Invitation*> open;
  for (auto one = all_.lower_bound(user + " "); one != all_.end() && one->second.to == user; ++one) {
    if (is_open(one->first)) open.push_back(&one->second);
  }
  std::sort(open.begin(), open.end(), [](const auto* a, const auto* b) { return a->at > b->at; });
  return open;
}

void Invitations::came(const ListenerPtr& listener) const {
  const auto open = open_for(listener->user.id);
  if (!open.empty()) listener->send(invitations_text(open));
}

void Invitations::tell(const std::string& user) const {
  const Text text = invitations_text(open_for(user));
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->user.id == user) listener->send(text);
  }
}

void Invitations::tell_declined(const Invitation& one) const {
  JsonWriter out;
  out.begin_object().field("type", "declined").field("table", std::string_view(one.table));
  out.field("name", std::string_view(one.to_name)).end_object();
  const auto text = std::make_shared<const std::string>(out.take());
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->user.id == one.from) listener->send(text);
  }
}

}  // namespace roundtable::server
