import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between one visit and the next, whether the first was answered or not. */
const EVERY_MS = 20

const waitFor = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begunAt = performance.now()
    get(address, (response) => {
      response.resume()
      response.once('end', () => resolve(performance.now() - begunAt))
    }).once('error', reject)
  })

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
  const asked: Promise<number>[] = []
  let isStopped = false
  const goOn = async () => {
    while (!isStopped) {
      asked.push(waitFor(address))
      await wait(EVERY_MS)
    }
  }
  const done = goOn()
  return async (): Promise<Waits> => {
    isStopped = true
    await done
    return waitsOf(await Promise.all(asked))
  }
}

export const waitsInWords = ({ median, p99, longest }: Waits): string =>
  `p50 ${median}, p99 ${p99}, longest ${longest} ms`
