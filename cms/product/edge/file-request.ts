import type { IncomingMessage } from 'node:http'
import { acceptedEncoding } from '../../http/encoding.ts'

const FILE_ENCODINGS = ['br', 'gzip'] as const

/** A range as sirv reads it. It takes other ones for another range, or fails at them. */
const isReadable = (range: string): boolean => {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? []
  return from !== undefined && Number(from) <= Number(to ?? Number.POSITIVE_INFINITY)
}

/**
 * The request as the server of files (sirv) understands it: it looks for an encoding's name anywhere in
 * the header, whether it is wanted or refused, and a range that ends before it begins would end the
 * process. A range that can't be read counts as none (RFC 9110, 14.2).
 */
export const fileRequest = (request: IncomingMessage): IncomingMessage => {
  const { 'accept-encoding': accepted, range, ...headers } = request.headers
  const encoding = acceptedEncoding(String(accepted ?? ''), FILE_ENCODINGS)
  if (encoding) Object.assign(headers, { 'accept-encoding': encoding })
  if (range !== undefined && isReadable(range)) Object.assign(headers, { range })
  return Object.create(request, { headers: { value: headers } })
}
