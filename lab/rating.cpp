#include "lab/rating.h"

#include <cmath>
#include <numeric>
#include <span>

namespace roundtable {

namespace {

double seats_in(const Lineup& lineup) { return std::accumulate(lineup.seats.begin(), lineup.seats.end(), 0.0); }

// The results, with the imagined game spread over all lineups.
struct Results {
  std::vector<Lineup> lineups;
  std::vector<double> wins;
  Matrix covariance;
};

Results with_imagined_game(const std::vector<Lineup>& lineups, const std::vector<double>& wins,
                           const Matrix& covariance) {
  Results results{.lineups = lineups, .wins = wins, .covariance = covariance};
  const double part = 1.0 / static_cast<double>(lineups.size());
  std::vector<double> chances(wins.size());
  for (Lineup& lineup : results.lineups) {
    lineup.games += part;
    for (std::size_t bot = 0; bot < wins.size(); ++bot) chances[bot] += part * lineup.seats[bot] / seats_in(lineup);
  }
  for (std::size_t a = 0; a < wins.size(); ++a) {
    results.wins[a] += chances[a];
    for (std::size_t b = 0; b < wins.size(); ++b) {
      results.covariance[a][b] += (a == b ? chances[a] : 0) - chances[a] * chances[b];
    }
  }
  return results;
}

double strength_of(const Lineup& lineup, const std::vector<double>& strengths) {
  return std::inner_product(strengths.begin(), strengths.end(), lineup.seats.begin(), 0.0);
}

// Minorisation-maximisation (Hunter): each strength in turn is set to the value that explains its wins against the
// present strengths of the others. The likelihood never falls; with a single lineup the first round is exact.
std::vector<double> most_likely_strengths(const Results& results) {
  constexpr int kRounds = 10'000;
  constexpr double kSettled = 1e-12;
  const std::size_t count = results.wins.size();
  std::vector<double> strengths(count, 1.0);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> met(count);
    for (const Lineup& lineup : results.lineups) {
      const double each = lineup.games / strength_of(lineup, strengths);
      for (std::size_t bot = 0; bot < count; ++bot) met[bot] += each * lineup.seats[bot];
    }
    double change = 0;
    const double first = results.wins[0] / met[0];
    for (std::size_t bot = 0; bot < count; ++bot) {
      const double next = results.wins[bot] / met[bot] / first;
      change = std::max(change, std::abs(next - strengths[bot]) / next);
      strengths[bot] = next;
    }
    if (change < kSettled) break;
  }
  return strengths;
}

// The Fisher information, without the first bot, whose rating is fixed.
Matrix information(const Results& results, const std::vector<double>& strengths) {
  const std::size_t count = strengths.size();
  Matrix bend(count - 1, std::vector<double>(count - 1));
  for (const Lineup& lineup : results.lineups) {
    const double all = strength_of(lineup, strengths);
    const auto chance = [&](std::size_t bot) { return lineup.seats[bot] * strengths[bot] / all; };
    for (std::size_t a = 1; a < count; ++a) {
      for (std::size_t b = 1; b < count; ++b) {
        bend[a - 1][b - 1] += lineup.games * ((a == b ? chance(a) : 0) - chance(a) * chance(b));
      }
    }
  }
  return bend;
}

// Gauss-Jordan elimination. The matrix is symmetric and positive definite, so no pivoting is needed.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, std::vector<double>(size));
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t column = 0; column < size; ++column) {
      matrix[pivot][column] *= scale;
      result[pivot][column] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = matrix[row][pivot];
      for (std::size_t column = 0; column < size; ++column) {
        matrix[row][column] -= factor * matrix[pivot][column];
        result[row][column] -= factor * result[pivot][column];
      }
    }
  }
  return result;
}

// The middle of the sandwich estimate is the measured covariance.
double sandwich(std::span<const double> bend, const Matrix& covariance) {
  double sum = 0;
  for (std::size_t a = 0; a < bend.size(); ++a) {
    for (std::size_t b = 0; b < bend.size(); ++b) sum += bend[a] * covariance[a + 1][b + 1] * bend[b];
  }
  return std::sqrt(std::max(0.0, sum));
}

}  // namespace

std::vector<Rating> rate(const std::vector<Lineup>& lineups, const std::vector<double>& wins,
                         const Matrix& covariance) {
  const double scale = 400 / std::log(10.0);
  const Results results = with_imagined_game(lineups, wins, covariance);
  const auto strengths = most_likely_strengths(results);
  const Matrix spread = inverse(information(results, strengths));
  std::vector<Rating> ratings(wins.size());
  for (std::size_t bot = 1; bot < wins.size(); ++bot) {
    ratings[bot].value = scale * std::log(strengths[bot]);
    ratings[bot].error = scale * sandwich(spread[bot - 1], results.covariance);
  }
  return ratings;
}

}  // namespace roundtable
