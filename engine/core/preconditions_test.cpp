#include <gtest/gtest.h>

#include "engine/core/fixed.h"
#include "engine/core/seat.h"

// Preconditions are assertions. The release build has none; the builds with sanitizers must have them.

namespace roundtable {
namespace {

#if defined(ROUNDTABLE_SANITIZED)
TEST(Preconditions, EndTheProgram) {
  EXPECT_DEATH(static_cast<void>(Seats().lowest()), "empty");
  FixedVector<int, 1> one;
  one.push_back(1);
  EXPECT_DEATH(one.push_back(2), "full");
}
#endif

}  // namespace
}  // namespace roundtable
