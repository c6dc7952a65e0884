# Shared by ./check and ./play: source it at the root of the repository.

# Equal compilations are found again in any clone of the repository, and new ones are not preprocessed for that.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1

# install_missing PACKAGE...: gets those that are missing from Debian; says so, asks nothing.
install_missing() {
  local package missing=() sudo=()
  if ! command -v dpkg-query apt-get >/dev/null; then
    echo "No apt-get here. If the build fails, install what these Debian packages hold: $*"
    return
  fi
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0
  if [[ $(id -u) != 0 ]]; then
    sudo=(sudo)
    if ! command -v sudo >/dev/null; then
      echo "Missing packages. As root: apt-get install ${missing[*]}" >&2
      return 1
    fi
  fi
  echo "Installing ${missing[*]}"
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# What it takes to build and run the program.
program_packages=(g++ cmake ninja-build pkg-config libcli11-dev libfmt-dev libboost1.81-dev libsodium-dev libssl-dev libsqlite3-dev libpq-dev
  libbrotli-dev zlib1g-dev)
# What it takes to build the engine for browsers.
wasm_packages=(cmake ninja-build clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32 binaryen)
