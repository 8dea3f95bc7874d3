#!/bin/sh
# Postgres' image and Patroni run this once, on an empty server; Patroni says where that is. The product's
# user owns its database and nothing else; it is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname="${1:-postgres}" \
  --set=password="$(cat "${SECRETS:-/secrets}/clinics")" <<'SQL'
create role clinics login password :'password';
create database clinics owner clinics;
SQL
