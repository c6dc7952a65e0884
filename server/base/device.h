#pragma once

#include <string>
#include <string_view>

namespace roundtable::server {

// A browser and system in a person's words, such as `Firefox, Linux`. Nothing else of the User-Agent header is kept.
std::string device_of(std::string_view user_agent);

}  // namespace roundtable::server
