#if defined(ROUNDTABLE_STUDY)
#include "wasm/study/json_study.h"
using Talker = roundtable::wasm::JsonStudy;
#else
#include "wasm/json_engine.h"
using Talker = roundtable::wasm::JsonEngine;
#endif

#if defined(__wasm__)

// What a browser calls: room for a question, the question asked, and where its answer lies.

namespace {

struct Talk {
  Talker talker;
  std::string question;
  std::string answer;
};

Talk& talk() {
  static Talk one;
  return one;
}

}  // namespace

// What the library says before it gives up would bring all of printf along. The page is told that the engine broke
// down in any case.
[[gnu::noinline]] void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }

extern "C" {

[[noreturn, gnu::noinline]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

[[clang::export_name("question")]] char* question(std::size_t size) {
  talk().question.resize(size);
  return talk().question.data();
}

[[clang::export_name("ask")]] std::size_t ask() {
  talk().answer = talk().talker.answer(talk().question);
  return talk().answer.size();
}

[[clang::export_name("answer")]] const char* answer() { return talk().answer.data(); }
}

#else

#include <iostream>

// The same for a terminal: a question a line, an answer a line. tests/wasm_agrees.mjs compares the two.

int main() {
  Talker talker;
  for (std::string question; std::getline(std::cin, question);) {
    std::cout << talker.answer(question) << '\n' << std::flush;
  }
  return 0;
}

#endif
