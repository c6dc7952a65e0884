#include "server/notifications/pushes.h"

#include <algorithm>
#include <array>
#include <limits>
#include <ranges>
#include <utility>

#include "server/accounts/webauthn.h"
#include "server/base/log.h"
#include "server/base/stored_json.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kKeyNote = "push key";
constexpr const char* kReachableNote = "reachable";
constexpr const char* kOurs = "ours";
constexpr const char* kPushKind = "push";
constexpr std::size_t kMostSubscriptions = 10;  // of a person
constexpr std::array<Millis, 4> kPausesBetweenPushes = {10'000, 60'000, 300'000,
                                                        1'800'000};  // between one try and the next
constexpr std::size_t kSubscribingLength = 16;
constexpr Millis kHasteOfTests = 100;
constexpr Millis kLongestUse = 28LL * 24 * 3600 * 1000;
constexpr Millis kAgainSoon = 1'000;

Refused pushes_not_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

struct Reached {
  std::vector<Key> keys;
  std::vector<Token> tokens;
};

}  // namespace

Key Subscription::key(const std::string& user) const {
  JsonWriter data;
  data.begin_object().field("session", std::string_view(session));
  data.field("endpoint", std::string_view(receiver.endpoint));
  data.field("point", std::string_view(webauthn::to_base64url(receiver.point)));
  data.field("auth", std::string_view(webauthn::to_base64url(receiver.auth)));
  data.field("language", std::string_view(language)).field("contact", std::string_view(contact)).end_object();
  return {
      .id = id, .user = user, .kind = kPushKind, .name = device, .data = data.take(), .created = created, .used = used};
}

std::optional<Subscription> Subscription::read(const Key& key) {
  const auto json = Json::parse(key.data);
  if (key.kind != kPushKind || !json) return std::nullopt;
  const auto point = webauthn::from_base64url(text_in(*json, "point"));
  const auto auth = webauthn::from_base64url(text_in(*json, "auth"));
  if (!point || !auth) return std::nullopt;
  return Subscription{.id = key.id,
                      .session = text_in(*json, "session"),
                      .receiver = {.endpoint = text_in(*json, "endpoint"), .point = *point, .auth = *auth},
                      .language = text_in(*json, "language"),
                      .contact = text_in(*json, "contact"),
                      .device = key.name,
                      .created = key.created,
                      .used = key.used};
}

void Pushes::start() {
  struct Start {
    std::optional<Note> key;
    std::vector<Note> reachable;
  };
  store_.read<Start>(
      [](Store& store) {
        return Start{store.note(kKeyNote, kOurs), store.notes(kReachableNote, 0, std::numeric_limits<int>::max())};
      },
      [this](const Start& read) {
        for (const Note& note : read.reachable) reachable_.insert(note.person);
        keys_ = read.key ? web_push::KeyPair::read(read.key->text) : std::nullopt;
        if (keys_) return;
        // If several servers start at the same time, all of them use the key that is stored first.
        saves_.batch().notes.push_back(
            {.kind = kKeyNote, .id = kOurs, .at = time_of_day(), .text = web_push::make_keys().text(), .first = true});
        saves_.when_stored({}, [this] { start(); }, [](const Refused&) {});
      },
      [this] { loop_.after(kAgainSoon, [this] { start(); }); });
}

std::string Pushes::public_key() const { return keys_ ? webauthn::to_base64url(keys_->point) : std::string(); }

void Pushes::subscribe(const User& user, Subscription subscription, std::function<void()> done,
                       SaveQueue::Failed failed) {
  const auto url = read_url(subscription.receiver.endpoint);
  if (!url || !(for_tests_ || (url->secure && url->port == 443))) {
    throw bad_field("endpoint", "allowed: the https address of a push service");
  }
  if (!web_push::is_point(subscription.receiver.point)) throw bad_field("p256dh", "allowed: a P-256 public key");
  if (subscription.receiver.auth.size() != 16) throw bad_field("auth", "allowed: 16 bytes");
  // The id follows from the browser's endpoint, so subscribing again replaces the subscription.
  subscription.id = "push " + token_hash(user.id + " " + subscription.receiver.endpoint).substr(0, 32);
  subscription.created = time_of_day();
  find(
      user.id,
      [this, user, subscription, done = std::move(done), failed](const std::vector<Subscription>& others) {
        std::size_t kept = 0;
        for (const auto& one : std::views::reverse(others)) {  // beyond the limit the oldest are deleted
          if (one.id != subscription.id && ++kept >= kMostSubscriptions) forget(user.id, one.id);
        }
        reachable_.insert(user.id);
        saves_.batch().notes.push_back({.kind = kReachableNote, .id = user.id, .person = user.id, .at = time_of_day()});
        const std::string change = random_text(kSubscribingLength);
        saves_.batch().user_changes.push_back(
            {.id = user.id, .change = change, .session = subscription.session, .keys = {subscription.key(user.id)}});
        saves_.when_stored(change, done, failed);
      },
      [failed] { failed(pushes_not_read()); });
}

