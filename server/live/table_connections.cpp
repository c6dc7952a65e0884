#include "server/live/table_connections.h"

#include <algorithm>
#include <utility>

namespace roundtable::server {

bool TableConnections::has_seat(Seat seat) const {
  return std::any_of(audiences_.begin(), audiences_.end(),
                     [&](const Audience& one) { return one.seat() == seat && !one.empty(); }) ||
         std::any_of(arriving_.begin(), arriving_.end(), [&](const Arrival& one) { return one.seat == seat; });
}

std::set<std::string> TableConnections::spectators() const {
  std::set<std::string> people;
  for (const Audience& audience : audiences_) {
    if (audience.seat()) continue;
    for (const ListenerPtr& listener : audience.listeners()) people.insert(listener->user.id);
  }
  for (const Arrival& one : arriving_) {
    if (!one.seat) people.insert(one.listener->user.id);
  }
  return people;
}

void TableConnections::each(const std::function<void(const ListenerPtr&)>& use) const {
  for (const Audience& audience : audiences_) {
    for (const ListenerPtr& listener : audience.listeners()) use(listener);
  }
  for (const Arrival& arrival : arriving_) use(arrival.listener);
}

void TableConnections::each_at(Seat seat, const std::function<void(const ListenerPtr&)>& use) const {
  for (const Audience& audience : audiences_) {
    if (audience.seat() != seat) continue;
    for (const ListenerPtr& listener : audience.listeners()) use(listener);
  }
}

void TableConnections::add(Arrival arrival) { arriving_.push_back(std::move(arrival)); }

void TableConnections::remove(const ListenerPtr& listener) {
  std::erase_if(arriving_, [&](const Arrival& one) { return one.listener == listener; });
  for (Audience& audience : audiences_) audience.remove(listener);
  drop_empty();
}

void TableConnections::mute(const ListenerPtr& listener, Seat seat, bool on) {
  for (Audience& audience : audiences_) audience.mute(listener, seat, on);
}

void TableConnections::reseat(const Table& table) {
  const auto seat_of = [&](const ListenerPtr& listener) { return table.seat_of(listener->user.id); };
  for (Arrival& one : arriving_) one.seat = seat_of(one.listener);
  for (Audience& audience : audiences_) {
    for (const ListenerPtr& listener : audience.listeners()) {
      if (Eyes::at(table, seat_of(listener)) == audience.eyes()) continue;
      audience.remove(listener);
      arriving_.push_back({listener, seat_of(listener), table.n(), {}});
    }
  }
  drop_empty();
}

void TableConnections::write_news(const Table& table, std::vector<Audience::Telling>& news) {
  for (Audience& audience : audiences_) audience.tell_news(table, news);
  for (const Arrival& arrival : arriving_) {
    const Eyes eyes = Eyes::at(table, arrival.seat);
    auto audience =
        std::find_if(audiences_.begin(), audiences_.end(), [&](const Audience& one) { return one.eyes() == eyes; });
    if (audience == audiences_.end()) {
      audience = audiences_.emplace(audiences_.end(), eyes);
      audience->tell_news(table, news);
    }
    audience->add(arrival.listener);
    news.push_back({arrival.listener, audience->whole(table, arrival.since, arrival.re, arrival.listener->hidden)});
  }
  greeted_ = std::exchange(arriving_, {});
}

void TableConnections::sent(std::int64_t n) {
  delivered_ = n;
  greeted_.clear();
}

std::vector<TableConnections::Arrival> TableConnections::take_all() {
  std::vector<Arrival> all = std::exchange(arriving_, {});
  for (const Audience& audience : audiences_) {
    for (const ListenerPtr& listener : audience.listeners()) {
      const auto greeted =
          std::find_if(greeted_.begin(), greeted_.end(), [&](const Arrival& one) { return one.listener == listener; });
      all.push_back(greeted != greeted_.end() ? *greeted : Arrival{listener, audience.seat(), delivered_, {}});
    }
  }
  return all;
}

void TableConnections::drop_empty() {
  std::erase_if(audiences_, [](const Audience& audience) { return audience.empty(); });
}

}  // namespace roundtable::server
