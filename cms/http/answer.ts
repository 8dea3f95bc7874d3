import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressing a page takes a millisecond at these levels; higher ones gain a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const GZIP = { level: 6 }
/** Shorter bodies fit in one packet anyway. */
const WORTH_COMPRESSING = 1_000

type Body = Buffer<ArrayBuffer>

const compressors = {
  br: (body: Body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Body) => promisify(gzip)(body, GZIP),
}
type Encoding = keyof typeof compressors

/** An answer that is made once and may be sent many times. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** UTF-8. As text it would take twice the memory, since most pages hold a curly quote. */
  body: Body
  etag: string
  /** The body in each encoding that somebody has asked for. */
  encoded: Partial<Record<Encoding, Promise<Body>>>
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

export const answer = (status: number, headers: Record<string, string>, text: string): Answer => {
  const body = Buffer.from(text)
  const etag = `W/"${versionOf(body)}"`
  return { status, headers, body, etag, encoded: {} }
}

const encodingFor = (accepted: string, body: Body): Encoding | undefined => {
  if (body.length < WORTH_COMPRESSING) return undefined
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

/** No cache may take it for the current answer. The warning is RFC 7234’s for a stale one. */
const ageHeaders = (age: number) => ({
  age: String(age),
  warning: '110 - "Response is Stale"',
  'cache-control': 'no-store',
})

const headersOf = ({ status, etag, age, cdnHeaders, headers }: Answer) => ({
  // Caches have to revalidate it, so that an edit is public within a second.
  'cache-control': status >= 500 ? 'no-store' : 'no-cache',
  vary: 'accept-encoding',
  etag,
  ...headers,
  ...(age === undefined ? cdnHeaders?.() : ageHeaders(age)),
})

/** For an address that holds the answer's version; none while the answer may be an old one. */
export const keepForever = ({ etag, age }: Answer, version: unknown): Record<string, string> =>
  age === undefined && etag === `W/"${version}"`
    ? { 'cache-control': 'public, max-age=31536000, immutable' }
    : {}

/** The response to this request: compressed if possible, or 304 if the client has it already. */
export const send = async (
  request: Request,
  given: Answer,
  more: Record<string, string> = {},
): Promise<Response> => {
  const { status, body, etag } = given
  // A plain object, since building and copying Headers costs more than most answers. Made at the last
  // moment, since an edit may come while the body is compressed.
  const headers = () => ({ ...headersOf(given), ...more })
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
  if (status === 200 && known?.includes(etag))
    return new Response(null, { status: 304, headers: headers() })
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', body)
  if (!encoding) return new Response(body, { status, headers: headers() })
  given.encoded[encoding] ??= compressors[encoding](body)
  const encoded = await given.encoded[encoding]
  return new Response(encoded, { status, headers: { ...headers(), 'content-encoding': encoding } })
}