void Pushes::list(const User& user, const Found& found, SaveQueue::Failed failed) {
  find(user.id, found, [failed = std::move(failed)] { failed(pushes_not_read()); });
}

void Pushes::end(const User& user, const std::string& id, std::function<void()> done, SaveQueue::Failed failed) {
  find(
      user.id,
      [this, user, id, done = std::move(done), failed](const std::vector<Subscription>& all) {
        const auto is_meant = [&](const Subscription& one) { return one.id == id || one.receiver.endpoint == id; };
        const auto found = std::find_if(all.begin(), all.end(), is_meant);
        if (found == all.end()) return failed(Refused("not-found", "no such browser among yours"));
        if (all.size() == 1) set_unreachable(user.id);
        forget(user.id, found->id);
        saves_.when_stored(user.id, done, failed);
      },
      [failed] { failed(pushes_not_read()); });
}

void Pushes::set_unreachable(const std::string& user) {
  if (reachable_.erase(user) > 0) saves_.batch().void_notes.push_back({.kind = kReachableNote, .id = user});
}

void Pushes::forget(const std::string& user, const std::string& id) {
  LogLine("info", "push ended").field("user", user);
  saves_.batch().void_keys.push_back(id);
}

void Pushes::find(const std::string& user, const Found& found, const std::function<void()>& failed) {
  store_.read<Reached>([user](Store& store) { return Reached{store.keys_of(user), store.tokens_of(user)}; },
                       [this, user, found](const Reached& reached) {
                         std::vector<Subscription> good;
                         for (const Key& key : reached.keys) {
                           auto one = Subscription::read(key);
                           if (!one) continue;
                           const auto opens = [&](const Token& token) { return token.hash == one->session; };
                           const bool lasts = std::any_of(reached.tokens.begin(), reached.tokens.end(), opens);
                           lasts ? good.push_back(std::move(*one)) : forget(user, key.id);
                         }
                         // Updates the cache, since another server may have made the change.
                         good.empty() ? set_unreachable(user) : static_cast<void>(reachable_.insert(user));
                         found(std::move(good));
                       },
                       failed);
}

void Pushes::send(const std::string& user, const Write& write, const std::function<bool()>& wanted) {
  if (!keys_ || !reaches(user)) return;
  find(
      user,
      [this, user, write, wanted](const std::vector<Subscription>& all) {
        for (const Subscription& one : all) send_to(user, one, write(one.language), wanted, 0);
      },
      [] {});
}

void Pushes::send_to(const std::string& user, const Subscription& to, const Push& push,
                     const std::function<bool()>& wanted, int tries) {
  const auto url = read_url(to.receiver.endpoint);
  const auto sealed = web_push::seal(push.json, to.receiver);
  const Millis now = time_of_day();
  if (!keys_) return;
  if (!url || !sealed) return forget(user, to.id);
  const Millis seconds = std::clamp<Millis>(push.until - now, 0, kLongestUse) / 1000;
  outgoing_.send(
      {.url = to.receiver.endpoint,
       .headers = {{"TTL", std::to_string(seconds)},
                   {"Urgency", push.urgent ? "high" : "normal"},
                   {"Topic", push.topic},
                   {"Content-Encoding", "aes128gcm"},
                   {"Content-Type", "application/octet-stream"},
                   {"Authorization", web_push::authorization(*keys_, url->origin(), to.contact, now)}},
       .body = *sealed,
       .reach = for_tests_ ? Reach::Anywhere : Reach::OpenNet,
       .whose = user},
      [this, user, to, push, wanted, tries](const Delivered& delivered) {
        if (delivered.status >= 200 && delivered.status < 300) {
          ++metrics_.pushes;
          return;
        }
        ++metrics_.push_failures;
        LogLine("info", "push").field("status", delivered.status).field("why", delivered.why).field("tries", tries);
        if (delivered.status == 404 || delivered.status == 410) return forget(user, to.id);
        const bool passes = delivered.status == 0 || delivered.status == 429 || delivered.status >= 500;
        if (!passes || tries >= static_cast<int>(kPausesBetweenPushes.size())) return;
        const Millis pause = kPausesBetweenPushes[static_cast<std::size_t>(tries)];
        loop_.after(for_tests_ ? pause / kHasteOfTests : pause, [this, user, to, push, wanted, tries] {
          if (wanted()) send_to(user, to, push, wanted, tries + 1);
        });
      });
}

}  // namespace roundtable::server
