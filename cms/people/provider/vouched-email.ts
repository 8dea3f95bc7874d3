import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Begun } from './begun.ts'
import { awayWords } from './words.ts'

/** The provider, or the address that the browser came back with, said something wrong. */
const isRefusal = (error: unknown) =>
  error instanceof AuthorizationResponseError ||
  error instanceof ResponseBodyError ||
  (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT')

/**
 * The email address that the provider vouches for. It must have answered what was asked in this
 * browser: the state, the nonce, the issuer and the code's verifier have to fit.
 * @param answer the address of the sign-in page, as the browser came back to it
 * @throws Refusal
 */
export const vouchedEmail = async (
  req: PayloadRequest,
  config: Configuration,
  { answer, begun, name }: { answer: URL; begun: Begun; name: string },
): Promise<string> => {
  const read = async () => {
    const tokens = await authorizationCodeGrant(config, answer, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || claims.email) return claims
    return fetchUserInfo(config, tokens.access_token, claims.sub)
  }
  const claims = await read().catch((error: unknown) => {
    const { code, message } = Object(error)
    // No value of the answer: it holds a code.
    req.payload.logger.warn({ code, reason: message, msg: 'A sign-in with the provider failed' })
    if (!isRefusal(error)) throw new Refusal(awayWords(name), 503)
    throw new Refusal(
      {
        en: `The sign-in with ${name} did not succeed. Please start again.`,
        es: `No se pudo iniciar sesión con ${name}. Empiece de nuevo.`,
      },
      401,
    )
  })
  const { email, email_verified: isVerified } = claims ?? {}
  if (typeof email === 'string' && isVerified === true) return email.toLowerCase().trim()
  throw new Refusal(
    {
      en: `${name} doesn’t confirm that your email address is yours. Ask its admin.`,
      es: `${name} no confirma que su correo electrónico sea suyo. Pregunte a quien lo administra.`,
    },
    403,
  )
}
