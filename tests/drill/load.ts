import * as http from 'node:http'
import * as https from 'node:https'
import { fromOneSender, messageValues } from '../support/form-values.ts'

/** One kind of request, and how often it comes among a hundred. */
export interface Kind {
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

const TOWNS = ['Chicago', 'Anderson', '60601', 'Los Angeles', 'Portland', 'Texas']
export const number = (below: number) => Math.floor(Math.random() * below)
const town = () => TOWNS[number(TOWNS.length)]
const search = () => `/api/clinics/search?location=${town()}`
export const unseenSearch = () => `${search()}&offset=${number(1e6)}`

/** How often visitors ask for what nobody has asked for before, among a hundred. */
export const NEW_SHARE = 16

/** What visitors ask for: pages and answers that were seen before, and new answers. */
export const READING: readonly Kind[] = [
  { share: 42, make: () => ({ path: `/search?location=${town()}` }) },
  { share: 42, make: () => ({ path: search() }) },
  { share: NEW_SHARE, make: () => ({ path: unseenSearch() }) },
]

/** Messages, each from an address of its own, since one address may send only a few. */
export const messages = (acknowledged: string[]): Kind => ({
  share: 5,
  make: () => {
    const values = messageValues()
    return {
      method: 'POST',
      path: '/api/contact-messages',
      headers: fromOneSender(),
      body: JSON.stringify(values),
      answered: (status) => {
        if (status === 201) acknowledged.push(values.email)
      },
    }
  },
})

export const pick = (kinds: readonly Kind[]): Kind => {
  let at = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0)
  const found = kinds.find(({ share }) => {
    at -= share
    return at < 0
  })
  if (!found) throw new Error('A load needs at least one kind of request')
  return found
}

/** Sends a request. @param later milliseconds until the second half of its body is sent */
export const send = (
  url: string,
  agent: http.Agent | false,
  { make }: Kind,
  later = 0,
): Promise<number | string> =>
  new Promise((resolve) => {
    const { method = 'GET', path, headers = {}, body = '', answered } = make()
    const { request } = url.startsWith('https:') ? https : http
    const length = body && { 'content-length': Buffer.byteLength(body) }
    const options = { agent, method, headers: { ...headers, ...length }, timeout: PATIENCE_MS }
    const asked = request(url + path, options)
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
    if (later === 0) return asked.end(body)
    asked.write(body.slice(0, 40))
    setTimeout(() => asked.end(body.slice(40)), later)
  })

interface Options {
  /** The certificate authority to trust, if the address is one of https. */
  ca?: string
  /** Milliseconds that somebody with a bad connection takes to send a body. */
  slowMs?: number
}

/**
 * Sends requests at an even rate, whether the earlier ones are answered or not, as visitors do.
 * @param perSecond how many
 */
export const startLoad = (
  url: string,
  kinds: readonly Kind[],
  perSecond: number,
  { ca, slowMs }: Options = {},
): Load => {
  const kept = ca ? new https.Agent({ keepAlive: true, ca }) : new http.Agent({ keepAlive: true })
  const tally: Tally = new Map()
  const pending = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0
  let slowest = 0
  const one = async () => {
    const begunAt = performance.now()
    const outcome = await send(url, slowMs ? false : kept, pick(kinds), slowMs)
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
      kept.destroy()
    },
  }
}

/** '24,012 × 200, 310 × 503' */
export const inWords = (tally: Tally): string =>
  [...tally]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ')

/** Whether only such answers came. */
export const isOnly = (tally: Tally, ...statuses: number[]) =>
  [...tally.keys()].every((status) => statuses.includes(Number(status)))
