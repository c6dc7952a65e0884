#include "server/api/controllers/own_data_controller.h"

#include <string>
#include <utility>

#include "server/api/common_fields.h"

namespace roundtable::server {

namespace {

constexpr Limit kExports{"exports", 10, 3600, "person", "too many requests for your data; try again later"};

}  // namespace

const Routes<OwnDataController>& OwnDataController::routes() {
  using enum Method;
  using enum Who;
  using C = OwnDataController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/me/export", Person, {}, "Export", "Export your data",
        "your data as one file; 10 times an hour",
        {.checks_session = true, .for_banned = true}},
       &C::export_me},
      {{Post, "/api/v1/me/erase", Person, {name_field().described("your own name")}, "Nothing", "Delete yourself",
        "`{}`. Deletes you and your data",
        {.for_banned = true}},
       &C::erase_me},
  };
  // clang-format on
  return kRoutes;
}

void OwnDataController::export_me(const CallPtr& call) {
  limits_.expect(kExports, call->user.id);
  exports_.write(
      call->user, call->request.token,
      [call](std::string json) {
        HttpResponse response{.body = std::move(json)};
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"roundtable.json\"");
        call->reply(std::move(response));
      },
      call->failed);
}

void OwnDataController::erase_me(const CallPtr& call) {
  if (call->fields.text("name") != call->user.name) {
    throw bad_field("name", "to delete your account, send your own name");
  }
  matchmaker_.stop(call->user.id);  // it would seat a person without a name
  eraser_.erase(
      call->user, call->request.token,
      [this, call] {
        blocks_.forget(call->user.id);
        bid_farewell(call);
      },
      call->failed);
}

}  // namespace roundtable::server
