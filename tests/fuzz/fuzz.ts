import { Agent, request } from 'node:http'
import fc from 'fast-check'
import type { Role } from '../../cms/access/roles.ts'
import { FormReceipt, Problem } from '../../cms/contract/index.ts'
import { REQUEST_ID } from '../../cms/telemetry/request-id.ts'
import { fromOneSender } from '../support/form-values.ts'
import type { FuzzedRequest } from './requests.ts'

/** What came back. */
interface FuzzedAnswer {
  status: number
  type: string
  /** That the log knows it by. */
  id: string
  body: string
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What an answer must hold by the contract; nothing that is not of the API has one. */
const schemaFor = ({ method, endpoint, path }: FuzzedRequest, { status, type }: FuzzedAnswer) => {
  if (type.startsWith('application/problem+json')) return Problem
  if (method === 'POST' && path.startsWith('/api/') && status === 201) return FormReceipt
  return endpoint && status === 200 ? endpoint.response : undefined
}

/** @returns what is wrong with the answer, or undefined */
const faultOf = (asked: FuzzedRequest, answer: FuzzedAnswer): string | undefined => {
  const { status, type, body } = answer
  if (status >= 500) return `status ${status}, request ${answer.id}`
  if (asked.method === 'HEAD') return body === '' ? undefined : 'a body for HEAD'
  if (asked.endpoint && status >= 400 && !type.startsWith('application/problem+json'))
    return `${status} without a problem: ${type}`
  if (/json/.test(type) && !isJson(body)) return 'no JSON'
  const result = schemaFor(asked, answer)?.safeParse(JSON.parse(body))
  return result && !result.success
    ? result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : undefined
}

const AT_ONCE = 8
const BATCH = 1_000
const PATIENCE_MS = 30_000
const LARGEST_HEAD = 65_536
/** The most faults to keep: one is enough to begin with. */
const MOST_FAULTS = 20

export interface Fuzzed {
  /** How many answers of each status came. */
  statuses: Map<number, number>
  /** What was asked, and what was wrong with the answer. */
  faults: string[]
  slowest: { ms: number; path: string }
}

/** The sessions of people who are signed in, by role. */
export type Sessions = Partial<Record<Role, string>>

/** Sends a request as it is: `fetch` would correct its path first. */
const send = (
  url: string,
  agent: Agent,
  asked: FuzzedRequest,
  sessions: Sessions,
): Promise<FuzzedAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const { method, path, body, role } = asked
    const headers = {
      // Each from an address of its own, so that no limit ends the search for faults.
      ...fromOneSender(),
      'content-type': 'text/plain',
      ...(role && { cookie: `payload-token=${sessions[role]}` }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...asked.headers,
    }
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
          id: String(response.headers[REQUEST_ID]),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', reject)
    sent.end(body)
  })

interface Options {
  url: string
  requests: fc.Arbitrary<FuzzedRequest>
  /** How many. */
  count: number
  /** The same one gives the same requests. */
  seed: number
  /** Signs people in; asked before each thousand, since the requests may end sessions. */
  signIn?: () => Promise<Sessions>
}

/** Sends requests, and looks at each answer. */
export const fuzz = async ({
  url,
  requests,
  count,
  seed,
  signIn = async () => ({}),
}: Options): Promise<Fuzzed> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const found: Fuzzed = { statuses: new Map(), faults: [], slowest: { ms: 0, path: '' } }
  const one = async (asked: FuzzedRequest, sessions: Sessions) => {
    const begun = performance.now()
    const answer = await send(url, agent, asked, sessions).catch((error: Error) => error)
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
    const sessions = await signIn()
    const batch = fc.sample(requests, { numRuns, seed: seed + sent }).values()
    const worker = async () => {
      for (const asked of batch) await one(asked, sessions)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  agent.destroy()
  return found
}
