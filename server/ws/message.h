#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "server/base/field.h"
#include "server/base/refusal.h"
#include "server/lobby/matcher.h"
#include "server/observability/traces.h"
#include "server/table/table.h"

namespace roundtable::server {

// A message that clients send, as data. Validation, docs/protocol.md and the JSON Schemas follow from it.
struct SentMessage {
  std::string_view name;      // as in `do`
  std::vector<Field> fields;  // with `do` and `id`
  std::string_view effect;    // in Markdown
};
std::vector<const SentMessage*> sent_messages();

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
  TablePlay::Overtime how;
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

  // Throws Refused. `id` is set first, so that a refusal can carry it.
  static Message from_json(std::string_view text, std::string& id);
};

}  // namespace roundtable::server
