import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'

const MEGABYTE = 1024 * 1024

/** Bytes of a body. The forms of the public API and of pages have a smaller limit of their own. */
const MOST_BYTES = MEGABYTE
/** Where people who are signed in upload files; these check the exact size themselves. */
const UPLOADS: readonly [address: RegExp, bytes: number][] = [
  [/^\/cms-api\/desk\/imports(\/columns)?(\?|$)/, 51 * MEGABYTE],
  [/^\/cms-api\/media(\/\d+)?(\?|$)/, 21 * MEGABYTE],
]
/** Milliseconds for sending a body that is not a file, also over a slow connection. */
const PATIENCE_MS = 30_000

const SESSION = /(?:^|;\s*)payload-token=([^;]+)/

/** Whether a session was signed by us; whether it still holds is checked by Payload later. */
const isSigned = async ({ headers: { cookie = '' } }: IncomingMessage, secret: string) => {
  const [, token] = SESSION.exec(cookie) ?? []
  if (!token) return false
  return jwtVerify(token, new TextEncoder().encode(secret)).then(
    () => true,
    () => false,
  )
}

interface Refusal {
  status: 411 | 413
  message: string
}

const tooLarge = (bytes: number): Refusal => ({
  status: 413,
  message: `What was sent is larger than ${Math.floor(bytes / MEGABYTE)} MB. Nothing was saved.`,
})

const withoutLength: Refusal = {
  status: 411,
  message: 'Say in a Content-Length header how long the body is.',
}

/** The most bytes that this request may send. */
const mostBytes = async (request: IncomingMessage, secret: string): Promise<number> => {
  const upload = UPLOADS.find(([address]) => address.test(request.url ?? ''))
  return upload && (await isSigned(request, secret)) ? upload[1] : MOST_BYTES
}

/**
 * Ends the connection of somebody who sends a body so slowly that it only keeps us busy, whether they have
 * been answered or not.
 */
export const endWhenSlow = (request: IncomingMessage): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  // The request itself may no longer know it by then.
  const { socket } = request
  // No listener on the connection, which has many requests: a body that nobody reads never ends.
  const slow = setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, PATIENCE_MS)
  slow.unref()
  request.once('end', () => clearTimeout(slow))
}

/**
 * Checks the size of a body before anything reads it.
 * @param secret that sessions are signed with
 * @returns why the request is refused, if it is
 */
export const refuseBody = async (
  request: IncomingMessage,
  secret: string,
): Promise<Refusal | undefined> => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding !== undefined) return withoutLength
  const bytes = Number(length ?? 0)
  if (bytes === 0) return undefined
  const most = bytes > MOST_BYTES ? await mostBytes(request, secret) : MOST_BYTES
  if (bytes > most) return tooLarge(most)
  if (bytes <= MOST_BYTES) endWhenSlow(request)
  return undefined
}
