import { Agent } from 'node:http'
import fc from 'fast-check'
import { z } from 'zod'
import type { Role } from '../../cms/access/roles.ts'
import { FormReceipt, Problem } from '../../cms/contract/index.ts'
import { REQUEST_ID } from '../../cms/telemetry/request-id.ts'
import { fromOneSender } from '../support/form-values.ts'
import { sendRaw } from '../support/send-raw.ts'
import type { FuzzedRequest } from './requests.ts'

interface FuzzedAnswer {
  status: number
  type: string
  /** That the log knows it by. */
  id: string
  body: string
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
  const schema = schemaFor(asked, answer)
  if (!schema && !/json/.test(type)) return undefined
  try {
    const value = JSON.parse(body)
    schema?.parse(value)
    return undefined
  } catch (error) {
    return error instanceof z.ZodError ? z.prettifyError(error) : 'no JSON'
  }
}

const AT_ONCE = 8
const BATCH = 1_000
const PATIENCE_MS = 30_000
const LARGEST_HEAD = 65_536
/** The most faults to keep: one is enough to begin with. */
const MOST_FAULTS = 20

export interface Fuzzed {
  statuses: Map<number, number>
  faults: string[]
  slowest: { ms: number; path: string }
}

/** The sessions of people who are signed in, by role. */
export type Sessions = Partial<Record<Role, string>>

const send = async (
  url: string,
  agent: Agent,
  { method, path, body, role, ...asked }: FuzzedRequest,
  sessions: Sessions,
): Promise<FuzzedAnswer> => {
  const { headers, ...answer } = await sendRaw(url, path, {
    agent,
    method,
    body,
    headers: {
      // Each from an address of its own, so that no limit ends the search for faults.
      ...fromOneSender(),
      'content-type': 'text/plain',
      ...(role && { cookie: `payload-token=${sessions[role]}` }),
      ...asked.headers,
    },
    timeout: PATIENCE_MS,
    // A redirect names the whole address again, some twice.
    maxHeaderSize: LARGEST_HEAD,
  })
  return { ...answer, type: headers['content-type'] ?? '', id: String(headers[REQUEST_ID]) }
}

/**
 * Sends requests, and looks at each answer.
 * @param seed the same one gives the same requests
 * @param signIn signs people in; called before each thousand, since the requests may end sessions
 */
export const fuzz = async (
  { url, count, seed }: { url: string; count: number; seed: number },
  requests: fc.Arbitrary<FuzzedRequest>,
  signIn: () => Promise<Sessions> = async () => ({}),
): Promise<Fuzzed> => {
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
