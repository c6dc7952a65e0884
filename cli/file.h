#pragma once

#include <fstream>
#include <string>

#include "engine/core/result.h"

// Files that a command names. An error says which file, and why: no such file, no permission, a folder.

namespace roundtable::cli {

Status open_to_read(std::ifstream& file, const std::string& name);
Status open_to_write(std::ofstream& file, const std::string& name, std::ios::openmode mode);
// After a write failed.
std::string cannot_write(const std::string& name);

}  // namespace roundtable::cli
