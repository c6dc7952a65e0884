#include "engine/core/json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

// Every value that can be read can be written, and is the same when it is read again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto json = roundtable::Json::parse(text);
  if (!json) return 0;
  const std::string written = json->text();
  const auto again = roundtable::Json::parse(written);
  if (!again || again->text() != written) std::abort();
  return 0;
}
