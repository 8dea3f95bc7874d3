import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import type { Payload } from 'payload'
import type { z } from 'zod'

/** What a key is for. With a key each, nothing is accepted in place of something else. */
type Purpose =
  | 'secret of a second factor'
  | 'recovery code'
  | 'half signed in'
  | 'offered second factor'
  | 'begun at a provider'

/** A key of 256 bits, derived from the product's secret. */
export const keyFor = ({ secret }: Pick<Payload, 'secret'>, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `healthcare-for-all ${purpose}`, 32))

/**
 * Encrypts data with AES-256-GCM, so that only this product can read or change it.
 * @param seconds for which it can be read; without, for ever
 */
export const seal = (
  payload: Payload,
  purpose: Purpose,
  data: JWTPayload,
  seconds?: number,
): Promise<string> => {
  const token = new EncryptJWT(data).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
  if (seconds !== undefined) token.setExpirationTime(`${seconds}s`)
  return token.encrypt(keyFor(payload, purpose))
}

/** What was sealed for this purpose; undefined if it is too old, or not ours. */
export const unseal = async <Data>(
  payload: Payload,
  purpose: Purpose,
  schema: z.ZodType<Data>,
  sealed: string,
): Promise<Data | undefined> => {
  const opened = await jwtDecrypt(sealed, keyFor(payload, purpose)).catch(() => undefined)
  return schema.safeParse(opened?.payload).data
}
