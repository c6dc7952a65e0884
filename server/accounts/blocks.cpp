#include "server/accounts/blocks.h"

#include <algorithm>

#include "engine/core/json.h"

namespace roundtable::server {

namespace {

constexpr const char* kBlockKind = "block";
constexpr std::size_t kMostBlocked = 500;

std::string block_id(const std::string& user, const std::string& other) { return user + " " + other; }

}  // namespace

void Blocks::take(const std::vector<Note>& notes) {
  blocked_.clear();
  for (const Note& note : notes) blocked_[note.person][note.about] = note.text;
  for (const ListenerPtr& listener : listeners_.all()) listener->hidden = of(listener->user.id);
}

void Blocks::take(const std::string&, const std::string& id, const std::optional<Note>& note) {
  const std::string user = id.substr(0, id.find(' '));
  const std::string other = id.substr(std::min(id.find(' ') + 1, id.size()));
  note ? static_cast<void>(blocked_[user][other] = note->text) : static_cast<void>(blocked_[user].erase(other));
  tell(user);
}

void Blocks::block(const std::string& user, const User& other, Millis now) {
  auto& blocked = blocked_[user];
  if (blocked.size() >= kMostBlocked && !blocked.contains(other.id)) {
    throw Refused("too-many", "too many blocked people; unblock someone first").because("person");
  }
  blocked[other.id] = other.name;
  saves_.batch().notes.push_back({.kind = kBlockKind,
                                  .id = block_id(user, other.id),
                                  .person = user,
                                  .about = other.id,
                                  .at = now,
                                  .text = other.name});
  tell(user);
}

void Blocks::unblock(const std::string& user, const std::string& other) {
  const auto found = blocked_.find(user);
  if (found == blocked_.end() || found->second.erase(other) == 0) return;
  saves_.batch().void_notes.push_back({.kind = kBlockKind, .id = block_id(user, other)});
  tell(user);
}

void Blocks::forget(const std::string& user) {
  blocked_.erase(user);
  for (auto& [one, blocked] : blocked_) blocked.erase(user);
}

bool Blocks::has(const std::string& who, const std::string& whom) const {
  const auto found = blocked_.find(who);
  return found != blocked_.end() && found->second.contains(whom);
}

std::set<std::string> Blocks::of(const std::string& user) const {
  std::set<std::string> ids;
  if (const auto found = blocked_.find(user); found != blocked_.end()) {
    for (const auto& [id, name] : found->second) ids.insert(id);
  }
  return ids;
}

void Blocks::write(JsonWriter& out, const std::string& user) const {
  out.begin_array();
  if (const auto found = blocked_.find(user); found != blocked_.end()) {
    for (const auto& [id, name] : found->second) {
      out.begin_object().field("user", std::string_view(id)).field("name", std::string_view(name)).end_object();
    }
  }
  out.end_array();
}

void Blocks::tell(const std::string& user) const {
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->user.id == user) listener->hidden = of(user);
  }
}

}  // namespace roundtable::server
