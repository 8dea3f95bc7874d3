import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import type { ProductProcess } from '../../support/product-process.ts'
import { type Drill, messagesSeen, most } from '../drill.ts'
import { inWords, isOnly, messages, READING, send, startLoad, type Tally } from '../load.ts'
import { keepLooking, look, timeUntil } from '../look.ts'

const PER_SECOND = 200
/** Milliseconds over which somebody with a bad connection sends a form. */
const SLOW_MS = 2_500
const SLOW_PER_SECOND = 5
const WITHIN_MS = 10_000
/** A process that answers within this time is not behind. */
const KEEPS_UP_MS = 100

/** Stops the product under load, as a supervisor does with a load balancer before it. */
const stopOnce = async (
  { url, child }: ProductProcess,
  acknowledged: string[],
  [tally, slowTally]: [Tally, Tally],
) => {
  const load = startLoad(url, [...READING, messages(acknowledged)], PER_SECOND, { tally })
  const slow = startLoad(url, [messages(acknowledged)], SLOW_PER_SECOND, {
    slowMs: SLOW_MS,
    tally: slowTally,
  })
  const readiness = keepLooking(`${url}/readyz`, 100)
  const door = keepLooking(`${url}/healthz`, 50)
  await wait(SLOW_MS + 500)
  // A process that has just started, on a busy machine, needs a while to keep up.
  const keepsUp = async () => (await look(`${url}/healthz`)).ms < KEEPS_UP_MS
  if ((await timeUntil(keepsUp, 30_000)) === Number.POSITIVE_INFINITY)
    throw new Error('This machine is too slow for the load')
  const exited = once(child, 'exit')
  const toldAt = performance.now()
  child.kill('SIGTERM')
  const firstNo = () => readiness.looks.find(({ status, at }) => at > toldAt && status !== 200)
  while (!firstNo()) await wait(10)
  // A load balancer sends nobody there from now on.
  const stopped = Promise.all([load.stop(), slow.stop()])
  const [code] = await exited
  const endedAfter = performance.now() - toldAt
  await Promise.all([stopped, readiness.stop(), door.stop()])
  const closed = door.looks.find(({ status, at }) => at > toldAt && status === 0)
  return {
    isWellEnded: code === 0 && firstNo()?.status === 503,
    noAfter: (firstNo()?.at ?? 0) - toldAt,
    closedAfter: (closed?.at ?? 0) - toldAt,
    endedAfter,
  }
}

/** Tells a process to stop a second time, while somebody still sends. @returns milliseconds */
const stopTwice = async ({ url, child }: ProductProcess): Promise<number> => {
  const sent = send(url, false, messages([]), SLOW_MS)
  await wait(200)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await wait(300)
  const toldAt = performance.now()
  child.kill('SIGTERM')
  await exited
  const took = performance.now() - toldAt
  await sent
  return took
}

export const stopping: Drill = {
  name: 'stopping',
  does: `SIGTERM under ${PER_SECOND} requests a second, some of which take ${SLOW_MS} ms to send`,
  promises: 'not ready first, no request cut, ended within 10 s; a second signal ends it at once',
  times: 10,
  run: async (times, stage) => {
    const database = await stage.database()
    const settings = { PORT: String(await freePort()) }
    const acknowledged: string[] = []
    const [load, slow]: [Tally, Tally] = [new Map(), new Map()]
    const stops: Awaited<ReturnType<typeof stopOnce>>[] = []
    for (let round = 0; round < times; round++)
      stops.push(
        await stopOnce(await stage.product(database, settings), acknowledged, [load, slow]),
      )
    const twiceMs = await stopTwice(await stage.product(database, settings))
    const ended = stops.map(({ endedAfter }) => endedAfter)
    return [
      [`${times} times: ${inWords(load)}`, isOnly(load, 200, 201)],
      [`sent slowly ${inWords(slow)}`, isOnly(slow, 201)],
      await messagesSeen(database, acknowledged),
      [
        `not ready after ${most(stops.map(({ noAfter }) => noAfter))} ms at most, listener closed after ${most(stops.map(({ closedAfter }) => closedAfter))}`,
        stops.every(({ noAfter, closedAfter }) => noAfter < closedAfter),
      ],
      [
        `ended after ${most(ended)}`,
        Math.max(...ended) < WITHIN_MS && stops.every(({ isWellEnded }) => isWellEnded),
      ],
      [`after a second signal ended in ${twiceMs.toFixed(0)} ms`, twiceMs < 1_000],
    ]
  },
}
