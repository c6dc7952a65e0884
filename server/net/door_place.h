#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Where whoever runs the server comes in: a socket in the file system, or a port that only this machine reaches.
struct DoorPlace {
  std::string path;  // of the socket; empty: a port
  std::string host;
  std::uint16_t port = 0;
};
// unix:/PATH, 127.0.0.1:PORT, localhost:PORT or [::1]:PORT. Nothing if it is none of these.
std::optional<DoorPlace> read_door(std::string_view text);

// Whether a browser that asks this host means this machine: a page of another site cannot pretend that it does,
// whatever address its name leads to.
bool is_this_machine(std::string_view host);

}  // namespace roundtable::server::net
