#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <optional>
#include <stdexcept>

#include "bench/load/crowd.h"

// Plays against a running server over real WebSockets, and measures it.

namespace {

using namespace roundtable::load;

constexpr const char* kHelp =
    R"(usage: bench_load [--address 127.0.0.1:8080[,...]] [--apart] [--tables N] [--seconds S] [--rate R] [--game academy]
                  [--idle CONNECTIONS] [--warm-up S] [--stay CHOICES]

Tables of four people each, who choose at random as soon as they are asked; a finished game is followed by the next.
  --address   of several servers with commas between: each table is at one of them
  --apart     or the people of each table at different ones
  --rate R    so many choices a second at most, at even times, whoever's turn it is (default: as fast as can be)
  --idle N    so many more connections that only stay open
  --stay N    make so many choices a table, say `ready` and the tables' ids, and do nothing until the input ends
Prints acknowledged choices a second, the time from sending a choice to its `ok`, and the bytes that all four
players together received for each. Needs a file descriptor a connection: see ulimit -n.
)";

double number_from(const std::string& name, std::string_view text) {
  double value = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), value).ptr != text.data() + text.size() || value < 0) {
    throw std::runtime_error(name + ": found " + std::string(text) + ", allowed: a number from 0 on");
  }
  return value;
}

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t start = 0, end = 0; end != std::string::npos; start = end + 1) {
    end = text.find(',', start);
    parts.push_back(text.substr(start, end - start));
  }
  return parts;
}

struct Arguments {
  LoadPlan plan;
  std::optional<int> stay;
  bool help = false;
};

Arguments arguments_from(const std::vector<std::string>& words) {
  Arguments result;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& name = words[i];
    const auto text = [&]() -> const std::string& {
      if (i + 1 == words.size()) throw std::runtime_error(name + ": needs a value");
      return words[++i];
    };
    const auto number = [&] { return number_from(name, text()); };
    if (name == "--address")
      result.plan.addresses = parts_of(text());
    else if (name == "--apart")
      result.plan.apart = true;
    else if (name == "--game")
      result.plan.game = text();
    else if (name == "--tables")
      result.plan.tables = static_cast<int>(number());
    else if (name == "--idle")
      result.plan.idle = static_cast<int>(number());
    else if (name == "--seconds")
      result.plan.seconds = number();
    else if (name == "--warm-up")
      result.plan.warm_up = number();
    else if (name == "--rate")
      result.plan.rate = number();
    else if (name == "--stay")
      result.stay = static_cast<int>(number());
    else if (name == "--help" || name == "-h")
      result.help = true;
    else
      throw std::runtime_error(name + ": unknown; see --help");
  }
  return result;
}

void print(Figures figures) {
  auto& latencies = figures.latencies;
  std::sort(latencies.begin(), latencies.end());
  const auto count = static_cast<double>(latencies.size());
  const auto at = [&](double share) {
    return latencies.empty() ? 0.0 : static_cast<double>(latencies[static_cast<std::size_t>(share * (count - 1))]);
  };
  std::printf(
      "{\"actions_per_second\":%.0f,\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"max_ms\":%.3f,\"bytes_per_action\":%.0f,"
      "\"actions\":%.0f,\"games\":%lld,\"refused\":%lld,\"seconds\":%.2f,\"own_seconds\":%.2f}\n",
      count / figures.seconds, at(0.5), at(0.99), at(1), static_cast<double>(figures.bytes) / std::max(count, 1.0),
      count, static_cast<long long>(figures.games), static_cast<long long>(figures.refused), figures.seconds,
      figures.own_seconds);
  if (figures.refused > 0) std::fprintf(stderr, "the last refusal: %s\n", figures.last_refusal.c_str());
}

}  // namespace

int main(int count, char** words) {
  try {
    const Arguments arguments = arguments_from({words + 1, words + count});
    if (arguments.help) {
      std::fputs(kHelp, stdout);
      return 0;
    }
    allow_many_files();
    Crowd crowd(arguments.plan);
    crowd.gather();
    if (arguments.stay) {
      crowd.stay(*arguments.stay);
    } else {
      print(crowd.play());
    }
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_load: %s\n", error.what());
    return 1;
  }
}
