#pragma once

#include <memory>
#include <string>

#include "server/store/test_place.h"

namespace roundtable::server {

// A test that is run on an empty store of each kind.
class OnBothStores : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    address_ = "sqlite:" + folder_.file();
    reopen();
  }

  Store& store() { return *store_; }
  const std::string& address() const { return address_; }
  void close() { store_.reset(); }
  void reopen() {
    close();
    store_ = open_store(address_);
  }

 private:
  TestFolder folder_;
  std::string address_;
  std::unique_ptr<Store> store_;
};

inline const auto kBothStores = testing::Values("sqlite");
inline std::string kind_of_store(const testing::TestParamInfo<std::string>& test) { return test.param; }

}  // namespace roundtable::server
