import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks for something again and again, until it is stopped, in a thread that notices nothing of what the
 * drill does meanwhile.
 * @returns a function that stops it, and says how long visitors wait, in milliseconds
 */
export const watchVisitor = (address: string) => {
  const visitor = new Worker(new URL('visitor.mjs', import.meta.url), { workerData: address })
  return async () => {
    visitor.postMessage('stop')
    const [all]: number[][] = await once(visitor, 'message')
    const sorted = (all ?? []).sort((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    const longest = at(1)
    return { longest, words: `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${longest} ms` }
  }
}
