#include "server/cluster/node_figures.h"

#include <cstdint>
#include <cstdlib>

// Servers' messages about their state. Every one that can be read can be written, and is the same when it is read
// again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using roundtable::server::NodeFigures;
  const auto figures = NodeFigures::read({reinterpret_cast<const char*>(data), size});
  if (const std::string text = figures.text(); text.size() <= 2'000 && NodeFigures::read(text) != figures) std::abort();
  return 0;
}
