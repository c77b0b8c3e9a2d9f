#!/usr/bin/env bash
# Tries a running product: logs in, creates a wedding, sends a photo as a guest, waits for its thumbnail in the gallery,
# and deletes both. Needs curl and jq.
#   deploy/smoke-test.sh https://photos.example.com staff@example.com deploy/secrets/staff_password
set -euo pipefail
[ $# = 3 ] || { echo "Usage: $0 origin email password-file" >&2; exit 2; }
origin=$1
cookies=$(mktemp)
trap 'rm -f "$cookies"' EXIT

# The certificate of a trial may be the proxy's own.
call() {
  curl --silent --show-error --fail-with-body --insecure --max-time 60 \
    --cookie "$cookies" --cookie-jar "$cookies" "$@"
}
json() { call --header 'content-type: application/json' "$@"; }

# A start that migrates lives before it is ready.
for ((attempt = 1; attempt <= 300; attempt++)); do
  call "$origin/api/health/ready" >/dev/null 2>&1 && break
  sleep 1
done
call "$origin/api/health/ready" >/dev/null
jq --null-input --arg email "$2" --rawfile password "$3" \
  '{ email: $email, password: ($password | rtrimstr("\n")) }' |
  json --data @- "$origin/api/auth/login" >/dev/null
path="Smoke-$(date +%d%m%y)-Test$RANDOM"
hash=$(json --data "{\"weddingPath\":\"$path\"}" "$origin/api/wedding" | jq --raw-output .wedding.hash)
photo=$(dirname "$0")/../docs/images/gallery-phone.webp
call --form "media=@$photo;type=image/webp" "$origin/api/media/$path/upload" >/dev/null

for ((attempt = 1; attempt <= 60; attempt++)); do
  state=$(call "$origin/api/media/admin/$hash" | jq --raw-output '.data[0].processing')
  [ "$state" != pending ] && break
  sleep 1
done
[ "$state" = ready ] || { echo "The photo is $state after $attempt s." >&2; exit 1; }

id=$(call "$origin/api/media/admin/$hash" | jq --raw-output '.data[0].id')
call "$origin/api/media/download/$id" | cmp - "$photo"
call --request DELETE "$origin/api/media/$id" >/dev/null
call --request DELETE "$origin/api/wedding/$path" >/dev/null
echo "$origin works: a photo went to the gallery of $path and back."
