#include "server/live/announced_turns.h"

#include <utility>

namespace roundtable::server {

std::optional<TableNews> AnnouncedTurns::announce(const Table& table, bool ours) {
  std::vector<Turn> turns = table.play().turns();
  if (phase_ == table.phase() && turns_ == turns) return std::nullopt;
  TableNews news{.table = table.id(),
                 .game = table.plan().game,
                 .listed = table.plan().listed,
                 .by_the_day = table.plan().by_the_day(),
                 .paused = table.play().clock().is_paused(),
                 .ours = ours,
                 .before = std::exchange(phase_, table.phase()),
                 .phase = table.phase(),
                 .turns_before = std::exchange(turns_, turns),
                 .turns = std::move(turns),
                 .known = known_,
                 .names = table.plan().listed ? table.room().names() : std::vector<std::string>()};
  if (!table.play().clock().is_paused()) known_ = turns_;
  return news;
}

}  // namespace roundtable::server
