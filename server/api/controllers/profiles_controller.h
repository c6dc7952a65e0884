#pragma once

#include <string>
#include <vector>

#include "server/accounts/blocks.h"
#include "server/accounts/people.h"
#include "server/accounts/person_page.h"
#include "server/api/controllers/listed_tables.h"
#include "server/api/route.h"
#include "server/live/live_tables.h"

namespace roundtable::server {

// Profiles and the finished games of a person.
class ProfilesController {
 public:
  ProfilesController(StoreThread& store, LiveTables& live, Blocks& blocks, People& people)
      : store_(store), live_(live), blocks_(blocks), people_(people) {}
  static const Routes<ProfilesController>& routes();

 private:
  void show(const CallPtr& call);
  void list_games(const CallPtr& call);
  void set_audience(const CallPtr& call);
  // Throws Refused if the profile's owner has blocked the person.
  Looker looker_of(const CallPtr& call) const;
  void show_games(const CallPtr& call, const std::string& looker, const std::vector<PlayedGame>& found);

  StoreThread& store_;
  LiveTables& live_;
  Blocks& blocks_;
  People& people_;
};

}  // namespace roundtable::server
