#pragma once

#include <string>
#include <utility>

#include "server/net/address_limits.h"
#include "server/net/files.h"
#include "server/net/net.h"

namespace roundtable::server::net {

// State shared by all connections.
struct Common {
  Common(NetOptions with, Service& for_whom)
      : options(std::move(with)),
        service(for_whom),
        files(options.web.empty() ? built_in_files() : files_in(options.web)),
        address_limits(options.connections_per_address, options.requests_per_second) {
    if (!options.site.empty()) files.name_site(options.site);
  }

  NetOptions options;
  Service& service;
  Files files;
  AddressLimits address_limits;
  NetCounts counts;
  std::string date;  // current, in HTTP's format
  bool stopping = false;
};

}  // namespace roundtable::server::net
