import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { bareHost, isPublicAddress, NotPublic, publicLookup } from './public-lookup.ts'

/** What came of a look at a web address. */
export interface Look {
  /** 'unsure' says nothing of what visitors see. */
  result: 'answered' | 'failed' | 'unsure'
  /** Of HTTP; null if nothing answered. */
  status: number | null
  /** Where it leads for good, if that is another host. */
  movedTo: string | null
}

export interface Looker {
  look: (address: string) => Promise<Look>
  close: () => Promise<void>
}

interface Options {
  /** How we name ourselves to those whom we ask. */
  agent: string
  lookup?: LookupFunction
  patienceMs?: number
}

const MOST_REDIRECTS = 5
const PATIENCE_MS = 15_000
const FOR_GOOD = [301, 308]
const REDIRECTS = [...FOR_GOOD, 302, 303, 307]
/** It is there, but for people, not for us. */
const ONLY_PEOPLE = [401, 403, 405, 406, 451, 999]
/** It asks us to come back later. */
const LATER = [429, 503]

const resultOf = (status: number): Look['result'] => {
  if (LATER.includes(status)) return 'unsure'
  return status < 400 || ONLY_PEOPLE.includes(status) ? 'answered' : 'failed'
}

/** Browsers complete a certificate's chain by themselves, and Node.js doesn't. */
const isOfCertificate = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/.test(String(error.code))

const NOTHING_KNOWN: Look = { result: 'unsure', status: null, movedTo: null }
const NOTHING_ANSWERED: Look = { result: 'failed', status: null, movedTo: null }

const isSameHost = (one: URL, other: URL) =>
  bareHost(one).replace(/^www\./, '') === bareHost(other).replace(/^www\./, '')

/**
 * Looks at web addresses as a polite visitor: asks for the head, for the page itself only if that is refused,
 * and reads neither. Private networks are never asked, also not through a redirect.
 */
export const startLooking = (options: Options): Looker => {
  const { agent, lookup = publicLookup(), patienceMs = PATIENCE_MS } = options
  const dispatcher = new Agent({
    connect: { lookup, timeout: patienceMs },
    headersTimeout: patienceMs,
    // Nobody is asked twice at a time, and nobody keeps a connection for us.
    connections: 1,
    pipelining: 0,
  })

  const ask = async (url: URL, method: Dispatcher.HttpMethod) => {
    if (!isPublicAddress(url)) throw new NotPublic(`${url.host} is not on the public internet`)
    const { statusCode, headers, body } = await request(url, {
      method,
      dispatcher,
      headers: { 'user-agent': agent, accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(patienceMs),
    })
    body.on('error', () => undefined)
    body.destroy()
    return { status: statusCode, location: headers.location }
  }

  const follow = async (from: URL, method: Dispatcher.HttpMethod): Promise<Look> => {
    let [url, isForGood] = [from, true]
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const { status, location } = await ask(url, method)
      if (!REDIRECTS.includes(status) || typeof location !== 'string') {
        const movedTo = isForGood && !isSameHost(from, url) ? url.href : null
        return { result: resultOf(status), status, movedTo }
      }
      isForGood &&= FOR_GOOD.includes(status)
      url = new URL(location, url)
    }
    return NOTHING_ANSWERED
  }

  const tryBy = (url: URL, method: Dispatcher.HttpMethod): Promise<Look> =>
    follow(url, method).catch((error: unknown) =>
      error instanceof NotPublic || isOfCertificate(error) ? NOTHING_KNOWN : NOTHING_ANSWERED,
    )

  return {
    look: async (address) => {
      if (!URL.canParse(address)) return NOTHING_KNOWN
      const url = new URL(address)
      const head = await tryBy(url, 'HEAD')
      const isRefused = head.result === 'failed' || ONLY_PEOPLE.includes(head.status ?? 0)
      return isRefused ? tryBy(url, 'GET') : head
    },
    close: () => dispatcher.destroy(),
  }
}
