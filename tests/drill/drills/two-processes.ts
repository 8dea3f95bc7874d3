import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { type Caddy, startCaddy } from '../caddy.ts'
import { type Drill, end, messagesSeen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'

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

/** Ends one process after the other, in both ways, while people use the directory through Caddy. */
export const twoProcesses: Drill = {
  name: 'two processes',
  does: `one of two processes behind Caddy killed, then one told to stop, under ${READS_PER_SECOND} requests a second`,
  promises:
    'TLS, HTTP/2, HTTP/3 on offer; nobody who reads notices; what was acknowledged is stored once',
  times: 5,
  run: async (times, stage) => {
    const database = await stage.database()
    const url = `https://localhost:${await freePort()}`
    const ports = [await freePort(), await freePort()]
    const start = (index: number) =>
      stage.product(database, { PORT: String(ports[index]), PUBLIC_URL: url })
    let [first, second] = [await start(0), await start(1)]
    const caddy = stage.add(await startCaddy(url, [first.url, second.url]))
    await wait(SETTLE_MS)
    const headers = await askHttp2(caddy, '/')
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
