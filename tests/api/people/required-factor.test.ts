import { expect, it } from 'vitest'
import type { Role } from '../../../cms/access/roles.ts'
import { codeOf, letTimePass, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, resetToken, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload({ REQUIRE_SECOND_FACTOR: 'admin, editor' })
const { payload } = test
const anyone = visitor(payload)

interface FirstStep {
  setUp?: { offer: string; qr: string; secret: string }
  recoveryCodes?: string[]
}

const post = (path: string, body: object) => anyone.ask<FirstStep>('POST', `/users${path}`, body)
const makeAccount = (role: Role) => {
  const data = { email: `${mark()}@example.org`, password: PASSWORD, role }
  return payload.create({ collection: 'users', data })
}
const login = (email: string, more = {}) => post('/login', { email, password: PASSWORD, ...more })
const as = (token: string) => ({ authorization: `JWT ${token}` })
const clinicsWith = async (token: string) =>
  (await anyone.ask('GET', '/clinics?limit=1', undefined, as(token))).status

it('whoever has to have a second factor sets it up to sign in, and again after turning it off', async () => {
  for (const role of ['admin', 'editor'] as const) {
    const { email } = await makeAccount(role)
    // A code that was made up does not help.
    const first = await login(email, { code: '123456' })
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(Object.keys(first.body)).toEqual(['message', 'setUp'])
    const { offer = '', secret = '' } = first.body.setUp ?? {}
    const setUp = (code: string) => post('/second-factor/set-up', { offer, code })
    const wrong = await setUp(wrongCode(secret))
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([400, null])
    const done = await setUp(codeOf(secret))
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(done.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly/)
    expect(await clinicsWith(sessionOf(done))).toBe(200)
    // From then on a code is asked for.
    await letTimePass(test)
    expect((await login(email)).body.setUp).toBeUndefined()
    const session = sessionOf(await login(email, { code: codeOf(secret) }))
    expect(session).toBeTruthy()
    // The same offer is good for nothing any more.
    const again = await setUp(codeOf(secret))
    expect([again.status, again.headers.get('set-cookie')]).toEqual([409, null])
    await letTimePass(test)
    const proof = { password: PASSWORD, code: codeOf(secret) }
    const path = '/desk/people/second-factor/remove'
    expect((await anyone.ask('POST', path, proof, as(session))).status).toBe(200)
    expect(await clinicsWith(session)).toBe(403)
    expect((await login(email)).body.setUp).toBeTruthy()
  }
  // It can't be set up any more after the account was deactivated.
  const { id, email } = await makeAccount('editor')
  const { offer = '', secret = '' } = (await login(email)).body.setUp ?? {}
  const data = { deactivatedAt: new Date().toISOString() }
  await payload.update({ collection: 'users', id, data })
  expect((await post('/second-factor/set-up', { offer, code: codeOf(secret) })).status).toBe(401)
  const stored = 'select 1 from second_factors where user_id = $1'
  expect((await test.database.pool.query(stored, [id])).rows).toEqual([])
  const reviewer = await makeAccount('reviewer')
  expect(await clinicsWith(sessionOf(await login(reviewer.email)))).toBe(200)
})

it('a session from before ends once the account needs it, with every way to renew it', async () => {
  const rosa = await signIn(payload, 'reviewer')
  expect((await rosa.ask('GET', '/clinics?limit=1')).status).toBe(200)
  await payload.update({ collection: 'users', id: rosa.id, data: { role: 'editor' } })
  expect((await rosa.ask('GET', '/clinics?limit=1')).status).toBe(403)
  expect((await rosa.ask('POST', '/users/refresh-token', {})).status).toBe(403)
  expect((await rosa.askEndpoint('/verification/next', {})).status).toBe(401)
  expect((await rosa.ask<{ user: unknown }>('GET', '/users/me')).body.user).toBeNull()
  const token = await resetToken(payload, rosa)
  const reset = { token, password: 'another one that is long' }
  expect(sessionOf(await post('/reset-password', reset))).toBe('')
})
