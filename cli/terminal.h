#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundtable::cli {

// How text may look where it is going: colours only on a terminal that wants them, at most 100 columns.
struct Style {
  bool colour = false;
  int width = 100;

  static Style of_output(bool no_colour);
  // ANSI codes such as "1;34" around the text, or just the text.
  std::string paint(std::string_view codes, std::string_view text) const;
  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string faint(std::string_view text) const { return paint("2", text); }
};

// How many columns a text takes; ANSI codes take none.
int columns_of(std::string_view text);
std::string padded(std::string text, int columns);
std::string padded_left(std::string text, int columns);
std::string cut(std::string_view text, int columns);  // at most so many; no codes in it
std::string trimmed(std::string text);                // without spaces at its end
// Broken at spaces; lines after the first begin with `indent` spaces.
std::string wrapped(std::string_view text, int width, int indent);
// Each line wrapped, two spaces before it and four before what follows.
std::string paragraphs(const std::vector<std::string>& lines, int width);
// In at most so many columns, the end of a longer one as two dots; nothing if that would be too little.
std::string shortened(std::string_view text, int columns);
// With a capital letter at its beginning.
std::string capitalised(std::string_view text);
// In small letters, without spaces around.
std::string command_word(std::string typed);
// What may be shown of something typed: control characters replaced, and not too long.
std::string shown(std::string_view typed);
// `a, b and c`
std::string listed(const std::vector<std::string>& words, std::string_view last = "and");

// Reads what a person, a pipe or a cat on the keyboard types.
class Keyboard {
 public:
  Keyboard();
  // A line without its end, cut if it is absurdly long; nothing at the end of input or after Ctrl-C. On a terminal more
  // may follow after that.
  std::optional<std::string> line();
  // What is typed is echoed by a terminal; a transcript of piped input needs it written.
  bool is_terminal() const { return terminal_; }

 private:
  bool terminal_;
};

}  // namespace roundtable::cli
