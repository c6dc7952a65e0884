#pragma once

#include "server/accounts/blocks.h"
#include "server/admin/person_eraser.h"
#include "server/admin/person_export.h"
#include "server/api/controllers/sign_in.h"
#include "server/api/route.h"
#include "server/live/limits.h"
#include "server/lobby/matchmaker.h"

namespace roundtable::server {

// A person's data: export and deletion.
class OwnDataController {
 public:
  OwnDataController(StoreThread& store, SaveQueue& saves, LiveTables& live, Limits& limits, Blocks& blocks,
                    Holidays& holidays, People& people, PersonEraser& eraser, Matchmaker& matchmaker)
      : limits_(limits),
        blocks_(blocks),
        eraser_(eraser),
        matchmaker_(matchmaker),
        exports_(store, saves, live, blocks, holidays, people) {}
  static const Routes<OwnDataController>& routes();

 private:
  void export_me(const CallPtr& call);
  void erase_me(const CallPtr& call);

  Limits& limits_;
  Blocks& blocks_;
  PersonEraser& eraser_;
  Matchmaker& matchmaker_;
  PersonExport exports_;
};

}  // namespace roundtable::server
