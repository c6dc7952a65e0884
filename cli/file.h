#pragma once

#include <fstream>
#include <string>

#include "engine/core/result.h"

// Files named on the command line. An error names the file and the reason: no such file (with similar names in its
// folder), no permission, a folder.

namespace roundtable::cli {

Status open_to_read(std::ifstream& file, const std::string& name);
Status open_to_write(std::ofstream& file, const std::string& name, std::ios::openmode mode);
// The error of a failed write.
std::string cannot_write(const std::string& name);

}  // namespace roundtable::cli
