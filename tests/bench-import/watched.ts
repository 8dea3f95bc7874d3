import { setTimeout as wait } from 'node:timers/promises'
import { keepDoing } from '../support/keep-doing.ts'
import { processCost } from '../support/process-cost.ts'
import { searchMeanwhile } from './visitor.ts'

/** Each look is a process of its own. */
const BETWEEN_LOOKS_MS = 250

/** What some work takes of the product's process and of its visitors' time. */
export const watched = async (
  { url, pid }: { url: string; pid: number },
  paths: readonly string[],
  work: () => Promise<unknown>,
) => {
  let megabytes = 0
  const stop = keepDoing(async () => {
    megabytes = Math.max(megabytes, (await processCost(pid)).megabytes)
    await wait(BETWEEN_LOOKS_MS)
  })
  const before = await processCost(pid)
  const started = performance.now()
  let ended = started
  const { p50, p99 } = await searchMeanwhile(url, paths, async () => {
    await work()
    ended = performance.now()
  })
  await stop()
  const processor = (await processCost(pid)).seconds - before.seconds
  return { seconds: (ended - started) / 1000, processor, megabytes, p50, p99 }
}
