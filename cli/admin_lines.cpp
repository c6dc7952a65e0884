#include "cli/admin_lines.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "server/base/stored_json.h"

namespace roundtable::cli {

namespace {

using server::text_in;

std::int64_t number_in(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is(Json::Kind::Number) ? value->number() : 0;
}

bool flag_in(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is(Json::Kind::Bool) && value->boolean();
}

std::string time_in(const Json& json, std::string_view name) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(number_in(json, name) / 1000));
}

// A person who is connected or known to the store.
std::string person(const Json& one) {
  const std::string who = fmt::format("{}  {:<7} {:<24} ", text_in(one, "id"),
                                      flag_in(one, "account") ? "account" : "guest", text_in(one, "name"));
  const Json* tables = one.find("tables");
  if (tables == nullptr) return who + "since " + time_in(one, "since") + "\n";
  std::string where = fmt::format("{:<20}", text_in(one, "address"));
  for (const Json& table : tables->items()) where += " " + table.string();
  return who + where + "\n";
}

std::string table(const Json& one) {
  std::string people = one.find("at") != nullptr ? time_in(one, "at") + "  " : std::string();
  for (const Json& who : one.find("people")->items()) {
    people += fmt::format("{} ({})  ", text_in(who, "name"), text_in(who, "id"));
  }
  const std::string game = text_in(one, "game");
  return fmt::format("{}  {:<8} {:<13} {}\n", text_in(one, "id"), text_in(one, "phase"), game.empty() ? "?" : game,
                     people.substr(0, people.size() - std::min<std::size_t>(people.size(), 2)));
}

std::string report(const Json& one) {
  return fmt::format("{}  {}  {} ({}) by {}: {}\n", text_in(one, "id"), time_in(one, "at"), text_in(one, "name"),
                     text_in(one, "about"), text_in(one, "by"), text_in(one, "why"));
}

std::string whole_report(const Json& one) {
  std::string text = fmt::format("{}\nabout  {} ({})\nby     {} ({})\ntable  {}\nwhy    {}\n", time_in(one, "at"),
                                 text_in(one, "name"), text_in(one, "about"), text_in(one, "by"), text_in(one, "byId"),
                                 text_in(one, "table"), text_in(one, "why"));
  for (const Json& line : one.find("lines")->items()) {
    text += fmt::format("  {}: {}\n", number_in(line, "n"), text_in(line, "text"));
  }
  return text;
}

std::string ban(const Json& one) {
  const std::string who = text_in(one, "person");
  return fmt::format("{}  {:<24} until {}  {}\n", text_in(one, "id"), who.empty() ? text_in(one, "network") : who,
                     number_in(one, "until") == 0 ? "further notice" : time_in(one, "until"), text_in(one, "why"));
}

std::string act(const Json& one) {
  return fmt::format("{}  {:<10} {:<10} {}\n", time_in(one, "at"), text_in(one, "by"), text_in(one, "do"),
                     text_in(one, "what"));
}

// Formats of figures: plain, in thousandths, and microseconds as milliseconds.
std::string plain(std::int64_t number) { return fmt::format("{}", number); }
std::string in_thousands(std::int64_t number) { return fmt::format("{:.1f}", static_cast<double>(number) / 1000); }
std::string in_millis(std::int64_t number) { return in_thousands(number) + " ms"; }

struct ServerFigure {
  const char* field;
  const char* title;
  std::string (*shown)(std::int64_t);
  bool sum;  // false if a sum over servers means nothing: several servers may use the same table
};
constexpr ServerFigure kServerFigures[] = {
    {"people", "people", plain, true},    {"tables", "tables", plain, false},
    {"leases", "leases", plain, true},    {"choices", "choices/s", in_thousands, true},
    {"answers", "p99", in_millis, false}, {"lag", "late", in_millis, false}};

std::string figures_in_line(const std::function<std::string(const ServerFigure&)>& shown) {
  std::string line;
  for (const ServerFigure& figure : kServerFigures) line += fmt::format("  {:>9}", shown(figure));
  return line;
}

