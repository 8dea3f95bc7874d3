import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type APIResponse, request } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { mirrorFolder } from '../../support/mirrored.ts'
import { type Drill, end, messagesSeen, most, type Stage } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { timeUntil } from '../look.ts'
import { startCaddy } from '../proxies.ts'

const READS_PER_SECOND = 60
/** After twenty, all that come from one address are refused, whatever it says that it is. */
const MESSAGES_PER_SECOND = 1
/** Until Caddy has seen that a process is gone or back. */
const SETTLE_MS = 3_000
/** And that no process is left. */
const ALL_GONE_MS = 5_000
/** And that one is back. */
const LONGEST_MS = 30_000
const PLACE = '60601'

/** Caddy before two processes on one database, which can be started. */
const prepare = async (stage: Stage, mirror?: string) => {
  const database = await stage.database()
  const url = `https://localhost:${await freePort()}`
  const { upstreams, start } = await stage.pair(database, { PUBLIC_URL: url })
  return { database, url, start, caddy: stage.add(await startCaddy(url, upstreams, mirror)) }
}

/** The answer to one request over HTTP/2. */
const askHttp2 = async (
  url: string,
  path: string,
  options: { ca: string },
): Promise<IncomingHttpHeaders> => {
  const session = connect(url, options)
  const stream = session.request({ ':path': path, 'x-request-id': 'chosen-outside' })
  const [headers] = await once(stream, 'response')
  session.destroy()
  return headers
}

export const twoProcesses: Drill = {
  name: 'two processes',
  does: `one of two processes behind Caddy killed, then one told to stop, under ${READS_PER_SECOND} requests a second`,
  promises:
    'TLS, HTTP/2, HTTP/3 on offer; nobody who reads notices; what was acknowledged is stored once',
  times: 5,
  run: async (times, stage) => {
    const { database, url, start, caddy } = await prepare(stage)
    let [first, second] = [await start(0), await start(1)]
    await wait(SETTLE_MS)
    const headers = await askHttp2(url, '/', caddy)
    const acknowledged: string[] = []
    const reading = startLoad(url, READING, READS_PER_SECOND, caddy)
    const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND, caddy)
    for (let round = 0; round < times; round++) {
      await wait(1_000)
      await end(first, 'SIGKILL')
      first = await start(0)
      await wait(SETTLE_MS)
      await end(second, 'SIGTERM')
      second = await start(1)
      await wait(SETTLE_MS)
    }
    await Promise.all([reading.stop(), writing.stop()])
    const isWellSpoken =
      Number(headers[':status']) === 200 &&
      /h3=/.test(String(headers['alt-svc'])) &&
      headers['x-request-id'] !== 'chosen-outside'
    return [
      [`${times} times each: read ${inWords(reading.tally)}`, isOnly(reading.tally, 200)],
      [`messages ${inWords(writing.tally)}`],
      await messagesSeen(database, acknowledged),
      [`HTTP/2 ${headers[':status']}, ${headers['alt-svc']}`, isWellSpoken],
    ]
  },
}

const isCopy = async (answer: APIResponse) => (await answer.text()).includes('<p data-outdated')

export const mirror: Drill = {
  name: 'mirror',
  does: 'every process killed; pages of the mirror asked for at the site’s address',
  promises: 'the mirror answers with its pages, and nothing else; the site is back by itself',
  times: 1,
  run: async (times, stage) => {
    const made = await mirrorFolder()
    stage.add({ stop: made.remove })
    const { url, start } = await prepare(stage, made.folder)
    let product = await start(0)
    const visitor = await request.newContext({ baseURL: url, ignoreHTTPSErrors: true })
    stage.add({ stop: () => visitor.dispose() })
    const begun = performance.now()
    const { output, errors } = await made.mirror(product.url)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const [slug] = await readdir(path.join(made.folder, 'services'))
    const pages = ['/', `/search?location=${PLACE}`, '/lists', `/services/${slug}`]
    let copied = true
    let other = ''
    const backAfter: number[] = []
    for (let round = 0; round < times; round++) {
      await end(product, 'SIGKILL')
      await wait(ALL_GONE_MS)
      for (const page of pages) copied &&= await isCopy(await visitor.get(page))
      const answer = await visitor.get('/api/states')
      const sent = await visitor.post('/contact')
      other = `/api ${answer.status()}, a form ${sent.status()}`
      product = await start(0)
      const isBack = async () => !(await isCopy(await visitor.get('/')))
      backAfter.push(await timeUntil(isBack, LONGEST_MS))
    }
    return [
      [`${output.trim().split('\n').at(-1)} ${seconds} s${errors}`],
      [`${pages.join(', ')} ${copied ? '' : 'not '}from the mirror`, copied],
      [other, /^\/api 50[23], a form 50[23]$/.test(other)],
      [`back by itself after ${most(backAfter)} ms`, Math.max(...backAfter) < LONGEST_MS],
    ]
  },
}
