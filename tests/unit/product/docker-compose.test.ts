import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** npx alone takes seconds where other things run. */
const PATIENCE_MS = 30_000

it('docker-compose.yml keeps to the compose schema', { timeout: PATIENCE_MS }, async () => {
  const words = ['dclint', '--formatter', 'json', 'docker-compose.yml']
  const { stdout } = await promisify(execFile)('npx', words, { cwd: root })
  const [file] = JSON.parse(stdout)
  expect(file.messages.filter(({ type }: { type: string }) => type === 'error')).toEqual([])
})
