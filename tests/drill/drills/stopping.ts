import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductProcess } from '../../support/product-process.ts'
import { type Drill, messagesSeen, most } from '../drill.ts'
import { inWords, isOnly, messages, send, startLoad, type Tally } from '../load.ts'

/** Milliseconds over which somebody with a bad connection sends a form. */
const SLOW_MS = 2_500
const SLOW_PER_SECOND = 5
const WITHIN_MS = 10_000

/** Tells a process to stop, and waits for its end. @returns milliseconds, and its exit code */
const tell = async ({ child }: ProductProcess) => {
  const exited = once(child, 'exit')
  const toldAt = performance.now()
  child.kill('SIGTERM')
  const [code] = await exited
  return { ms: performance.now() - toldAt, code }
}

/** Whoever asks at the usual speed is in tests/api/product/cdn.test.ts. */
export const stopping: Drill = {
  name: 'stopping',
  does: `SIGTERM while people send forms for ${SLOW_MS} ms each`,
  promises: 'no form cut, ended within 10 s; a second signal ends it at once',
  times: 10,
  run: async (times, stage) => {
    const database = await stage.database()
    const acknowledged: string[] = []
    const tally: Tally = new Map()
    const ended: Awaited<ReturnType<typeof tell>>[] = []
    for (let round = 0; round < times; round++) {
      const product = await stage.product(database)
      const slow = startLoad(product.url, [messages(acknowledged)], SLOW_PER_SECOND, {
        slowMs: SLOW_MS,
        tally,
      })
      await wait(SLOW_MS)
      // A load balancer sends nobody there from now on.
      const [one] = await Promise.all([tell(product), slow.stop()])
      ended.push(one)
    }
    const product = await stage.product(database)
    const sent = send(product.url, false, messages([]), SLOW_MS)
    await wait(200)
    product.child.kill('SIGTERM')
    await wait(300)
    const twice = await tell(product)
    await sent
    const took = ended.map(({ ms }) => ms)
    return [
      [`${times} times: sent slowly ${inWords(tally)}`, isOnly(tally, 201)],
      await messagesSeen(database, acknowledged),
      [
        `ended after ${most(took)} ms at most`,
        Math.max(...took) < WITHIN_MS && ended.every(({ code }) => code === 0),
      ],
      [`after a second signal ended in ${twice.ms.toFixed(0)} ms`, twice.ms < 1_000],
    ]
  },
}
