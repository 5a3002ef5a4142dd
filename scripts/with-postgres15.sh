#!/bin/sh
# Runs a command against a throwaway PostgreSQL 15, the oldest server we support: with-postgres15.sh COMMAND...
# The command finds the server in TEST_DATABASE_URL. Debian's package is installed when it is missing and we may.
set -u

bin=/usr/lib/postgresql/15/bin

install_postgres() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  # Only the programs are wanted: no cluster of the system's own, and no service started.
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  apt-get update -qq && apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold postgresql-15
}

if [ ! -x "$bin/postgres" ]; then
  install_postgres >/dev/null 2>&1
fi
if [ ! -x "$bin/postgres" ]; then
  echo 'PostgreSQL 15: not run'
  exit 0
fi

# PostgreSQL refuses to run as root.
as_owner() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  owner=nobody
  id postgres >/dev/null 2>&1 && owner=postgres
  as_owner() { setpriv --reuid "$owner" --regid "$(id -g "$owner")" --clear-groups -- "$@"; }
fi

folder=$(cd / && as_owner mktemp -d -t lakou-postgres15-XXXXXX) || exit 1

cleanup() {
  (cd / && as_owner "$bin/pg_ctl" stop -D "$folder/data" -m immediate -w) >/dev/null 2>&1
  rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
port=$(free_port)
start() {
  cd / || return 1
  printf '%s' "$password" | as_owner sh -c "umask 077; cat >'$folder/password'" &&
    as_owner "$bin/initdb" -D "$folder/data" -U lakou -A scram-sha-256 --pwfile="$folder/password" \
      -E UTF8 --locale=C.UTF-8 --no-sync &&
    as_owner "$bin/pg_ctl" start -w -D "$folder/data" -l "$folder/log" \
      -o "-h 127.0.0.1 -p $port -k $folder -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
}
if ! (start) >/dev/null; then
  [ -f "$folder/log" ] && cat "$folder/log" >&2
  echo 'PostgreSQL 15 is installed but does not start.' >&2
  exit 1
fi

TEST_DATABASE_URL="postgres://lakou:$password@127.0.0.1:$port/postgres?sslmode=disable" "$@"
