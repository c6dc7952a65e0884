#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace roundtable::server::net {

// Numeric addresses of a name; if empty, `why` has the reason.
struct FoundName {
  std::vector<std::string> addresses;
  std::string why;
};

using Lookup = std::function<FoundName(const std::string& host)>;

// Asks the system's resolver. May take seconds and cannot be interrupted.
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

  // False if too many lookups are under way.
  bool begin(const std::string& host, Done done);
  // `done` is not called after this.
  void close();

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace roundtable::server::net
