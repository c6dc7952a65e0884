#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace roundtable::cli {

namespace {

constexpr int kWidest = 100;
constexpr int kNarrowest = 60;
constexpr std::size_t kLongestLine = 1000;
constexpr int kLongestShown = 40;

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }
bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

void interrupted(int /*signal*/) {}

}  // namespace

Style Style::of_output(bool no_colour) {
  Style style;
  if (isatty(STDOUT_FILENO) == 0) return style;
  const char* kind = std::getenv("TERM");
  style.colour = !no_colour && !is_set("NO_COLOR") && kind != nullptr && std::string_view(kind) != "dumb";
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    style.width = std::clamp<int>(size.ws_col, kNarrowest, kWidest);
  }
  return style;
}

std::string Style::paint(std::string_view codes, std::string_view text) const {
  if (!colour || text.empty()) return std::string(text);
  return "\x1b[" + std::string(codes) + "m" + std::string(text) + "\x1b[0m";
}

int columns_of(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if (!continues_character(text[i])) {
      ++columns;
    }
  }
  return columns;
}

std::string padded(std::string text, int columns) {
  text.append(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
  return text;
}

std::string padded_left(std::string text, int columns) {
  text.insert(0, static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
  return text;
}

std::string cut(std::string_view text, int columns) {
  std::size_t end = 0;
  while (end < text.size() && (columns > 0 || continues_character(text[end]))) {
    ++end;
    if (end < text.size() && !continues_character(text[end])) --columns;
  }
  return std::string(text.substr(0, end));
}

std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string wrapped(std::string_view text, int width, int indent) {
  const auto start = std::min(text.find_first_not_of(' '), text.size());
  std::string out(start, ' ');
  int column = static_cast<int>(start);
  text.remove_prefix(start);
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const int columns = columns_of(word);
    const bool first = out.size() == start;
    if (!first && column + 1 + columns > width) {
      out += '\n' + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else if (!first) {
      out += ' ';
      ++column;
    }
    out += word;
    column += columns;
  }
  return out;
}

std::string paragraphs(const std::vector<std::string>& lines, int width) {
  std::string text;
  for (const std::string& line : lines) text += "  " + wrapped(line, width - 2, 4) + "\n";
  return text;
}

std::string shortened(std::string_view text, int columns) {
  if (columns_of(text) <= columns) return std::string(text);
  return columns < 4 ? "" : cut(text, columns - 2) + "..";
}

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty()) result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
  return result;
}

std::string command_word(std::string typed) {
  std::transform(typed.begin(), typed.end(), typed.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto first = typed.find_first_not_of(" \t\r");
  const auto last = typed.find_last_not_of(" \t\r");
  return first == std::string::npos ? "" : typed.substr(first, last - first + 1);
}

std::string shown(std::string_view typed) {
  std::string text = cut(typed, kLongestShown);
  const bool whole = text.size() == typed.size();
  std::replace_if(text.begin(), text.end(), is_control, '?');
  return whole ? text : text + "...";
}

std::string listed(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == words.size() ? " " + std::string(last) + " " : ", ") + words[i];
  }
  return text;
}

// Ctrl-C must not lose a game that is being recorded: it interrupts the read and counts as the end of input.
Keyboard::Keyboard() : terminal_(isatty(STDIN_FILENO) != 0) {
  struct sigaction action{};
  action.sa_handler = interrupted;
  sigaction(SIGINT, &action, nullptr);
}

std::optional<std::string> Keyboard::line() {
  std::fflush(stdout);
  std::clearerr(stdin);
  std::string text;
  for (;;) {
    const int c = std::getc(stdin);
    if (c == '\n') return text;
    if (c == EOF && text.empty()) return std::nullopt;
    if (c == EOF) return text;  // a last line without a newline
    if (text.size() < kLongestLine) text += static_cast<char>(c);
  }
}

}  // namespace roundtable::cli
