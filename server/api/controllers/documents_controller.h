#pragma once

#include "server/api/route.h"

namespace roundtable::server {

// The descriptions of this interface for programs.
class DocumentsController {
 public:
  static const Routes<DocumentsController>& routes();

 private:
  void show_openapi(const CallPtr& call);
  void show_messages(const CallPtr& call);
};

}  // namespace roundtable::server
