#!/usr/bin/env bash
# Reviews many games of every kind of table, with few imagined games each, and checks that all parts add up to the results
# (docs/review.md).
#   bench/review_sums.sh PROGRAM [GAMES] [THREADS]
set -euo pipefail
program=$1 games=${2:-1000} threads=${3:-0}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
bad=0
while read -r table; do
  read -ra flags <<<"$table"
  "$program" sim "${flags[@]}" --games "$games" --bots greedy --seed 17 --threads "$threads" --records "$folder/games.jsonl" >/dev/null
  printf '%s: ' "$table"
  "$program" review "$folder/games.jsonl" --games 1 --threads "$threads" --check || bad=1
done <<'TABLES'
--game academy --two karadoc
--game academy --two lancelot
--game academy --players 3
--game academy --players 4
--game academy --players 5
--game academy --players 4 --variations all
--game medievallons --players 2
--game medievallons --players 3
--game medievallons --players 4
--game medievallons --players 5
TABLES
exit "$bad"
