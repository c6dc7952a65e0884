#pragma once

#include <string>
#include <vector>

#include "engine/core/json.h"
#include "server/cluster/node_figures.h"
#include "server/store/cluster.h"

namespace roundtable::server {

// A server of the cluster, for the operator. A single server is the only one.
struct ServerState {
  NodeState node;
  bool here = false;  // the server that was asked
  NodeFigures figures;
};
using Servers = std::vector<ServerState>;

// Writes a list of objects.
void write_servers(JsonWriter& out, const Servers& servers);

// The display name: machine and port if known, else the id.
std::string name_of(const ServerState& server);

// Finds a running server by its id, a unique prefix of its id, its machine, or machine and port. An empty name means
// the server that was asked. Throws Refused.
const ServerState& server_called(const Servers& servers, const std::string& name);

}  // namespace roundtable::server
