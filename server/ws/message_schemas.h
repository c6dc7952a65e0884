#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roundtable::server {

// A message that the server sends, as data for docs/protocol.md and the JSON Schemas.
struct ReceivedMessage {
  std::string_view type;
  std::vector<std::pair<std::string_view, std::string>> members;  // name and schema; a `?` ends optional names
  std::string_view when;                                          // in Markdown
};
const std::vector<ReceivedMessage>& received_messages();

// The JSON Schemas (2020-12) of all messages: `$defs` has `sent` and `received`, and one `sent-NAME` or
// `received-NAME` for each message.
std::string message_schemas_json();

// The tables of docs/protocol.md.
std::string markdown_of_sent_messages();
std::string markdown_of_received_messages();

}  // namespace roundtable::server
