import { spawnSync } from 'node:child_process'

// Another machine’s fonts make other pictures, so this is a command and not part of the tests.
const config = ['--config', 'tests/look/playwright.config.ts']
const { status } = spawnSync('npx', ['playwright', 'test', ...config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
