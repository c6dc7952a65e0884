#include "server/net/built_in.h"
#include "server/net/files.h"

namespace roundtable::server::net {

Files built_in_files() {
  Files files;
  for (const auto& [path, content] : built_in()) files.add(std::string(path), std::string(content));
  return files;
}

}  // namespace roundtable::server::net
