#pragma once

#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/notifications/notification_settings.h"
#include "server/notifications/pushes.h"
#include "server/notifications/turns.h"

namespace roundtable::server {

struct NoticeOptions {
  Millis delay = 10'000;   // players who are about to look need no notification
  bool for_tests = false;  // short pauses, and any address is allowed
};

// Notifies people of their turns while no page of theirs is visible, by their own settings: docs/protocol.md. Each turn
// is announced once.
class Notifications {
 public:
  Notifications(Loop& loop, StoreThread& store, TableService& tables, SaveQueue& saves, LiveTables& live,
                Limits& limits, const Turns& turns, Pushes& pushes, const NoticeOptions& options);

  // `first`: no other server is running, so this one takes over the notifications that were due later.
  void start(bool first);

  void read_wishes(const std::string& user, std::function<void(const NotificationSettings&)> done,
                   SaveQueue::Failed failed);
  // The settings in the form of the store.
  static Key wishes_key(const std::string& user, const NotificationSettings& wishes);
  // Notifies a person of an invitation after a moment, if it is still `wanted` and no page is visible then.
  void invited(const std::string& user, const std::string& table, const std::string& game, Millis until,
               const std::function<bool()>& wanted);
  // Sends a push message without content, to test that messages arrive.
  void send_sample(const User& user);

 private:
  void receive(const TableNews& news);
  void check();
  void consider(const LiveTable& live, const Turn& turn);
  void decide(const TableNews& where, const Turn& turn, const NotificationSettings& wishes);
  void tell(const TableNews& where, const Turn& turn);
  bool is_told(const std::string& table, const Turn& turn) const;
  void look_again(const std::string& table, Millis at) { later_.insert({at, table}); }

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& live_;
  Limits& limits_;
  const Turns& turns_;
  Pushes& pushes_;
  NoticeOptions options_;
  Millis started_ = 0;
  std::set<std::pair<Millis, std::string>> later_;           // tables to check and the times for it
  std::unordered_map<std::string, std::vector<Turn>> told_;  // announced turns, by table
};

}  // namespace roundtable::server
