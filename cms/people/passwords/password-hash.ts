import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** As Payload hashes passwords, which it doesn't export. Tests fail when it changes. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32

const derive = promisify(pbkdf2)
const hashOf = (password: string, salt: string) =>
  derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')

const SALT = randomBytes(KEY_BYTES).toString('hex')

/** Does the work of checking a password, for an account that doesn't exist. */
export const doSameWork = async (password: string): Promise<void> => {
  await hashOf(password, SALT)
}

/** Whether a password is the one that was stored. */
export const isPassword = async (
  password: string,
  { hash, salt }: { hash?: string | null; salt?: string | null },
): Promise<boolean> => {
  const computed = await hashOf(password, salt ?? SALT)
  const stored = Buffer.from((hash ?? '').replace(PREFIX, ''), 'hex')
  return stored.length === computed.length && timingSafeEqual(stored, computed)
}
