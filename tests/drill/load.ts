import * as http from 'node:http'
import * as https from 'node:https'
import { fromOneSender, messageValues } from '../support/form-values.ts'
import { sendRaw } from '../support/send-raw.ts'

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

const TICK_MS = 20
const PATIENCE_MS = 15_000

const TOWNS = ['Chicago', 'Anderson', '60601', 'Los Angeles', 'Portland', 'Texas']
export const number = (below: number) => Math.floor(Math.random() * below)
const town = () => encodeURIComponent(TOWNS[number(TOWNS.length)] ?? '')
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

/**
 * Sends a request.
 * @param slowMs milliseconds that somebody with a bad connection takes to send its body
 * @returns the status of its answer, or the reason that none came whole
 */
export const send = async (
  url: string,
  agent: http.Agent | false,
  { make }: Kind,
  slowMs?: number,
): Promise<number | string> => {
  const { path, answered, ...asked } = make()
  try {
    const { status } = await sendRaw(url, path, { ...asked, agent, slowMs, timeout: PATIENCE_MS })
    answered?.(status)
    return status
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = Object(error)
    return code ?? message
  }
}

/**
 * Sends requests at an even rate until it is stopped, whether the earlier ones are answered or not, as
 * visitors do.
 * @param perSecond how many
 * @param options the certificate authority to trust, if the address is one of https; milliseconds that
 *   somebody with a bad connection takes to send a body; where the answers of several loads are counted
 */
export const startLoad = (
  url: string,
  kinds: readonly Kind[],
  perSecond: number,
  { ca, slowMs, tally = new Map() }: { ca?: string; slowMs?: number; tally?: Tally } = {},
) => {
  const kept = ca ? new https.Agent({ keepAlive: true, ca }) : new http.Agent({ keepAlive: true })
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
    /** Milliseconds that the slowest answer took so far. */
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

export const isOnly = (tally: Tally, ...statuses: number[]) =>
  [...tally.keys()].every((status) => statuses.includes(Number(status)))
