#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/base/refusal.h"
#include "server/lobby/matcher.h"
#include "server/observability/traces.h"
#include "server/table/table.h"

namespace roundtable::server {

// What somebody says over their WebSocket: docs/protocol.md.
struct Message {
  enum class Do : std::uint8_t {
    Watch,
    Leave,
    Choose,
    Ahead,
    Undo,
    Chat,
    Mute,
    Vote,
    Return,
    Pause,
    End,
    Concede,
    Abandon,
    Number,
    Reveal,
    Ping,
    Show,
    Find,
    Stop,
    Turns,
    Drawn
  };

  Do what = Do::Ping;
  std::string id;  // as JSON, for the answer; empty if there is none
  std::string table;
  std::int64_t since = 0;
  std::int64_t decision = 0;
  std::string text;  // the choice, what is said, or a number or its hash
  int seat = 0;
  bool on = true;
  Table::Overtime overtime = Table::Overtime::Bot;
  Concede concede = Concede::End;
  Abandon abandon = Abandon::Propose;
  bool looking = true;
  Wish wish;  // what is looked for
  std::optional<TraceParent> parent;
  PageTimes times;  // of what was drawn

  // Throws Refused. As soon as the id is read it is in `id`, so that even the refusal can carry it.
  static Message from_json(std::string_view text, std::string& id);
};

// As in `do`.
std::string_view name_of(Message::Do what);

}  // namespace roundtable::server
