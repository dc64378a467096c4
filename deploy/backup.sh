#!/bin/sh
# Dumps the database of DATABASE_URL into a folder every day, and keeps the newest ones.
#     backup.sh          now, and every 24 hours
#     backup.sh once     now
# Back again: pg_restore --clean --if-exists --exit-on-error --single-transaction --dbname "$DATABASE_URL" FILE
set -eu
folder=${BACKUP_DIR:-/backups}
kept=${BACKUPS_KEPT:-14}
umask 077

backup() {
  name=hooplog-$(date -u +%Y-%m-%dT%H%M%SZ).dump
  part=$folder/$name.part
  begun=$(date -u +%Y-%m-%dT%H:%M:%SZ)
  # Counts for limits are over before anybody restores them.
  pg_dump --format=custom --no-unlogged-table-data --file="$part" "$DATABASE_URL"
  # A dump that was cut off has no list of what is in it.
  pg_restore --list "$part" >/dev/null
  mv "$part" "$folder/$name"
  echo "Wrote $name"
  # For the operator's page.
  psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set="path=$folder/$name" --set="bytes=$(wc -c <"$folder/$name")" --set="begun=$begun" "$DATABASE_URL" <<'SQL' || echo 'The operator could not be told' >&2
insert into backups (id, state, path, bytes, started_at, ended_at) values (gen_random_uuid(), 'done', :'path', :'bytes', :'begun', now());
SQL
  find "$folder" -maxdepth 1 -name 'hooplog-*.dump' | sort -r | tail -n "+$((kept + 1))" | while read -r old; do
    rm "$old"
  done
}

find "$folder" -maxdepth 1 -name 'hooplog-*.dump.part' -exec rm {} +
if [ "${1:-}" = once ]; then
  backup
  exit
fi
while true; do
  # Tomorrow is another try; the engine tells of what it said.
  (backup) || echo 'This backup failed' >&2
  sleep 86400 &
  wait $!
done
