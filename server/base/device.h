#pragma once

#include <string>
#include <string_view>

namespace roundtable::server {

// What somebody asks with, as they would call it: `Firefox, Linux`. Made of User-Agent, of which nothing else is kept.
std::string device_of(std::string_view user_agent);

}  // namespace roundtable::server
