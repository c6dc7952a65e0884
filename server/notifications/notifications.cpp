#include "server/notifications/notifications.h"

#include <algorithm>

#include "engine/games.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kWishesKind = "notices";
constexpr Millis kNoticeTick = 500;
constexpr Millis kLastHour = 3'600'000;
constexpr Millis kUseWithoutClock = 24 * kLastHour;
constexpr Limit kMostNotices{"notices", 60, 3600, "person", "limit reached: 60 notifications per hour"};

std::string wishes_id(const std::string& user) { return std::string(kWishesKind) + " " + user; }

void write_title(JsonWriter& out, const std::string& name) {
  for (const GameDescription& game : described_games()) {
    if (game.name == name) out.field("title", game.title);
  }
}

// Contains nothing of the game and no names, since push services forward it, even if encrypted.
std::string notice_json(const TableNews& where, const Turn& turn, const std::string& language) {
  JsonWriter out;
  out.begin_object().field("type", "turn").field("table", std::string_view(where.table));
  write_title(out, where.game);
  out.key("due");
  turn.due ? out.value(*turn.due) : out.null();
  return out.field("language", std::string_view(language)).end_object().take();
}

}  // namespace

Notifications::Notifications(Loop& loop, StoreThread& store, TableService& tables, SaveQueue& saves, LiveTables& live,
                             Limits& limits, const Turns& turns, Pushes& pushes, const NoticeOptions& options)
    : loop_(loop),
      store_(store),
      saves_(saves),
      live_(live),
      limits_(limits),
      turns_(turns),
      pushes_(pushes),
      options_(options) {
  tables.on_news([this](const TableNews& news) { receive(news); });
}

// Turns that began before the server's start were announced then. Only notifications about the last hour are still due.
void Notifications::start(bool first) {
  started_ = time_of_day();
  check();
  if (!first) return;
  store_.read<std::vector<TableIndex>>([](Store& store) { return store.due(); },
                                       [this](const std::vector<TableIndex>& running) {
                                         for (const TableIndex& one : running) {
                                           if (one.due) look_again(one.id, *one.due - kLastHour);
                                         }
                                       },
                                       [] {});
}

void Notifications::receive(const TableNews& news) {
  if (const auto found = told_.find(news.table); found != told_.end() && !news.paused) {
    std::erase_if(found->second, [&](const Turn& told) {
      return std::none_of(news.turns.begin(), news.turns.end(), [&](const Turn& now) { return now.is(told); });
    });
    if (found->second.empty()) told_.erase(found);
  }
  if (!news.ours) return;
  for (const Turn& turn : news.begun()) {
    if (pushes_.reaches(turn.user)) look_again(news.table, time_of_day() + options_.delay);
  }
}

void Notifications::check() {
  loop_.after(std::min(kNoticeTick, options_.delay), [this] { check(); });
  if (!saves_.trouble().empty()) return;
  while (!later_.empty() && later_.begin()->first <= time_of_day()) {
    const std::string table = later_.extract(later_.begin()).value().second;
    const auto look = [this](const LiveTable& live) {
      for (const Turn& turn : live.announced.turns()) consider(live, turn);
    };
    live_.with(table, look, [](const Refused&) {});
  }
}

bool Notifications::is_told(const std::string& table, const Turn& turn) const {
  const auto found = told_.find(table);
  return found != told_.end() &&
         std::any_of(found->second.begin(), found->second.end(), [&](const Turn& told) { return told.is(turn); });
}

void Notifications::consider(const LiveTable& live, const Turn& turn) {
  if (!pushes_.reaches(turn.user) || turns_.looks(turn.user) || is_told(live.table->id(), turn)) return;
  const TableNews where{.table = live.table->id(), .game = live.table->plan().game};
  read_wishes(
      turn.user, [this, where, turn](const NotificationSettings& wishes) { decide(where, turn, wishes); },
      [](const Refused&) {});
}

void Notifications::decide(const TableNews& where, const Turn& turn, const NotificationSettings& wishes) {
  const Millis now = time_of_day();
  const auto when = wishes.at(where.table);
  if (when == NotificationSettings::When::Never) return;
  if (when == NotificationSettings::When::LastHour) {
    if (!turn.due) return;
    if (now < *turn.due - kLastHour) return look_again(where.table, *turn.due - kLastHour);
  } else if (turn.since < started_ - options_.delay) {
    return;
  }
  if (const auto end = wishes.quiet_until(now)) return look_again(where.table, *end);
  if (!is_told(where.table, turn)) tell(where, turn);
}

void Notifications::tell(const TableNews& where, const Turn& turn) {
  try {
    limits_.expect(kMostNotices, turn.user);
  } catch (const Refused&) {
    return;
  }
  told_[where.table].push_back(turn);
  const Millis until = turn.due.value_or(time_of_day() + kUseWithoutClock);
  const bool urgent = turn.due && *turn.due - time_of_day() < kLastHour;
  pushes_.send(
      turn.user,
      [where, turn, until, urgent](const std::string& language) {
        return Push{.json = notice_json(where, turn, language), .topic = where.table, .until = until, .urgent = urgent};
      },
      [this, where, turn] { return is_told(where.table, turn); });
}

void Notifications::read_wishes(const std::string& user, std::function<void(const NotificationSettings&)> done,
                                SaveQueue::Failed failed) {
  store_.read<std::optional<Key>>(
      [id = wishes_id(user)](Store& store) { return store.key(id); },
      [done = std::move(done)](const std::optional<Key>& key) {
        done(key ? NotificationSettings::from_store(key->data) : NotificationSettings());
      },
      [failed = std::move(failed)] {
        failed(Refused("store", "the store cannot be read right now; try again in a moment"));
      });
}

Key Notifications::wishes_key(const std::string& user, const NotificationSettings& wishes) {
  return {.id = wishes_id(user), .user = user, .kind = kWishesKind, .data = wishes.json(), .created = time_of_day()};
}

void Notifications::invited(const std::string& user, const std::string& table, const std::string& game, Millis until,
                            const std::function<bool()>& wanted) {
  if (!pushes_.reaches(user)) return;
  const auto write = [table, game, until](const std::string& language) {
    JsonWriter out;
    out.begin_object().field("type", "invitation").field("table", std::string_view(table));
    write_title(out, game);
    out.field("language", std::string_view(language)).end_object();
    return Push{.json = out.take(), .topic = table, .until = until, .urgent = true};
  };
  const auto send = [this, user, write, wanted](const NotificationSettings& wishes) {
    if (wishes.quiet_until(time_of_day()) || !wanted()) return;
    guard(
        [&] {
          limits_.expect(kMostNotices, user);
          pushes_.send(user, write, wanted);
        },
        [](const Refused&) {});
  };
  loop_.after(options_.delay, [this, user, wanted, send] {
    if (wanted() && !turns_.looks(user)) read_wishes(user, send, [](const Refused&) {});
  });
}

void Notifications::send_sample(const User& user) {
  pushes_.send(
      user.id,
      [](const std::string& language) {
        JsonWriter out;
        out.begin_object().field("type", "sample").field("language", std::string_view(language)).end_object();
        return Push{.json = out.take(), .topic = "sample", .until = time_of_day() + kLastHour, .urgent = true};
      },
      [] { return false; });
}

}  // namespace roundtable::server
