/** Where a command in the documents is run: a file, and the words in it that run the command. */
export const RUN_BY: Record<string, [file: string, words: string]> = {
  'npm start': ['tests/support/product-process.ts', 'cms/bin/start.mjs'],
  'npm test': ['.ci/run', 'npm test'],
  'npm ci': ['cms/Dockerfile', 'npm ci'],
  'npm run build': ['cms/Dockerfile', 'npm run build'],
  'npm run migrate': ['tests/api/listings/listing-version.test.ts', "runCommand('migrate'"],
  'npm run seed': ['tests/browser/faults/lost-database.spec.ts', "runCommand('seed'"],
  'npm run password': ['tests/api/people/password-command.test.ts', "runCommand('password'"],
  'npm run rebuild': ['tests/api/listings/listings.test.ts', "runCommand('rebuild-listings'"],
  'npm run mirror': ['tests/support/mirrored.ts', "runCommand('mirror'"],
  'npm run backup': ['tests/api/backup/rehearsal.test.ts', "runCommand('backup'"],
  'npm run restore': ['tests/api/backup/rehearsal.test.ts', "runCommand('restore'"],
  'PURGE_KEY=SECRET varnishd': ['tests/drill/varnish.ts', "debianProgram('varnishd'"],
  'npm run import': ['tests/api/imports/command.test.ts', "runCommand('import'"],
}

/** Commands that no test and no script runs, with the reason or what comes closest. */
export const NOT_RUN: Record<string, string> = {
  'aws s3 sync': 'needs an object store',
  'rclone sync': 'needs an object store',
  'pmtiles extract': 'needs a network and a program; tests make such a file by themselves',
  'npm run dev': 'starts cms/bin/start.ts in development mode and never ends',
  'npm run check': 'is npm test without its slow half',
  'npm run format': 'writes files; npm test runs the same checks without writing',
  'npm run migrate:create': 'writes a migration; npm test runs those that are there',
  'npm run rooms': 'writes docs/architecture.md; tests/unit/docs/rooms.test.ts compares it',
  'npm run packages':
    'checks what tests/unit/packages checks, asks npm’s registry, and writes npm’s list to a file',
  'npm run hsds:check':
    'needs the standard’s schemas; tests/api/open-data holds the same answers to our own',
  'npm audit': 'needs npm’s registry; npm run packages asks it too',
  'npm run bench': 'needs a file of sites and minutes',
  'npm run bench:growth': 'takes minutes and gigabytes',
  'npm run bench:panel': 'needs a file of sites and minutes',
  'npm run bench:pages': 'takes minutes, and its times depend on the machine',
  'npm run bench:map': 'takes a minute, and its rates depend on the machine',
  'npm run bench:web': 'takes minutes, and its times depend on the machine',
  'npm run drill:cluster': 'needs etcd, Patroni, HAProxy and Varnish, which it installs on Debian',
  'npm run drill': 'breaks a database and processes for minutes; npm test shows the same once',
  'npm run look': 'compares pictures, which depend on the fonts of the machine',
  'npm run image': 'takes minutes: it installs packages and builds in a clean folder',
  'docker compose -f docker-compose.yml -f cms/container/cluster/docker-compose.yml':
    'needs a container engine; npm run drill:cluster runs its programs with its files',
  kubectl: 'needs Kubernetes; tests/unit/product/kubernetes.test.ts checks the manifests',
  'docker compose run': 'needs a container engine; tests/api/backup runs npm run restore',
  'docker compose stop': 'needs a container engine',
  'docker compose up': 'needs a container engine; npm run image does the steps of its Dockerfile',
  'npx biome check': 'npm test runs its two halves, format and lint',
  'npx vitest run': 'npm test runs it for all unit and API tests',
  'npx playwright test': 'npm test runs it for all panel and browser tests',
}
