# Shared by ./check and ./play: source it at the root of the repository.

# The compiler cache is shared by all clones of the repository, and skips preprocessing for known files.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1

# installed PACKAGE
installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# choose_package NAME[|NAME...]: prints the first that is installed or that apt offers; if there is none, the last.
choose_package() {
  local names name policy # not `apt-cache | grep -q`: with pipefail it fails when apt-cache is still writing
  IFS='|' read -ra names <<<"$1"
  for name in "${names[@]}"; do
    ! installed "$name" || break
    policy=$(LC_ALL=C apt-cache policy "$name" 2>/dev/null) || true
    ! grep -q '^  Candidate: [^(]' <<<"$policy" || break
  done
  echo "$name"
}

# install_missing PACKAGE...: installs missing Debian or Ubuntu packages without asking. PACKAGE may list alternatives: A|B.
install_missing() {
  local package missing=() chosen=() sudo=()
  if ! command -v dpkg-query apt-get >/dev/null; then
    echo "No apt-get here. If the build fails, install what these Debian packages hold: $*"
    return
  fi
  for package in "$@"; do
    installed "$(choose_package "$package")" || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0
  if [[ $(id -u) != 0 ]]; then
    sudo=(sudo)
    if ! command -v sudo >/dev/null; then
      for package in "${missing[@]}"; do chosen+=("$(choose_package "$package")"); done
      echo "Missing packages. As root: apt-get install ${chosen[*]}" >&2
      return 1
    fi
  fi
  "${sudo[@]}" apt-get update -qq
  for package in "${missing[@]}"; do chosen+=("$(choose_package "$package")"); done # apt may offer more by now
  echo "Installing ${chosen[*]}"
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${chosen[@]}" >/dev/null
}

# Packages needed to build and run the program.
program_packages=(g++ cmake ninja-build pkg-config libcli11-dev libfmt-dev 'libboost1.81-dev|libboost1.83-dev|libboost-dev'
  libsodium-dev libssl-dev libsqlite3-dev libpq-dev libbrotli-dev zlib1g-dev libtomlplusplus-dev)
# Packages needed to build the engine for browsers.
wasm_packages=(cmake ninja-build clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32 binaryen)
