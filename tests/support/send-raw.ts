import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { text } from 'node:stream/consumers'

interface Options extends http.RequestOptions {
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer | undefined
  /** Milliseconds until the second half of the body is sent. */
  slowMs?: number | undefined
}

/**
 * Sends a request as it is: `fetch` would correct its path, and adds headers of its own.
 * @throws Error if no answer comes, or not all of it
 */
export const sendRaw = async (
  origin: string,
  path: string,
  { body = '', slowMs = 0, headers, ...options }: Options = {},
) => {
  const { request } = origin.startsWith('https:') ? https : http
  const { hostname, port } = new URL(origin)
  const length = body.length > 0 && { 'content-length': Buffer.byteLength(body) }
  const sent = request({ hostname, port, path, ...options, headers: { ...length, ...headers } })
  sent.on('error', () => undefined)
  sent.once('timeout', () => sent.destroy(new Error('no answer')))
  if (slowMs > 0) {
    sent.write(body.slice(0, 40))
    setTimeout(() => sent.end(body.slice(40)), slowMs)
  } else sent.end(body)
  const [response]: http.IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('no answer')
  const content = await text(response).catch(() => Promise.reject(new Error('cut')))
  return { status: response.statusCode ?? 0, headers: response.headers, body: content }
}
