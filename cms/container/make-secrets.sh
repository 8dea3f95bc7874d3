#!/bin/sh
# Makes secrets once, and puts those from the environment into files. Each container sees only its own.
set -eu
secrets="${SECRETS:-/secrets}"
product="${PRODUCT_SECRETS:-/product-secrets}"

make() {
  test -s "$1" || head -c 24 /dev/urandom | base64 | tr '+/' '-_' > "$1"
}
for name in superuser replicator clinics purge-key; do
  make "$secrets/$name"
done

password=$(cat "$secrets/clinics")
replicas="${DATABASE_REPLICA_URLS:-}"
for host in ${POSTGRES_HOSTS:-}; do
  replicas="$replicas postgres://clinics:$password@$host:5432/clinics"
done
# Varnish beside the product purges for whoever knows the key.
purge_headers="${PURGE_HEADERS:-}"
if test -n "${VARNISH_SECRETS:-}"; then
  purge_headers="X-Purge-Key: $(cat "$secrets/purge-key")"
  cp "$secrets/purge-key" "$VARNISH_SECRETS/purge-key"
fi

cd "$product"
echo "postgres://clinics:$password@database:5432/clinics" > database-url
printf %s "$replicas" > database-replica-urls
printf %s "${ADMIN_PASSWORD:-}" > admin-password
printf %s "${PAYLOAD_SECRET:-}" > payload-secret
printf %s "${SMTP_URL:-}" > smtp-url
printf %s "${OIDC_CLIENT_SECRET:-}" > oidc-client-secret
printf %s "$purge_headers" > purge-headers
