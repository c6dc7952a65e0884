#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace roundtable::server::net {

// Reads one HTTP request. Bodies must say how long they are: those in chunks are not read, as nobody needs them for
// what is this short, and much that is odd hides in them. The library behind it is included in http_reader.cpp only.
class HttpReader {
 public:
  // The longest header and body; a body of 0 means any.
  HttpReader(std::size_t header, std::size_t body);
  HttpReader(const HttpReader&) = delete;
  HttpReader& operator=(const HttpReader&) = delete;
  ~HttpReader();

  enum class State : std::uint8_t { Incomplete, Complete, Malformed, HeaderTooLarge, BodyTooLarge, Chunked };

  // Says how many of the bytes it took; the rest has to come again, with more.
  std::size_t read(std::string_view bytes);
  State state() const { return state_; }
  // The client waits for a word before it sends the body. True once.
  bool wants_to_continue();

  // Of a complete request:
  std::string_view method() const;
  std::string_view target() const;
  bool is_http_1_1() const;
  bool keep_alive() const;
  // All headers of that name, joined by commas.
  std::string header(std::string_view name) const;
  bool has(std::string_view name) const { return times(name) > 0; }
  // How often it stands there.
  std::size_t times(std::string_view name) const;
  std::string take_body();

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
  State state_ = State::Incomplete;
  bool continued_ = false;
};

}  // namespace roundtable::server::net
