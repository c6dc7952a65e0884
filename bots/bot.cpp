#include "bots/bot.h"

namespace roundtable {

std::string bot_names() {
  return "random, greedy, search:PLAYOUTS (search:1000) or search:MILLISECONDSms (search:50ms), "
         "exec:COMMAND (a program of yours)";
}

}  // namespace roundtable
