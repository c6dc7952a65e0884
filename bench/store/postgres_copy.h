#pragma once

#include <libpq-fe.h>

#include <memory>
#include <string>

#include "server/store/store.h"

namespace roundtable::server {

// Fills an empty store on PostgreSQL many times as fast as commits would, by COPY and without checks. New things only;
// of games that are folded only what is left. What the store adds up itself is added up at the end.
class PostgresCopy {
 public:
  // Whose schema there is.
  explicit PostgresCopy(const std::string& address);

  void add(const Batch& batch);
  void finish();

 private:
  void run(const char* command);
  // Rows as COPY reads them, for `TABLE (COLUMN, ...)`.
  void copy(const std::string& where, const std::string& rows);

  std::unique_ptr<PGconn, void (*)(PGconn*)> connection_;
};

}  // namespace roundtable::server