std::string beginning(std::string_view name, std::string_view version, std::string_view since) {
  return fmt::format("{:<24}  {:<8}  {:<16}", name, version, since);
}

std::string server_line(const Json& one) {
  const std::string where = text_in(one, "where");
  const std::string version = text_in(one, "version");
  std::string line =
      beginning(where.empty() ? text_in(one, "id") : where, version.empty() ? "-" : version, time_in(one, "started"));
  line += figures_in_line([&](const ServerFigure& figure) {
    return one.find(figure.field) == nullptr ? std::string("-") : figure.shown(number_in(one, figure.field));
  });
  line += "  " + text_in(one, "id");
  if (flag_in(one, "here")) line += " (answers)";
  if (!flag_in(one, "alive")) line += " (lost)";
  for (const Json& worry : one.find("worries")->items()) line += " " + text_in(worry, "what") + "!";
  return line + "\n";
}

// Lost servers are not part of the sum.
std::string servers(const Json& answer) {
  const std::vector<Json>& all = answer.find("servers")->items();
  std::string lines = beginning("server", "version", "since") +
                      figures_in_line([](const ServerFigure& figure) { return std::string(figure.title); }) + "  id\n";
  for (const Json& one : all) lines += server_line(one);
  if (all.size() == 1) return lines;
  return lines + beginning("together", "", "") + figures_in_line([&](const ServerFigure& figure) {
           // A person may be connected to several servers.
           const bool known = std::string_view(figure.field) == "people" && answer.find("online") != nullptr;
           if (known) return figure.shown(number_in(answer, "online"));
           std::int64_t sum = 0;
           for (const Json& one : all) sum += flag_in(one, "alive") ? number_in(one, figure.field) : 0;
           return figure.sum ? figure.shown(sum) : std::string();
         }) +
         "\n";
}

struct List {
  const char* name;
  std::string (*line)(const Json&);
  const char* nothing;        // for active entries, or without a search
  const char* nothing_found;  // for searches in the whole store
};
constexpr List kLists[] = {
    {"people", person, "No one is connected.\n", "No person found.\n"},
    {"tables", table, "No active tables.\n",
     "No table found. To find a guest's tables, use their id; `roundtable admin people NAME` prints it.\n"},
    {"reports", report, "No reports.\n", ""},
    {"bans", ban, "No bans.\n", ""},
    {"acts", act, "No admin actions yet.\n", ""}};

std::string lines_of(const List& list, const Json& answer, const std::vector<Json>& items) {
  if (items.empty()) return answer.find("more") != nullptr ? list.nothing_found : list.nothing;
  std::string lines;
  for (const Json& one : items) lines += list.line(one);
  if (flag_in(answer, "more")) lines += "For the next page: --after " + text_in(items.back(), "id") + "\n";
  return lines;
}

std::string sentence(const Json& answer) {
  const std::string what = text_in(answer, "done");
  if (what == "ban") return "Banned: " + text_in(answer, "id");
  if (what == "unban") return "Ban lifted.";
  if (what == "rename") return "Name changed.";
  if (what == "lines") return fmt::format("Messages deleted: {}.", number_in(answer, "lines"));
  if (what == "close") return "Table closed.";
  if (what == "drain") return text_in(answer, "server") + " ends.";
  if (what == "backup") return "Backup started: " + text_in(answer, "file");
  if (what == "announce")
    return text_in(answer, "text").empty() ? "Announcement removed." : "Announcement shown to everyone.";
  if (what == "read-only") {
    return flag_in(answer, "on") ? "Read-only mode is on: no new tables, guests or accounts; games continue."
                                 : "Read-only mode is off.";
  }
  return "Done.";
}

}  // namespace

std::string admin_lines(const Json& answer) {
  for (const List& list : kLists) {
    if (const Json* items = answer.find(list.name)) return lines_of(list, answer, items->items());
  }
  if (answer.find("servers") != nullptr) return servers(answer);
  if (const Json* one = answer.find("report")) return whole_report(*one);
  return sentence(answer) + "\n";
}

}  // namespace roundtable::cli
