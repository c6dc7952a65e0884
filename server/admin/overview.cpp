#include "server/admin/overview.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>

#include "server/base/log.h"
#include "server/lobby/hall.h"

namespace roundtable::server {

namespace {

constexpr Millis kLastMinute = 60'000;

std::int64_t count(std::size_t number) { return static_cast<std::int64_t>(number); }

}  // namespace

void Overview::start(std::string where) {
  where_ = std::move(where);
  remember();
}

void Overview::remember() {
  process_ = process_figures();
  last_hour_.add(sample());
  loop_.after(LastHour::kStep, [this] { remember(); });
}

Gauges Overview::gauges() const {
  std::unordered_set<std::string_view> people;
  for (const ListenerPtr& one : listeners_.all()) {
    if (one->connection != nullptr) people.insert(one->user.id);
  }
  return {.net = loop_.counts(),
          .tables = live_.size(),
          .people = people.size(),
          .bot_searches = bots_.waiting(),
          .damaged = live_.damaged().size(),
          .unsaved = saves_.waiting(),
          .oldest_bot_search = bots_.oldest(),
          .trouble = !saves_.trouble().empty()};
}

LastHour::Sample Overview::sample() const {
  return {.at = time_of_day(),
          .actions = metrics_.actions,
          .bot_choices = metrics_.bot_choices,
          .answers = metrics_.answers,
          .commits = metrics_.commits,
          .reads = metrics_.reads,
          .lag = metrics_.lag,
          .people = count(gauges().people),
          .memory = process_.memory};
}

NodeFigures Overview::figures() const {
  using Sample = LastHour::Sample;
  const Gauges now = gauges();
  const Sample& then = last_hour_.before(kLastMinute);
  const std::int64_t choices = metrics_.actions + metrics_.bot_choices - then.actions - then.bot_choices;
  NodeFigures figures{.where = where_,
                      .version = version_,
                      .people = count(now.people),
                      .connections = now.net.connections,
                      .tables = count(now.tables),
                      .choices = choices * 1'000'000 / std::max<Millis>(time_of_day() - then.at, 1),
                      .answers = last_hour_.lately(&Sample::answers, metrics_.answers),
                      .lag = last_hour_.lately(&Sample::lag, metrics_.lag),
                      .memory = process_.memory};
  for (const HealthWarning& warning : health_warnings(signs(now)))
    figures.health_warnings.emplace_back(warning.what, warning.figure);
  return figures;
}

// This server's own figures are fresher here than in the store, which has none if there is a single server.
void Overview::find_servers(const std::function<void(const Servers&)>& use, const std::function<void()>& failed) {
  store_.read<Servers>(
      [](Store& store) {
        Cluster* const cluster = store.cluster();
        if (cluster == nullptr) return Servers{{.node = {.id = "here", .alive = true}, .here = true}};
        Servers servers;
        for (NodeState& node : cluster->nodes()) {
          const bool here = node.id == cluster->node();
          auto figures = here ? NodeFigures() : NodeFigures::read(node.figures);
          servers.push_back({.node = std::move(node), .here = here, .figures = std::move(figures)});
        }
        return servers;
      },
      [this, use](Servers servers) {
        for (ServerState& one : servers) {
          if (!one.here) continue;
          one.figures = figures();
          one.node.started = static_cast<std::int64_t>(process_.started * 1000);
          if (one.node.seen == 0) one.node.seen = time_of_day();
        }
        use(servers);
      },
      failed);
}

void Overview::tell(const std::string& whom, const std::function<void(std::string)>& say) {
  find_servers([this, whom, say](const Servers& servers) { say(text(whom, servers)); },
               [this, whom, say] { say(text(whom, std::nullopt)); });
}

HealthSigns Overview::signs(const Gauges& now) const {
  using Sample = LastHour::Sample;
  return {.trouble = now.trouble,
          .finishing = saves_.finishing(),
          .damaged = count(now.damaged),
          .answers = last_hour_.lasting(&Sample::answers, metrics_.answers),
          .commits = last_hour_.lasting(&Sample::commits, metrics_.commits),
          .reads = last_hour_.lasting(&Sample::reads, metrics_.reads),
          .lag = last_hour_.lasting(&Sample::lag, metrics_.lag),
          .oldest_bot_search = now.oldest_bot_search,
          .log_bytes = metrics_.log_bytes(),
          .memory = process_.memory,
          .files = process_.files,
          .most_files = process_.most_files};
}

std::string Overview::text(const std::string& whom, const std::optional<Servers>& servers) const {
  using Sample = LastHour::Sample;
  const Gauges now = gauges();
  HealthSigns all = signs(now);
  all.trouble = all.trouble || !servers;
  const OperatorSettings& operator_settings = settings_;
  JsonWriter out;
  out.begin_object().field("you", std::string_view(whom)).field("version", std::string_view(version_));
  out.field("now", time_of_day()).field("started", static_cast<std::int64_t>(process_.started * 1000));
  out.key("worries").begin_array();
  for (const HealthWarning& warning : health_warnings(all)) {
    out.begin_object().field("what", warning.what).field("figure", warning.figure).end_object();
  }
  out.end_array().field("trouble", std::string_view(saves_.trouble()));
  out.field("readOnly", operator_settings.read_only())
      .field("announcement", std::string_view(operator_settings.announcement()));
  out.field("people", count(now.people)).field("online", hall_.people_online());
  out.field("connections", now.net.connections);
  std::array<std::int64_t, kPhaseNames.size()> phases{};
  live_.each([&](const LiveTable& live) { ++phases[static_cast<std::size_t>(live.table->phase())]; });
  out.key("tables").begin_object();
  for (std::size_t phase = 0; phase < phases.size(); ++phase) out.field(kPhaseNames[phase], phases[phase]);
  out.end_object().key("damaged").begin_array();
  for (const std::string& id : live_.damaged()) out.value(std::string_view(id));
  out.end_array().field("unsaved", count(now.unsaved)).field("thoughts", count(now.bot_searches));
  out.field("oldestThought", now.oldest_bot_search);
  out.field("answers", last_hour_.lately(&Sample::answers, metrics_.answers));
  out.field("saving", last_hour_.lately(&Sample::commits, metrics_.commits));
  out.field("lag", last_hour_.lately(&Sample::lag, metrics_.lag));
  out.field("memory", process_.memory).field("wal", all.log_bytes);
  out.field("files", process_.files).field("mostFiles", process_.most_files);
  write_backup(out);
  out.key("nodes");
  if (servers) {
    write_servers(out, *servers);
  } else {
    out.null();
  }
  last_hour_.write(out.key("history"));
  out.key("log").begin_object();
  for (const std::string_view kind : kLogKinds) {
    out.key(kind).begin_array();
    for (const std::string& line : latest_lines(kind)) out.raw(line);
    out.end_array();
  }
  return out.end_object().end_object().take();
}

void Overview::write_backup(JsonWriter& out) const {
  out.field("backups", backups_.possible()).key("backup");
  const auto& last = backups_.last();
  if (!last) return void(out.null());
  out.begin_object().field("file", std::string_view(last->file)).field("begun", last->begun);
  out.field("ended", last->ended).field("bytes", last->bytes);
  out.field("failed", std::string_view(last->failed)).end_object();
}

}  // namespace roundtable::server
