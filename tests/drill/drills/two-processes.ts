import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'
import { type Caddy, startCaddy } from '../caddy.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { withDatabase } from '../with-database.ts'

const READS_PER_SECOND = 60
/** After twenty, all that come from one address are refused, whatever it says that it is. */
const MESSAGES_PER_SECOND = 1
/** Until Caddy has seen that a process is back. */
const SETTLE_MS = 3_000

/** The answer to one request over HTTP/2. */
const askHttp2 = async ({ url, ca }: Caddy, path: string): Promise<IncomingHttpHeaders> => {
  const session = connect(url, { ca })
  const stream = session.request({ ':path': path, 'x-request-id': 'chosen-outside' })
  const [headers] = await once(stream, 'response')
  session.destroy()
  return headers
}

/** A process that can be ended and started again on the same port. */
const createUpstream = async (database: string, publicUrl: string) => {
  const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: '1', PUBLIC_URL: publicUrl }
  let process: ProductProcess = await startProductProcess(database, settings)
  return {
    url: () => process.url,
    endAndReturn: async (signal: 'SIGKILL' | 'SIGTERM') => {
      const gone = once(process.child, 'exit')
      process.child.kill(signal)
      await gone
      await process.stop()
      process = await startProductProcess(database, settings)
      await wait(SETTLE_MS)
    },
    stop: () => process.stop(),
  }
}

/** Ends one process after the other, in both ways, while people use the directory through Caddy. */
export const twoProcesses: Drill = {
  name: 'two processes',
  does: `one of two processes behind Caddy killed, then one told to stop, under ${READS_PER_SECOND} requests a second`,
  promises:
    'TLS, HTTP/2, HTTP/3 on offer; nobody who reads notices; what was acknowledged is stored once',
  times: 5,
  run: (times) =>
    withDatabase(async (database) => {
      const url = `https://localhost:${await freePort()}`
      const first = await createUpstream(database, url)
      const second = await createUpstream(database, url)
      const caddy = await startCaddy(url, [first.url(), second.url()])
      try {
        await wait(SETTLE_MS)
        const headers = await askHttp2(caddy, '/')
        const acknowledged: string[] = []
        const reading = startLoad(url, READING, READS_PER_SECOND, caddy.ca)
        const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND, caddy.ca)
        for (let round = 0; round < times; round++) {
          await wait(1_000)
          await first.endAndReturn('SIGKILL')
          await second.endAndReturn('SIGTERM')
        }
        await Promise.all([reading.stop(), writing.stop()])
        if (process.env.DEBUG) console.log(caddy.output())
        const rows = await query(
          database,
          'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
          [acknowledged],
        )
        const lost = acknowledged.length - rows.length
        const twice = rows.filter(({ count }) => count > 1).length
        const isWellSpoken =
          Number(headers[':status']) === 200 &&
          /h3=/.test(String(headers['alt-svc'])) &&
          headers['x-request-id'] !== 'chosen-outside'
        return {
          kept: isWellSpoken && lost + twice === 0 && [...reading.tally.keys()].join(' ') === '200',
          figures: [
            `${times} times each: read ${inWords(reading.tally)}`,
            `messages ${inWords(writing.tally)}, ${lost} lost, ${twice} stored twice`,
            `HTTP/2 ${headers[':status']}, ${headers['alt-svc']}`,
          ].join('; '),
        }
      } finally {
        await caddy.stop()
        await Promise.all([first.stop(), second.stop()])
      }
    }),
}
