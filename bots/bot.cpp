#include "bots/bot.h"

namespace roundtable {

std::string bot_names() {
  return "random, greedy, search:PLAYOUTS (search:1000) or search:MILLISECONDSms (search:50ms)";
}

}  // namespace roundtable
