#include "cli/record_file.h"

#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <optional>

#include "cli/file.h"

namespace roundtable::cli {

namespace {

// Calls `take` with the records of a file in order, with their line numbers, until it returns that it has enough.
template <class Take>
Status each_record(const std::string& file, Take take) {
  std::ifstream opened;
  if (file != "-") {
    if (Status status = open_to_read(opened, file); !status) return status;
  }
  std::istream& in = file == "-" ? std::cin : opened;
  std::string line;
  for (int at = 1; std::getline(in, line); ++at) {
    const bool is_empty = line.find_first_not_of(" \t\r") == std::string::npos;
    if (!is_empty && !holds_notes(line) && !take(at, line)) break;
  }
  return {};
}

Result<Record> read(const std::string& file, int at, const std::string& line) {
  auto record = Record::from_json(line);
  if (!record) return Error{fmt::format("{} line {}: {}", file, at, record.error().message)};
  return record;
}

}  // namespace

bool holds_notes(std::string_view line) { return line.starts_with(R"({"notes":)"); }

Result<Record> record_in(const std::string& file, int number) {
  int found = 0;
  std::optional<Result<Record>> wanted;
  const auto status = each_record(file, [&](int at, const std::string& line) {
    if (++found == number) wanted = read(file, at, line);
    return !wanted;
  });
  if (!status) return status.error();
  if (wanted) return std::move(*wanted);
  if (found == 0) return Error{fmt::format("{}: found no record; expected one per line", file)};
  return Error{fmt::format("--only: found {}, allowed: 1 to {}", number, found)};
}

Result<std::vector<Record>> records_in(const std::string& file) {
  std::vector<Record> records;
  std::optional<Error> wrong;
  const auto status = each_record(file, [&](int at, const std::string& line) {
    auto record = read(file, at, line);
    if (record)
      records.push_back(std::move(*record));
    else
      wrong = record.error();
    return !wrong;
  });
  if (!status) return status.error();
  if (wrong) return *wrong;
  if (records.empty()) return Error{fmt::format("{}: found no record; expected one per line", file)};
  return records;
}

}  // namespace roundtable::cli
