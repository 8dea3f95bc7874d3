import * as http from 'node:http'
import * as https from 'node:https'

/** One kind of request, and how often it comes among a hundred. */
export interface Kind {
  name: string
  share: number
  make: () => {
    method?: 'GET' | 'POST'
    path: string
    headers?: Record<string, string>
    body?: string
    /** Called with the status of the answer. */
    answered?: (status: number) => void
  }
}

/** How many answers of each status came, or in place of one the reason that none came whole. */
export type Tally = Map<number | string, number>

/** A load that goes on until it is stopped. */
export interface Load {
  tally: Tally
  /** Milliseconds that the slowest answer took so far. */
  slowestMs: () => number
  stop: () => Promise<void>
}

const TICK_MS = 20
const PATIENCE_MS = 15_000

const pick = (kinds: readonly Kind[]): Kind => {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0)
  let at = Math.random() * whole
  const found = kinds.find(({ share }) => {
    at -= share
    return at < 0
  })
  const kind = found ?? kinds[0]
  if (!kind) throw new Error('A load needs at least one kind of request')
  return kind
}

const send = (url: string, agent: http.Agent, { make }: Kind): Promise<number | string> =>
  new Promise((resolve) => {
    const { method = 'GET', path, headers = {}, body, answered } = make()
    const { request } = url.startsWith('https:') ? https : http
    const asked = request(url + path, { agent, method, headers, timeout: PATIENCE_MS })
    asked.once('response', (response) => {
      response.resume()
      response.once('error', () => resolve('cut'))
      response.once('end', () => {
        const status = response.statusCode ?? 0
        answered?.(status)
        resolve(response.complete ? status : 'cut')
      })
    })
    asked.once('timeout', () => asked.destroy(new Error('no answer')))
    asked.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    asked.end(body)
  })

/**
 * Sends requests at an even rate, whether the earlier ones are answered or not, as visitors do.
 * @param perSecond how many
 * @param ca the certificate authority to trust, if the address is one of https
 */
export const startLoad = (
  url: string,
  kinds: readonly Kind[],
  perSecond: number,
  ca?: string,
): Load => {
  const agent = ca ? new https.Agent({ keepAlive: true, ca }) : new http.Agent({ keepAlive: true })
  const tally: Tally = new Map()
  const pending = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0
  let slowest = 0
  const one = async () => {
    const begunAt = performance.now()
    const outcome = await send(url, agent, pick(kinds))
    slowest = Math.max(slowest, performance.now() - begunAt)
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1)
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond
    for (; sent < due; sent++) {
      const asked = one().finally(() => pending.delete(asked))
      pending.add(asked)
    }
  }, TICK_MS)
  return {
    tally,
    slowestMs: () => Math.round(slowest),
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      agent.destroy()
    },
  }
}

/** '24,012 × 200, 310 × 503' */
export const inWords = (tally: Tally): string =>
  [...tally]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ')
