#include "server/cluster/servers.h"

#include <algorithm>

#include "server/base/refusal.h"

namespace roundtable::server {

namespace {

bool is_called(const ServerState& server, const std::string& name) {
  if (name.empty()) return server.here;
  const std::string& where = server.figures.where;
  return server.node.id.starts_with(name) || where == name || where.substr(0, where.rfind(':')) == name;
}

std::string names_of(const std::vector<const ServerState*>& servers) {
  std::string names;
  for (const ServerState* one : servers) names += (names.empty() ? "" : ", ") + name_of(*one);
  return names;
}

}  // namespace

void write_servers(JsonWriter& out, const Servers& servers) {
  out.begin_array();
  for (const auto& [node, here, figures] : servers) {
    out.begin_object().field("id", std::string_view(node.id)).field("here", here);
    out.field("started", node.started).field("seen", node.seen).field("leases", node.leases);
    out.field("alive", node.alive);
    figures.write(out);
    out.end_object();
  }
  out.end_array();
}

std::string name_of(const ServerState& server) {
  return server.figures.where.empty() ? server.node.id : server.figures.where;
}

const ServerState& server_called(const Servers& servers, const std::string& name) {
  std::vector<const ServerState*> alive;
  std::vector<const ServerState*> found;
  for (const ServerState& one : servers) {
    if (!one.node.alive && !one.here) continue;
    alive.push_back(&one);
    if (is_called(one, name)) found.push_back(&one);
  }
  if (found.size() == 1) return *found.front();
  if (found.empty()) throw bad_field("server", "found `" + name + "`, allowed: " + names_of(alive));
  throw bad_field("server", "found `" + name + "`, which fits several servers: " + names_of(found));
}

}  // namespace roundtable::server
