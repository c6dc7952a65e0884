#pragma once

#include <string>
#include <string_view>

#include "engine/core/record.h"

namespace roundtable::cli {

// True for a line of a file that holds the page's notes on the record before it (docs/record.md). Readers of records
// skip it.
bool holds_notes(std::string_view line);

// The n-th record, from 1, of a file with one record per line; `-` is the standard input.
Result<Record> record_in(const std::string& file, int number);
// All records of the file.
Result<std::vector<Record>> records_in(const std::string& file);

}  // namespace roundtable::cli
