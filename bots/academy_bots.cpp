#include "bots/academy/policy.h"
#include "bots/make_bot.h"

namespace roundtable {

template Result<std::unique_ptr<Bot<academy::Academy>>> make_bot<academy::Academy>(std::string_view name);

}  // namespace roundtable
