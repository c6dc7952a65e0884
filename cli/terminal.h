#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundtable::cli {

// Style of the output: colours only on a terminal that supports them, at most 100 columns.
struct Style {
  bool colour = false;
  int width = 100;

  static Style of_output(bool no_colour);
  // The text in ANSI codes such as "1;34", or unchanged without colour.
  std::string paint(std::string_view codes, std::string_view text) const;
  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string faint(std::string_view text) const { return paint("2", text); }
};

// The number of columns of a text; ANSI codes take none.
int columns_of(std::string_view text);
std::string padded(std::string text, int columns);
std::string padded_left(std::string text, int columns);
std::string cut(std::string_view text, int columns);  // at most so many columns; for text without ANSI codes
std::string trimmed(std::string text);                // without trailing spaces
// Breaks the text at spaces; lines after the first are indented by `indent` spaces.
std::string wrapped(std::string_view text, int width, int indent);
// Wraps each line, indented by two spaces, and by four for its continuation.
std::string paragraphs(const std::vector<std::string>& lines, int width);
// At most so many columns, with two dots for a cut end; empty if too little would be left.
std::string shortened(std::string_view text, int columns);
// With a capital first letter.
std::string capitalised(std::string_view text);
// In lower case, without surrounding spaces.
std::string command_word(std::string typed);
// Typed text made safe to print: control characters replaced, and limited in length.
std::string shown(std::string_view typed);
// `a, b and c`
std::string listed(const std::vector<std::string>& words, std::string_view last = "and");

// Reads lines that are typed or piped.
class Keyboard {
 public:
  Keyboard();
  // A line without its newline, cut at a maximum length; nullopt at the end of input or after Ctrl-C. A terminal can
  // deliver more lines after that.
  std::optional<std::string> line();
  // A terminal echoes the input; piped input must be echoed for a readable transcript.
  bool is_terminal() const { return terminal_; }

 private:
  bool terminal_;
};

}  // namespace roundtable::cli
