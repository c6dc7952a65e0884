#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "server/base/refusal.h"
#include "server/lobby/matcher.h"
#include "server/observability/traces.h"
#include "server/table/table.h"

namespace roundtable::server {

// WebSocket commands: docs/protocol.md. A command belongs to one group, and the group decides its handler.
namespace command {

struct Ping {};
struct Show {
  bool on;
};
struct Find {
  Wish wish;
};
struct Stop {};
struct Turns {
  bool on, looking;
};
struct Drawn {
  TraceParent parent;
  PageTimes times;
};
using InHall = std::variant<Ping, Show, Find, Stop, Turns, Drawn>;

struct Watch {
  std::int64_t since;
};
struct Leave {};
struct Mute {
  int seat;
  bool on;
};
using AtTable = std::variant<Watch, Leave, Mute>;

struct Choose {
  std::int64_t decision;
  std::string choice;
};
struct Ahead {
  std::string choice;  // empty: takes the choice back
};
struct Undo {
  std::int64_t decision;
};
struct Chat {
  std::string text;
};
struct Vote {
  int seat;
  bool on;
};
struct Return {};
struct Pause {
  bool on;
};
struct End {
  Table::Overtime how;
};
struct Concede {
  server::Concede how;
};
struct Abandon {
  server::Abandon how;
};
struct Number {
  std::string hash;
};
struct Reveal {
  std::string number;
};
// Only for people who sit at the table.
using AtSeat = std::variant<Choose, Ahead, Undo, Chat, Vote, Return, Pause, End, Concede, Abandon, Number, Reveal>;

using Any = std::variant<InHall, AtTable, AtSeat>;

}  // namespace command

struct Message {
  std::string id;         // as JSON, for the answer; may be empty
  std::string_view verb;  // as in `do`
  std::string table;      // empty in the hall
  std::optional<TraceParent> parent;
  command::Any command;

  // The command, or nullptr if it is another one.
  template <class Command>
  const Command* get() const {
    const auto same = []<class Other>(const Other& other) -> const Command* {
      if constexpr (std::is_same_v<Other, Command>) return &other;
      return nullptr;
    };
    return std::visit([&](const auto& group) { return std::visit(same, group); }, command);
  }

  // Throws Refused. As soon as the id is read it is in `id`, so that even the refusal can carry it.
  static Message from_json(std::string_view text, std::string& id);
};

}  // namespace roundtable::server
