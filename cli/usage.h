#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"

// Errors of the command line, with the option, the fault and the allowed values. Part of main.cpp, as it needs CLI11.

namespace roundtable::cli {

template <class Number>
CLI::Validator number(const std::string& allowed, Number least, Number most) {
  const auto wrong = [=](const std::string& typed) {
    Number value{};
    const char* const end = typed.data() + typed.size();
    const auto [rest, error] = std::from_chars(typed.data(), end, value);
    const bool right = error == std::errc() && rest == end && value >= least && value <= most;
    return right ? std::string() : "found `" + typed + "`, allowed: " + allowed;
  };
  return CLI::Validator(wrong, "");
}

inline CLI::Validator between(long long least, long long most) {
  const std::string allowed = std::to_string(least) + " to " + std::to_string(most);
  return number(allowed, least, most).description(allowed);
}

// For every option that takes a number and has no check of its own.
inline void expect_numbers(CLI::App& command) {
  using Limits = std::numeric_limits<long long>;
  for (CLI::Option* option : command.get_options()) {
    const std::string type = option->get_type_name();
    if (type == "INT") option->check(number("a whole number", Limits::min(), Limits::max()));
    if (type == "UINT") option->check(number("a whole number from 0", 0ULL, ~0ULL));
    if (type == "FLOAT") option->check(number("a number", -1e300, 1e300));
  }
  for (CLI::App* one : command.get_subcommands(nullptr)) expect_numbers(*one);
}

inline std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    if (option->nonpositional() && !option->get_group().empty()) names.push_back(option->get_name());
  }
  return names;
}

inline std::vector<std::string> subcommand_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* one : command.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(one->get_name());
  }
  return names;
}

inline std::string unknown_word(const CLI::App& command, const std::string& word) {
  const bool is_option = word.starts_with("-");
  const auto names = is_option ? option_names(command) : subcommand_names(command);
  if (names.empty()) return "found `" + word + "`, but this command takes no more arguments";
  const std::vector<std::string_view> allowed(names.begin(), names.end());
  return unknown_name(is_option ? word.substr(0, word.find('=')) : word, allowed);
}

inline std::string complaint(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App* command = &program;
  std::string name = program.get_name();
  while (command->remaining().empty() && !command->get_subcommands().empty()) {
    command = command->get_subcommands().front();
    name += " " + command->get_name();
  }
  std::string wrong = error.what();
  const auto unknown = command->remaining();
  if (!unknown.empty()) {
    wrong = unknown_word(*command, unknown.front());
  } else if (command->get_require_subcommand_min() > 0) {
    const auto names = subcommand_names(*command);
    wrong = "missing command, allowed: " + joined(std::vector<std::string_view>(names.begin(), names.end()));
  }
  return name + ": " + wrong + "\nFor help, run: " + name + " --help\n";
}

}  // namespace roundtable::cli
