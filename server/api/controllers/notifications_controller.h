#pragma once

#include <string>

#include "server/accounts/people.h"
#include "server/api/route.h"
#include "server/live/limits.h"
#include "server/notifications/notifications.h"
#include "server/notifications/turns.h"

namespace roundtable::server {

// A person's turns, and notifications of them by Web Push.
class NotificationsController {
 public:
  NotificationsController(Limits& limits, People& people, Turns& turns, Pushes& pushes, Notifications& notifications,
                          std::string site)
      : limits_(limits),
        people_(people),
        turns_(turns),
        pushes_(pushes),
        notifications_(notifications),
        site_(std::move(site)) {}
  static const Routes<NotificationsController>& routes();

 private:
  void show_turns(const CallPtr& call);
  void show(const CallPtr& call);
  void subscribe(const CallPtr& call);
  void end(const CallPtr& call);
  void set(const CallPtr& call);
  void send_sample(const CallPtr& call);

  Limits& limits_;
  People& people_;
  Turns& turns_;
  Pushes& pushes_;
  Notifications& notifications_;
  std::string site_;  // the contact for push services, if the request names no origin
};

}  // namespace roundtable::server
