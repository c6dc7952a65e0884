#pragma once

#include "server/admin/person_eraser.h"
#include "server/admin/person_export.h"
#include "server/api/controllers/sign_in.h"
#include "server/api/route.h"
#include "server/lobby/matchmaker.h"

namespace roundtable::server {

// A person's data: export and deletion.
class OwnDataController {
 public:
  OwnDataController(StoreThread& store, TableService& tables, People& people, PersonEraser& eraser,
                    Matchmaker& matchmaker)
      : tables_(tables), eraser_(eraser), matchmaker_(matchmaker), exports_(store, tables, people) {}
  static const Routes<OwnDataController>& routes();

 private:
  void export_me(const CallPtr& call);
  void erase_me(const CallPtr& call);

  TableService& tables_;
  PersonEraser& eraser_;
  Matchmaker& matchmaker_;
  PersonExport exports_;
};

}  // namespace roundtable::server
