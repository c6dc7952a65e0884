#include "bots/make_bot.h"
#include "bots/medievallons/policy.h"

namespace roundtable {

template Result<std::unique_ptr<Bot<medievallons::Medievallons>>> make_bot<medievallons::Medievallons>(
    std::string_view name);

}  // namespace roundtable
