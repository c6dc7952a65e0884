#include "server/store/store.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/commands.h"
#include "server/admin/verify.h"
#include "server/store/backup.h"
#include "server/store/scratch_folder.h"

// The operator's commands for a store: backup, restore, verify.

namespace roundtable::cli {

namespace {

std::string address_of(const StoreArguments& arguments) {
  return arguments.store.empty() ? server::default_store() : arguments.store;
}

int verify(const std::string& address) {
  server::expect_store(address);
  const auto store = server::open_store(address);
  const auto found = server::verify(*store, [](const std::string& what) { complain(what, 1); });
  fmt::print(
      "{} tables are valid: {} open, {} playing, {} finished, {} closed (all choices replayed, all shuffles "
      "repeated)\n",
      found.open + found.playing + found.finished + found.closed, found.open, found.playing, found.finished,
      found.closed);
  if (found.other_rules > 0) fmt::print("{} tables skipped: made by a version with other rules\n", found.other_rules);
  if (found.wrong > 0) fmt::print("{} errors\n", found.wrong);
  return found.wrong == 0 ? 0 : 1;
}

}  // namespace

int run(const BackupArguments& arguments) {
  server::back_up(address_of(arguments), arguments.file);
  fmt::print("{}: {} bytes\n", arguments.file, std::filesystem::file_size(arguments.file));
  return 0;
}

int run(const RestoreArguments& arguments) {
  server::restore(arguments.file, address_of(arguments));
  fmt::print("Restored {}. To check every game, run: roundtable verify\n", arguments.file);
  return 0;
}

int run(const VerifyArguments& arguments) {
  if (arguments.file.empty()) return verify(address_of(arguments));
  const server::ScratchFolder scratch;  // the backup itself is not modified
  server::restore(arguments.file, "sqlite:" + scratch.file());
  return verify("sqlite:" + scratch.file());
}

}  // namespace roundtable::cli
