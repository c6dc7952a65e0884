#include "server/app/serve.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/commands.h"
#include "cli/file.h"
#include "server/net/door_place.h"
#include "server/net/headers.h"

namespace roundtable::cli {

namespace {

// Returns the error as a sentence, or an empty string.
std::string read_webhook(server::WebhookOptions& webhook) {
  if (webhook.url.empty()) return {};
  const auto url = server::read_url(webhook.url);
  if (!url) return "--webhook: found " + webhook.url + ", allowed: a URL such as https://chat.example.org/hooks/abc";
  if (!webhook.local && (!url->secure || url->port != 443)) {
    return "--webhook: allowed: https on port 443; for other addresses add --webhook-local";
  }
  if (webhook.secret_file.empty()) return {};
  std::ifstream file;
  if (const Status status = open_to_read(file, webhook.secret_file); !status) {
    return "--webhook-secret: " + status.error().message;
  }
  if (!std::getline(file, webhook.secret) || webhook.secret.size() < 16) {
    return "--webhook-secret: the first line of " + webhook.secret_file + " must have at least 16 characters";
  }
  return {};
}

// Returns the error as a sentence, or an empty string.
std::string wrong_admin(const server::NetOptions& net) {
  if (!net.admin.empty() && !server::net::read_door(net.admin)) {
    return "--admin: found " + net.admin + ", allowed: unix:/PATH, or a loopback port such as 127.0.0.1:8081";
  }
  if (net.admin_header.empty()) return {};
  if (!net.behind_proxy) return "--admin-header: needs --behind-proxy, since the proxy authenticates operators";
  if (server::net::same_but_for_case(net.admin_header, net.vouching_header)) {
    return "--admin-header: must differ from --trust-header; otherwise every member would be an operator";
  }
  return {};
}

// Returns the error as a sentence, or an empty string.
std::string wrong_traces(const server::TraceOptions& traces) {
  if (traces.where.empty()) return {};
  if (!server::is_otlp_url(traces.where)) {
    std::ofstream file;
    const Status status = open_to_write(file, traces.where, std::ios::app);
    return status ? "" : "--traces: " + status.error().message;
  }
  if (server::otlp_url(traces.where)) return {};
  return "--traces: found " + traces.where + ", allowed: a file, or a URL such as http://localhost:4318";
}

}  // namespace

int run(const server::ServeOptions& arguments) {
  server::ServeOptions options = arguments;
  options.api.secure_cookies = options.net.behind_proxy;
  options.api.site = options.net.site;
  if (options.notifications.for_tests) options.notifications.delay = 100;
  if (options.net.connections_per_address == 0) {
    options.api.new_per_hour = options.api.tables_per_hour = options.api.logins_per_minute = 0;
  }
  if (options.net.messages_per_second == 0) options.tables.acts_per_minute = 0;
  if (!options.api.test_secret.empty() && !Secret::from_hex(options.api.test_secret)) {
    return complain("--test-secret: allowed: 64 hexadecimal digits");
  }
  if (!options.words.empty()) {
    std::ifstream file;
    if (const Status status = open_to_read(file, options.words); !status) {
      return complain("--words: " + status.error().message);
    }
    options.tables.words.assign(std::istreambuf_iterator<char>(file), {});
  }
  if (!options.backups.empty() && !std::filesystem::is_directory(options.backups)) {
    return complain("--backups: " + options.backups + " is not a folder; create it first");
  }
  if (const std::string wrong = wrong_admin(options.net); !wrong.empty()) return complain(wrong);
  options.webhook.site = options.net.site;
  if (const std::string wrong = read_webhook(options.webhook); !wrong.empty()) return complain(wrong);
  if (const std::string wrong = wrong_traces(options.traces); !wrong.empty()) return complain(wrong);
  return server::serve(options);
}

}  // namespace roundtable::cli
