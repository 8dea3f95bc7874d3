/** Where a command of the documents is run: a file, and the words in it that do so. */
export const RUN_BY: Record<string, [file: string, words: string]> = {
  'npm start': ['tests/support/product-process.ts', 'cms/bin/start.ts'],
  'npm test': ['.ci/run', 'npm test'],
  'npm ci': ['cms/Dockerfile', 'npm ci'],
  'npm run build': ['cms/Dockerfile', 'npm run build'],
  'npm run migrate': ['tests/api/listings/listing-version.test.ts', "runCommand('migrate'"],
  'npm run seed': ['tests/browser/faults/lost-database.spec.ts', "runCommand('seed'"],
  'npm run rebuild': ['tests/api/listings/listings.test.ts', "runCommand('rebuild-listings'"],
  'npm run import': ['tests/api/imports/command.test.ts', "runCommand('import'"],
}

/** Commands that no test and no script runs, and what comes nearest. */
export const NOT_RUN: Record<string, string> = {
  'npm run dev': 'starts cms/bin/start.ts in development mode and never ends',
  'npm run check': 'is npm test without its slow half',
  'npm run format': 'writes files; npm test runs the same checks without writing',
  'npm run migrate:create': 'writes a migration; npm test runs those that are there',
  'npm run rooms': 'writes docs/architecture.md; tests/unit/docs/rooms.test.ts compares it',
  'npm run bench': 'needs a file of sites and minutes',
  'npm run bench:panel': 'needs a file of sites and minutes',
  'npm run bench:web': 'takes minutes, and its times depend on the machine',
  'npm run look': 'compares pictures, which depend on the fonts of the machine',
  'npm run image': 'takes minutes: it installs packages and builds in a clean folder',
  'docker compose up': 'needs a container engine; npm run image does the steps of its Dockerfile',
  'npx biome check': 'npm test runs its two halves, format and lint',
  'npx vitest run': 'npm test runs it for all unit and API tests',
  'npx playwright test': 'npm test runs it for all panel and browser tests',
}
