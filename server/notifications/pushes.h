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

// A browser that wants to be told what its owner is to know while the page is closed. It lasts as long as the session
// that asked for it.
struct Subscription {
  std::string id;
  std::string session;  // the hash of its token
  web_push::Receiver receiver;
  std::string language;
  std::string contact;  // where its page came from
  std::string device;
  Millis created = 0, used = 0;

  Key key(const std::string& user) const;
  // Nothing if it is none.
  static std::optional<Subscription> read(const Key& key);
};

struct Push {
  std::string json;   // what to tell
  std::string topic;  // a later one replaces an earlier
  Millis until = 0;   // of use until then
  bool urgent = false;
};

// Everybody who can be reached by Web Push, and the way to them.
class Pushes {
 public:
  Pushes(Loop& loop, StoreThread& store, SaveQueue& saves, Outgoing& outgoing, Metrics& metrics, bool for_tests)
      : loop_(loop), store_(store), saves_(saves), outgoing_(outgoing), metrics_(metrics), for_tests_(for_tests) {}

  // Reads who can be reached, and the server's own key; makes one the first time.
  void start();
  // Another server has learned that they can be told of turns, or cannot any more.
  void set_reachable(const std::string& user, bool on) {
    on ? static_cast<void>(reachable_.insert(user)) : static_cast<void>(reachable_.erase(user));
  }
  // For browsers, in base64url; empty as long as there is none.
  std::string public_key() const;
  bool reaches(const std::string& user) const { return reachable_.contains(user); }

  // Throws Refused.
  void subscribe(const User& user, Subscription subscription, std::function<void()> done, SaveQueue::Failed failed);
  using Found = std::function<void(std::vector<Subscription>)>;
  void list(const User& user, const Found& found, SaveQueue::Failed failed);
  void end(const User& user, const std::string& id, std::function<void()> done, SaveQueue::Failed failed);

  // To all their browsers; `write` gets the language of each. What does not arrive is tried again as long as it is
  // `wanted`.
  using Write = std::function<Push(const std::string& language)>;
  void send(const std::string& user, const Write& write, const std::function<bool()>& wanted);

 private:
  void send_to(const std::string& user, const Subscription& to, const Push& push, const std::function<bool()>& wanted,
               int tries);
  void forget(const std::string& user, const std::string& id);
  void set_unreachable(const std::string& user);
  // Those of a user whose sessions have not ended. Others are forgotten.
  void find(const std::string& user, const Found& found, const std::function<void()>& failed);

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  Outgoing& outgoing_;
  Metrics& metrics_;
  bool for_tests_;  // any address will do, and all is done quickly
  std::optional<web_push::KeyPair> keys_;
  std::unordered_set<std::string> reachable_;  // users
};

}  // namespace roundtable::server
