import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, refusesPlain } from './encoding.ts'

/** Compressing a page takes a millisecond at these levels; higher ones gain a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const GZIP = { level: 6 }
/** Shorter bodies fit in one packet anyway. */
const WORTH_COMPRESSING = 1_000

type Body = Buffer<ArrayBuffer>

/** The best one first. */
const ENCODINGS = ['br', 'gzip'] as const

const compressors = {
  br: (body: Body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Body) => promisify(gzip)(body, GZIP),
}
type Encoding = (typeof ENCODINGS)[number]

/** An answer that is made once and may be sent many times. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** UTF-8. As text it would take twice the memory, since most pages hold a curly quote. */
  body: Body
  /** Another body has another one. */
  version: string
  /** The body in each encoding that somebody has asked for. */
  encoded: Partial<Record<Encoding, Body | Promise<Body>>>
  /** When it has to be made again, in milliseconds since 1970; only if it depends on the time. */
  until?: number | undefined
  /** When it was made, if it is kept. */
  since?: number
  /** Seconds since edits could last be heard of; only while the database is away. */
  age?: number
  /** The headers that let a CDN keep it; none once an edit has come, or might have. */
  cdnHeaders?: () => Record<string, string> | undefined
}

/** Another text has another one. */
export const versionOf = (text: string | Buffer): string => hash('sha1', text, 'base64url')

export const answer = (
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): Answer => {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.concat([content])
  return { status, headers, body, version: versionOf(body), encoded: {} }
}

/** What a header lists. */
export const listed = (header: string | null | undefined): string[] =>
  (header ?? '').split(',').map((part) => part.trim())

const encodingFor = (accepted: Accepted['encodings'], body: Body): Encoding | undefined => {
  if (body.length < WORTH_COMPRESSING && !refusesPlain(accepted)) return undefined
  return acceptedEncoding(accepted, ENCODINGS)
}

/** No cache may take it for the current answer. The warning is RFC 7234’s for a stale one. */
const ageHeaders = (age: number) => ({
  age: String(age),
  warning: '110 - "Response is Stale"',
  'cache-control': 'no-store',
})

const etagOf = ({ version }: Answer) => `W/"${version}"`

const headersOf = ({ status, age, cdnHeaders, headers }: Answer, etag: string) => ({
  // Caches have to revalidate it, so that an edit is public within a second.
  'cache-control': status >= 500 ? 'no-store' : 'no-cache',
  vary: 'accept-encoding',
  etag,
  ...headers,
  ...(age === undefined ? cdnHeaders?.() : ageHeaders(age)),
})

export const FOR_EVER = 'public, max-age=31536000, immutable'

/** For an address that holds the answer's version; none while the answer may be an old one. */
export const keepForever = (
  { version, age }: Answer,
  requested: unknown,
): Record<string, string> =>
  age === undefined && version === requested ? { 'cache-control': FOR_EVER } : {}

/** What a request says of the answers that it can use. */
interface Accepted {
  encodings: string | null | undefined
  /** The versions that the client has. */
  etags: string | null | undefined
}

interface Reply {
  status: number
  headers: Record<string, string>
  body: Body | null
}

/** Compressed if possible, or 304 if the client has it already. At once if nothing is to be done. */
const replyTo = (
  { encodings, etags }: Accepted,
  content: Answer,
  more: Record<string, string>,
): Reply | Promise<Reply> => {
  const { status, body } = content
  const etag = etagOf(content)
  // A plain object, since building and copying Headers costs more than most answers. Made at the last
  // moment, since an edit may come while the body is compressed.
  const headers = () => ({ ...headersOf(content, etag), ...more })
  if (status === 200 && listed(etags).includes(etag))
    return { status: 304, headers: headers(), body: null }
  const encoding = encodingFor(encodings, body)
  if (!encoding) return { status, headers: headers(), body }
  const withEncoded = (encoded: Body): Reply => {
    content.encoded[encoding] = encoded
    return { status, headers: { ...headers(), 'content-encoding': encoding }, body: encoded }
  }
  content.encoded[encoding] ??= compressors[encoding](body)
  const encoded = content.encoded[encoding]
  return encoded instanceof Promise ? encoded.then(withEncoded) : withEncoded(encoded)
}

/** The response to a router's request. */
export const send = async (
  { headers: requestHeaders }: Request,
  content: Answer,
  more: Record<string, string> = {},
): Promise<Response> => {
  const accepted = {
    encodings: requestHeaders.get('accept-encoding'),
    etags: requestHeaders.get('if-none-match'),
  }
  const { status, headers, body } = await replyTo(accepted, content, more)
  return new Response(body, { status, headers })
}

/** The same straight to the connection, without a router’s objects in between. */
export const write = async (
  { headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  content: Answer,
  more: Record<string, string> = {},
): Promise<void> => {
  const accepted = {
    encodings: requestHeaders['accept-encoding'],
    etags: requestHeaders['if-none-match'],
  }
  const replied = replyTo(accepted, content, more)
  const { status, headers, body } = replied instanceof Promise ? await replied : replied
  if (body) headers['content-length'] = String(body.length)
  response.writeHead(status, headers).end(body)
}
