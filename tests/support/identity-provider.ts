import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { listen } from './listen.ts'

export const CLIENT = { id: 'directory', secret: 'a secret that only tests use, and only here' }

const signingKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

/**
 * A real identity provider on this machine, whose people are signed in already.
 * @param home where people are sent back to
 */
export const startIdentityProvider = async (home: string) => {
  const server = createServer()
  const { url: issuer, close: stop } = await listen(server)
  /** Who uses the browser, and what the provider says about them. */
  const person = { email: '', isVerified: true }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [home],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey(), use: 'sig' }] },
    cookies: { keys: ['a key that only tests use'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: person.email, email_verified: person.isVerified }),
    }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60 },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const accountId = `person-${Buffer.from(person.email).toString('hex')}`
    const grant = new provider.Grant({ accountId, clientId: CLIENT.id })
    grant.addOIDCScope('openid email')
    const consent = { grantId: await grant.save() }
    await provider.interactionFinished(request, response, { login: { accountId }, consent })
  })
  return { issuer, person, stop }
}

/** Where the provider sends the browser, as a browser would find out: with its cookies. */
export const followUntil = async (start: string, home: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let address = start
  for (let step = 0; step < 10 && !address.startsWith(home); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    address = new URL(next, address).href
  }
  return new URL(address)
}
