import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from '../access/link-token.ts'

/** A random part, and its signature. */
const TOKEN = /^([\w-]{32})-([\w-]{43})$/

const signature = (random: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`staff link ${random}`).digest()

/** A new token for a link, signed with Payload's secret: a new secret invalidates all links. */
export const newStaffToken = (secret: string): string => {
  const random = newToken()
  return `${random}-${signature(random, secret).toString('base64url')}`
}

/** Whether the product has made a token; it may be expired or revoked. */
export const isStaffToken = (token: string, secret: string): boolean => {
  const [, random, proof] = TOKEN.exec(token) ?? []
  if (!random || !proof) return false
  const expected = signature(random, secret)
  const sent = Buffer.from(proof, 'base64url')
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
