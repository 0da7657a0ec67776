#!/bin/sh
# Fetches the newest version, builds it, starts it and says what changed.
#   deploy/upgrade.sh service     a systemd unit (as root)
#   deploy/upgrade.sh compose     the containers of compose.yaml
#   deploy/upgrade.sh clone       a clone that you start yourself
# A clone on a branch follows the branch; one that stands at a release (git checkout v0.1.0) goes to the latest release.
# A release named as the second word is taken instead: deploy/upgrade.sh clone v0.2.0
# The new version keeps a backup of its own before it changes tables, where the data lies in DATA_DIR.
set -eu
cd "$(dirname "$0")/.."
way=${1:-}
case $way in service | compose | clone) ;; *) sed -n '2,8s/^# *//p' "$0" >&2; exit 2 ;; esac

# As root git and npm act as the owner of the clone, who alone may change it.
owner=$(stat -c %U .)
as_owner() { if [ "$(id -u)" = 0 ] && [ "$owner" != root ]; then runuser -u "$owner" -- "$@"; else "$@"; fi; }

before=$(as_owner git rev-parse HEAD)
release=${2:-}
if [ -n "$release" ] || ! as_owner git symbolic-ref -q HEAD > /dev/null; then
  as_owner git fetch -q --tags
  [ -n "$release" ] || release=$(as_owner git tag --list 'v*' --sort=-version:refname | head -n 1)
  as_owner git checkout -q --detach "$release"
  echo "This is $release."
else
  as_owner git pull --ff-only
fi
[ "$before" = "$(as_owner git rev-parse HEAD)" ] && echo "There is nothing newer."

healthy() {
  for _ in $(seq 60); do
    node -e 'fetch(process.argv[1]).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))' "$1" && return 0
    sleep 2
  done
  echo "The new version does not answer at $1. Look at its log; docs/self-hosting.md says how to go back." >&2
  return 1
}

case $way in
clone)
  as_owner npm run --silent build
  echo "Built. Start it again: npm start"
  ;;
service)
  as_owner npm run --silent build
  systemctl restart drape
  healthy "${DRAPE_URL:-http://127.0.0.1:3000}/api/health"
  ;;
compose)
  BUILD_ID=$(as_owner git rev-parse HEAD) docker compose -f deploy/compose.yaml build --pull
  docker compose -f deploy/compose.yaml up -d --wait
  ;;
esac
echo
as_owner node tools/changes.mjs "$before"
