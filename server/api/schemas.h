#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roundtable::server {

// The schemas of answers by name, for `Route::answer`.
struct NamedSchema {
  std::string_view name;
  std::string json;
};
const std::vector<NamedSchema>& answer_schemas();

}  // namespace roundtable::server
