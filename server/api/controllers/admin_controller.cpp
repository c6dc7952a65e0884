#include "server/api/controllers/admin_controller.h"

#include <utility>

namespace roundtable::server {

namespace {

constexpr std::string_view kForProgram = "/api/v1/admin";

// The operator's name as the proxy in front gives it, which may be anything.
std::string operator_of(const CallPtr& call) {
  JsonWriter out;
  out.begin_object().field("name", std::string_view(call->request.admin)).end_object();
  return Fields(out.take(), {"name"}).text("name", 1, 60);
}

}  // namespace

const Routes<AdminController>& AdminController::routes() {
  using enum Method;
  using enum Who;
  using C = AdminController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/admin/now", Operator, {}, "Nothing", "Show the state of the server",
        "the state of the server, below"},
       &C::show},
      {{Post, "/admin/act", Operator, {}, "Nothing", "Act as operator",
        R"(`{"do":…}` with the fields below)"},
       &C::act},
      {{Post, kForProgram, Operator, {}, "Nothing", "Act by `roundtable admin`",
        "", {.secret = true}},
       &C::act_for_program},
  };
  // clang-format on
  return kRoutes;
}

bool AdminController::is_operator(const HttpRequest& request) const {
  return request.path == kForProgram ? admin_.opens(request.token) : !request.admin.empty();
}

void AdminController::show(const CallPtr& call) {
  overview_.tell(operator_of(call), [call](std::string text) { call->reply({.body = std::move(text)}); });
}

void AdminController::act(const CallPtr& call) { act_for(call, operator_of(call)); }

void AdminController::act_for_program(const CallPtr& call) { act_for(call, {}); }

void AdminController::act_for(const CallPtr& call, const std::string& by) {
  admin_.act(call->request.body, by, [call](const std::string& text) { call->reply({.body = text}); }, call->failed);
}

}  // namespace roundtable::server
