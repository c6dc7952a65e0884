#include "cli/file.h"

#include <fmt/format.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace roundtable::cli {

namespace {

std::string reason(const std::string& name, int error) {
  std::error_code none;
  if (std::filesystem::is_directory(name, none)) return "it is a folder";
  return error == 0 ? "unknown error" : std::generic_category().message(error);
}

}  // namespace

Status open_to_read(std::ifstream& file, const std::string& name) {
  errno = 0;
  file.open(name);
  const int error = errno;
  std::error_code none;
  if (file && !std::filesystem::is_directory(name, none)) return {};
  return Error{fmt::format("cannot read {}: {}", name, reason(name, error))};
}

Status open_to_write(std::ofstream& file, const std::string& name, std::ios::openmode mode) {
  errno = 0;
  file.open(name, mode);
  if (file) return {};
  return Error{cannot_write(name)};
}

std::string cannot_write(const std::string& name) {
  return fmt::format("cannot write {}: {}", name, reason(name, errno));
}

}  // namespace roundtable::cli
