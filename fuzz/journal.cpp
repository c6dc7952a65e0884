#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "server/base/refusal.h"
#include "server/table/table.h"

// Data from a store: a table's head in the first line, one entry of its journal in each other line. It is read, or
// refused with an exception.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable::server;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const auto line = [&rest] {
    const std::string_view text = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(text.size() + 1, rest.size()));
    return std::string(text);
  };
  StoredTable stored{{"t", 1000, line()}, {}};
  while (!rest.empty()) stored.entries.push_back({"t", static_cast<std::int64_t>(stored.entries.size()), 2000, line()});
  try {
    const Table table(stored);
    roundtable::JsonWriter out;
    table.write_info(out, std::nullopt);
    if (!roundtable::Json::parse(out.text())) std::abort();
  } catch (const std::runtime_error&) {  // refused
  }
  return 0;
}
