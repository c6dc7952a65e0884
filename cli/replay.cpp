#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/file.h"
#include "cli/record_file.h"
#include "engine/games.h"
#include "engine/play/fair_key.h"
#include "engine/play/shuffles.h"

namespace roundtable::cli {

namespace {

constexpr std::size_t kMaxLine = std::size_t{16}
                                 << 20U;  // a record takes some kilobytes, with legal lists about a hundred

void print_game(const AnyGame& game) {
  const Record& record = game.record();
  fmt::print("{}, {} players, options {}\n", record.game, record.players, record.options);
  for (std::size_t i = 0; i < record.seats.size(); ++i) fmt::print("  seat {}: {}\n", i, record.seats[i]);
  for (std::size_t i = 0; i < game.event_count(); ++i) {
    const std::string line = game.whole_sentence(i);
    if (!line.empty()) fmt::print("{}\n", line);
  }
  if (record.result.empty()) {
    fmt::print("Unfinished game.\n");
  } else {
    fmt::print("Result: {}\n", record.result);
  }
}

// Counts records by the source of their shuffles.
struct Proofs {
  int fair = 0;
  int simulated = 0;
  int unproven = 0;
  int of_people = 0;       // fair ones to which people added nonces
  std::string commitment;  // of the last fair record
};

// Checks that the cards follow from the seed, and that the seed matches the commitment.
Status check_shuffles(const Record& record, const std::string& promised, Proofs& proofs) {
  const auto shuffles = roundtable::check_shuffles(record);
  if (!shuffles) return shuffles.error();
  if (*shuffles == Shuffles::Simulated) ++proofs.simulated;
  if (*shuffles == Shuffles::Unproven) ++proofs.unproven;
  if (*shuffles == Shuffles::Fair) {
    ++proofs.fair;
    if (!record.numbers.empty()) ++proofs.of_people;
    proofs.commitment = commitment_of(Secret::from_hex(secret_in(record)).value_or(Secret()));
  }
  if (promised.empty()) return {};
  if (*shuffles != Shuffles::Fair) return Error{"seed: the cards were not drawn as on a server"};
  if (!record.position.empty()) return Error{"position: games on a server start from the beginning"};
  if (proofs.commitment != promised) return Error{"seed: belongs to the commitment " + proofs.commitment};
  return {};
}

void print_sum(int games, int wrong, const Proofs& proofs) {
  fmt::print("{} records, {} valid, {} invalid\n", games, games - wrong, wrong);
  if (proofs.simulated > 0) fmt::print("{} match the simulator's shuffle of their seed\n", proofs.simulated);
  if (proofs.unproven > 0) fmt::print("{} have no seed, so the shuffle cannot be verified\n", proofs.unproven);
  if (proofs.fair == 0) return;
  fmt::print("{} match the server's shuffle of their seed", proofs.fair);
  proofs.fair == 1 ? fmt::print("; commitment {}\n", proofs.commitment) : fmt::print("\n");
  if (proofs.of_people > 0) fmt::print("{} of them include nonces of players\n", proofs.of_people);
  if (const int alone = proofs.fair - proofs.of_people; alone > 0) {
    fmt::print("{} of them use only the server's number: the players cannot verify how it was chosen\n", alone);
  }
}

}  // namespace

int run(const ReplayArguments& arguments) {
  std::ifstream file;
  if (arguments.file != "-") {
    if (const Status status = open_to_read(file, arguments.file); !status) return complain(status.error().message);
  }
  std::istream& in = arguments.file == "-" ? std::cin : file;
  std::string line;
  int number = 0;
  int games = 0;
  int wrong = 0;
  Proofs proofs;
  while (std::getline(in, line)) {
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string::npos || holds_notes(line)) continue;
    ++games;
    if (arguments.game != 0 && games != arguments.game) continue;
    const auto at = [&](const Error& error) {
      return fmt::format("{} line {}: {}", arguments.file, number, error.message);
    };
    if (line.size() > kMaxLine) {
      complain(at(Error{"the line is longer than 16 MB, the maximum of a record"}));
      ++wrong;
      continue;
    }
    const auto record = Record::from_json(line);
    const auto game = record ? replay_game(*record) : record.error();
    if (!game) {
      complain(at(game.error()));
      ++wrong;
    } else if (!arguments.verify) {
      if (games > 1) fmt::print("\n");
      print_game(**game);
    } else if (auto status = check_shuffles(*record, arguments.commitment, proofs); !status) {
      complain(at(status.error()));
      ++wrong;
    }
  }
  if (games == 0) return complain(fmt::format("{}: found no record; expected one per line", arguments.file));
  if (arguments.game > games) return complain(fmt::format("--only: found {}, allowed: 1 to {}", arguments.game, games));
  if (arguments.verify) print_sum(arguments.game == 0 ? games : 1, wrong, proofs);
  return wrong == 0 ? 0 : kBadInput;
}

}  // namespace roundtable::cli
