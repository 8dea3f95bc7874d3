import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compressing a page takes a millisecond at these levels; higher ones gain a few per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const GZIP = { level: 6 }
/** Shorter bodies fit one packet anyway. */
const WORTH_COMPRESSING = 1_000

const compressors = {
  br: (body: string) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: string) => promisify(gzip)(body, GZIP),
}
type Encoding = keyof typeof compressors

/** What was answered once and may be sent many times. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  etag: string
  /** The body in each encoding that somebody has asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>
}

export const answer = (status: number, headers: Record<string, string>, body: string): Answer => {
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  return { status, headers, body, etag, encoded: {} }
}

const encodingFor = (accepted: string, body: string): Encoding | undefined => {
  if (body.length < WORTH_COMPRESSING) return undefined
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

/** The answer as this request wants it: compressed, or nothing where the asker has it already. */
export const send = async (
  request: Request,
  given: Answer,
  more: Record<string, string> = {},
): Promise<Response> => {
  const { status, body, etag } = given
  // A plain object, since building and copying Headers costs more than most answers.
  const headers = {
    // Whoever has it asks again whether it still holds: an edit is public within a second.
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...given.headers,
    ...more,
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
  if (status === 200 && known?.includes(etag)) return new Response(null, { status: 304, headers })
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', body)
  if (!encoding) return new Response(body, { status, headers })
  given.encoded[encoding] ??= compressors[encoding](body)
  const encoded = await given.encoded[encoding]
  return new Response(encoded, { status, headers: { ...headers, 'content-encoding': encoding } })
}
