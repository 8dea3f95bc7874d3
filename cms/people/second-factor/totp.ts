import { Secret, TOTP } from 'otpauth'

/** Authenticator apps show it above the code. */
const ISSUER = 'Healthcare for All'
const STEP_SECONDS = 30
const SECRET_BYTES = 20

/** As all authenticator apps count. */
const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from a QR code. */
export const appAddress = (secret: string, email: string): string => totp(secret, email).toString()

/**
 * The step of 30 seconds, counted from 1970, that a code belongs to. The phone's clock may be a step
 * slow or fast.
 * @returns undefined for a wrong code
 */
export const stepOf = (secret: string, code: string, now = Date.now()): number | undefined => {
  const drift = totp(secret).validate({ token: code, timestamp: now, window: 1 })
  return drift === null ? undefined : Math.floor(now / 1_000 / STEP_SECONDS) + drift
}
