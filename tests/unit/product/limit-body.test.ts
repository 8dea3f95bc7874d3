import { once } from 'node:events'
import { Agent, createServer, type RequestListener, request, type Server } from 'node:http'
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

it('a thousand bodies on one connection leave no listener behind', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<Socket>()
  const listeners = new Set<number>()
  const listening = (socket: Socket) =>
    socket.eventNames().reduce((total, name) => total + socket.listenerCount(name), 0)
  server = createServer((asked, response) => {
    sockets.add(asked.socket)
    listeners.add(listening(asked.socket))
    endWhenSlow(asked)
    // Some bodies are read, some begun, and some never looked at.
    if (sent % 3 === 0) asked.resume()
    if (sent % 3 === 1) asked.once('readable', () => asked.unshift(asked.read()))
    response.end('Yes')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let sent = 0
  for (; sent < 1_000; sent++) {
    const post = request({ port, host: '127.0.0.1', agent, method: 'POST' }).end('body')
    const [response] = await once(post, 'response')
    await once(response.resume(), 'end')
  }
  agent.destroy()
  expect(sockets.size).toBe(1)
  expect([...listeners]).toHaveLength(1)
})
