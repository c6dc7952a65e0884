#pragma once

#include <string>
#include <vector>

#include "server/accounts/people.h"
#include "server/accounts/person_page.h"
#include "server/api/controllers/listed_tables.h"
#include "server/api/route.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Profiles and the finished games of a person.
class ProfilesController {
 public:
  ProfilesController(StoreThread& store, TableService& tables, People& people)
      : store_(store), tables_(tables), people_(people) {}
  static const Routes<ProfilesController>& routes();

 private:
  void show(const CallPtr& call);
  void list_games(const CallPtr& call);
  void set_audience(const CallPtr& call);
  // Throws Refused if the profile's owner has blocked the person.
  Looker looker_of(const CallPtr& call) const;
  void show_games(const CallPtr& call, const std::string& looker, const std::vector<PlayedGame>& found);

  StoreThread& store_;
  TableService& tables_;
  People& people_;
};

}  // namespace roundtable::server
