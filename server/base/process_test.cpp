#include "server/base/process.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <vector>

namespace roundtable::server {

namespace {

double value_of(const std::string& name) {
  const std::string text = process_metrics();
  const std::size_t at = text.find("\nprocess_" + name + " ");
  return at == std::string::npos ? -1 : std::atof(text.c_str() + at + name.size() + 10);
}

TEST(Process, MemoryIsWhatIsUsed) {
  const double before = value_of("resident_memory_bytes");
  const std::vector<char> used(64 << 20, 'x');
  EXPECT_GT(value_of("resident_memory_bytes") - before, 0.9 * static_cast<double>(used.size()));
}

}  // namespace

}  // namespace roundtable::server
