#include "server/store/postgres_address.h"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <map>
#include <memory>

#include "server/store/store.h"

namespace roundtable::server::postgres {

namespace {

[[noreturn]] void refuse() {
  throw StoreError(
      "--store: unknown address, allowed: postgres://USER:PASSWORD@HOST:PORT/DATABASE, where all but "
      "postgres:// may be absent. In user and password write % as %25, @ as %40, / as %2F, : as %3A, ? as %3F and # as "
      "%23");
}

// A password with such an unescaped character would be parsed as part of the host or the database, and shown in
// messages.
void check_signs(std::string_view uri) {
  const auto rest = uri.substr(uri.find("//") + 2);
  const auto at = rest.find('@');
  if (at == std::string_view::npos) return;
  if (rest.find('@', at + 1) != std::string_view::npos || rest.find_first_of("/?#") < at) refuse();
}

std::map<std::string, std::string> parts_of(const std::string& uri) {
  char* ignored = nullptr;  // may contain the password
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(PQconninfoParse(uri.c_str(), &ignored),
                                                                               PQconninfoFree);
  if (ignored != nullptr) PQfreemem(ignored);
  if (!options) refuse();
  std::map<std::string, std::string> parts;
  for (const auto* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val != nullptr) parts[option->keyword] = option->val;
  }
  return parts;
}

}  // namespace

Address::Address(std::string uri) : uri_(std::move(uri)) {
  check_signs(uri_);
  auto parts = parts_of(uri_);
  const auto part = [&](const char* name, const char* otherwise) {
    const auto found = parts.find(name);
    return found == parts.end() || found->second.empty() ? otherwise : found->second;
  };
  password_ = part("password", "");
  shown_ = fmt::format("postgres://{}:{}/{}", part("host", "localhost"), part("port", "5432"), part("dbname", ""));
}

std::string Address::without_password(std::string message) const {
  if (password_.empty()) return message;
  for (auto place = message.find(password_); place != std::string::npos; place = message.find(password_, place + 3)) {
    message.replace(place, password_.size(), "***");
  }
  return message;
}

}  // namespace roundtable::server::postgres
