#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundtable::server::net {

// This machine's IPv4 addresses for others in its network, home networks first, without those of virtual machines and
// containers.
std::vector<std::string> network_addresses();

// True if a server at that `--host` can be reached from other machines.
bool is_open_to_network(std::string_view host);

}  // namespace roundtable::server::net
