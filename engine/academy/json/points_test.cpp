#include <gtest/gtest.h>

#include "engine/academy/tests/test_options.h"
#include "engine/core/properties.h"

namespace roundtable::academy {
namespace {

// After an unseen gift (`codex` and `alms`), points in a view are right or null.
TEST(ViewJson, PointsAreRightOrNull) {
  for (int mode = 0; mode < 5; ++mode) {
    for (unsigned game = 0; game < 40; ++game) {
      Rng rng(3, game);
      State state = start(options_of(mode, 7, bits_of({Variation::Codex, Variation::Alms})));
      while (!state.table.waiting.over()) {
        step_at_random(state, rng);
        if (state.table.ledger.trades().empty()) continue;
        const auto points = state.table.ledger.points();
        for (const Viewer viewer : properties::viewers<Academy>(state)) {
          const auto json = Json::parse(properties::view_json<Academy>(state, viewer));
          ASSERT_TRUE(json);
          for (const Json& squire : json->find("squires")->items()) {
            const Json* shown = squire.find("points");
            if (shown->is(Json::Kind::Null)) continue;
            const Squire which{static_cast<std::uint8_t>(squire.find("squire")->number())};
            ASSERT_EQ(shown->number(), points[which]) << "mode " << mode << ", game " << game;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace roundtable::academy
