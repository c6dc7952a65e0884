#pragma once

#include <string>
#include <string_view>

namespace roundtable::cli {

// Text for HTML, inside and outside of attributes. Control characters become `?`.
std::string escaped(std::string_view text);

// The colour of a seat as in the page, from 1: `seat-1` is blue. A class of the style below.
std::string seat_class(std::size_t seat);

// A page in one file: it loads nothing and has no scripts. `title` is text, `body` is HTML, `style` is CSS of its own.
std::string html_page(std::string_view title, std::string_view body, std::string_view style = {});

}  // namespace roundtable::cli
