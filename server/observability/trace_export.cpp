#include "server/observability/trace_export.h"

#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/base/hash.h"
#include "server/base/log.h"

namespace roundtable::server {

namespace {

constexpr std::int64_t kMostSpans = 8'192;  // limit of waiting spans; more are dropped
constexpr std::int64_t kManySpans = 1'024;  // sent at once
constexpr Millis kPauseOfExport = 1'000;
constexpr Millis kLongestPauseOfExport = 60'000;

std::int64_t nanoseconds_at_start_of_clock() {
  using std::chrono::nanoseconds;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<nanoseconds>(now).count() - net::now() * 1000;
}

std::string new_instance() {
  std::array<unsigned char, 8> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex_of(bytes);
}

// Opened each time, so that log rotation works. A single write keeps lines of several servers whole.
bool append(const std::string& path, const std::string& line) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return false;
  const bool whole = ::write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
  return ::close(file) == 0 && whole;
}

}  // namespace

bool is_otlp_url(const std::string& where) { return where.find("://") != std::string::npos; }

std::optional<std::string> otlp_url(const std::string& where) {
  constexpr std::string_view kPath = "/v1/traces";
  std::string url = where;
  while (url.ends_with('/')) url.pop_back();
  if (!url.ends_with(kPath)) url += kPath;
  return read_url(url) ? std::optional(url) : std::nullopt;
}

TraceExport::TraceExport(Loop& loop, Outgoing& outgoing, Metrics& metrics, const std::string& where,
                         const std::string& version)
    : loop_(loop), outgoing_(outgoing), metrics_(metrics), source_{.version = version, .instance = new_instance()} {
  if (is_otlp_url(where)) {
    url_ = otlp_url(where).value_or("");
  } else {
    file_ = where;
  }
}

void TraceExport::add(Trace trace) {
  const std::int64_t spans = spans_in(trace.root);
  if (spans_ + spans > kMostSpans) {
    metrics_.spans_dropped += spans;
    return;
  }
  spans_ += spans;
  waiting_.push_back(std::move(trace));
  if (under_way_) return;
  if (spans_ >= kManySpans && pause_ == 0) return send();
  go_in(std::max(pause_, kPauseOfExport));
}

void TraceExport::go_in(Millis pause) {
  if (std::exchange(goes_soon_, true)) return;
  loop_.after(pause, [this] {
    goes_soon_ = false;
    send();
  });
}

// A worker writes the JSON, since large batches would block the event loop too long.
void TraceExport::send() {
  if (under_way_ || waiting_.empty()) return;
  under_way_ = true;
  source_.epoch = nanoseconds_at_start_of_clock();  // computed again, since the system's clock may have been set
  worker_.add([this, source = source_, spans = std::exchange(spans_, 0), traces = std::exchange(waiting_, {})] {
    write(otlp_request(traces, source), spans);
  });
}

void TraceExport::write(const std::string& request, std::int64_t spans) {
  if (!url_.empty()) {
    Letter letter{
        .url = url_, .headers = {{"Content-Type", "application/json"}}, .body = request, .reach = Reach::Anywhere};
    return outgoing_.send(std::move(letter), [this, spans](const Delivered& delivered) {
      const bool well = delivered.status >= 200 && delivered.status < 300;
      arrived(spans, well, delivered.status == 0 ? delivered.why : std::to_string(delivered.status));
    });
  }
  const bool well = append(file_, request + "\n");
  loop_.post([this, spans, well] { arrived(spans, well, "cannot write the file"); });
}

void TraceExport::arrived(std::int64_t spans, bool well, const std::string& why) {
  under_way_ = false;
  (well ? metrics_.spans : metrics_.spans_dropped) += spans;
  if (!well && pause_ == 0) LogLine("warning", "traces").field("why", why);
  if (well && pause_ > 0) LogLine("info", "traces").field("why", "taken again");
  pause_ = well ? 0 : std::clamp(2 * pause_, kPauseOfExport, kLongestPauseOfExport);
  if (waiting_.empty()) return;
  if (well && spans_ >= kManySpans) return send();
  go_in(std::max(pause_, kPauseOfExport));
}

void TraceExport::stop() {
  under_way_ = false;
  if (!file_.empty()) send();
  worker_.stop(Workers::Rest::Done);
}

}  // namespace roundtable::server
