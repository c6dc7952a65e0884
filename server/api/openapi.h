#pragma once

#include <string>

namespace roundtable::server {

// The OpenAPI 3.1 document of all calls but those of operators.
std::string openapi_json();

}  // namespace roundtable::server
