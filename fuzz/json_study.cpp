#include "wasm/study/json_study.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

// Questions from a page to the engine that reviews games and sets up positions, one question a line; they contain
// foreign records.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace roundtable;
  std::string_view lines(reinterpret_cast<const char*>(data), size);
  wasm::JsonStudy study;
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    const auto line = lines.substr(0, end);
    lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
    // Many imagined games would take the fuzzer's time, and find no more than a few do.
    const auto question = Json::parse(line);
    const Json* games = question && question->is(Json::Kind::Object) ? question->find("games") : nullptr;
    if (games != nullptr && games->is(Json::Kind::Number) && games->number() > 4) continue;
    if (line.find("search") != std::string_view::npos || line.find("champion") != std::string_view::npos) continue;
    const std::string answer = study.answer(line);
    if (!answer.starts_with(R"({"ok":{)") && !answer.starts_with(R"({"error":{)")) std::abort();
    const bool has_fractions = answer.starts_with(R"({"ok":{"opinions")");
    if (!has_fractions && !Json::parse(answer)) std::abort();
  }
  return 0;
}
