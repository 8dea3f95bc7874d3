import { spawnSync } from 'node:child_process'
import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { sitesFile } from '../bench/run-bench.ts'

const USAGE = `Usage: npm run bench:panel -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat`

const CONFIG = 'tests/bench-panel/playwright.config.ts'

// A command and not part of the tests: it takes minutes, and a file that isn't in the repository.
await command(async () => {
  const { values } = readArguments({ sites: { type: 'string' } }, USAGE)
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', CONFIG], {
    stdio: 'inherit',
    env: { ...process.env, SITES: sitesFile(values.sites, USAGE) },
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
})
