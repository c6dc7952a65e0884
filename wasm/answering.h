#pragma once

#include <string>
#include <string_view>

#include "engine/play/fields.h"

namespace roundtable::wasm {

// A question in JSON, `{"do":NAME,...}`, and its answer: `{"ok":{...}}`, or `{"error":{...}}` without any effect. `act`
// receives the name, the fields and the writer of the `ok` object.
template <class Act>
std::string answer_to(std::string_view question, const Act& act) {
  auto json = Json::parse(question);
  MaybeProblem wrong;
  JsonWriter out;
  if (!json) {
    wrong = Problem{"bad-json", json.error().message};
  } else if (!json->is(Json::Kind::Object)) {
    wrong = Problem{"bad-json", "expected an object"};
  } else {
    Fields fields(std::move(*json));
    const std::string name = fields.text("do");
    out.begin_object().key("ok").begin_object();
    wrong = act(std::string_view(name), fields, out);
    out.end_object().end_object();
  }
  if (!wrong) return out.take();
  JsonWriter refused;
  wrong->write(refused.begin_object().key("error"));
  return refused.end_object().take();
}

// `game`, `bytes`: the net of the bots, in base64; without bytes the answer is only the net's required shape.
MaybeProblem take_net(Fields& fields, JsonWriter& out);

}  // namespace roundtable::wasm
