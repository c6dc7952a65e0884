#include "wasm/desk.h"

// What a browser calls: room for a question, the question asked, and where its answer lies.

namespace {

struct Talk {
  roundtable::wasm::Desk desk;
  std::string question;
  std::string answer;
};

Talk& talk() {
  static Talk one;
  return one;
}

}  // namespace

extern "C" {

[[clang::export_name("question")]] char* question(std::size_t size) {
  talk().question.resize(size);
  return talk().question.data();
}

[[clang::export_name("ask")]] std::size_t ask() {
  talk().answer = talk().desk.answer(talk().question);
  return talk().answer.size();
}

[[clang::export_name("answer")]] const char* answer() { return talk().answer.data(); }
}
