#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "server/api/route.h"
#include "server/live/table_codes.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Ways from one screen to another: short codes for tables, and this machine's addresses in its network.
class CodesController {
 public:
  CodesController(StoreThread& store, TableService& tables, SaveQueue& saves, Limits& limits)
      : tables_(tables), limits_(limits), codes_(store, saves) {}
  static const Routes<CodesController>& routes();

  void listens_at(std::string host, std::uint16_t port) {
    host_ = std::move(host);
    port_ = port;
  }

 private:
  void give(const CallPtr& call);
  void find(const CallPtr& call);
  void show_reach(const CallPtr& call);

  TableService& tables_;
  Limits& limits_;
  TableCodes codes_;
  std::string host_;
  std::uint16_t port_ = 0;
};

}  // namespace roundtable::server
