#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "server/accounts/people.h"
#include "server/net/outgoing.h"
#include "server/notifications/web_push.h"

namespace roundtable::server {

// A browser's subscription to push messages. It ends with the session that created it.
struct Subscription {
  std::string id;
  std::string session;  // hash of the session's token
  web_push::Receiver receiver;
  std::string language;
  std::string contact;  // origin of the page that subscribed
  std::string device;
  Millis created = 0, used = 0;

  Key key(const std::string& user) const;
  // Empty if the key is not a subscription.
  static std::optional<Subscription> read(const Key& key);
};

struct Push {
  std::string json;   // content
  std::string topic;  // a later message replaces an earlier one with the same topic
  Millis until = 0;   // expiry
  bool urgent = false;
};

// Sends Web Push messages and caches which people have subscribed.
class Pushes {
 public:
  Pushes(Loop& loop, StoreThread& store, SaveQueue& saves, Outgoing& outgoing, Metrics& metrics, bool for_tests)
      : loop_(loop), store_(store), saves_(saves), outgoing_(outgoing), metrics_(metrics), for_tests_(for_tests) {}

  // Reads the subscribed people and the server's own key pair; creates the key pair on the first start.
  void start();
  // Another server has found that this person can or cannot be reached.
  void set_reachable(const std::string& user, bool on) {
    on ? static_cast<void>(reachable_.insert(user)) : static_cast<void>(reachable_.erase(user));
  }
  // For browsers, in base64url; empty while no key pair is loaded.
  std::string public_key() const;
  bool reaches(const std::string& user) const { return reachable_.contains(user); }

  // Throws Refused.
  void subscribe(const User& user, Subscription subscription, std::function<void()> done, SaveQueue::Failed failed);
  using Found = std::function<void(std::vector<Subscription>)>;
  void list(const User& user, const Found& found, SaveQueue::Failed failed);
  void end(const User& user, const std::string& id, std::function<void()> done, SaveQueue::Failed failed);

  // Sends to all browsers of a person; `write` gets the language of each. Retries failed messages while they are
  // `wanted`.
  using Write = std::function<Push(const std::string& language)>;
  void send(const std::string& user, const Write& write, const std::function<bool()>& wanted);

 private:
  void send_to(const std::string& user, const Subscription& to, const Push& push, const std::function<bool()>& wanted,
               int tries);
  void forget(const std::string& user, const std::string& id);
  void set_unreachable(const std::string& user);
  // The person's subscriptions with a valid session. Deletes the others.
  void find(const std::string& user, const Found& found, const std::function<void()>& failed);

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  bool for_tests_;  // any address is allowed, and pauses are short
  std::optional<web_push::KeyPair> keys_;
  std::unordered_set<std::string> reachable_;  // ids of people with a subscription
};

}  // namespace roundtable::server
