#pragma once

namespace roundtable::server {

// Visitor for std::visit. A variant with an unhandled alternative does not compile.
template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace roundtable::server
