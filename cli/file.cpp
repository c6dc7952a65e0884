#include "cli/file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <vector>

#include "engine/core/suggestion.h"

namespace roundtable::cli {

namespace {

namespace fs = std::filesystem;

bool is_printable(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
}

std::vector<std::string> files_in(const fs::path& folder) {
  constexpr std::size_t kMost = 1000;
  std::vector<std::string> names;
  std::error_code none;
  for (const auto& one : fs::directory_iterator(folder.empty() ? "." : folder, none)) {
    const std::string name = one.path().filename().string();
    if (!one.is_directory(none) && is_printable(name)) names.push_back(name);
    if (names.size() == kMost) break;
  }
  std::ranges::sort(names);
  return names;
}

// " (did you mean `games/tie.json`?)" for a mistyped name or ending; " (there is no folder `games`)"; or nothing.
std::string hint_for(const fs::path& missing) {
  const fs::path folder = missing.parent_path();
  std::error_code none;
  if (!folder.empty() && !fs::is_directory(folder, none)) return " (there is no folder `" + folder.string() + "`)";
  const std::vector<std::string> names = files_in(folder);
  auto close = close_names(missing.filename().string(), std::vector<std::string_view>(names.begin(), names.end()));
  if (close.empty()) {
    std::ranges::copy_if(names, std::back_inserter(close),
                         [&](const std::string& name) { return fs::path(name).stem() == missing.stem(); });
  }
  if (close.empty() || close.size() > 2) return "";
  std::string text;
  for (const std::string_view name : close) {
    text += (text.empty() ? " (did you mean `" : " or `") + (folder / name).string() + "`";
  }
  return text + "?)";
}

std::string reason(const std::string& name, int error) {
  std::error_code none;
  if (fs::is_directory(name, none)) return "it is a folder";
  if (error == ENOENT) return std::generic_category().message(error) + hint_for(name);
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
