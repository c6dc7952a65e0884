#include "bots/net/net_settings.h"

#include <gtest/gtest.h>

namespace roundtable {

namespace {

using Settings = NetSearchSettings;

TEST(NetNames, SayHowTheNetIsAsked) {
  const auto bare = read_net_name("net", {});
  ASSERT_TRUE(bare);
  EXPECT_TRUE(bare->file.empty() && !bare->budget && !bare->temperature);
  EXPECT_EQ(read_net_name("net:soft:0.5", {})->temperature, 0.5F);
  EXPECT_EQ(read_net_name("net:64", {})->budget->playouts, 64);
  EXPECT_EQ(read_net_name("net:5ms", {})->budget->time, std::chrono::milliseconds(5));
  EXPECT_EQ(read_net_name("net@some/net.bin", {})->file, "some/net.bin");
  EXPECT_EQ(read_net_name("net@some/net.bin:64", {})->file, "some/net.bin");
  EXPECT_EQ(read_net_name("net@some/net.bin:64", {})->budget->playouts, 64);
}

TEST(NetNames, ChangeSettings) {
  EXPECT_EQ(read_net_name("net:64", {.candidates = 3})->settings, Settings{.candidates = 3});
  const auto all = read_net_name(
      "net:64:root=puct:leaf=round:others=hand:beyond=hand:belief=likely:candidates=8:trust=0.25:exploration=2:prior=1."
      "5:"
      "playout=0.1",
      {});
  ASSERT_TRUE(all);
  const Settings expected{.root = Settings::Root::Puct,
                          .leaf = Settings::Leaf::Round,
                          .others = Settings::Others::Hand,
                          .beyond = Settings::Beyond::Hand,
                          .belief = Belief::Likely,
                          .candidates = 8,
                          .trust = 0.25F,
                          .exploration = 2.0F,
                          .prior = 1.5F,
                          .playout = 0.1F};
  EXPECT_EQ(all->settings, expected);
  EXPECT_EQ(read_net_name("net:64:root=halving:leaf=any", expected)->settings.leaf, Settings::Leaf::Any);
  EXPECT_EQ(read_net_name("net:64:others=net", expected)->settings.others, Settings::Others::Net);
  EXPECT_EQ(read_net_name("net:64:beyond=net", expected)->settings.beyond, Settings::Beyond::Net);
  EXPECT_EQ(read_net_name("net:64:leaf=own", expected)->settings.leaf, Settings::Leaf::Own);
}

TEST(NetNames, OthersAreNone) {
  for (const char* name : {"nets",
                           "net:",
                           "net@",
                           "net@:64",
                           "net:0",
                           "net:soft",
                           "net:soft:",
                           "net:soft:0",
                           "net:soft:0.5:64",
                           "net:soft:0.55",
                           "net:64:",
                           "net:64:soft",
                           "net:64:trust",
                           "net:64:trust=",
                           "net:64:trust=0",
                           "net:64:trust=.5",
                           "net:64:trust=1.",
                           "net:64:trust=1.234",
                           "net:64:trust=-1",
                           "net:64:trust=101",
                           "net:64:root=",
                           "net:64:leaf=deep",
                           "net:64:candidates=0",
                           "net:64:size=3",
                           "net:root=puct",
                           "greedy",
                           ""}) {
    EXPECT_FALSE(read_net_name(name, {})) << name;
  }
  EXPECT_TRUE(reads_a_file("net@x") && reads_a_file("net@") && !reads_a_file("net:64"));
  EXPECT_FALSE(bytes_in("bots/net/nowhere.bin"));
}

}  // namespace

}  // namespace roundtable
