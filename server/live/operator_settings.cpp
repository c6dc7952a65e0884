#include "server/live/operator_settings.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "server/base/stored_json.h"
#include "server/net/closing_codes.h"

namespace roundtable::server {

namespace {

constexpr const char* kBanKind = "ban";
constexpr const char* kSettingsKind = "house";

Refused banned(const Ban& ban) {
  const std::string until =
      ban.until == 0 ? std::string() : fmt::format(" until {:%Y-%m-%d %H:%M} UTC", fmt::gmtime(ban.until / 1000));
  return {"banned", "you are banned from this server" + until + (ban.why.empty() ? "" : ": " + ban.why)};
}

// Rate-limit keys of IPv6 are written like `2001:db8:0:1::/64`.
std::optional<net::Address> rate_limit_key(const std::string& address) {
  return net::read_address(std::string_view(address).substr(0, address.find('/')));
}

}  // namespace

void OperatorSettings::add(const Note& note) {
  if (note.kind == kSettingsKind) {
    note.id == "read-only" ? static_cast<void>(read_only_ = true) : static_cast<void>(announcement_ = note.text);
    return;
  }
  const auto json = Json::parse(note.text);
  if (!json) return;
  const Json* until = json->find("until");
  bans_.push_back({note.id, note.about, text_in(*json, "network"),
                   until != nullptr && until->is(Json::Kind::Number) ? until->number() : 0, text_in(*json, "why")});
}

void OperatorSettings::take(const std::vector<Note>& notes) {
  bans_.clear();
  read_only_ = false;
  const std::string before = std::exchange(announcement_, {});
  for (const Note& note : notes) add(note);
  for (const Ban& ban : bans_) close(ban);
  if (announcement_ != before) tell_announcement();
}

void OperatorSettings::take(const std::string& kind, const std::string& id, const std::optional<Note>& note) {
  if (kind == kBanKind) {
    std::erase_if(bans_, [&](const Ban& ban) { return ban.id == id; });
  } else {
    id == "read-only" ? static_cast<void>(read_only_ = false) : announcement_.clear();
  }
  if (note) add(*note);
  if (kind == kBanKind && note && !bans_.empty()) close(bans_.back());
  if (kind == kSettingsKind && id == "announcement") tell_announcement();
}

bool OperatorSettings::holds(const Ban& ban, const std::string& user,
                             const std::optional<net::Address>& address) const {
  if (!ban.user.empty()) return ban.user == user;
  const auto network = net::read_network(ban.network);
  return network && address && network->has(address->rate_limit_key);
}

void OperatorSettings::expect(const std::string& user, const std::optional<net::Address>& address, Millis now) const {
  for (const Ban& ban : bans_) {
    if ((ban.until == 0 || ban.until > now) && holds(ban, user, address)) throw banned(ban);
  }
}

void OperatorSettings::expect_user(const std::string& user, Millis now) const { expect(user, std::nullopt, now); }

void OperatorSettings::expect_address(const std::string& address, Millis now) const {
  if (!bans_.empty()) expect({}, rate_limit_key(address), now);
}

void OperatorSettings::expect_new() const {
  if (read_only_) {
    throw Refused("not-now", "the server is in read-only mode; running games continue").because("read-only");
  }
}

void OperatorSettings::ban(Ban ban, Millis now) {
  JsonWriter out;
  out.begin_object().field("network", std::string_view(ban.network)).field("until", ban.until);
  out.field("why", std::string_view(ban.why)).end_object();
  saves_.batch().notes.push_back({.kind = kBanKind, .id = ban.id, .about = ban.user, .at = now, .text = out.take()});
  close(ban);
  bans_.push_back(std::move(ban));
}

void OperatorSettings::close(const Ban& ban) const {
  for (const ListenerPtr& listener : listeners_.all()) {
    if (listener->connection == nullptr) continue;
    if (holds(ban, listener->user.id, rate_limit_key(listener->connection->address()))) {
      listener->connection->close(net::kAgainstRules, "banned");
    }
  }
}

bool OperatorSettings::unban(const std::string& id) {
  if (std::erase_if(bans_, [&](const Ban& ban) { return ban.id == id; }) == 0) return false;
  saves_.batch().void_notes.push_back({.kind = kBanKind, .id = id});
  return true;
}

void OperatorSettings::set_read_only(bool on) {
  read_only_ = on;
  Note note{.kind = kSettingsKind, .id = "read-only"};
  (on ? saves_.batch().notes : saves_.batch().void_notes).push_back(std::move(note));
}

void OperatorSettings::announce(const std::string& text) {
  announcement_ = text;
  Note note{.kind = kSettingsKind, .id = "announcement", .text = text};
  (text.empty() ? saves_.batch().void_notes : saves_.batch().notes).push_back(std::move(note));
  tell_announcement();
}

void OperatorSettings::tell_announcement() const {
  const Text message = announcement_text();
  for (const ListenerPtr& listener : listeners_.all()) listener->send(message);
}

Text OperatorSettings::announcement_text() const {
  JsonWriter out;
  out.begin_object().field("type", "announcement").key("text");
  announcement_.empty() ? out.null() : out.value(std::string_view(announcement_));
  return std::make_shared<const std::string>(out.end_object().take());
}

}  // namespace roundtable::server
