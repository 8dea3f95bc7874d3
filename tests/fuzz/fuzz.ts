import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { fromOneSender } from '../support/form-values.ts'
import { type FuzzedAnswer, faultOf } from './check-answer.ts'
import { type FuzzedRequest, requests } from './requests.ts'

const AT_ONCE = 8
const BATCH = 1_000
const PATIENCE_MS = 30_000
const LARGEST_HEAD = 65_536
/** The most faults to keep: one is enough to begin with. */
const MOST_FAULTS = 20

interface Fuzzed {
  /** How many answers of each status came. */
  statuses: Map<number, number>
  /** What was asked, and what was wrong with the answer. */
  faults: string[]
  slowest: { ms: number; path: string }
}

/** Sends a request as it is: `fetch` would correct its path first. */
const send = (url: string, agent: Agent, asked: FuzzedRequest): Promise<FuzzedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const { method, path, body } = asked
    // Each from an address of its own, so that no limit ends the search for faults.
    const headers = { ...fromOneSender(), 'content-type': 'text/plain', ...asked.headers }
    // A redirect names the whole address again, some twice.
    const limits = { timeout: PATIENCE_MS, maxHeaderSize: LARGEST_HEAD }
    const sent = request({ hostname, port, agent, method, path, headers, ...limits })
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(body)
  })

/**
 * Sends requests of every kind, and looks at each answer.
 * @param count how many
 * @param seed the same one gives the same requests
 */
export const fuzz = async (url: string, count: number, seed: number): Promise<Fuzzed> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const found: Fuzzed = { statuses: new Map(), faults: [], slowest: { ms: 0, path: '' } }
  const one = async (asked: FuzzedRequest) => {
    const begun = performance.now()
    const answer = await send(url, agent, asked).catch((error: Error) => error)
    const ms = performance.now() - begun
    if (ms > found.slowest.ms) found.slowest = { ms, path: asked.path }
    const fault = answer instanceof Error ? answer.message : faultOf(asked, answer)
    if (fault && found.faults.length < MOST_FAULTS)
      found.faults.push(`${fault}: ${asked.method} ${asked.path} ${asked.body ?? ''}`)
    if (!(answer instanceof Error))
      found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1)
  }
  for (let sent = 0; sent < count; sent += BATCH) {
    const numRuns = Math.min(BATCH, count - sent)
    const batch = fc.sample(requests, { numRuns, seed: seed + sent }).values()
    const worker = async () => {
      for (const asked of batch) await one(asked)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  agent.destroy()
  return found
}
