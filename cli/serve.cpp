#include "server/serve.h"

#include <fstream>
#include <iterator>

#include "cli/commands.h"

namespace roundtable::cli {

int run(const server::ServeOptions& arguments) {
  server::ServeOptions options = arguments;
  options.api.secure_cookies = options.net.behind_proxy;
  options.api.site = options.net.site;
  if (options.notices.for_tests) options.notices.delay = 100;
  if (options.net.connections_per_address == 0) {
    options.api.new_per_hour = options.api.tables_per_hour = options.api.logins_per_minute = 0;
  }
  if (options.net.messages_per_second == 0) options.tables.acts_per_minute = 0;
  if (!options.api.test_secret.empty() && !Secret::from_hex(options.api.test_secret)) {
    return complain("--test-secret: allowed are 64 hexadecimal digits");
  }
  if (!options.words.empty()) {
    std::ifstream file(options.words);
    options.tables.words.assign(std::istreambuf_iterator<char>(file), {});
    if (!file) return complain("--words: " + options.words + " cannot be read");
  }
  return server::serve(options);
}

}  // namespace roundtable::cli
