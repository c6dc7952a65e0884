#include "server/overview.h"

#include <array>
#include <string_view>
#include <unordered_set>

#include "server/log.h"
#include "server/process.h"

namespace roundtable::server {

namespace {

constexpr Millis kLately = 300'000;

std::int64_t count(std::size_t number) { return static_cast<std::int64_t>(number); }

}  // namespace

void Overview::start() {
  last_hour_.add(moment());
  loop_.after(LastHour::kStep, [this] { start(); });
}

Gauges Overview::gauges() const {
  std::unordered_set<std::string_view> people;
  for (const ListenerPtr& one : tables_.listeners().all()) {
    if (one->connection != nullptr) people.insert(one->user.id);
  }
  return {.net = loop_.counts(),
          .tables = tables_.live().size(),
          .people = people.size(),
          .thoughts = bots_.waiting(),
          .damaged = tables_.live().damaged().size(),
          .unsaved = tables_.saves().waiting(),
          .oldest_thought = bots_.oldest(),
          .trouble = !tables_.saves().trouble().empty()};
}

LastHour::Moment Overview::moment() const {
  return {.at = time_of_day(),
          .actions = metrics_.actions,
          .bot_choices = metrics_.bot_choices,
          .answers = metrics_.answers,
          .commits = metrics_.commits,
          .reads = metrics_.reads,
          .lag = metrics_.lag,
          .people = count(gauges().people),
          .memory = process_figures().memory};
}

void Overview::tell(const std::string& whom, const std::function<void(std::string)>& say) {
  struct Found {
    std::string here;
    std::vector<NodeState> nodes;
  };
  store_.read<Found>(
      [](Store& store) {
        Cluster* const cluster = store.cluster();
        return cluster == nullptr ? Found() : Found{cluster->node(), cluster->nodes()};
      },
      [this, whom, say](const Found& found) {
        node_ = found.here;
        say(text(whom, found.nodes));
      },
      [this, whom, say] { say(text(whom, std::nullopt)); });
}

Signs Overview::signs(const ProcessFigures& process, const Nodes& nodes) const {
  const Gauges now = gauges();
  const LastHour::Moment& then = last_hour_.before(kLately);
  const auto lately = [](const Latencies& all, const Latencies& before) { return all.since(before).percentile(99); };
  return {.trouble = now.trouble || !nodes,
          .finishing = tables_.saves().finishing(),
          .damaged = count(now.damaged),
          .answers = lately(metrics_.answers, then.answers),
          .commits = lately(metrics_.commits, then.commits),
          .reads = lately(metrics_.reads, then.reads),
          .lag = lately(metrics_.lag, then.lag),
          .oldest_thought = now.oldest_thought,
          .log_bytes = metrics_.log_bytes(),
          .memory = process.memory,
          .files = process.files,
          .most_files = process.most_files};
}

std::string Overview::text(const std::string& whom, const Nodes& nodes) const {
  const ProcessFigures process = process_figures();
  const Gauges now = gauges();
  const Signs all = signs(process, nodes);
  const House& house = tables_.house();
  JsonWriter out;
  out.begin_object().field("you", std::string_view(whom)).field("version", std::string_view(version_));
  out.field("now", time_of_day()).field("started", static_cast<std::int64_t>(process.started * 1000));
  out.key("worries").begin_array();
  for (const Worry& worry : worries(all)) {
    out.begin_object().field("what", worry.what).field("figure", worry.figure).end_object();
  }
  out.end_array().field("trouble", std::string_view(tables_.saves().trouble()));
  out.field("readOnly", house.read_only()).field("announcement", std::string_view(house.announcement()));
  out.field("people", count(now.people)).field("connections", now.net.connections);
  std::array<std::int64_t, kPhaseNames.size()> phases{};
  tables_.live().each([&](const LiveTable& live) { ++phases[static_cast<std::size_t>(live.table->phase())]; });
  out.key("tables").begin_object();
  for (std::size_t phase = 0; phase < phases.size(); ++phase) out.field(kPhaseNames[phase], phases[phase]);
  out.end_object().key("damaged").begin_array();
  for (const std::string& id : tables_.live().damaged()) out.value(std::string_view(id));
  out.end_array().field("unsaved", count(now.unsaved)).field("thoughts", count(now.thoughts));
  out.field("oldestThought", now.oldest_thought).field("answers", all.answers).field("saving", all.commits);
  out.field("lag", all.lag).field("memory", process.memory).field("wal", all.log_bytes);
  out.field("files", process.files).field("mostFiles", process.most_files);
  write_backup(out);
  write_nodes(out, nodes);
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

void Overview::write_nodes(JsonWriter& out, const Nodes& nodes) const {
  if (!nodes) return void(out.key("nodes").null());
  out.key("nodes").begin_array();
  for (const NodeState& node : *nodes) {
    out.begin_object().field("id", std::string_view(node.id)).field("here", node.id == node_);
    out.field("started", node.started).field("seen", node.seen).field("leases", node.leases);
    out.field("alive", node.alive).end_object();
  }
  out.end_array();
}

}  // namespace roundtable::server
