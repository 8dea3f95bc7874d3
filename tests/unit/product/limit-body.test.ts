import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endWhenSlow } from '../../../cms/product/edge/limit-body.ts'

const PATIENCE_MS = 30_000

let server: Server | undefined
let visitor: Socket
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  visitor.destroy()
  server?.close()
})

/** Somebody who says that a body comes, and sends only its beginning. */
const begin = async (answer: RequestListener): Promise<void> => {
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  server = createServer((request, response) => {
    endWhenSlow(request)
    answer(request, response)
    isAsked()
  }).listen(0, '127.0.0.1')
  // Otherwise Node ends a connection on which nothing comes.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.on('error', () => undefined)
  visitor.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{')
  await asked
}

it('somebody who sends a body too slowly is cut off', async () => {
  await begin((request) => request.resume())
  const ended = once(visitor, 'close')
  vi.advanceTimersByTime(PATIENCE_MS)
  await ended
})

it('so is somebody who has their answer and goes on sending', async () => {
  await begin((_, response) => response.end('No'))
  await once(visitor, 'data')
  const ended = once(visitor, 'close')
  vi.advanceTimersByTime(PATIENCE_MS)
  await ended
})

it('somebody who has sent all of it is not', async () => {
  await begin((request, response) => request.resume().once('end', () => response.end('Yes')))
  visitor.write('x'.repeat(999))
  await once(visitor, 'data')
  vi.advanceTimersByTime(PATIENCE_MS)
  visitor.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String((await once(visitor, 'data'))[0])).toContain('Yes')
})

it('somebody too slow is cut off even once the request has lost its connection', async () => {
  await begin((request) => Object.defineProperty(request, 'socket', { value: null }))
  const ended = once(visitor, 'close')
  vi.advanceTimersByTime(PATIENCE_MS)
  await ended
})

it('a connection that is used again and again keeps nothing of earlier requests', async () => {
  const counts: number[] = []
  await begin((request, response) => {
    counts.push(request.socket.listenerCount('close'))
    request.resume().once('end', () => response.end('Yes'))
  })
  visitor.write('x'.repeat(999))
  for (let round = 0; round < 3; round++) {
    await once(visitor, 'data')
    visitor.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\n\r\nx')
  }
  await once(visitor, 'data')
  expect(new Set(counts).size).toBe(1)
})
