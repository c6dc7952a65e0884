#include "bots/program.h"

#include <algorithm>
#include <cstdio>

#include "bots/number.h"
#include "engine/core/json.h"
#include "engine/core/utf8.h"

namespace roundtable {

namespace {

constexpr std::string_view kExec = "exec";
constexpr std::size_t kShown = 80;  // bytes of foreign text in an error
constexpr std::size_t kLongestAction = 80;

bool is_printable(char c) { return c >= 0x20 && c < 0x7F; }

// Escapes text for a terminal.
std::string shown(std::string_view text) {
  std::string clean(text.substr(0, kShown));
  std::ranges::replace_if(clean, [](char c) { return !is_printable(c); }, '?');
  return clean + (text.size() > kShown ? "..." : "");
}

std::string listed(const std::vector<std::string>& texts) {
  constexpr std::size_t kMost = 8;
  std::string list;
  for (std::size_t i = 0; i < std::min(kMost, texts.size()); ++i) list += (i == 0 ? "" : ", ") + texts[i];
  return texts.size() > kMost ? list + " and " + std::to_string(texts.size() - kMost) + " more" : list;
}

void report(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

}  // namespace

std::optional<ProgramSettings> read_exec(std::string_view name) {
  const auto colon = name.find(':');
  if (!name.starts_with(kExec) || colon == std::string_view::npos) return std::nullopt;
  ProgramSettings settings{.command = std::string(name.substr(colon + 1))};
  const std::string_view limit = name.substr(kExec.size(), colon - kExec.size());
  if (!limit.empty()) {
    constexpr int kMost = 3'600'000;
    if (!limit.starts_with('@') || !limit.ends_with("ms")) return std::nullopt;
    const auto number = read_number(limit.substr(1, limit.size() - 3), kMost);
    if (!number) return std::nullopt;
    settings.limit = std::chrono::milliseconds(*number);
  }
  const bool empty = settings.command.find_first_not_of(' ') == std::string::npos;
  if (empty || settings.command.find('\0') != std::string::npos || !is_utf8(settings.command)) return std::nullopt;
  return settings;
}

Result<std::string> read_answer(std::string_view line) {
  const auto first = line.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return Error{"it answered an empty line"};
  line = line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
  std::string action(line);
  if (line[0] == '{' || line[0] == '"') {
    const auto json = Json::parse(line);
    if (!json) return Error{"it answered `" + shown(line) + "`: " + json.error().message};
    const Json* said = json->is(Json::Kind::Object) ? json->find("action") : &*json;
    if (said == nullptr || !said->is(Json::Kind::String)) {
      return Error{"it answered `" + shown(line) + "`, expected `action`, a text"};
    }
    action = said->string();
  }
  if (action.size() > kLongestAction || !std::ranges::all_of(action, is_printable)) {
    return Error{"it answered `" + shown(action) + "`, which is not an action"};
  }
  return action;
}

Result<std::string> Program::ask(const std::string& request) {
  auto limit = settings_.limit;
  if (!process_) {
    auto started = Process::start(settings_.command);
    if (!started) return started.error();
    process_ = std::move(*started);
    limit *= kStarting;
  }
  const auto line = process_->ask(request, Process::Clock::now() + limit);
  return line ? read_answer(*line) : line.error();
}

void Program::failed(const std::string& why, const std::vector<std::string>& allowed) {
  process_.reset();
  ++in_a_row_;
  ++troubles_.count;
  troubles_.last = why;
  const std::string name = "roundtable: the bot `" + shown(settings_.command) + "` ";
  if (troubles_.count <= kReported) {
    report(name + "gave no legal choice: " + why + ". Allowed: " + listed(allowed) +
           ". A random choice is made instead.");
  }
  if (is_given_up()) {
    report(name + "failed " + std::to_string(kMostInARow) + " times in a row, the last time because " + why +
           ". It is not asked again; its choices are random.");
  }
}

}  // namespace roundtable
