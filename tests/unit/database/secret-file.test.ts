import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { secretFile } from '../../../cms/database/secret-file.ts'

it('A secret is kept, and nobody else can read it or list its folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secret-'))
  const file = path.join(folder, 'data', 'secret')
  const secret = await secretFile(file)
  expect(await secretFile(file)).toBe(secret)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  // Root lets Postgres, another user, pass through.
  const expected = process.getuid?.() === 0 ? 0o711 : 0o700
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(expected)
  await rm(folder, { recursive: true })
})
