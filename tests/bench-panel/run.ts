import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../cms/bin/command.ts'
import { parseWords } from '../bench/parse-words.ts'

const USAGE = `Usage: npm run bench:panel -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat`

const CONFIG = 'tests/bench-panel/playwright.config.ts'

// A command and not part of the tests: it takes minutes, and a file that isn't in the repository.
await command(async () => {
  const { sites } = parseWords(process.argv.slice(2), { sites: { type: 'string' } }, USAGE)
  if (!sites || !existsSync(sites))
    throw new Error(`The benchmark needs a file of sites. Name it with --sites.\n\n${USAGE}`)
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG], {
    stdio: 'inherit',
    env: { ...process.env, SITES: path.resolve(sites) },
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
})
