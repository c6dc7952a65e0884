#include "server/base/secret.h"

#include <sodium.h>

namespace roundtable::server {

Secret random_secret() {
  Secret::Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return Secret(bytes);
}

}  // namespace roundtable::server
