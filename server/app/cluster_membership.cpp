#include "server/app/cluster_membership.h"

#include <algorithm>
#include <utility>

#include "server/base/wall_clock.h"
#include "server/lobby/hall.h"

namespace roundtable::server {

namespace {

constexpr Millis kRoundEvery = 500;
constexpr Millis kNextRound = 20;  // while more tables wait to be taken over
constexpr int kMostTaken = 100;    // tables in a round
constexpr Millis kReadAgainSoon = 200;
constexpr Millis kHallEvery = 1'000;
constexpr Millis kFiguresEvery = 2'000;

}  // namespace

ClusterMembership::ClusterMembership(Loop& loop, StoreThread& store, TableService& tables, LiveParts& parts, Hall& hall,
                                     Metrics& metrics, Cluster& cluster)
    : loop_(loop),
      store_(store),
      tables_(tables),
      saves_(parts.saves),
      leases_(parts.leases),
      peers_(parts.peers),
      forwarding_(parts.forwarding),
      limits_(parts.limits),
      blocks_(parts.blocks),
      hall_(hall),
      metrics_(metrics),
      cluster_(cluster) {
  leases_.share();
  forwarding_.join(cluster.node());
}

bool ClusterMembership::join() {
  const Round first = cluster_.round({}, 0);
  nodes_ = {first.nodes.begin(), first.nodes.end()};
  return nodes_.size() > 1;
}

void ClusterMembership::start(Rememberers rememberers) {
  rememberers_ = std::make_unique<const Rememberers>(rememberers);
  channel_ = cluster_.listen(
      {.message =
           [this](PeerMessage message) {
             loop_.post([this, message = std::make_shared<PeerMessage>(std::move(message))] { receive(*message); });
           },
       .opened = [this] { loop_.post([this] { open(); }); }});
  limits_.on_spent(
      [this](const std::string& what, net::Micros debt) { saves_.batch().cluster.spent.emplace_back(what, debt); });
  loop_.after(kRoundEvery, [this] { go_round(); });
  say_who_is_here();
  say_how_we_are();
}

void ClusterMembership::say_who_is_here() {
  if (leaves_) return;
  hall_.tell_peers();
  loop_.after(kHallEvery, [this] { say_who_is_here(); });
}

void ClusterMembership::say_how_we_are() {
  if (leaves_) return;
  using Ended = std::optional<std::string>;
  store_.ask<Ended>(
      [this, figures = rememberers_->overview.figures().text()](Store&) { return cluster_.tell(figures); },
      [this](const std::optional<Ended>& ended) {
        if (ended && *ended) return rememberers_->admin.end(**ended);
        loop_.after(kFiguresEvery, [this] { say_how_we_are(); });
      });
}

// One round at a time, and always another after it: leases expire unless this node renews them.
void ClusterMembership::go_round() {
  if (leaves_ || std::exchange(goes_round_, true)) return;
  store_.ask<Round>([this](Store&) { return cluster_.round({Leases::kChores}, kMostTaken); },
                    [this](const std::optional<Round>& round) {
                      goes_round_ = false;
                      if (leaves_) return;
                      if (round) look_around(*round);
                      const bool more = round && round->taken.size() == static_cast<std::size_t>(kMostTaken);
                      loop_.after(more ? kNextRound : kRoundEvery, [this] { go_round(); });
                    });
}

void ClusterMembership::look_around(const Round& round) {
  if (round.lapsed) leases_.lost();
  const std::set<std::string> alive(round.nodes.begin(), round.nodes.end());
  const bool one_left = !std::includes(alive.begin(), alive.end(), nodes_.begin(), nodes_.end());
  nodes_ = alive;
  leases_.lost(Leases::kChores);
  for (const std::string& chore : round.chores) leases_.gained(chore);
  if (one_left) tables_.recover(time_of_day());  // clients of the lost node have to reconnect
  tables_.look_after(round.taken);
  if (round.lapsed) {
    tables_.announce_people();
    peers_.say_again();
  }
  if (one_left) {
    tables_.keep_people_of(nodes_);
    peers_.keep(nodes_);
    rememberers_->admin.open_door();  // admin commands may have been sent to the lost node
  }
  if (round.lapsed || one_left) tables_.ask_for_leases();
  metrics_.nodes = static_cast<std::int64_t>(nodes_.size());
  metrics_.leases = static_cast<std::int64_t>(leases_.size());
}

void ClusterMembership::open() {
  tables_.compare_all();
  rememberers_->people.doubt_all();
  rememberers_->pushes.start();
  rememberers_->turns.doubt_all();
  read_all();
  read_places();
}

// Reads again if people connected or disconnected meanwhile, since the answer may then be older than the messages.
void ClusterMembership::read_places() {
  using Places = std::vector<Whereabouts>;
  store_.ask<Places>([this](Store&) { return cluster_.present(ClusterPresence::places()); },
                     [this, before = movements_](const std::optional<Places>& all) {
                       if (!all) return loop_.after(kReadAgainSoon, [this] { read_places(); });
                       before == movements_ ? peers_.take(*all) : read_places();
                     });
}

void ClusterMembership::read_all() {
  read_notes<TableService::Remembered>([](Store& store) { return TableService::remembered(store); },
                                       [this](const TableService::Remembered& all) { tables_.take(all); });
  read_notes<std::vector<Note>>([](Store& store) { return Matchmaker::remembered(store); },
                                [this](const std::vector<Note>& searches) { rememberers_->matchmaker.take(searches); });
  read_notes<std::vector<Note>>([](Store& store) { return Invitations::remembered(store); },
                                [this](const std::vector<Note>& all) { rememberers_->invitations.take(all); });
}

// Reads again if one of our own writes overlapped, since the answer may then be older than our memory.
template <class T>
void ClusterMembership::read_notes(std::function<T(Store&)> question, std::function<void(const T&)> take) {
  store_.ask<T>(question, [this, question, take, before = saves_.notes_ended()](const std::optional<T>& answer) {
    if (answer && saves_.notes_begun() == before) return take(*answer);
    loop_.after(kReadAgainSoon, [this, question, take] { read_notes(question, take); });
  });
}

void ClusterMembership::look_whether_there(const std::string& user) {
  store_.ask<std::optional<User>>([user](Store& store) { return store.user(user); },
                                  [this, user](const std::optional<std::optional<User>>& found) {
                                    if (found && !*found) blocks_.forget(user);
                                  });
}

void ClusterMembership::read_note(const std::string& kind, const std::string& id) {
  read_notes<std::optional<Note>>([kind, id](Store& store) { return store.note(kind, id); },
                                  [this, kind, id](const std::optional<Note>& note) {
                                    if (kind == "reachable") rememberers_->pushes.set_reachable(id, note.has_value());
                                    if (kind == Searches::kKinds[0]) rememberers_->matchmaker.take(id, note);
                                    if (kind == Invitations::kKinds[0]) rememberers_->invitations.take(id, note);
                                    tables_.take(kind, id, note);
                                  });
}

void ClusterMembership::receive(PeerMessage& message) {
  ++metrics_.peer_messages;
  metrics_.peer_message_delays.add(std::max<Millis>(time_of_day() - message.at, 0) * 1000);
  for (Growth& growth : message.tables) tables_.receive(std::move(growth));
  for (const std::string& table : message.rewritten) tables_.reread_soon(table);
  for (const ForwardedChoice& choice : message.choices) {
    if (choice.to == cluster_.node()) tables_.write_for_other(choice);
  }
  const std::vector<std::string> places = ClusterPresence::places();
  for (const Whereabouts& one : message.movements) {
    const bool known = std::find(places.begin(), places.end(), one.place) != places.end();
    if (known) ++movements_;
    known ? peers_.receive(one) : tables_.receive(one);
  }
  for (const auto& [what, debt] : message.spent) limits_.receive_spent(what, debt);
  for (const std::string& hash : message.void_tokens) rememberers_->people.ended_by_peer(hash);
  for (const std::string& user : message.people) {
    rememberers_->people.changed_by_peer(user);
    look_whether_there(user);
  }
  for (const auto& [kind, id] : message.notes) read_note(kind, id);
  for (const Awaited& one : message.turns) {
    for (const std::string& user : one.people) rememberers_->turns.look_at(one.table, user);
  }
  if (message.leaves) go_round();
}

void ClusterMembership::leave(std::function<void()> done) {
  leaves_ = true;
  forwarding_.end();
  leases_.give_up();
  store_.ask<bool>(
      [this](Store&) {
        cluster_.leave();
        return true;
      },
      [done = std::move(done)](const std::optional<bool>&) { done(); });
}

}  // namespace roundtable::server
