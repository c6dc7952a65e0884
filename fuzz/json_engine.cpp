#include "wasm/json_engine.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// Questions from a page to the engine in its worker, one question a line; they contain saved games and foreign records.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable;
  std::string_view lines(reinterpret_cast<const char*>(data), size);
  wasm::JsonEngine engine;
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    const auto line = lines.substr(0, end);
    lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
    if (line.find("search") != std::string_view::npos || line.find("champion") != std::string_view::npos) continue;
    const std::string answer = engine.answer(line);
    if (!answer.starts_with(R"({"ok":{)") && !answer.starts_with(R"({"error":{)")) std::abort();
    const bool has_fractions = answer.starts_with(R"({"ok":{"opinions")");
    if (!has_fractions && !Json::parse(answer)) std::abort();
  }
  return 0;
}
