import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { fileRequest } from '../../../cms/product/edge/file-request.ts'
import { staticFiles } from '../../../site/host/static-files.ts'

test('A file is sent as it is asked for, whatever range and encoding somebody thinks of', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const contents = { 'a.txt': '0123456789', 'a.txt.br': 'as brotli', 'a.txt.gz': 'as gzip' }
  for (const [name, content] of Object.entries(contents))
    await writeFile(path.join(folder, name), content)
  const files = staticFiles(folder)
  const server = createServer((asked, response) => files(fileRequest(asked), response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  // Not with fetch, which asks for encodings by itself.
  const ask = async (headers: Record<string, string>) => {
    const [response] = await once(
      request({ port, host: '127.0.0.1', path: '/a.txt', headers, agent: false }).end(),
      'response',
    )
    return [response.statusCode, await text(response)]
  }
  const whole = [200, '0123456789']
  const answers: [headers: Record<string, string>, answer: unknown[]][] = [
    [{}, whole],
    [{ range: 'bytes=2-4' }, [206, '234']],
    [{ range: 'bytes=7-' }, [206, '789']],
    [{ range: 'bytes=0-99' }, [206, '0123456789']],
    [{ range: 'bytes=20-' }, [416, '']],
    [{ range: 'bytes=5-2' }, whole],
    [{ range: 'bytes=-3' }, whole],
    [{ range: 'bytes=1-2,4-5' }, whole],
    [{ range: 'bytes=a-b' }, whole],
    [{ range: 'items=1-2' }, whole],
    [{ range: `bytes=${'9'.repeat(400)}-` }, whole],
    [{ 'accept-encoding': 'br' }, [200, 'as brotli']],
    [{ 'accept-encoding': 'br;q=0' }, whole],
    [{ 'accept-encoding': 'br;q=0, gzip' }, [200, 'as gzip']],
    [{ 'accept-encoding': 'gzip;q=0' }, whole],
    [{ 'accept-encoding': 'zebra' }, whole],
  ]
  for (const [headers, answer] of answers)
    expect(await ask(headers), JSON.stringify(headers)).toEqual(answer)
})
