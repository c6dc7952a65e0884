#pragma once

#include <string>
#include <vector>

#include "engine/core/json.h"
#include "server/cluster/node_figures.h"
#include "server/store/cluster.h"

namespace roundtable::server {

// A server of those that share a store, for whoever runs them; one that has its store to itself is the only one.
struct ServerState {
  NodeState node;
  bool here = false;  // it is the one that is asked
  NodeFigures figures;
};
using Servers = std::vector<ServerState>;

// As a list of objects.
void write_servers(JsonWriter& out, const Servers& servers);

// What people call it: machine and port if it tells them, its id otherwise.
std::string name_of(const ServerState& server);

// The one that has that id, or the only one whose id begins so, or that is at that machine (and port); without a name
// the one that is asked. It is alive. Throws Refused.
const ServerState& server_called(const Servers& servers, const std::string& name);

}  // namespace roundtable::server
