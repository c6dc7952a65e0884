#include "server/app/serve.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <optional>
#include <thread>
#include <utility>

#include "server/api/api.h"
#include "server/api/controllers.h"
#include "server/app/cluster_membership.h"
#include "server/base/log.h"
#include "server/base/wall_clock.h"
#include "server/lobby/hall.h"
#include "server/notifications/fair_outgoing.h"
#include "server/observability/loop_lag.h"
#include "server/store/backup.h"
#include "server/store/sqlite.h"
#include "server/store/text.h"
#include "server/ws/socket_client.h"

namespace roundtable::server {

namespace {

constexpr Millis kGlance = 500;            // for a check of the store's files before the server accepts clients
constexpr Millis kPoliteness = 3'000;      // for the last messages to be sent
constexpr Millis kSavingPatience = 8'000;  // for pending changes to be stored

int complain(const std::string& message) {
  fmt::print(stderr, "roundtable: {}\n", message);
  return 1;
}

std::string shown_host(const std::string& host) {
  return host.find(':') == std::string::npos ? host : "[" + host + "]";
}

}  // namespace

int serve(const ServeOptions& options) {
  if (sodium_init() < 0) return complain("the system's random number generator failed");
  if (any_script() == nullptr) return complain("the locale C.UTF-8 is missing on this system");
  std::unique_ptr<Store> opened;
  const std::unique_ptr<Loop> loop = make_loop();
  std::uint16_t port = 0;
  std::string address;
  try {
    address = options.store.empty() ? default_store() : options.store;
    if (options.retention_report) {
      expect_store(address);
      const auto read = open_store(address, Access::Shared);
      fmt::print("{}", retention_report(*read, options.retention, time_of_day()));
      return 0;
    }
    remove_leftovers(address, options.backups);
    opened = open_store(address, Access::Serving);
    if (const auto faults = opened->faults(kGlance); !faults.empty()) {
      return complain(
          "The store is damaged (" + faults.front() +
          "). List all faults with `roundtable verify`, then restore a backup to another file and serve that");
    }
  } catch (const StoreError& trouble) {
    return complain(trouble.what());
  }
  Metrics metrics;
  if (const auto file = sqlite_file(address)) metrics.log_file = *file + "-wal";
  Store& unused_yet = *opened;
  StoreThread store(std::move(opened), *loop, metrics);
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  BotThreads bots(options.bot_threads > 0 ? options.bot_threads : cores, *loop);
  // A sender for each purpose, since slow receivers of one must not delay the others.
  const std::unique_ptr<Outgoing> push_sender = make_outgoing(*loop);
  const std::unique_ptr<Outgoing> webhook_sender = make_outgoing(*loop);
  const std::unique_ptr<Outgoing> trace_sender = make_outgoing(*loop);
  FairOutgoing fair_sender(*loop, *push_sender);
  std::optional<TraceExport> trace_export;
  Traces::Keep keep;
  if (!options.traces.where.empty()) {
    trace_export.emplace(*loop, *trace_sender, metrics, options.traces.where, options.version);
    keep = [&](Trace trace) { trace_export->add(std::move(trace)); };
  }
  Traces traces(options.traces.share, options.slow, std::move(keep));
  LiveParts parts(*loop, store, metrics, options.tables);
  TableService tables(*loop, store, bots, metrics, traces, parts, options.tables);
  Hall hall(parts.listeners, parts.live, parts.leases, parts.peers);
  std::optional<ClusterMembership> membership;
  bool others = false;  // true if other nodes are already serving
  try {
    if (Cluster* cluster = unused_yet.cluster()) {
      store.fail_at_once();
      others = membership.emplace(*loop, store, tables, parts, hall, metrics, *cluster).join();
    }
    tables.read(unused_yet, others ? DownTimes::Now::Joins : DownTimes::Now::Restarts);
  } catch (const StoreError& trouble) {
    return complain(trouble.what());
  }
  People people(*loop, store, parts.saves, parts.listeners);
  PersonEraser eraser(store, tables, parts.saves, parts.live, people);
  Retention retention(*loop, store, parts.saves, parts.live, parts.listeners, parts.leases, eraser, metrics,
                      options.retention);
  if (membership) people.share();
  people.set_doorkeeper([&](const User& user) { parts.settings.expect_user(user.id, time_of_day()); });
  Matchmaker matchmaker(*loop, tables, parts.saves, parts.live, parts.listeners, parts.limits, parts.blocks,
                        parts.settings, parts.leases, parts.peers);
  try {
    matchmaker.read(unused_yet, !others);
  } catch (const StoreError& trouble) {
    return complain(trouble.what());
  }
  Backups backups(*loop, address, options.backups);
  Overview overview(*loop, store, parts.saves, parts.live, parts.listeners, parts.settings, hall, bots, metrics,
                    backups, options.version);
  Admin admin(store, tables, parts.saves, parts.live, parts.listeners, parts.settings, hall, people, backups, overview);
  Turns turns(*loop, store, tables, parts.saves, parts.live, parts.peers);
  Pushes pushes(*loop, store, parts.saves, fair_sender, metrics, options.notifications.for_tests);
  Notifications notifications(*loop, store, tables, parts.saves, parts.live, parts.limits, turns, pushes,
                              options.notifications);
  Invitations invitations(*loop, store, tables, parts.saves, parts.listeners, parts.limits, parts.blocks,
                          notifications);
  try {
    invitations.take(Invitations::remembered(unused_yet));
  } catch (const StoreError& trouble) {
    return complain(trouble.what());
  }
  const Webhook webhook(*loop, tables, parts.live, *webhook_sender, metrics, options.webhook);
  EventLog log(traces);
  Controllers controllers({store,          tables, parts.saves, parts.live, parts.limits, parts.blocks,  parts.holidays,
                           parts.settings, hall,   matchmaker,  turns,      pushes,       notifications, invitations,
                           people,         eraser, admin,       overview,   metrics,      bots,          log},
                          options.api);
  const SocketServices services{
      tables,       parts.saves,      parts.live, parts.listeners, parts.limits, parts.blocks, parts.settings,
      parts.leases, parts.forwarding, matchmaker, turns,           invitations,  metrics,      log};
  Api api(controllers.router(), controllers.sign_in(), parts.saves, parts.settings, people, metrics, log,
          [&](Connection& connection, const User& user, const std::string& session) {
            return std::make_unique<SocketClient>(services, connection, user, session);
          });
  try {
    port = loop->listen(options.net, api);
  } catch (const std::exception& error) {
    return complain(error.what());
  }
  admin.open_door(options.net.host, port);
  controllers.listens_at(options.net.host, port);
  int status = 0;
  store.on_taken([&](const std::string& why) {
    status = complain(why);
    loop->stop(0);
  });
  LoopLag lag(*loop, metrics.lag);
  lag.start();
  overview.start(fmt::format("{}:{}", machine(), port));
  tables.start();
  if (membership) membership->start({people, turns, pushes, matchmaker, invitations, admin, overview});
  eraser.start();
  retention.start();
  matchmaker.start();
  invitations.start();
  pushes.start();
  notifications.start(!others);
  LogLine("info", "listening").field("host", options.net.host).field("port", static_cast<int>(port));
  fmt::print("Roundtable is ready: http://{}:{}/\n", shown_host(options.net.host), port);
  if (const std::string door = loop->admin_door(); !door.empty()) fmt::print("Admin page: {}\n", door);
  std::fflush(stdout);
  bool ends = false;
  const auto end = [&](const std::string& by) {
    if (std::exchange(ends, true)) return;
    LogLine("info", "stopping").field("by", by);
    if (trace_export) trace_export->send();
    parts.saves.wind_up();
    const auto finish = [&] { parts.saves.finish([&] { loop->stop(kPoliteness); }); };
    membership ? membership->leave(finish) : finish();
    loop->after(kSavingPatience, [&] { loop->stop(0); });  // in case the store does not answer
  };
  admin.on_end(end);
  loop->run([&] { end("a signal"); });
  for (const auto& sender : {push_sender.get(), webhook_sender.get(), trace_sender.get()}) sender->stop();
  if (trace_export) trace_export->stop();
  people.stop();
  retention.stop();
  backups.stop();
  bots.stop();
  store.stop();
  log_event("info", "stopped");
  return status;
}

}  // namespace roundtable::server
