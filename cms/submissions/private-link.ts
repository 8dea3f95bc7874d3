import { createHmac, timingSafeEqual } from 'node:crypto'

/** An id and its signature, which only the product can derive. */
const TOKEN = /^([1-9]\d{0,9})-([\w-]{43})$/

const signature = (id: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`clinic submission ${id}`).digest()

/**
 * The token in the private link to a submission. It is not stored: it is derived from the id with
 * Payload's secret, so a new secret invalidates all links.
 */
export const submissionToken = (id: number, secret: string): string =>
  `${id}-${signature(id, secret).toString('base64url')}`

/** The id of the submission that a token was made for; undefined if the token is invalid. */
export const submissionOf = (token: string, secret: string): number | undefined => {
  const [, digits, proof] = TOKEN.exec(token) ?? []
  if (!digits || !proof) return undefined
  const id = Number(digits)
  const expected = signature(id, secret)
  const sent = Buffer.from(proof, 'base64url')
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : undefined
}
