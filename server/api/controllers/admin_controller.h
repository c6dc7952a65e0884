#pragma once

#include <string>

#include "server/admin/admin.h"
#include "server/admin/overview.h"
#include "server/api/route.h"

namespace roundtable::server {

// The operator's page, and `roundtable admin`. For others these paths do not exist.
class AdminController {
 public:
  AdminController(Admin& admin, Overview& overview) : admin_(admin), overview_(overview) {}
  static const Routes<AdminController>& routes();

  bool is_operator(const HttpRequest& request) const;

 private:
  void show(const CallPtr& call);
  void act(const CallPtr& call);
  void act_for_program(const CallPtr& call);
  void act_for(const CallPtr& call, const std::string& by);

  Admin& admin_;
  Overview& overview_;
};

}  // namespace roundtable::server
