#include "server/guest.h"

#include <algorithm>
#include <utility>

#include "server/net/clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostTables = 16;
constexpr Limit kLines{"lines", 5, 10, "chat", "at most 5 lines in 10 seconds"};
constexpr Limit kLinesAtTable{"lines at", 15, 10, "table", "at most 15 lines in 10 seconds at a table"};
constexpr Limit kLinesFromAddress{"lines from", 25, 10, "address", "at most 25 lines in 10 seconds from an address"};

Text refusal_text(const std::string& id, const Refused& why) {
  JsonWriter out;
  out.begin_object().field("type", "error");
  if (!id.empty()) out.key("re").raw(id);
  out.key("error");
  why.write(out);
  return std::make_shared<const std::string>(out.end_object().take());
}

Text ok_text(const std::string& id) {
  return std::make_shared<const std::string>(id.empty() ? R"({"type":"ok"})" : R"({"type":"ok","re":)" + id + "}");
}

}  // namespace

Guest::Guest(Hall& hall, Metrics& metrics, Connection& connection, const User& user, std::string session)
    : hall_(hall), metrics_(metrics), ear_(std::make_shared<Ear>(Ear{&connection, user, std::move(session)})) {
  hall_.enter(ear_);
}

// NOLINTNEXTLINE(bugprone-exception-escape): bots are started, too, and those of a table are known
Guest::~Guest() {
  ear_->connection = nullptr;
  hall_.go(ear_);
  for (const std::string& table : tables_) leave(table);
}

void Guest::message(std::string_view text) {
  std::string id;
  guard([&] { perform(Message::from_json(text, id)); }, [&](const Refused& why) { refuse(id, why); });
}

void Guest::perform(const Message& message) {
  if (message.what == Message::Do::Ping) return ear_->send(ok_text(message.id));
  if (Room* room = hall_.find(message.table)) {
    room->used = Hall::now();
    return perform_at(*room, message);
  }
  // He may be gone when the table has been read.
  hall_.with_room(
      message.table,
      [this, ear = ear_, message](Room& room) {
        if (ear->connection == nullptr) return;
        guard([&] { perform_at(room, message); }, [&](const Refused& why) { refuse(message.id, why); });
      },
      [ear = ear_, id = message.id, &metrics = metrics_](const Refused& why) {
        ++metrics.refusals;
        ear->send(refusal_text(id, why));
      });
}

void Guest::perform_at(Room& room, const Message& message) {
  Table& table = *room.table;
  const Millis now = Hall::now();
  if (message.what == Message::Do::Watch) return watch(room, message);
  if (message.what == Message::Do::Leave) {
    leave(message.table);
    std::erase(tables_, message.table);
    return ear_->send(ok_text(message.id));
  }
  if (message.what == Message::Do::Mute) {
    for (Audience& audience : room.audiences) audience.mute(ear_, other_seat(room, message), message.on);
    return ear_->send(ok_text(message.id));
  }
  hall_.expect_store();
  const Seat seat = own_seat(room);
  const bool goes_on = message.what == Message::Do::Choose && !table.thinks_again(seat);
  if (!goes_on && message.what != Message::Do::Chat) hall_.expect_calm(room, ear_->user);
  switch (message.what) {
    case Message::Do::Choose:
      if (table.choose(seat, message.decision, message.text, now)) ++metrics_.actions;
      break;
    case Message::Do::Undo: table.undo(seat, message.decision, now); break;
    case Message::Do::Chat:
      expect_chat(room);
      table.say(seat, message.text, now);
      break;
    case Message::Do::Vote: table.vote(seat, other_seat(room, message), message.on, now, hall_.patience()); break;
    case Message::Do::Return: table.come_back(seat, now); break;
    default: break;
  }
  answer_ok(room, message.id);
  hall_.touch(room);
}

void Guest::watch(Room& room, const Message& message) {
  const std::string& id = message.table;
  if (std::find(tables_.begin(), tables_.end(), id) == tables_.end()) {
    if (tables_.size() >= kMostTables) {
      throw Refused("too-many", "at most " + std::to_string(kMostTables) + " tables a connection; leave one first")
          .because("tables");
    }
    tables_.push_back(id);
  }
  const auto seat = room.table->seat_of(ear_->user.id);
  if (seat) room.table->start_if_ready(Hall::now());
  hall_.watch(room, ear_, seat, message.since, message.id);
}

void Guest::leave(const std::string& table) {
  if (Room* room = hall_.find(table)) hall_.unwatch(*room, ear_);
}

Seat Guest::own_seat(const Room& room) const {
  const auto seat = room.table->seat_of(ear_->user.id);
  if (!seat) throw Refused("not-yours", "you do not sit at this table");
  return *seat;
}

Seat Guest::other_seat(const Room& room, const Message& message) const {
  const int players = room.table->plan().players();
  if (message.seat >= players) {
    throw bad_field("seat", "found " + std::to_string(message.seat) + ", allowed: 0 to " + std::to_string(players - 1));
  }
  return Seat{static_cast<std::uint8_t>(message.seat)};
}

void Guest::expect_chat(const Room& room) {
  hall_.limits().expect(kLines, ear_->user.id);
  hall_.limits().expect(kLinesFromAddress, ear_->connection->address());
  hall_.limits().expect(kLinesAtTable, room.table->id());
}

void Guest::answer_ok(const Room& room, const std::string& id) {
  hall_.when_stored(
      room.table->id(),
      [ear = ear_, text = ok_text(id), since = net::now(), &metrics = metrics_] {
        metrics.answers.add(net::now() - since);
        ear->send(text);
      },
      [ear = ear_, id, &metrics = metrics_](const Refused& why) {
        ++metrics.refusals;
        ear->send(refusal_text(id, why));
      });
}

void Guest::refuse(const std::string& id, const Refused& why) {
  ++metrics_.refusals;
  ear_->send(refusal_text(id, why));
}

}  // namespace roundtable::server
