import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from '../../../site/host/static-files.ts'

test('A file that is gone ends its own request, and others are served on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'static-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['gone.txt', 'stays.txt']) await writeFile(path.join(folder, name), name)
  const files = staticFiles(folder)
  const server = createServer((request, response) => files(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await rm(path.join(folder, 'gone.txt'))
  await expect(fetch(`${url}/gone.txt`).then((response) => response.text())).rejects.toThrow()
  expect(await (await fetch(`${url}/stays.txt`)).text()).toBe('stays.txt')
})
