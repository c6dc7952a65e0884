#include "bots/bot.h"

#include "bots/levels.h"

namespace roundtable {

std::string bot_names() {
  std::string names;
  for (const Level& level : kLevels) names += std::string(level.name) + ", ";
  return names +
         "random, greedy, greedy:TEMPERATURE (greedy:1.5), search:PLAYOUTS (search:1000), "
         "search:MILLISECONDSms (search:50ms), net, net:soft:TEMPERATURE (net:soft:0.5), net:PLAYOUTS (net:64), "
         "net:MILLISECONDSms (net:5ms), exec:COMMAND (a program of yours)";
}

}  // namespace roundtable
