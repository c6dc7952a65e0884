#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.h"

namespace roundtable::cli {

int complain(const std::string& message, int status) {
  fmt::print(stderr, "roundtable: {}\n", message);
  return status;
}

}  // namespace roundtable::cli
