import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { quantile } from './run-bench.ts'
import type { Server } from './servers.ts'

/** The same as the size of each server's pool. */
export const CONNECTIONS = 10
/** So that unanswered requests of the last load don't slow down the next. */
const REST_MS = 300

export interface Measurement {
  requestsPerSecond: number
  p50: number
  p99: number
}

/** Records each time itself: autocannon's own figures are whole milliseconds. */
const fire = (options: autocannon.Options) =>
  new Promise<{ times: number[]; result: autocannon.Result }>((resolve, reject) => {
    const times: number[] = []
    const instance = autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ times, result }),
    )
    instance.on('response', (_client, _status, _bytes, time) => times.push(time))
  })

/** @throws Error if a request failed: the times of errors mean nothing */
export const measure = async (
  { url, headers }: Server,
  paths: string[],
  seconds: number,
): Promise<Measurement> => {
  await wait(REST_MS)
  const { times, result } = await fire({
    url,
    headers,
    requests: paths.map((path) => ({ path })),
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 100,
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} of ${times.length} requests to ${url} failed.`)
  return {
    requestsPerSecond: times.length / result.duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}
