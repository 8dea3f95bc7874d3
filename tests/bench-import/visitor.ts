import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../bench/run-bench.ts'

/** Twenty searches a second, a busy hour of a national directory. */
const BETWEEN_MS = 50

/** Asks one address after the other, at a steady pace, until the work ends. */
export const searchMeanwhile = async <Result>(
  url: string,
  paths: readonly string[],
  work: () => Promise<Result>,
) => {
  const times: number[] = []
  let isDone = false
  const ask = async (path: string) => {
    const started = performance.now()
    const response = await fetch(url + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`)
    times.push(performance.now() - started)
  }
  const visit = async () => {
    const asked: Promise<void>[] = []
    for (let turn = 0; !isDone; turn++) {
      asked.push(ask(paths[turn % paths.length] ?? ''))
      await wait(BETWEEN_MS)
    }
    await Promise.all(asked)
  }
  const visiting = visit()
  const result = await work().finally(() => {
    isDone = true
  })
  await visiting
  return { result, p50: quantile(times, 0.5), p99: quantile(times, 0.99), searches: times.length }
}
