#pragma once

#include <vector>

#include "server/api/controllers/admin_controller.h"
#include "server/api/controllers/advice_controller.h"
#include "server/api/controllers/codes_controller.h"
#include "server/api/controllers/documents_controller.h"
#include "server/api/controllers/moderation_controller.h"
#include "server/api/controllers/notifications_controller.h"
#include "server/api/controllers/own_data_controller.h"
#include "server/api/controllers/passkeys_controller.h"
#include "server/api/controllers/people_controller.h"
#include "server/api/controllers/profiles_controller.h"
#include "server/api/controllers/server_controller.h"
#include "server/api/controllers/tables_controller.h"
#include "server/api/controllers/waiting_room_controller.h"
#include "server/api/router.h"

namespace roundtable::server {

// The parts of the server that calls need.
struct ApiServices {
  StoreThread& store;
  TableService& tables;
  SaveQueue& saves;
  LiveTables& live;
  Limits& limits;
  Blocks& blocks;
  Holidays& holidays;
  OperatorSettings& settings;
  Hall& hall;
  Matchmaker& matchmaker;
  Turns& turns;
  Pushes& pushes;
  Notifications& notifications;
  Invitations& invitations;
  People& people;
  PersonEraser& eraser;
  Admin& admin;
  Overview& overview;
  Metrics& metrics;
  BotThreads& bots;
  EventLog& log;
};

// All controllers, each with the parts that it needs, and the router to them.
class Controllers {
 public:
  Controllers(const ApiServices& parts, ApiOptions options);
  Controllers(const Controllers&) = delete;
  Controllers& operator=(const Controllers&) = delete;
  ~Controllers() = default;

  const Router& router() const { return router_; }
  const SignIn& sign_in() const { return sign_in_; }
  void listens_at(std::string host, std::uint16_t port) { codes_.listens_at(std::move(host), port); }

 private:
  ApiOptions options_;
  SignIn sign_in_;
  TableCalls at_table_;
  PeopleController people_;
  PasskeysController passkeys_;
  OwnDataController own_data_;
  ProfilesController profiles_;
  TablesController tables_;
  CodesController codes_;
  WaitingRoomController waiting_room_;
  AdviceController advice_;
  ModerationController moderation_;
  NotificationsController notifications_;
  ServerController server_;
  DocumentsController documents_;
  AdminController admin_;
  Router router_;
};

// The table of all calls in parts, one for each controller, with its heading in docs/protocol.md.
struct RoutesOfPart {
  std::string_view heading;
  std::vector<const Route*> routes;
};
const std::vector<RoutesOfPart>& all_routes();

}  // namespace roundtable::server
