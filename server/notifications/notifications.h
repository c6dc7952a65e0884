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
  Millis delay = 10'000;   // whoever is about to look needs no notice
  bool for_tests = false;  // quickly, and to any address
};

// Tells people that it is their turn while they do not look, as they wish it: docs/protocol.md. A turn is told once.
class Notifications {
 public:
  Notifications(Loop& loop, StoreThread& store, TableService& tables, const Turns& turns, Pushes& pushes,
                const NoticeOptions& options);

  // Of what was to be told later and was not, the first server that starts takes care.
  void start(bool first);

  void read_wishes(const std::string& user, std::function<void(const NotificationSettings&)> done,
                   SaveQueue::Failed failed);
  // As the store keeps them.
  static Key wishes_key(const std::string& user, const NotificationSettings& wishes);
  // Somebody is invited to a table: they are told in a moment, if it is still `wanted` and they do not look then.
  void invited(const std::string& user, const std::string& table, const std::string& game, Millis until,
               const std::function<bool()>& wanted);
  // One that says nothing, to see whether they come.
  void send_sample(const User& user);

 private:
  void hear(const TableNews& news);
  void check();
  void consider(const LiveTable& live, const Turn& turn);
  void decide(const TableNews& where, const Turn& turn, const NotificationSettings& wishes);
  void tell(const TableNews& where, const Turn& turn);
  bool is_told(const std::string& table, const Turn& turn) const;
  void look_again(const std::string& table, Millis at) { later_.insert({at, table}); }

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  const Turns& turns_;
  Pushes& pushes_;
  NoticeOptions options_;
  Millis started_ = 0;
  std::set<std::pair<Millis, std::string>> later_;           // when to look at which table
  std::unordered_map<std::string, std::vector<Turn>> told_;  // by table
};

}  // namespace roundtable::server
