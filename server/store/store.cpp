#include "server/store/store.h"

#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>

#include "server/store/postgres.h"
#include "server/store/sqlite.h"

namespace roundtable::server {

namespace {

std::filesystem::path data_folder() {
  // The XDG standard says to ignore relative paths.
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && folder[0] == '/') return folder;
  const char* home = std::getenv("HOME");
  if (home == nullptr || home[0] != '/') {
    const passwd* account = getpwuid(getuid());
    home = account != nullptr ? account->pw_dir : nullptr;
  }
  if (home == nullptr) throw StoreError("No home folder for the store: name a file with --store sqlite:FILE");
  return std::filesystem::path(home) / ".local" / "share";
}

}  // namespace

bool Batch::empty() const {
  return users.empty() && user_changes.empty() && tokens.empty() && void_tokens.empty() && tables.empty() &&
         entries.empty() && indexes.empty() && showings.empty() && finished.empty() && keys.empty() &&
         void_keys.empty() && rewritings.empty() && erased.empty() && foldings.empty() && dropped.empty() &&
         forget_void == 0 && notes.empty() && void_notes.empty() && cluster.empty();
}

std::string ListPlace::text() const { return fmt::format("{}-{}", updated, id); }

std::optional<ListPlace> ListPlace::read(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto time = text.substr(0, dash);
  ListPlace place{.id = std::string(text.substr(dash + 1))};
  const auto [rest, error] = std::from_chars(time.begin(), time.end(), place.updated);
  if (error != std::errc() || rest != time.end()) return std::nullopt;
  return place;
}

std::optional<std::string> sqlite_file(const std::string& address) {
  if (address.starts_with("sqlite:")) return address.substr(7);
  if (address.starts_with("postgres://") || address.starts_with("postgresql://")) return std::nullopt;
  // The text is not shown, since it may contain a password after a mistyped scheme.
  throw StoreError("--store: unknown address, allowed: sqlite:FILE or postgres://USER@HOST/DATABASE");
}

std::unique_ptr<Store> open_store(const std::string& address, Access access) {
  if (const auto file = sqlite_file(address)) return open_sqlite(*file, access);
  return open_postgres(address, access);
}

std::string default_store() {
  const auto folder = data_folder() / "roundtable";
  std::error_code error;
  std::filesystem::create_directories(folder.parent_path(), error);
  if (!error && std::filesystem::create_directory(folder, error)) {
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
  }
  if (error) {
    throw StoreError(
        fmt::format("The folder {} for the store cannot be created ({}): create it, or name another store "
                    "(sqlite:FILE)",
                    folder.string(), error.message()));
  }
  return "sqlite:" + (folder / "roundtable.db").string();
}

}  // namespace roundtable::server
