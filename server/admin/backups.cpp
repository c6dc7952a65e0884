#include "server/admin/backups.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "server/base/log.h"
#include "server/base/refusal.h"
#include "server/base/wall_clock.h"
#include "server/store/backup.h"

namespace roundtable::server {

std::string Backups::begin(Millis now) {
  if (!possible()) throw Refused("not-now", "this server has no backup folder; start it with --backups FOLDER");
  if (last_ && last_->ended == 0) throw Refused("not-now", "a backup is already running: " + last_->file);
  const std::string file = fmt::format("{}/roundtable-{:%Y-%m-%d-%H%M%S}.db", folder_, fmt::gmtime(now / 1000));
  Last begun{.file = file, .begun = now};
  last_ = begun;
  worker_.add([this, store = store_, made = std::move(begun)]() mutable {
    try {
      back_up(store, made.file);
    } catch (const std::exception& error) {
      made.failed = error.what();
    }
    loop_.post([this, made] { ended(made); });
  });
  return file;
}

void Backups::ended(Last made) {
  made.ended = time_of_day();
  LogLine line(made.failed.empty() ? "info" : "error", "backup");
  line.field("file", made.file);
  if (made.failed.empty()) {
    std::error_code none;
    made.bytes = static_cast<std::int64_t>(std::filesystem::file_size(made.file, none));
    line.field("bytes", made.bytes);
  } else {
    line.field("why", made.failed);
  }
  last_ = std::move(made);
}

}  // namespace roundtable::server
