#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/budget.h"
#include "bots/net/net_search_settings.h"
#include "engine/core/result.h"

namespace roundtable {

// Parsed name of a bot with a net.
struct NetName {
  std::string file;  // of the net; empty: the one in use
  std::optional<float> temperature;
  std::optional<SearchBudget> budget;  // if it searches
  NetSearchSettings settings;
};

// `net`, `net:soft:0.5`, `net:64`, `net:5ms`, `net:64:root=puct:trust=0.1`, and each of them as `net@FILE...` without
// colons in FILE; nothing for other names.
std::optional<NetName> read_net_name(std::string_view name, const NetSearchSettings& usual);

// Whether it must be forbidden in names from clients: it reads a file.
inline bool reads_a_file(std::string_view bot_name) { return bot_name.starts_with("net@"); }

// Contents of a net's file.
Result<std::string> bytes_in(const std::string& file);

}  // namespace roundtable
