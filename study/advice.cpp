#include "study/advice.h"

#include "engine/games.h"
#include "engine/with_game.h"
#include "study/review.h"

namespace roundtable {

template <Game G>
Result<AnalysisToDo> prepare_analysis_of(const AnyGame& game, Seat seat,
                                         const AnalysisSettings& settings);  // analyser.h

namespace {

// A forced entry is not a choice.
bool is_choice_of(Seat seat, const std::string& text, int players) {
  const auto entry = Entry::from_text(text, players);
  return entry && !entry->chance && !entry->forced && entry->seat == seat;
}

}  // namespace

Result<AnalysisToDo> prepare_analysis(const AnyGame& game, Seat seat, const AnalysisSettings& settings) {
  if (index(seat) >= game.players() || game.legal(seat).empty()) {
    return Error{"seat " + std::to_string(index(seat)) + " has no decision to make now"};
  }
  Result<AnalysisToDo> prepared = unknown_game(std::string(game.name()));
  with_game(game.name(), [&]<class G>() { prepared = prepare_analysis_of<G>(game, seat, settings); });
  return prepared;
}

Result<Analysis> analyse(const AnyGame& game, Seat seat, const AnalysisSettings& settings) {
  const auto prepared = prepare_analysis(game, seat, settings);
  if (!prepared) return prepared.error();
  return (*prepared)();
}

std::string json_of(const Analysis& analysis) {
  JsonWriter out;
  out.begin_object().field("analysis", kAnalysisVersion).field("seat", index(analysis.seat));
  write_analysis(out, analysis);
  return out.end_object().take();
}

Result<std::optional<std::string>> last_choice_json(const Record& record, Seat seat, const AnalysisSettings& settings) {
  for (std::size_t entry = record.log.size(); entry-- > 0;) {
    if (!is_choice_of(seat, record.log[entry], record.players)) continue;
    const auto then = replay_game(record, entry);
    if (!then) return then.error();
    if ((*then)->legal(seat).size() < 2) continue;
    const auto reviewer = make_reviewer(record, settings);
    if (!reviewer) return reviewer.error();
    const auto analysis = (*reviewer)->judge(entry).analysis;
    JsonWriter out;
    out.begin_object().key("view");
    (*then)->write_view(out, Viewer(seat));
    out.key("moment").raw(json_of(*analysis));
    return std::optional(out.end_object().take());
  }
  return std::optional<std::string>();
}

}  // namespace roundtable
