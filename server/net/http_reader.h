#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Reads one HTTP request. A body needs a Content-Length. Chunked bodies are refused: our short requests do not need
// them, and they are a means of request smuggling. Only http_reader.cpp includes the library.
class HttpReader {
 public:
  // Limits of header and body in bytes; a body of 0 means no limit.
  HttpReader(std::size_t header, std::size_t body);
  HttpReader(const HttpReader&) = delete;
  HttpReader& operator=(const HttpReader&) = delete;
  ~HttpReader();

  enum class State : std::uint8_t { Incomplete, Complete, Malformed, HeaderTooLarge, BodyTooLarge, Chunked };

  // Returns how many bytes it took. The caller passes the rest again, followed by more.
  std::size_t read(std::string_view bytes);
  State state() const { return state_; }
  // True once if the client waits for `100 Continue` before it sends the body.
  bool wants_to_continue();

  // Of a complete request:
  std::string_view method() const;
  std::string_view target() const;
  bool is_http_1_1() const;
  bool keep_alive() const;
  // All headers of that name, joined by commas.
  std::string header(std::string_view name) const;
  bool has(std::string_view name) const { return times(name) > 0; }
  // Number of headers of that name.
  std::size_t times(std::string_view name) const;
  std::string take_body();

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
  State state_ = State::Incomplete;
  bool continued_ = false;
};

}  // namespace roundtable::server::net
