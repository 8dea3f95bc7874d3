import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { LOCKS } from '../../../cms/database/locks.ts'
import { secretFile } from '../../../cms/database/secret-file.ts'
import { socketThatGivesUp } from '../../../cms/database/steady-pool.ts'
import { listen } from '../../support/listen.ts'
import { root } from '../../support/program.ts'
import { testFolder } from '../../support/test-folder.ts'

it('every advisory lock has its own number, from the list', async () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
  const names = await readdir(path.join(root, 'cms'), { recursive: true })
  const found: string[] = []
  for (const name of names) {
    if (!name.endsWith('.ts') || /^(node_modules|app|migrations)\/|\.next|dist\//.test(name))
      continue
    const text = await readFile(path.join(root, 'cms', name), 'utf8')
    for (const [taken] of text.matchAll(/pg_(try_)?advisory_[\s\S]{0,100}/g))
      found.push(`${name}: ${taken}`)
  }
  expect(found.length).toBeGreaterThanOrEqual(5)
  // In these the caller passes the lock, and its type ensures that it is in the list.
  const passed = /^database\/(with-lock|hold-lock|lock-text)\.ts/
  expect(found.filter((line) => !passed.test(line) && !/LOCKS\.\w+/.test(line))).toEqual([])
})

it('a secret is kept, and nobody else can read it or list its folder', async () => {
  const folder = await testFolder()
  const file = path.join(folder, 'data', 'secret')
  const secret = await secretFile(file)
  expect(await secretFile(file)).toBe(secret)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  // Root lets Postgres, another user, pass through.
  const expected = process.getuid?.() === 0 ? 0o711 : 0o700
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(expected)
})

it('a connection on which nothing comes any more is given up', async () => {
  const { port, close } = await listen(createServer())
  const socket = socketThatGivesUp(20)
  socket.connect(port, '127.0.0.1')
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  await close()
})
