#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/live/audience.h"

namespace roundtable::server {

// The connections to a table in memory. New ones wait for the next batch, and join the audience of their view with it.
class TableConnections {
 public:
  // A connection without the whole table yet. `since`: the last n that it saw; `re`: JSON of the message's id, or
  // empty.
  struct Arrival {
    ListenerPtr listener;
    std::optional<Seat> seat;
    std::int64_t since;
    std::string re;
  };

  // As of this n all audiences are up to date.
  explicit TableConnections(std::int64_t n) : delivered_(n) {}

  bool empty() const { return audiences_.empty() && arriving_.empty(); }
  bool has_seat(Seat seat) const;
  // Users who watch without a seat.
  std::set<std::string> spectators() const;
  void each(const std::function<void(const ListenerPtr&)>& use) const;
  // Those that know the table, without arrivals.
  void each_at(Seat seat, const std::function<void(const ListenerPtr&)>& use) const;

  void add(Arrival arrival);
  void remove(const ListenerPtr& listener);
  void mute(const ListenerPtr& listener, Seat seat, bool on);
  // Moves connections whose view has changed, because seats have.
  void reseat(const Table& table);

  // Writes the updates of a batch; arrivals get the whole table.
  void write_news(const Table& table, std::vector<Audience::Telling>& news);
  // The updates up to this n were sent.
  void sent(std::int64_t n);
  // All connections as arrivals at the table when it is loaded again.
  std::vector<Arrival> take_all();

 private:
  void drop_empty();

  std::vector<Audience> audiences_;
  std::vector<Arrival> arriving_;
  std::vector<Arrival> greeted_;  // arrivals in the batch on its way
  std::int64_t delivered_;        // the n that the others were told before it
};

}  // namespace roundtable::server
