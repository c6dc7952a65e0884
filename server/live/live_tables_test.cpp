#include "server/live/live_tables.h"

#include <gmock/gmock.h>

#include <future>

#include "server/base/test_folder.h"
#include "server/table/test_tables.h"

namespace roundtable::server {

namespace {

using testing::ElementsAre;

// Loading a long journal delays no other request.
TEST(LiveTables, GoThroughJournalsElsewhereThanOnTheLoop) {
  const TestFolder folder;
  auto store = open_store("sqlite:" + folder.file());
  auto table = drafting();
  store->commit({.tables = {table->head()}, .entries = table->take_written()});
  const std::unique_ptr<Loop> loop = make_loop();
  Metrics metrics;
  StoreThread thread(std::move(store), *loop, metrics);
  LiveTables tables(*loop, thread, metrics, 60'000);
  std::vector<std::string> done;
  std::promise<void> read;
  loop->post([&] {
    tables.with(
        "t",
        [&](LiveTable&) {
          done.emplace_back("table");
          loop->stop(0);
        },
        [&](const Refused& why) {
          done.emplace_back(why.what());
          loop->stop(0);
        });
    thread.read<int>([](Store&) { return 0; }, [&](int) { done.emplace_back("other"); }, [] {});
    // Both answers of the store are queued for the event loop.
    thread.read<int>(
        [&](Store&) {
          read.set_value();
          return 0;
        },
        [](int) {}, [] {});
    read.get_future().wait();
  });
  loop->run({});
  EXPECT_THAT(done, ElementsAre("other", "table"));
  thread.stop();
}

}  // namespace

}  // namespace roundtable::server
