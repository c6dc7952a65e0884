#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace roundtable::server::net {

// The addresses of a name, in numbers; none, and why.
struct FoundName {
  std::vector<std::string> addresses;
  std::string why;
};

using Lookup = std::function<FoundName(const std::string& host)>;

// Asks the system. It can take seconds, and nothing can interrupt it.
FoundName system_lookup(const std::string& host);

// Looks names up in parallel, each on a detached thread: shutting down does not wait for a hung name server. Names that
// were found before always get a thread; the number of other lookups under way is limited.
class NameLookups {
 public:
  using Done = std::function<void(FoundName)>;  // called on that thread

  NameLookups(Lookup lookup, int most_unknown);
  NameLookups(const NameLookups&) = delete;
  NameLookups& operator=(const NameLookups&) = delete;
  ~NameLookups() { close(); }

  // False: too many are under way.
  bool begin(const std::string& host, Done done);
  // `done` is not called any more.
  void close();

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace roundtable::server::net
