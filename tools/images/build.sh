#!/usr/bin/env bash
# Builds deploy/Dockerfile where no container engine runs: on a base of Debian's packages that stands for the official images.
#   build.sh FOLDER NODE     FOLDER keeps the images; NODE is the folder of the project's Node
# Makes hooplog, and database: PostgreSQL of Debian in the place of POSTGRES_IMAGE.
set -euo pipefail
D=$1 NODE=$2
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo 'it needs root' >&2; exit 1; }
missing=()
for program in buildah mmdebstrap caddy; do command -v $program >/dev/null || missing+=("$program"); done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >"$D/install.log"
fi
b() { buildah --root "$D/images" --runroot "$D/run" "$@"; }
. <(grep -v '^#' "$ROOT/deploy/images.env")

if ! b inspect --type image "$NODE_IMAGE" >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase --include=ca-certificates trixie "$D/base.tar"
  c=$(b from scratch)
  b add -q "$c" "$D/base.tar" /
  m=$(b mount "$c")
  cp -a "$NODE/." "$m/usr/local/"
  # Of this machine: the npm of its own Node, and whom it trusts.
  mkdir -p "$m/usr/local/lib/node_modules"
  cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$m/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$m/usr/local/bin/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$m/etc/ssl/certs/"
  chroot "$m" useradd --uid 1000 --create-home node
  b umount "$c" >/dev/null
  b config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$c"
  b commit -q --format docker "$c" "$NODE_IMAGE" >/dev/null
  b rm "$c" >/dev/null
  rm "$D/base.tar"
fi

if ! b inspect --type image database >/dev/null 2>&1; then
  c=$(b from "$NODE_IMAGE")
  b run --isolation chroot "$c" -- sh -c \
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql' >"$D/postgresql.log"
  b config --env 'PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' "$c"
  b commit -q --format docker "$c" database >/dev/null
  b rm "$c" >/dev/null
fi

b bud --format docker --isolation chroot -f "$ROOT/deploy/Dockerfile" -t hooplog "$ROOT"
