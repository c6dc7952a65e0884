#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>

#include "server/store/store.h"

namespace roundtable::server {

// Fills an empty store on PostgreSQL with COPY and without checks, many times faster than by commits. Accepts new rows
// only, and compacted games only in their final form. The store's own sums are computed at the end.
class PostgresCopy {
 public:
  // The schema must exist.
  explicit PostgresCopy(const std::string& address);

  void add(const Batch& batch);
  void finish();

 private:
  void run(const char* command);
  // Rows in COPY's text format, for `TABLE (COLUMN, ...)`.
  void copy(const std::string& where, const std::string& rows);

  std::unique_ptr<PGconn, void (*)(PGconn*)> connection_;
};

}  // namespace roundtable::server
