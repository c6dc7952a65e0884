#if defined(ROUNDTABLE_STUDY)
#include "wasm/study/json_study.h"
using Talker = roundtable::wasm::JsonStudy;
#else
#include "wasm/json_engine.h"
using Talker = roundtable::wasm::JsonEngine;
#endif

#if defined(__wasm__)

// Functions for the browser: allocate a question, ask it, and find its answer.

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

// The library's own abort message would link all of printf. The page learns of the crash without it.
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

// The same for a terminal: one question a line, one answer a line. tests/wasm_agrees.mjs compares both.

int main() {
  Talker talker;
  for (std::string question; std::getline(std::cin, question);) {
    std::cout << talker.answer(question) << '\n' << std::flush;
  }
  return 0;
}

#endif
