#!/bin/sh
# Starts a node of Postgres under Patroni, which takes passwords from the environment alone.
set -eu
secrets="${SECRETS:-/secrets}"
name="${PATRONI_NAME:-$(hostname)}"
export PATRONI_NAME="$name"
export PATRONI_SUPERUSER_USERNAME=postgres
export PATRONI_SUPERUSER_PASSWORD="$(cat "$secrets/superuser")"
export PATRONI_REPLICATION_USERNAME=replicator
export PATRONI_REPLICATION_PASSWORD="$(cat "$secrets/replicator")"
export PATRONI_ETCD3_HOSTS="${PATRONI_ETCD3_HOSTS:-etcd:2379}"
export PATRONI_POSTGRESQL_DATA_DIR="${PATRONI_POSTGRESQL_DATA_DIR:-/var/lib/postgresql/data}"
export PATRONI_POSTGRESQL_PGPASS="${PATRONI_POSTGRESQL_PGPASS:-/tmp/pgpass}"
export PATRONI_POSTGRESQL_LISTEN="${PATRONI_POSTGRESQL_LISTEN:-0.0.0.0:5432}"
export PATRONI_POSTGRESQL_CONNECT_ADDRESS="${PATRONI_POSTGRESQL_CONNECT_ADDRESS:-$name:5432}"
export PATRONI_RESTAPI_LISTEN="${PATRONI_RESTAPI_LISTEN:-0.0.0.0:8008}"
export PATRONI_RESTAPI_CONNECT_ADDRESS="${PATRONI_RESTAPI_CONNECT_ADDRESS:-$name:8008}"
exec patroni patroni.yml
