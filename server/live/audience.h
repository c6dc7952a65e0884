#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/json_diff.h"
#include "server/base/listeners.h"
#include "server/table/table.h"

namespace roundtable::server {

// The viewpoint of a connection: one of the seats, or a spectator. A player who was removed from the game
// keeps the seat, but sees no more than a spectator.
struct Eyes {
  std::optional<Seat> seat;
  bool removed = false;

  static Eyes at(const Table& table, std::optional<Seat> seat) {
    return {seat, seat && table.moderation().is_removed(*seat)};
  }
  std::optional<Seat> own() const { return removed ? std::nullopt : seat; }
  bool operator==(const Eyes&) const = default;
};

// All connections with the same view of a table. They get the changes since the last message.
class Audience {
 public:
  explicit Audience(Eyes eyes) : eyes_(eyes) {}
  explicit Audience(std::optional<Seat> seat) : eyes_{.seat = seat} {}

  const Eyes& eyes() const { return eyes_; }
  std::optional<Seat> seat() const { return eyes_.seat; }
  bool empty() const { return members_.empty(); }
  bool has(const ListenerPtr& listener) const;
  std::vector<ListenerPtr> listeners() const;
  // Adds a connection, which must be sent `whole` next.
  void add(const ListenerPtr& listener) { members_.push_back({listener, Seats()}); }
  void remove(const ListenerPtr& listener);
  void mute(const ListenerPtr& listener, Seat seat, bool on);

  struct Telling {
    ListenerPtr to;
    Text text;
  };
  // The changes, for connections that were there before.
  void tell_news(const Table& table, std::vector<Telling>& out);
  // The whole table, for a new connection. `re` is the JSON of the message's id, or empty; `since` is the last n that
  // the connection saw. Call it right after tell_news, so that all members know the same.
  Text whole(const Table& table, std::int64_t since, const std::string& re, const Chat::Hidden& hidden = {}) const;

 private:
  struct Member {
    ListenerPtr listener;
    Seats muted;
  };

  Viewer viewer() const {
    const auto own = eyes_.own();
    return own ? Viewer(*own) : Viewer::spectator();
  }
  std::string chosen(const Table& table) const {
    const auto own = eyes_.own();
    return own ? table.play().chosen(*own) : std::string();
  }
  bool write_news(JsonWriter& out, const Table& table);
  void tell_chat(const Table& table, std::vector<Telling>& out);

  Eyes eyes_;
  std::vector<Member> members_;
  // The state that the members know.
  JsonDiff view_;
  JsonDiff info_;
  std::int64_t info_version_ = -1;
  std::int64_t n_ = 0;
  std::int64_t decision_ = 0;
  std::size_t events_ = 0;
  std::size_t chat_ = 0;
  std::string chosen_;
  std::string ahead_;
  std::optional<Seat> undo_;
  std::size_t taken_back_ = 0;
  std::vector<std::optional<Millis>> due_, left_;
};

}  // namespace roundtable::server
