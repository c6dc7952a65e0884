#include "cli/record_file.h"

#include <fmt/format.h>

#include <fstream>
#include <iostream>

namespace roundtable::cli {

Result<Record> record_in(const std::string& file, int number) {
  std::ifstream opened;
  if (file != "-") {
    opened.open(file);
    if (!opened) return Error{fmt::format("{}: cannot be read", file)};
  }
  std::istream& in = file == "-" ? std::cin : opened;
  std::string line;
  int found = 0;
  for (int at = 1; std::getline(in, line); ++at) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (++found != number) continue;
    auto record = Record::from_json(line);
    if (!record) return Error{fmt::format("{} line {}: {}", file, at, record.error().message)};
    return record;
  }
  if (found == 0) return Error{fmt::format("{}: holds no record", file)};
  return Error{fmt::format("--only: found {}, allowed: 1 to {}", number, found)};
}

}  // namespace roundtable::cli
