#pragma once

#include <string>

#include "engine/core/record.h"

namespace roundtable::cli {

// The n-th record, from 1, of a file with one record per line; `-` is the standard input.
Result<Record> record_in(const std::string& file, int number);
// All records of the file.
Result<std::vector<Record>> records_in(const std::string& file);

}  // namespace roundtable::cli
