#include "server/api/controllers.h"

#include <utility>

namespace roundtable::server {

Controllers::Controllers(const ApiServices& parts, ApiOptions options)
    : options_(std::move(options)),
      sign_in_(parts.limits, parts.settings, parts.log, options_),
      at_table_(parts.tables, parts.saves, parts.blocks),
      people_(parts.people, parts.tables, parts.saves, parts.live, parts.holidays, parts.settings, sign_in_),
      passkeys_(parts.people, sign_in_),
      own_data_(parts.store, parts.saves, parts.live, parts.limits, parts.blocks, parts.holidays, parts.people,
                parts.eraser, parts.matchmaker),
      profiles_(parts.store, parts.live, parts.blocks, parts.people),
      tables_(parts.store, parts.tables, at_table_, parts.saves, parts.live, parts.limits, parts.blocks, parts.settings,
              parts.people, sign_in_, options_),
      codes_(parts.store, parts.tables, parts.saves, parts.limits),
      waiting_room_(at_table_, parts.saves, parts.matchmaker, parts.invitations),
      advice_(parts.tables, parts.saves, parts.live, parts.bots),
      moderation_(parts.store, at_table_, parts.saves, parts.limits, parts.blocks, parts.metrics),
      notifications_(parts.limits, parts.people, parts.turns, parts.pushes, parts.notifications, options_.site),
      server_(parts.saves, parts.live, parts.settings, parts.hall, parts.matchmaker, parts.metrics, parts.overview,
              options_.open_metrics),
      admin_(parts.admin, parts.overview),
      router_(parts.people, parts.saves) {
  router_.let_operators_in([this](const HttpRequest& request) { return admin_.is_operator(request); });
  router_.add(people_);
  router_.add(passkeys_);
  router_.add(own_data_);
  router_.add(profiles_);
  router_.add(tables_);
  router_.add(codes_);
  router_.add(waiting_room_);
  router_.add(advice_);
  router_.add(moderation_);
  router_.add(notifications_);
  router_.add(server_);
  router_.add(documents_);
  router_.add(admin_);
}

namespace {

template <class Controller>
RoutesOfPart part_of(std::string_view heading) {
  RoutesOfPart part{.heading = heading, .routes = {}};
  part.routes.reserve(Controller::routes().size());
  for (const auto& one : Controller::routes()) part.routes.push_back(&one.route);
  return part;
}

}  // namespace

const std::vector<RoutesOfPart>& all_routes() {
  static const std::vector<RoutesOfPart> kParts = {
      part_of<PeopleController>("People"),
      part_of<PasskeysController>("Passkeys"),
      part_of<ProfilesController>("Profiles"),
      part_of<OwnDataController>("Your data"),
      part_of<TablesController>("Tables"),
      part_of<WaitingRoomController>("Before the game"),
      part_of<AdviceController>("During the game"),
      part_of<CodesController>("Codes and addresses"),
      part_of<ModerationController>("Blocking and moderation"),
      part_of<NotificationsController>("Turns and notifications"),
      part_of<ServerController>("The server"),
      part_of<DocumentsController>("Descriptions for programs"),
      part_of<AdminController>("For operators"),
  };
  return kParts;
}

}  // namespace roundtable::server
