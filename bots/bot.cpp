#include "bots/bot.h"

#include "bots/levels.h"
#include "engine/core/suggestion.h"

namespace roundtable {

std::string bot_names() {
  std::string names;
  for (const Level& level : kLevels) names += std::string(level.name) + ", ";
  return names +
         "random, greedy, greedy:TEMPERATURE (greedy:1.5), search:PLAYOUTS (search:1000), "
         "search:MILLISECONDSms (search:50ms), net, net:soft:TEMPERATURE (net:soft:0.5), net:PLAYOUTS (net:64), "
         "net:MILLISECONDSms (net:5ms), exec:COMMAND (your own program)";
}

Error unknown_bot(std::string_view name) {
  std::vector<std::string_view> kinds = {"random", "greedy", "search", "net", "exec"};
  for (const Level& level : kLevels) kinds.push_back(level.name);
  const std::string_view kind = name.substr(0, name.find(':'));
  return Error{"bots: found `" + std::string(name.substr(0, 40)) + "`" + suggestion(kind, kinds) +
               ", allowed: " + bot_names()};
}

}  // namespace roundtable
