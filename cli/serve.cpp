#include "server/app/serve.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/commands.h"
#include "server/net/door_place.h"
#include "server/net/headers.h"

namespace roundtable::cli {

namespace {

// What is wrong, in a sentence.
std::string read_webhook(server::WebhookOptions& webhook) {
  if (webhook.url.empty()) return {};
  const auto url = server::read_url(webhook.url);
  if (!url) return "--webhook: allowed is an address such as https://chat.example.org/hooks/abc";
  if (!webhook.local && (!url->secure || url->port != 443)) {
    return "--webhook: only https at its usual port, unless --webhook-local";
  }
  if (webhook.secret_file.empty()) return {};
  std::ifstream file(webhook.secret_file);
  if (!std::getline(file, webhook.secret) || webhook.secret.size() < 16) {
    return "--webhook-secret: " + webhook.secret_file +
           " cannot be read, or its first line has fewer than 16 characters";
  }
  return {};
}

// What is wrong, in a sentence.
std::string wrong_admin(const server::NetOptions& net) {
  if (!net.admin.empty() && !server::net::read_door(net.admin)) {
    return "--admin: found " + net.admin + ", allowed: unix:/PATH, or a port of this machine such as 127.0.0.1:8081";
  }
  if (net.admin_header.empty()) return {};
  if (!net.behind_proxy) return "--admin-header: only with --behind-proxy, since it is the proxy who lets people in";
  if (server::net::same_but_for_case(net.admin_header, net.vouching_header)) {
    return "--admin-header: allowed: another one than --trust-header, or every member would run the server";
  }
  return {};
}

// What is wrong, in a sentence.
std::string wrong_traces(const server::TraceOptions& traces) {
  if (traces.where.empty()) return {};
  if (!server::is_otlp_url(traces.where)) {
    return std::ofstream(traces.where, std::ios::app) ? "" : "--traces: " + traces.where + " cannot be written";
  }
  if (server::otlp_url(traces.where)) return {};
  return "--traces: allowed is a file, or an address such as http://localhost:4318";
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
    return complain("--test-secret: allowed are 64 hexadecimal digits");
  }
  if (!options.words.empty()) {
    std::ifstream file(options.words);
    options.tables.words.assign(std::istreambuf_iterator<char>(file), {});
    if (!file) return complain("--words: " + options.words + " cannot be read");
  }
  if (!options.backups.empty() && !std::filesystem::is_directory(options.backups)) {
    return complain("--backups: " + options.backups + " is no folder");
  }
  if (const std::string wrong = wrong_admin(options.net); !wrong.empty()) return complain(wrong);
  options.webhook.site = options.net.site;
  if (const std::string wrong = read_webhook(options.webhook); !wrong.empty()) return complain(wrong);
  if (const std::string wrong = wrong_traces(options.traces); !wrong.empty()) return complain(wrong);
  return server::serve(options);
}

}  // namespace roundtable::cli
