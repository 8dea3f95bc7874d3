import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
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

const ask = async (
  address: string,
  { known, signal }: Wanted,
  redirects = 0,
): Promise<Response> => {
  const response = await fetch(address, {
    redirect: 'manual',
    // As it is, so that its length says whether all of it came.
    headers: { 'accept-encoding': 'identity', ...conditions(known) },
    signal,
  })
  const location = response.headers.get('location')
  if (response.status < 301 || response.status > 308 || response.status === 304 || !location)
    return response
  await response.body?.cancel()
  const next = new URL(location, address)
  if (next.origin !== new URL(address).origin)
    throw new FileFault(
      `${new URL(address).host} sends us elsewhere, to ${next.host}. ${ELSEWHERE}`,
    )
  if (redirects === MOST_REDIRECTS)
    throw new FileFault(`${next.host} sends us from one address to the next. ${LATER}`)
  return ask(next.href, { known, signal } as Wanted, redirects + 1)
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

const writeBody = async (response: Response, { to, limits, signal }: Wanted): Promise<string> => {
  const tooLarge = new FileFault(
    `The file is larger than ${inMegabytes(limits.bytes)}. Nothing was stored.`,
  )
  if (Number(response.headers.get('content-length') ?? 0) > limits.bytes) {
    await response.body?.cancel()
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
  const body = response.body as ReadableStream<Uint8Array> | null
  await pipeline(
    body ? Readable.fromWeb(body) : Readable.from([]),
    counted,
    createWriteStream(to),
    {
      signal,
    },
  )
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
    if (response.status === 304) return undefined
    if (response.status !== 200) {
      await response.body?.cancel()
      throw refused(response.status, host)
    }
    isBegun = true
    const digest = await writeBody(response, all)
    if (digest === known?.digest) return undefined
    const { headers } = response
    return { etag: headers.get('etag'), lastModified: headers.get('last-modified'), digest }
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
