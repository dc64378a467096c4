#!/bin/sh
# Writes .env for compose.yaml, once: images, the address, and new secrets. What else compose.yaml reads may be added there.
#     sh new-env.sh hoop.example
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
site=${1:?the address by which browsers come, without https://, such as hoop.example or localhost}
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

if [ -e "$folder/.env" ]; then
  echo "$folder/.env is there already: another database password would lock everybody out." >&2
  exit 1
fi
umask 077
{
  grep -v '^#' "$folder/images.env"
  echo "SITE_ADDRESS=$site"
  echo "POSTGRES_PASSWORD=$(secret)"
  echo "STORAGE_PASSWORD=$(secret)"
  echo "SESSION_SECRET=$(secret)"
  echo 'APIS=2'
  echo 'WORKERS=1'
  echo '# Sign-in codes go by mail: without a server they lie in the volume data, and nobody else can sign in.'
  echo 'SMTP_URL='
  echo 'MAIL_FROM='
  echo 'CONTACT_EMAIL='
  echo '# Addresses, such as yours, whose accounts open the page of the operator.'
  echo 'OPERATORS='
} >"$folder/.env.part"
mv "$folder/.env.part" "$folder/.env"
echo "Wrote $folder/.env. Keep a copy of it away from this machine."
