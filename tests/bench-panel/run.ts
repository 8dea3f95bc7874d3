import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from '../../cms/bin/command.ts'
import { parseWords } from '../bench/parse-words.ts'

const USAGE = `Use: npm run bench:panel -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat`

const CONFIG = 'tests/bench-panel/playwright.config.ts'

// It takes minutes, and a file that the repository does not hold: a command and no part of the tests.
await command(async () => {
  const { sites } = parseWords(process.argv.slice(2), { sites: { type: 'string' } }, USAGE)
  if (!sites || !existsSync(sites)) throw new Error(`There is no file of sites.\n\n${USAGE}`)
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG], {
    stdio: 'inherit',
    env: { ...process.env, SITES: path.resolve(sites) },
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
})
