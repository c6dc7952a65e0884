#include "server/observability/otlp.h"

#include <sodium.h>

#include "engine/core/json.h"
#include "server/base/hash.h"

namespace roundtable::server {

namespace {

constexpr int kFailed = 2;  // STATUS_CODE_ERROR

// 64-bit integers are strings in the JSON form of protocol buffers.
void write_attribute(JsonWriter& out, const Attribute& attribute) {
  out.begin_object().field("key", attribute.name).key("value").begin_object();
  if (const auto* number = std::get_if<std::int64_t>(&attribute.value)) {
    out.field("intValue", std::string_view(std::to_string(*number)));
  } else {
    out.field("stringValue", std::string_view(std::get<std::string>(attribute.value)));
  }
  out.end_object().end_object();
}

SpanId new_span() {
  SpanId id{};
  randombytes_buf(id.data(), id.size());
  return id;
}

class Writer {
 public:
  explicit Writer(const OtlpSource& source) : source_(source) {}

  std::string request(std::span<const Trace> traces) {
    out_.begin_object().key("resourceSpans").begin_array();
    write_all_of(traces, false, "roundtable");
    write_all_of(traces, true, "roundtable-page");
    return out_.end_array().end_object().take();
  }

 private:
  void write_all_of(std::span<const Trace> traces, bool page, std::string_view name) {
    bool begun = false;
    for (const Trace& trace : traces) {
      if (trace.of_page != page) continue;
      if (!begun) begin_service(name, page);
      begun = true;
      trace_ = hex_of(trace.id);
      write(trace.root, trace.span, trace.parent);
    }
    if (begun) out_.end_array().end_object().end_array().end_object();
  }

  void begin_service(std::string_view name, bool page) {
    out_.begin_object().key("resource").begin_object().key("attributes").begin_array();
    write_attribute(out_, {"service.name", std::string(name)});
    write_attribute(out_, {"service.version", source_.version});
    if (!page) write_attribute(out_, {"service.instance.id", source_.instance});
    out_.end_array().end_object().key("scopeSpans").begin_array().begin_object();
    out_.key("scope").begin_object().field("name", "roundtable").end_object().key("spans").begin_array();
  }

  void write(const Span& span, const SpanId& id, const SpanId& parent) {
    out_.begin_object().field("traceId", std::string_view(trace_)).field("spanId", std::string_view(hex_of(id)));
    if (parent != SpanId{}) out_.field("parentSpanId", std::string_view(hex_of(parent)));
    out_.field("name", std::string_view(span.name)).field("kind", static_cast<int>(span.kind));
    out_.field("startTimeUnixNano", std::string_view(time(span.begin)));
    out_.field("endTimeUnixNano", std::string_view(time(span.end)));
    if (!span.attributes.empty()) {
      out_.key("attributes").begin_array();
      for (const Attribute& attribute : span.attributes) write_attribute(out_, attribute);
      out_.end_array();
    }
    if (span.failed) out_.key("status").begin_object().field("code", kFailed).end_object();
    out_.end_object();
    for (const Span& part : span.parts) write(part, new_span(), id);
  }

  std::string time(net::Micros at) const { return std::to_string(source_.epoch + at * 1000); }

  const OtlpSource& source_;
  JsonWriter out_;
  std::string trace_;
};

}  // namespace

std::string otlp_request(std::span<const Trace> traces, const OtlpSource& source) {
  return Writer(source).request(traces);
}

std::int64_t spans_in(const Span& span) {
  std::int64_t count = 1;
  for (const Span& part : span.parts) count += spans_in(part);
  return count;
}

}  // namespace roundtable::server
