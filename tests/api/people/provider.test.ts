import { beforeEach, expect, it, vi } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { CLIENT, followUntil, startIdentityProvider } from '../../support/identity-provider.ts'
import { logLines } from '../../support/log-lines.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const PUBLIC_URL = 'https://clinics.example.org'
const HOME = `${PUBLIC_URL}/admin/login`

const idp = await startIdentityProvider(HOME)
const other = await startIdentityProvider(HOME)
for (const one of [idp, other]) cleanUp(one.stop)
const test = await startPayload({
  PUBLIC_URL,
  OIDC_ISSUER: idp.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Example ID',
  REQUIRE_SECOND_FACTOR: 'admin',
})
const { payload } = test
const anyone = visitor(payload)
const eve = await signIn(payload, 'editor', 'Eve')
const lines = logLines(payload)
beforeEach(() => {
  lines.length = 0
  Object.assign(idp.person, { email: eve.user.email, isVerified: true })
})

const account = (name: string) => ({ email: `${name}@example.org`, password: PASSWORD })

interface Session {
  target?: string
  user?: { id: number }
}

/** Begins to sign in, as the button does. */
const begin = async (redirect = '/admin/collections/clinics') => {
  const path = `/users/provider?redirect=${encodeURIComponent(redirect)}`
  const { status, headers } = await anyone.ask('GET', path)
  expect(status).toBe(302)
  const cookie = headers.get('set-cookie') ?? ''
  return { at: headers.get('location') ?? '', cookie: cookie.split(';')[0] ?? '', flags: cookie }
}
/** Comes back to the sign-in page, which sends on what the provider said. */
const comeBack = (answer: string, cookie: string) =>
  anyone.ask<Session>('POST', '/users/provider', { answer }, { cookie, origin: PUBLIC_URL })

const signInThere = async (redirect?: string) => {
  const { at, cookie } = await begin(redirect)
  const { search } = await followUntil(at, HOME)
  return { search, cookie, answer: await comeBack(search, cookie) }
}
const outcome = ({ status, refusal, headers }: Awaited<ReturnType<typeof comeBack>>) => [
  status,
  refusal,
  headers.get('set-cookie'),
]
const FAILED = [401, 'The sign-in with Example ID did not succeed. Please start again.', null]
const NOBODY = [
  403,
  'No active account here has the email address that Example ID gave. Ask an admin for one.',
  null,
]

it('signing in with the provider asks with PKCE, state and nonce, which only this site’s server can read, and gives a session in the usual cookie', async () => {
  const { at, cookie: own, flags } = await begin()
  const { searchParams } = new URL(at)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('redirect_uri')).toBe(HOME)
  expect(flags).toMatch(/HttpOnly; SameSite=Strict; Secure$/)
  for (const name of ['state', 'nonce'])
    expect(own).not.toContain(searchParams.get(name) ?? 'missing')
  const { answer } = await signInThere()
  expect([answer.status, answer.body.user?.id]).toEqual([200, eve.id])
  expect(answer.body.target).toBe('/admin/collections/clinics')
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^payload-token=.+Secure.+HttpOnly.+SameSite=Lax/)
  const headers = { authorization: `JWT ${sessionOf(answer)}` }
  expect((await anyone.ask('GET', '/clinics?limit=1', undefined, headers)).status).toBe(200)
  expect((await anyone.ask('POST', '/users/refresh-token', {}, headers)).status).toBe(200)
  expect(lines).toMatchObject([{ event: 'sign-in', account: eve.id, through: 'provider' }])
})

it('signing in with the provider asks for no second factor of ours, though one stands or is required; a password still does', async () => {
  const { secret } = await addFactor(test, eve)
  idp.person.email = String(eve.user.email).toUpperCase()
  expect(sessionOf((await signInThere()).answer)).toBeTruthy()
  const login = { email: eve.user.email, password: PASSWORD }
  const half = await anyone.ask('POST', '/users/login', login)
  expect([half.status, sessionOf(half)]).toEqual([200, ''])
  const whole = await anyone.ask('POST', '/users/login', { ...login, code: codeOf(secret) })
  expect(sessionOf(whole)).toBeTruthy()
  const boss = account('boss')
  await payload.create({ collection: 'users', data: { ...boss, role: 'admin' } })
  idp.person.email = boss.email
  const headers = { authorization: `JWT ${sessionOf((await signInThere()).answer)}` }
  expect((await anyone.ask('GET', '/clinics?limit=1', undefined, headers)).status).toBe(200)
})

