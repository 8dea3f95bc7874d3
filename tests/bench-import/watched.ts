import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../bench/run-bench.ts'
import { keepDoing } from '../support/keep-doing.ts'
import { processCost } from '../support/process-cost.ts'

/** Each look is a process of its own. */
const BETWEEN_LOOKS_MS = 250
/** Twenty searches a second, a busy hour of a national directory. */
const BETWEEN_SEARCHES_MS = 50

/** Asks one address after the other, at a steady pace. @returns a function that stops, and says how long answers took */
const keepSearching = (url: string, paths: readonly string[]) => {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const ask = async (path: string) => {
    const started = performance.now()
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`)
    times.push(performance.now() - started)
  }
  const stop = keepDoing(async (turn) => {
    asked.push(ask(paths[turn % paths.length] ?? ''))
    await wait(BETWEEN_SEARCHES_MS)
  })
  return async () => {
    await stop()
    await Promise.all(asked)
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  }
}

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
  const stopSearching = keepSearching(url, paths)
  const [done] = await Promise.allSettled([work()])
  const seconds = (performance.now() - started) / 1000
  const times = await stopSearching()
  await stop()
  if (done.status === 'rejected') throw done.reason
  const processor = (await processCost(pid)).seconds - before.seconds
  return { seconds, processor, megabytes, ...times }
}
