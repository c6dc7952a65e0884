#include "server/lobby/searches.h"

#include <algorithm>
#include <utility>

#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kSearchKind = "search";

Text search_text(const std::string& search, std::string_view why = {}) {
  std::string text = R"({"type":"search","search":)" + search;
  if (!why.empty()) text += R"(,"why":")" + std::string(why) + '"';
  return std::make_shared<const std::string>(text + "}");
}

Text seated_text(const Search& search) {
  JsonWriter out;
  out.begin_object().field("type", "seated").field("table", std::string_view(search.table));
  out.field("commitment", std::string_view(search.commitment)).field("until", search.until);
  return std::make_shared<const std::string>(out.end_object().take());
}

}  // namespace

std::string Search::json() const {
  JsonWriter out;
  out.begin_object().key("wish").raw(wish.json()).field("table", std::string_view(table));
  out.field("commitment", std::string_view(commitment)).field("until", until);
  return out.end_object().take();
}

std::optional<Search> Search::from_json(const std::string& user, std::string_view text) {
  const auto json = Json::parse(text);
  if (!json || !json->is(Json::Kind::Object)) return std::nullopt;
  const Json* wish = json->find("wish");
  const auto wanted = wish != nullptr ? Wish::from_json(user, wish->text()) : std::nullopt;
  if (!wanted) return std::nullopt;
  Search search{.wish = *wanted};
  const auto text_of = [&](std::string_view field) {
    const Json* found = json->find(field);
    return found != nullptr && found->is(Json::Kind::String) ? found->string() : std::string();
  };
  search.table = text_of("table");
  search.commitment = text_of("commitment");
  const Json* until = json->find("until");
  if (until != nullptr && until->is(Json::Kind::Number)) search.until = until->number();
  return search;
}

void Searches::take(const std::vector<Note>& notes) {
  std::vector<std::string> gone = people();
  for (const Note& note : notes) {
    std::erase(gone, note.id);
    take(note.id, note);
  }
  for (const std::string& user : gone) take(user, std::nullopt);
}

void Searches::take(const std::string& user, const std::optional<Note>& note) {
  auto search = note ? Search::from_json(user, note->text) : std::nullopt;
  if (!search) {
    const Open* known = find(user);
    const bool missed = known != nullptr && known->search.found() && known->search.until <= time_of_day();
    return forget(user, missed ? kAbsent : std::string_view());
  }
  const bool is_new = !open_.contains(user);
  Open& open = open_[user];
  const bool newly_found = search->found() && open.search.table != search->table;
  open.search = std::move(*search);
  open.stored = true;
  if (is_new) {
    open.listeners = listeners_of(user);
    open.seen = time_of_day();
    say_connected(user);
  }
  if (newly_found) tell_found(open);
}

Searches::Open* Searches::find(const std::string& user) {
  const auto found = open_.find(user);
  return found == open_.end() ? nullptr : &found->second;
}

Searches::Open* Searches::find(const std::string& user, std::int64_t version) {
  Open* open = find(user);
  return open != nullptr && open->version == version ? open : nullptr;
}

std::vector<std::string> Searches::people() const {
  std::vector<std::string> all;
  all.reserve(open_.size());
  for (const auto& [user, open] : open_) all.push_back(user);
  return all;
}

bool Searches::connected(const std::string& user) const {
  const auto found = open_.find(user);
  if (found != open_.end() && !found->second.listeners.empty()) return true;
  return peers_.has(ClusterPresence::kSearching, user, [](const auto&, const auto&) { return true; });
}

Searches::Open& Searches::put(Search search) {
  const std::string user = search.wish.user;
  const bool is_new = !open_.contains(user);
  Open& open = open_[user];
  open.search = std::move(search);
  if (is_new) open.listeners = listeners_of(user);
  open.seen = time_of_day();
  open.version = ++versions_;
  saves_.batch().notes.push_back(
      {.kind = kSearchKind, .id = user, .person = user, .about = {}, .at = open.seen, .text = open.search.json()});
  say_connected(user);
  return open;
}

void Searches::end(const std::string& user, std::string_view why) {
  if (!open_.contains(user)) return;
  saves_.batch().void_notes.push_back({.kind = kSearchKind, .id = user});
  forget(user, why);
}

void Searches::forget(const std::string& user, std::string_view why) {
  const auto open = open_.extract(user);
  if (open.empty()) return;
  say_connected(user);
  const Text text = search_text("null", why);
  for (const ListenerPtr& listener : open.mapped().listeners) listener->send(text);
}

void Searches::came(const ListenerPtr& listener) {
  Open* open = find(listener->user.id);
  if (open == nullptr) return;
  open->listeners.push_back(listener);
  open->seen = time_of_day();
  say_connected(listener->user.id);
  if (!open->told.empty()) listener->send(search_text(open->told));
  if (open->search.found() && open->stored) tell_found(*open, listener);
}

void Searches::went(const ListenerPtr& listener) {
  Open* open = find(listener->user.id);
  if (open == nullptr) return;
  std::erase(open->listeners, listener);
  open->seen = time_of_day();
  say_connected(listener->user.id);
}

void Searches::look_around(Millis now) {
  for (auto& [user, open] : open_) {
    if (connected(user)) open.seen = now;
  }
}

void Searches::tell(Open& open, const std::string& text) {
  if (open.told == text) return;
  open.told = text;
  for (const ListenerPtr& listener : open.listeners) listener->send(search_text(text));
}

void Searches::tell_found(const Open& open, const ListenerPtr& only) {
  const Text text = seated_text(open.search);
  if (only) return only->send(text);
  for (const ListenerPtr& listener : open.listeners) listener->send(text);
}

void Searches::say_connected(const std::string& user) {
  const auto found = open_.find(user);
  const bool here = found != open_.end() && !found->second.listeners.empty();
  peers_.say(ClusterPresence::kSearching, user, here ? std::optional<std::string>("") : std::nullopt);
}

std::vector<ListenerPtr> Searches::listeners_of(const std::string& user) const {
  std::vector<ListenerPtr> found;
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->user.id == user) found.push_back(listener);
  }
  return found;
}

}  // namespace roundtable::server