it('signing in with the provider never leads to another site', async () => {
  const others = ['https://evil.example.org', '//evil.example.org', '/\\evil.example.org']
  for (const redirect of [...others, 'javascript:alert(1)'])
    expect((await signInThere(redirect)).answer.body.target, redirect).toBe('/admin')
})

it('nobody is signed in if the provider doesn’t vouch for the address', async () => {
  idp.person.isVerified = false
  expect(outcome((await signInThere()).answer)).toEqual([
    403,
    'Example ID doesn’t confirm that your email address is yours. Ask its admin.',
    null,
  ])
})

it('nobody is signed in without an account, in the same words as with a deactivated one; and none is made', async () => {
  const gil = await payload.create({
    collection: 'users',
    data: { ...account('gil'), role: 'editor', deactivatedAt: new Date().toISOString() },
  })
  const before = await payload.count({ collection: 'users' })
  for (const email of [gil.email, 'stranger@example.org']) {
    idp.person.email = email
    expect(outcome((await signInThere()).answer)).toEqual(NOBODY)
  }
  expect(await payload.count({ collection: 'users' })).toEqual(before)
  expect(lines.filter(({ event }) => event === 'sign-in.failed')).toMatchObject([
    { account: gil.id },
    { through: 'provider' },
  ])
})

it('nobody is signed in by a code that was used, and nothing secret is logged of it', async () => {
  const { search, cookie } = await signInThere()
  expect(outcome(await comeBack(search, cookie))).toEqual(FAILED)
  const code = new URLSearchParams(search).get('code') ?? 'missing'
  expect(lines.length).toBeGreaterThan(1)
  for (const hidden of [code, String(eve.user.email), CLIENT.secret])
    expect(JSON.stringify(lines)).not.toContain(hidden)
})

it('nobody is signed in with the state of another sign-in, or with none, or if they said no there', async () => {
  const [mine, theirs] = [await begin(), await begin()]
  const { search } = await followUntil(theirs.at, HOME)
  expect(outcome(await comeBack(search, mine.cookie))).toEqual(FAILED)
  const without = new URLSearchParams(search)
  without.delete('state')
  expect(outcome(await comeBack(`?${without}`, theirs.cookie))).toEqual(FAILED)
  const state = new URL(mine.at).searchParams.get('state') ?? ''
  const no = new URLSearchParams({ error: 'access_denied', state, iss: idp.issuer })
  expect(outcome(await comeBack(`?${no}`, mine.cookie))).toEqual(FAILED)
})

it('nobody is signed in by a browser where it was not begun, with a cookie that is not ours, or after ten minutes', async () => {
  const { at, cookie } = await begin()
  const { search } = await followUntil(at, HOME)
  const tooLate = [
    401,
    'This sign-in took too long, or it was begun in another browser. Please start again.',
  ]
  for (const wrong of ['', 'sign-in-at-provider=x', `${cookie}x`])
    expect(outcome(await comeBack(search, wrong)).slice(0, 2)).toEqual(tooLate)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  const late = await comeBack(search, cookie)
  vi.useRealTimers()
  expect(outcome(late).slice(0, 2)).toEqual(tooLate)
})

it('nobody is signed in with the code of another issuer, also if it says that it is ours', async () => {
  const { at, cookie } = await begin()
  const elsewhere = new URL(at)
  elsewhere.port = new URL(other.issuer).port
  Object.assign(other.person, idp.person)
  const { search } = await followUntil(elsewhere.href, HOME)
  expect(outcome(await comeBack(search, cookie))).toEqual(FAILED)
  const disguised = new URLSearchParams(search)
  disguised.set('iss', idp.issuer)
  expect(outcome(await comeBack(`?${disguised}`, cookie))).toEqual(FAILED)
})
