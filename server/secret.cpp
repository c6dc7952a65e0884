#include "server/secret.h"

#include <sodium.h>

#include "server/hash.h"

namespace roundtable::server {

Secret random_secret() {
  Secret::Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return Secret(bytes);
}

std::string commitment_of(const Secret& secret) { return sha256_of(secret.bytes()); }

}  // namespace roundtable::server
