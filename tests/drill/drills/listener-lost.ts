import { setTimeout as wait } from 'node:timers/promises'
import { startProxy } from '../../support/bad-network.ts'
import { type Drill, most } from '../drill.ts'
import { inWords, isOnly, READING, startLoad } from '../load.ts'
import { anyClinic, signIn, timeToShow } from '../panel.ts'

const PER_SECOND = 60
/** Five seconds until it asks whether the connection lives, five for the answer, one to connect. */
const WITHIN_MS = 12_000
/** An edit is public within a second, and the machine has other work. */
const USUALLY_MS = 2_000

/** Cuts off the connection on which a process hears of edits, so that nobody is told. */
export const listenerLost: Drill = {
  name: 'listener lost',
  does: 'the connection on which a process hears of edits cut off in silence, then a clinic edited',
  promises: `the edit is public within ${WITHIN_MS / 1_000} s, all others as usual; nobody gets an error`,
  times: 5,
  run: async (times, stage) => {
    const proxy = stage.add(await startProxy(await stage.database()))
    const { url } = await stage.product(proxy.url)
    const panel = await signIn(url)
    const clinic = await anyClinic(panel)
    const load = startLoad(url, READING, PER_SECOND)
    const usually: number[] = []
    const lost: number[] = []
    for (let round = 0; round < times; round++) {
      usually.push(await timeToShow(url, panel, clinic))
      if (proxy.lose('listen content_changed') === 0)
        throw new Error('There was no connection to lose')
      lost.push(await timeToShow(url, panel, clinic))
      await wait(1_500)
    }
    usually.push(await timeToShow(url, panel, clinic))
    await load.stop()
    return [
      [`${times} times: public after ${lost.join(', ')} ms`, Math.max(...lost) < WITHIN_MS],
      [`otherwise after ${most(usually)} at most`, Math.max(...usually) < USUALLY_MS],
      [inWords(load.tally), isOnly(load.tally, 200)],
    ]
  },
}
