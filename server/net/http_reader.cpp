#include "server/net/http_reader.h"

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/headers.h"

namespace roundtable::server::net {

namespace http = boost::beast::http;

struct HttpReader::Parser : http::request_parser<http::string_body> {};

namespace {

HttpReader::State state_after(const boost::system::error_code& error) {
  if (!error || error == http::error::need_more) return HttpReader::State::Incomplete;
  if (error == http::error::header_limit) return HttpReader::State::HeaderTooLarge;
  if (error == http::error::body_limit) return HttpReader::State::BodyTooLarge;
  return HttpReader::State::Malformed;
}

}  // namespace

HttpReader::HttpReader(std::size_t header, std::size_t body) : parser_(std::make_unique<Parser>()) {
  parser_->header_limit(static_cast<std::uint32_t>(header));
  if (body > 0)
    parser_->body_limit(body);
  else
    parser_->body_limit(boost::none);
}

HttpReader::~HttpReader() = default;

std::size_t HttpReader::read(std::string_view bytes) {
  boost::system::error_code error;
  const std::size_t taken = parser_->put(boost::asio::buffer(bytes.data(), bytes.size()), error);
  state_ = !error && parser_->is_done() ? State::Complete : state_after(error);
  // Only Content-Length may delimit a body, even if both headers are present.
  if (parser_->is_header_done() && has("Transfer-Encoding") && state_ != State::Malformed) state_ = State::Chunked;
  return taken;
}

bool HttpReader::wants_to_continue() {
  if (continued_ || state_ != State::Incomplete || !parser_->is_header_done()) return false;
  continued_ = true;
  return same_but_for_case(header("Expect"), "100-continue");
}

std::string_view HttpReader::method() const {
  const auto text = parser_->get().method_string();
  return {text.data(), text.size()};
}

std::string_view HttpReader::target() const {
  const auto text = parser_->get().target();
  return {text.data(), text.size()};
}

bool HttpReader::is_http_1_1() const { return parser_->get().version() >= 11; }

bool HttpReader::keep_alive() const { return parser_->get().keep_alive(); }

std::string HttpReader::header(std::string_view name) const {
  std::string joined;
  const auto [begin, end] = parser_->get().equal_range({name.data(), name.size()});
  for (auto field = begin; field != end; ++field) {
    if (field != begin) joined += ", ";
    joined.append(field->value().data(), field->value().size());
  }
  return joined;
}

std::size_t HttpReader::times(std::string_view name) const { return parser_->get().count({name.data(), name.size()}); }

std::string HttpReader::take_body() { return std::move(parser_->get().body()); }

}  // namespace roundtable::server::net
