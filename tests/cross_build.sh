#!/usr/bin/env bash
# Two builds of the program must agree: each verifies the other's games, both write the same records for the same
# seed, and both refuse invalid input with exit code 2 and a message that names the fault.
#   tests/cross_build.sh [PROGRAM OTHER]    default: build/roundtable build/asan/roundtable
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

one=${1:-build/roundtable}
two=${2:-build/asan/roundtable}
games=${GAMES:-20}
for program in "$one" "$two"; do
  [[ -x $program ]] || { echo "cross_build: $program is not there, build it first" >&2 && exit 2; }
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

rows='["red","blue","green","yellow"]'
rows="[$rows,$rows,$rows,$rows,$rows,$rows]"
mixes=(
  "--players 3"
  "--players 4"
  "--players 5"
  "--two karadoc"
  "--two lancelot"
  "--players 3 --advanced all --variations codex,alms"
  "--players 4 --advanced all --variations all"
  "--players 5 --advanced lift,orderedreset --variations bet,scrolls,dragon"
  "--players 4 --variations knights --values {\"cupReach\":3,\"quests\":[15,9,3]}"
  "--players 5 --variations all --first 2"
  "--two karadoc --advanced all --variations all"
  "--two lancelot --advanced all --variations all"
  "--two lancelot --edition english --values {\"lancelotOrder\":$rows}"
  "--players 4 --variations knights,scrolls,alms --edition french --values {\"cupMiddle\":true}"
  "--players 5 --variations codex,alms --edition russian"
  "--game medievallons --players 2"
  "--game medievallons --players 3"
  "--game medievallons --players 4"
  "--game medievallons --players 5"
  "--game medievallons --players 3 --first 1 --max-turns 25"
)

fail() {
  echo "cross_build: $1" >&2
  exit 1
}

# refuses PART PROGRAM ARGUMENTS...: expects exit code 2 and a message that contains PART.
refuses() {
  local status=0
  "${@:2}" >"$folder/said" 2>&1 || status=$?
  [[ $status == 2 ]] || fail "exit code $status instead of 2: ${*:2}"
  grep -qF -- "$1" "$folder/said" || fail "no word of '$1' in '$(head -c 300 "$folder/said")': ${*:2}"
}

# agree MIX GAMES BOTS SEED
agree() {
  local arguments sim
  read -ra arguments <<<"$1"
  sim=(sim "${arguments[@]}" --games "$2" --bots "$3" --seed "$4" --with-legal --records)
  "$one" "${sim[@]}" "$folder/one" >/dev/null
  "$two" "${sim[@]}" "$folder/two" >/dev/null
  cmp -s "$folder/one" "$folder/two" || fail "different games for $1, bots $3, seed $4"
  "$two" replay --verify "$folder/one" >"$folder/said" || fail "$two on the games of $one, $1: $(cat "$folder/said")"
  "$one" replay --verify "$folder/two" >"$folder/said" || fail "$one on the games of $two, $1: $(cat "$folder/said")"
  grep -qF "$2 valid, 0 invalid" "$folder/said" || fail "unexpected: $(cat "$folder/said")"
}

# One game for each bot that searches: both builds must choose the same moves.
bots=(greedy search:4 net net:4)
seed=1
for mix in "${mixes[@]}"; do
  agree "$mix" "$games" random "$seed"
  agree "$mix" 1 "${bots[seed % ${#bots[@]}]}" "$seed"
  seed=$((seed + 1))
done

# damaged PART SED: the record is refused after this edit.
damaged() {
  sed -E "$2" "$folder/whole" >"$folder/damaged"
  ! cmp -s "$folder/whole" "$folder/damaged" || fail "the damage '$2' changed nothing"
  for program in "$one" "$two"; do refuses "$1" "$program" replay --verify "$folder/damaged"; done
}

"$one" sim --players 3 --games 1 --seed 7 --first 0 --records "$folder/whole" >/dev/null
damaged 'log entry 1,' 's/"0 pick [A-Z][0-9]"/"0 pick X9"/'
damaged 'log entry 0,' 's/"\* deal [^"]*",//'
damaged 'log entry 1,' 's/("0 pick [^"]*"),("1 pick [^"]*")/\2,\1/'
damaged 'log entry' 's/("[0-2] play [^"]*"),/\1,\1,/'
damaged 'log entry' 's/"0! pick/"0 pick/'
damaged 'result' 's/"winners":\[/"winners":[9/'
damaged 'result' 's/,"[^"]*"\],"result"/],"result"/'
damaged 'JSON' 's/.$//'

"$one" sim --game medievallons --players 3 --games 1 --seed 7 --first 0 --records "$folder/whole" >/dev/null
damaged 'log entry 2,' 's/"0 play [A-Z]"/"0 play X"/'
damaged 'log entry 0,' 's/"\* deal [^"]*",//'
damaged 'log entry' 's/"\* draw ([0-2]) [A-Z]"/"* draw \1 X"/'
damaged 'log entry' 's/("[0-2] play [^"]*"),/\1,\1,/'
damaged 'result' 's/"members":\[/"members":[9/'
damaged 'result' 's/,"[^"]*"\],"result"/],"result"/'

for program in "$one" "$two"; do
  refuses players "$program" sim --players 6 --games 1
  refuses players "$program" sim --players 1 --games 1
  refuses variations "$program" sim --players 4 --variations dice --games 1
  refuses advanced "$program" sim --players 4 --advanced jump --games 1
  refuses two "$program" sim --players 3 --two lancelot --games 1
  refuses two "$program" sim --players 2 --games 1
  refuses first "$program" sim --players 3 --first 3 --games 1
  refuses values.quests "$program" sim --players 4 --values '{"quests":[1,2]}' --games 1
  refuses 'values.quests[0]' "$program" sim --players 4 --values '{"quests":[100,2,3]}' --games 1
  refuses values.cupReach "$program" sim --players 4 --values '{"cupReach":0}' --games 1
  refuses values.lancelotOrder "$program" sim --two lancelot --values '{"lancelotOrder":["blue"]}' --games 1
  refuses edition "$program" sim --players 4 --edition german --games 1
  refuses game "$program" sim --game chess --games 1
  refuses players "$program" sim --game medievallons --players 6 --games 1
  refuses first "$program" sim --game medievallons --players 3 --first 3 --games 1
  refuses max-turns "$program" sim --game medievallons --players 3 --max-turns 0 --games 1
  refuses variations "$program" sim --game medievallons --players 4 --variations bet --games 1
done
echo "${#mixes[@]} mixes of $games games and one of bots that think, both ways"
