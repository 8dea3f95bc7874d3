import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileFault } from '../file/file-fault.ts'

/** What tells editions of a file at an address apart, as its server says, and a hash of its bytes. */
export interface Edition {
  etag: string | null
  lastModified: string | null
  digest: string | null
}

export interface DownloadLimits {
  bytes: number
  /** Milliseconds for all of it. */
  patienceMs: number
}

interface Wanted {
  address: string
  /** The edition that is already here. */
  known: Edition | undefined
  /** The file to write. */
  to: string
  limits: DownloadLimits
  signal: AbortSignal
}

const MOST_REDIRECTS = 3
const LATER = 'Nothing was stored. Try again later.'
const ELSEWHERE =
  'Nothing was stored. Look at the source’s website: the person who runs this site can set another address.'

const conditions = (known: Edition | undefined): Record<string, string> => ({
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
})

/** Not fetch: undici ends the process where a host without lengths closes while the file is still being written. */
const get = async (address: string, { known, signal }: Wanted): Promise<IncomingMessage> => {
  const { get: ask } = address.startsWith('https:') ? https : http
  const request = ask(address, {
    // As it is, so that its length says whether all of it came.
    headers: { 'accept-encoding': 'identity', ...conditions(known) },
    signal,
  })
  // Once the answer has begun, its own error says the same.
  request.on('error', () => undefined)
  const [response] = await once(request, 'response')
  return response
}

const ask = async (address: string, wanted: Wanted, redirects = 0): Promise<IncomingMessage> => {
  const response = await get(address, wanted)
  const { statusCode = 0, headers } = response
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return response
  response.destroy()
  const next = new URL(headers.location, address)
  if (next.origin !== new URL(address).origin)
    throw new FileFault(
      `${new URL(address).host} sends us elsewhere, to ${next.host}. ${ELSEWHERE}`,
    )
  if (redirects === MOST_REDIRECTS)
    throw new FileFault(`${next.host} sends us from one address to the next. ${LATER}`)
  return ask(next.href, wanted, redirects + 1)
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

const writeBody = async (
  response: IncomingMessage,
  { to, limits, signal }: Wanted,
): Promise<string> => {
  const tooLarge = new FileFault(
    `The file is larger than ${inMegabytes(limits.bytes)}. Nothing was stored.`,
  )
  if (Number(response.headers['content-length'] ?? 0) > limits.bytes) {
    response.destroy()
    throw tooLarge
  }
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > limits.bytes ? tooLarge : null, chunk)
    },
  })
  await pipeline(response, counted, createWriteStream(to), { signal })
  return hash.digest('hex')
}

const refused = (status: number, host: string): FileFault =>
  status === 404 || status === 410
    ? new FileFault(`${host} no longer has the file (${status}). ${ELSEWHERE}`)
    : new FileFault(`${host} answered with an error (${status}). ${LATER}`)

/**
 * Downloads a file, unless the edition that is known is still the newest.
 * @returns the edition; undefined if nothing is new
 * @throws FileFault that says in a sentence why there is no file
 */
export const download = async (wanted: Omit<Wanted, 'signal'>, signal?: AbortSignal) => {
  const { address, known, limits } = wanted
  const { host } = new URL(address)
  const late = AbortSignal.timeout(limits.patienceMs)
  const all = { ...wanted, signal: signal ? AbortSignal.any([late, signal]) : late }
  let isBegun = false
  try {
    const response = await ask(address, all)
    const { statusCode = 0, headers } = response
    if (statusCode !== 200) {
      response.destroy()
      if (statusCode === 304) return undefined
      throw refused(statusCode, host)
    }
    isBegun = true
    const digest = await writeBody(response, all)
    if (digest === known?.digest) return undefined
    return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null, digest }
  } catch (error) {
    if (error instanceof FileFault) throw error
    if (late.aborted)
      throw new FileFault(
        `${host} took longer than ${Math.round(limits.patienceMs / 1_000)} seconds. ${LATER}`,
      )
    if (isBegun) throw new FileFault(`The file from ${host} was cut short. ${LATER}`)
    throw new FileFault(`${host} could not be reached. ${LATER}`)
  }
}
