import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fromOneSender, messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad, type Tally } from '../load.ts'
import { keepLooking, look, timeUntil } from '../look.ts'
import { missingMessages } from '../stored.ts'
import { withDatabase } from '../with-database.ts'

const PER_SECOND = 200
/** Milliseconds over which somebody with a bad connection sends a form. */
const SLOW_MS = 2_500
const BETWEEN_SLOW_MS = 200
const WITHIN_MS = 10_000
/** A process that answers within this time is not behind. */
const KEEPS_UP_MS = 100

/** Sends a message, the second half of it later. @returns the status, or why there is none */
const slowMessage = (url: string, acknowledged: string[]): Promise<number | string> =>
  new Promise((resolve) => {
    const values = messageValues()
    const body = JSON.stringify(values)
    const headers = { ...fromOneSender(), 'content-length': Buffer.byteLength(body) }
    const asked = request(`${url}/api/contact-messages`, { method: 'POST', headers, agent: false })
    asked.once('response', (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 201) acknowledged.push(values.email)
        resolve(response.statusCode ?? 0)
      })
      response.once('error', () => resolve('cut'))
    })
    asked.once('error', (error) => resolve('code' in error ? String(error.code) : 'cut'))
    asked.write(body.slice(0, 40))
    setTimeout(() => asked.end(body.slice(40)), SLOW_MS)
  })

const startSlowMessages = (url: string, acknowledged: string[]) => {
  const tally: Tally = new Map()
  const pending: Promise<void>[] = []
  const one = async () => {
    const outcome = await slowMessage(url, acknowledged)
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  }
  const timer = setInterval(() => pending.push(one()), BETWEEN_SLOW_MS)
  return {
    tally,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

/** Stops the product under load, as a supervisor does with a load balancer before it. */
const stopOnce = async (product: ProductProcess, acknowledged: string[]) => {
  const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
  const slow = startSlowMessages(product.url, acknowledged)
  const readiness = keepLooking(`${product.url}/readyz`, 100)
  const door = keepLooking(`${product.url}/healthz`, 50)
  await wait(SLOW_MS + 500)
  // A process that has just started, on a busy machine, needs a while to keep up.
  const lateMs = await timeUntil(
    async () => (await look(`${product.url}/healthz`)).ms < KEEPS_UP_MS,
    30_000,
  )
  if (lateMs === Number.POSITIVE_INFINITY) throw new Error('This machine is too slow for the load')
  const exited = once(product.child, 'exit')
  const toldAt = performance.now()
  product.child.kill('SIGTERM')
  const firstNo = () => readiness.looks.find(({ status, at }) => at > toldAt && status !== 200)
  while (!firstNo()) await wait(10)
  // A load balancer sends nobody there from now on.
  const stopped = Promise.all([load.stop(), slow.stop()])
  const [code] = await exited
  const endedAfter = performance.now() - toldAt
  await Promise.all([stopped, readiness.stop(), door.stop()])
  const closed = door.looks.find(({ status, at }) => at > toldAt && status === 0)
  return {
    load: load.tally,
    slow: slow.tally,
    code,
    wasTold: firstNo()?.status === 503,
    noAfter: (firstNo()?.at ?? 0) - toldAt,
    closedAfter: (closed?.at ?? 0) - toldAt,
    endedAfter,
  }
}

/** Tells a process to stop a second time, while somebody still sends. @returns milliseconds */
const stopTwice = async (product: ProductProcess): Promise<number> => {
  const sent = slowMessage(product.url, [])
  await wait(200)
  const exited = once(product.child, 'exit')
  product.child.kill('SIGTERM')
  await wait(300)
  const toldAt = performance.now()
  product.child.kill('SIGTERM')
  await exited
  const took = performance.now() - toldAt
  await sent
  return took
}

const inOne = (tallies: Tally[]): Tally => {
  const whole: Tally = new Map()
  for (const [status, count] of tallies.flatMap((tally) => [...tally])) {
    whole.set(status, (whole.get(status) ?? 0) + count)
  }
  return whole
}

const most = (numbers: number[]) => Math.round(Math.max(...numbers)).toLocaleString('en')

/** Tells the product to stop, again and again, while people use it. */
export const stopping: Drill = {
  name: 'stopping',
  does: `SIGTERM under ${PER_SECOND} requests a second, some of which take ${SLOW_MS} ms to send`,
  promises: 'not ready first, no request cut, ended within 10 s; a second signal ends it at once',
  times: 10,
  run: (times) =>
    withDatabase(async (database) => {
      const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: '1' }
      const acknowledged: string[] = []
      const stops: Awaited<ReturnType<typeof stopOnce>>[] = []
      for (let round = 0; round < times; round++) {
        const product = await startProductProcess(database, settings)
        stops.push(await stopOnce(product, acknowledged))
        await product.stop()
      }
      const product = await startProductProcess(database, settings)
      const twiceMs = await stopTwice(product)
      await product.stop()
      const load = inOne(stops.map(({ load }) => load))
      const slow = inOne(stops.map(({ slow }) => slow))
      const { lost, twice } = await missingMessages(database, acknowledged)
      const bad = [...load.keys(), ...slow.keys()].filter((key) => key !== 200 && key !== 201)
      return {
        kept:
          bad.length + lost + twice === 0 &&
          stops.every(
            ({ wasTold, code, noAfter, closedAfter, endedAfter }) =>
              wasTold && code === 0 && noAfter < closedAfter && endedAfter < WITHIN_MS,
          ) &&
          twiceMs < 1_000,
        figures: [
          `${times} times: ${inWords(load)}`,
          `sent slowly ${inWords(slow)}`,
          `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
          `not ready after ${most(stops.map(({ noAfter }) => noAfter))} ms at most, listener closed after ${most(stops.map(({ closedAfter }) => closedAfter))}, ended after ${most(stops.map(({ endedAfter }) => endedAfter))}`,
          `after a second signal ended in ${most([twiceMs])} ms`,
        ].join('; '),
      }
    }),
}
