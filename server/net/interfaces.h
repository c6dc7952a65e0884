#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundtable::server::net {

// IPv4 addresses of this machine that others in its network may reach, home networks first. None of virtual machines
// and containers.
std::vector<std::string> network_addresses();

// Whether a server at that `--host` can be reached from other machines.
bool is_open_to_network(std::string_view host);

}  // namespace roundtable::server::net
