#include "server/backups.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <filesystem>

#include "server/log.h"
#include "server/refusal.h"
#include "server/store/backup.h"
#include "server/wall_clock.h"

namespace roundtable::server {

std::string Backups::begin(Millis now) {
  if (!possible()) throw Refused("not-now", "this server has no folder for backups: serve --backups names one");
  if (last_ && last_->ended == 0) throw Refused("not-now", "a backup is being made: " + last_->file);
  last_ =
      Last{.file = fmt::format("{}/roundtable-{:%Y-%m-%d-%H%M%S}.db", folder_, fmt::gmtime(now / 1000)), .begun = now};
  worker_.add([this, store = store_, file = last_->file] {
    std::string failed;
    try {
      back_up(store, file);
    } catch (const std::exception& error) {
      failed = error.what();
    }
    loop_.post([this, failed] { ended(failed); });
  });
  return last_->file;
}

void Backups::ended(const std::string& failed) {
  last_->ended = time_of_day();
  last_->failed = failed;
  std::error_code none;
  if (failed.empty()) last_->bytes = static_cast<std::int64_t>(std::filesystem::file_size(last_->file, none));
  LogLine line(failed.empty() ? "info" : "error", "backup");
  line.field("file", last_->file);
  if (failed.empty()) {
    line.field("bytes", last_->bytes);
  } else {
    line.field("why", failed);
  }
}

}  // namespace roundtable::server
