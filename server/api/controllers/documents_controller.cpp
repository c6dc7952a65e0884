#include "server/api/controllers/documents_controller.h"

#include <string>

#include "server/api/openapi.h"
#include "server/ws/message_schemas.h"

namespace roundtable::server {

const Routes<DocumentsController>& DocumentsController::routes() {
  using enum Method;
  using enum Who;
  using C = DocumentsController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/openapi.json", Anyone, {}, "Document", "Describe the calls",
        "all calls in OpenAPI 3.1, but those of operators"},
       &C::show_openapi},
      {{Get, "/api/messages.json", Anyone, {}, "Document", "Describe the messages",
        "all messages of the WebSocket in JSON Schema 2020-12"},
       &C::show_messages},
  };
  // clang-format on
  return kRoutes;
}

void DocumentsController::show_openapi(const CallPtr& call) {
  static const std::string kDocument = openapi_json();
  call->reply({.body = kDocument});
}

void DocumentsController::show_messages(const CallPtr& call) {
  static const std::string kDocument = message_schemas_json();
  call->reply({.body = kDocument});
}

}  // namespace roundtable::server
