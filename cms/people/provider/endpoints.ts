import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Refusal } from '../../panel-kit/refusal.ts'
import { logSecurity } from '../log/security-log.ts'
import { findAccount } from '../queries/account.ts'
import type { Provider } from '../settings.ts'
import { sentText, withCookie } from '../sign-in/answer.ts'
import { endingEarlierSession } from '../sign-in/end-earlier-session.ts'
import { countRequest } from '../sign-in/limits.ts'
import { startSession } from '../sign-in/session.ts'
import { begunCookie, readBegun } from './begun.ts'
import { connectTo } from './connect.ts'
import { vouchedEmail } from './vouched-email.ts'
import { awayWords } from './words.ts'

const SIGN_IN = '/admin/login'

/**
 * Signing in with an identity provider, by OpenID Connect's code flow. It never makes an account.
 * @param publicUrl to which the provider sends people back
 */
export const providerEndpoints = (
  provider: Provider,
  publicUrl: string,
): Omit<Endpoint, 'root'>[] => {
  const { name } = provider
  const connect = connectTo(provider)
  const home = `${publicUrl}${SIGN_IN}`
  const begin: Omit<Endpoint, 'root'> = {
    method: 'get',
    path: '/provider',
    handler: async (req) => {
      await countRequest(req, 'provider')
      const config = await connect().catch((error: unknown) => {
        req.payload.logger.warn({ err: error, msg: 'The identity provider can’t be reached' })
      })
      const headers = { 'cache-control': 'no-store' }
      if (!config)
        return new Response(null, {
          status: 302,
          headers: { ...headers, location: `${SIGN_IN}?trouble=provider` },
        })
      const begun = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        target: getSafeRedirect({
          fallbackTo: '/admin',
          redirectTo: req.searchParams.get('redirect') ?? '',
        }),
      }
      const address = buildAuthorizationUrl(config, {
        redirect_uri: home,
        scope: 'openid email',
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        state: begun.state,
        nonce: begun.nonce,
      })
      const cookie = await begunCookie(req, begun, publicUrl.startsWith('https:'))
      return new Response(null, {
        status: 302,
        headers: { ...headers, location: address.href, 'set-cookie': cookie },
      })
    },
  }
  const finish: Omit<Endpoint, 'root'> = {
    method: 'post',
    path: '/provider',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      await countRequest(req, 'provider')
      const begun = await readBegun(req)
      const config = await connect().catch(() => {
        throw new Refusal(awayWords(name), 503)
      })
      const answer = new URL(home)
      answer.search = sentText(req, 'answer')
      const email = await vouchedEmail(req, config, { answer, begun, name })
      const account = await findAccount(req, email)
      if (!account?.isActive) {
        logSecurity(req, 'sign-in.failed', { account: account?.id, through: 'provider' })
        throw new Refusal(
          {
            en: `No active account here has the email address that ${name} gave. Ask an admin for one.`,
            es: `Ninguna cuenta activa tiene aquí el correo electrónico que dio ${name}. Pida una a Administración.`,
          },
          403,
        )
      }
      const session = await startSession(req, account.id, 'provider')
      logSecurity(req, 'sign-in', { account: account.id, through: 'provider' })
      const message = req.t('authentication:passed')
      return withCookie(req, { message, ...session, target: begun.target })
    },
  }
  return [begin, endingEarlierSession(finish)]
}
