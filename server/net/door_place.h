#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Place of the admin entrance: a Unix socket, or a port that only this machine can reach.
struct DoorPlace {
  std::string path;  // of the Unix socket; empty: a port
  std::string host;
  std::uint16_t port = 0;
};
// unix:/PATH, 127.0.0.1:PORT, localhost:PORT or [::1]:PORT. Empty for other texts.
std::optional<DoorPlace> read_door(std::string_view text);

// True if the header Host names this machine. A page of another site cannot send such a header, even if its name
// resolves to this machine.
bool is_this_machine(std::string_view host);

}  // namespace roundtable::server::net
