import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How long visitors wait, in milliseconds. */
export interface Waits {
  median: number
  p99: number
  longest: number
}

const waitsOf = (all: number[]): Waits => {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { median: at(0.5), p99: at(0.99), longest: at(1) }
}

/** Asks for something again and again, until it is stopped. */
export const watchVisitor = (address: string) => {
  const visitor = new Worker(new URL('visitor.mjs', import.meta.url), { workerData: address })
  return async (): Promise<Waits> => {
    visitor.postMessage('stop')
    const [waits] = await once(visitor, 'message')
    return waitsOf(waits)
  }
}

export const waitsInWords = ({ median, p99, longest }: Waits): string =>
  `p50 ${median}, p99 ${p99}, longest ${longest} ms`
