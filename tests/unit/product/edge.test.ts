import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, type RequestListener, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { prefixCookies } from '../../../cms/documents/mends/host-cookies.ts'
import { fileRequest } from '../../../cms/product/edge/file-request.ts'
import { endWhenSlow } from '../../../cms/product/edge/limit-body.ts'
import { NO_ROUTE, routeOf } from '../../../cms/product/edge/route-of.ts'
import { staticFiles } from '../../../site/host/static-files.ts'
import { listen } from '../../support/listen.ts'
import { expectRows } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'

/** Serves until the test ends. */
const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  const { port, close } = await listen(server)
  onTestFinished(close)
  return { server, port }
}

it('a file is sent as it is asked for, whatever range and encoding somebody thinks of', async () => {
  const folder = await testFolder()
  const contents = { 'a.txt': '0123456789', 'a.txt.br': 'as brotli', 'a.txt.gz': 'as gzip' }
  for (const [name, content] of Object.entries({ ...contents, 'gone.txt': 'gone' }))
    await writeFile(path.join(folder, name), content)
  const files = staticFiles(folder)
  const { port } = await serve((asked, response) => files(fileRequest(asked), response))
  // Not with fetch, which asks for encodings by itself.
  const ask = async (headers: Record<string, string>) => {
    const asked = request({ port, host: '127.0.0.1', path: '/a.txt', headers, agent: false })
    const [response] = await once(asked.end(), 'response')
    return [response.statusCode, await text(response)]
  }
  const whole = [200, '0123456789']
  const oddRanges = ['bytes=5-2', 'bytes=-3', 'bytes=1-2,4-5', 'items=1-2']
  const answers: [headers: Record<string, string>, answer: unknown[]][] = [
    [{}, whole],
    [{ range: 'bytes=2-4' }, [206, '234']],
    [{ range: 'bytes=7-' }, [206, '789']],
    [{ range: 'bytes=0-99' }, [206, '0123456789']],
    [{ range: 'bytes=20-' }, [416, '']],
    ...oddRanges.map((range): [{ range: string }, unknown[]] => [{ range }, whole]),
    [{ 'accept-encoding': 'br' }, [200, 'as brotli']],
    [{ 'accept-encoding': 'br;q=0' }, whole],
    [{ 'accept-encoding': 'br;q=0, gzip' }, [200, 'as gzip']],
    [{ 'accept-encoding': 'zebra' }, whole],
  ]
  const given = await Promise.all(answers.map(async ([headers]) => [headers, await ask(headers)]))
  expect(given).toEqual(answers)
  // A file that is gone ends its own request, and others are served on.
  await rm(path.join(folder, 'gone.txt'))
  const gone = fetch(`http://127.0.0.1:${port}/gone.txt`).then((response) => response.text())
  await expect(gone).rejects.toThrow()
  expect(await ask({})).toEqual(whole)
})

it('cookies that stand for somebody have the prefix in the browser, and count only with it', async () => {
  const set = ['payload-token=t; Path=/; Secure', 'sign-in-at-provider=s; Path=/; Secure']
  const { port } = await serve((asked, response) => {
    prefixCookies(asked, response)
    response.setHeader('set-cookie', [...set, 'payload-theme=dark'])
    response.end(asked.headers.cookie ?? 'none')
  })
  const ask = (cookie: string) => fetch(`http://127.0.0.1:${port}`, { headers: { cookie } })
  expect((await ask('')).headers.getSetCookie()).toEqual([
    '__Host-payload-token=t; Path=/; Secure',
    '__Host-sign-in-at-provider=s; Path=/; Secure',
    'payload-theme=dark',
  ])
  const counted: [sent: string, counts: string][] = [
    ['payload-theme=dark; __Host-payload-token=a=b; x', 'payload-theme=dark; payload-token=a=b; x'],
    ['payload-token=forged; __Host-sign-in-at-provider=s', 'sign-in-at-provider=s'],
    ['a=1;payload-token=forged; sign-in-at-provider=forged', 'a=1'],
  ]
  for (const [sent, counts] of counted) expect(await (await ask(sent)).text(), sent).toBe(counts)
})

describe('somebody who sends a body', () => {
  const PATIENCE_MS = 30_000

  /** Somebody who says that a body comes, and sends only its beginning. */
  const begin = async (answer: RequestListener): Promise<Socket> => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    const { server, port } = await serve((request, response) => {
      endWhenSlow(request)
      answer(request, response)
      isAsked()
    })
    // Otherwise Node ends a connection on which nothing comes.
    server.keepAliveTimeout = 0
    const visitor = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void visitor.destroy())
    visitor.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{')
    await asked
    return visitor
  }
  const isCutOff = async (visitor: Socket) => {
    const ended = once(visitor, 'close')
    vi.advanceTimersByTime(PATIENCE_MS)
    await ended
  }

  it('too slowly, or still after the answer, is cut off, but not one who has sent all of it', async () => {
    await isCutOff(await begin((request) => request.resume()))
    const lost = { value: null }
    await isCutOff(await begin((request) => Object.defineProperty(request, 'socket', lost)))
    const goingOn = await begin((_, response) => response.end('No'))
    await once(goingOn, 'data')
    await isCutOff(goingOn)
    const done = await begin((request, response) =>
      request.resume().once('end', () => response.end('Yes')),
    )
    done.write('x'.repeat(999))
    await once(done, 'data')
    vi.advanceTimersByTime(PATIENCE_MS)
    done.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(String((await once(done, 'data'))[0])).toContain('Yes')
  })

  it('a thousand times on one connection leaves no listener behind', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<Socket>()
    const listeners = new Set<number>()
    let sent = 0
    const { port } = await serve((asked, response) => {
      const { socket } = asked
      sockets.add(socket)
      listeners.add(
        socket.eventNames().reduce((total, name) => total + socket.listenerCount(name), 0),
      )
      endWhenSlow(asked)
      // Some bodies are read, some begun, and some never looked at.
      if (sent % 3 === 0) asked.resume()
      if (sent % 3 === 1) asked.once('readable', () => asked.unshift(asked.read()))
      response.end('Yes')
    })
    for (; sent < 1_000; sent++) {
      const post = request({ port, host: '127.0.0.1', agent, method: 'POST' }).end('body')
      const [response] = await once(post, 'response')
      await once(response.resume(), 'end')
    }
    agent.destroy()
    expect([sockets.size, listeners.size]).toEqual([1, 1])
  })
})

it('each address has a route, which has no words of whoever asks', () => {
  expectRows(routeOf, [
    ['/', '/'],
    ['/services/hope-clinic', '/services/:slug'],
    ['/services/category/dental/united-states/ohio', '/services/category/:category/*'],
    ['/resources/blog', '/resources/blog'],
    ['/submission/a-secret', '/submission/:token'],
    ['/api/clinics/slug/hope-clinic', '/api/clinics/slug/{slug}'],
    ['/api/map/tiles/4/3/6?version=a', '/api/map/tiles/{z}/{x}/{y}'],
    ['/admin/collections/clinics/5', '/admin/*'],
    ['/cms-api/users/5', '/cms-api/*'],
    ['/assets/index-a1b2.js', '/assets/*'],
  ])
  const none = ['/wp-login.php', '/api/nothing', '/search/more', '//', '*', '', '/__proto__']
  expect(none.filter((address) => routeOf(address) !== NO_ROUTE)).toEqual([])
})
