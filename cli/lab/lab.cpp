#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/interrupt.h"
#include "cli/lab/lab_report.h"
#include "cli/progress_bar.h"
#include "cli/review_skill.h"
#include "lab/experiment_state.h"

namespace roundtable::cli {

namespace {

Result<std::string> content_of(const std::string& name) {
  std::ifstream file;
  if (const Status opened = open_to_read(file, name); !opened) return opened.error();
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// A program that is killed leaves the old file or the new one.
Status replace_file(const std::string& name, const std::string& content) {
  const std::string next = name + ".new";
  std::ofstream file;
  if (Status opened = open_to_write(file, next, std::ios::trunc); !opened) return opened;
  file << content;
  file.close();
  if (!file || std::rename(next.c_str(), name.c_str()) != 0) return Error{cannot_write(name)};
  return {};
}

// The sums so far, in a file.
class StateFile {
 public:
  StateFile(std::string name, const Experiment& experiment)
      : name_(std::move(name)), experiment_(experiment), version_(net_version(experiment.game)) {}

  const std::string& name() const { return name_; }

  Measurements read() const {
    const auto text = content_of(name_);
    if (!text) return {};
    const auto found = measurements_from(experiment_, version_, *text);
    if (!found) {
      complain(fmt::format("{} is {}: starting from the first game", name_, found.error().message), 0);
      return {};
    }
    if (found->games <= experiment_.games) return *found;
    complain(fmt::format("{} has {} games, more than asked for: starting from the first game", name_, found->games), 0);
    return {};
  }

  // At most once a second.
  bool keep(const Measurements& measurements) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return true;
    next_ = now + std::chrono::seconds(1);
    return write(measurements);
  }
  bool write(const Measurements& measurements) {
    status_ = replace_file(name_, state_text(experiment_, version_, measurements));
    return static_cast<bool>(status_);
  }
  const Status& status() const { return status_; }

 private:
  std::string name_;
  const Experiment& experiment_;
  std::string version_;
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::seconds(1);
  Status status_;
};

Status write_reports(const LabArguments& arguments, const LabReport& report) {
  if (!arguments.json.empty()) {
    if (const Status status = replace_file(arguments.json, lab_json(report)); !status)
      return Error{"--json: " + status.error().message};
  }
  if (!arguments.html.empty()) {
    if (const Status status = replace_file(arguments.html, lab_html(report)); !status)
      return Error{"--html: " + status.error().message};
  }
  return {};
}

std::string command_of(const LabArguments& arguments) {
  std::string command = "roundtable lab " + arguments.file;
  if (!arguments.json.empty()) command += " --json " + arguments.json;
  return arguments.html.empty() ? command : command + " --html " + arguments.html;
}

}  // namespace

int run(const LabArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  const auto text = content_of(arguments.file);
  if (!text) return complain(text.error().message);
  const auto file = read_experiment(*text);
  if (!file) return complain(arguments.file + ": " + file.error().message);
  const Experiment& experiment = file->experiment;

  const std::string beside = !arguments.html.empty()   ? arguments.html
                             : !arguments.json.empty() ? arguments.json
                                                       : arguments.file;
  StateFile state(beside + ".state", experiment);
  const Measurements start = state.read();
  const Interrupt interrupt;
  ProgressBar bar(experiment.games - start.games);
  const Measurements done = measure(experiment, start, *threads, [&](const Measurements& so_far) {
    bar.show(so_far.games - start.games);
    return state.keep(so_far) && !Interrupt::requested();
  });
  bar.clear();
  if (!state.status() || !state.write(done)) return complain(state.status().error().message, 1);

  const LabReport report{*file, done, findings_of(experiment, done, true), *text, command_of(arguments)};
  if (const Status status = write_reports(arguments, report); !status) return complain(status.error().message, 1);
  fmt::print("{}", lab_text(report));
  if (Interrupt::requested()) {
    fmt::print("Interrupted: {} of {} games are kept in {}. To go on, run the same command again.\n", done.games,
               experiment.games, state.name());
  }
  return Interrupt::status();
}

}  // namespace roundtable::cli
