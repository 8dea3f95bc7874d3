import { afterAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../cms/access/roles.ts'
import { codeOf, letTimePass, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload({ REQUIRE_SECOND_FACTOR: 'admin, editor' })
const { payload } = test
const anyone = visitor(payload)
afterAll(() => test.close())

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
const clinicsWith = async (token = '') => {
  const headers = { authorization: `JWT ${token}` }
  return (await anyone.ask('GET', '/clinics?limit=1', undefined, headers)).status
}

describe('where the second factor is required', () => {
  it.each(['admin', 'editor'] as const)('an %s sets it up to sign in', async (role) => {
    const { email } = await makeAccount(role)
    const first = await login(email)
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(Object.keys(first.body)).toEqual(['message', 'setUp'])
    const { offer = '', secret = '' } = first.body.setUp ?? {}
    const wrong = await post('/second-factor/set-up', { offer, code: wrongCode(secret) })
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([400, null])
    const done = await post('/second-factor/set-up', { offer, code: codeOf(secret) })
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(done.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly/)
    expect(await clinicsWith(sessionOf(done))).toBe(200)
    // From then on a code is asked for.
    await letTimePass(test)
    expect((await login(email)).body.setUp).toBeUndefined()
    expect(sessionOf(await login(email, { code: codeOf(secret) }))).toBeTruthy()
    // The same offer is good for nothing any more.
    const again = await post('/second-factor/set-up', { offer, code: codeOf(secret) })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([409, null])
  })

  it('a code that was made up does not help', async () => {
    const { email } = await makeAccount('editor')
    expect((await login(email, { code: '123456' })).body.setUp).toBeTruthy()
  })

  it('it can’t be set up any more after the account was deactivated', async () => {
    const { id, email } = await makeAccount('editor')
    const { setUp } = (await login(email)).body
    const data = { deactivatedAt: new Date().toISOString() }
    await payload.update({ collection: 'users', id, data })
    const { offer = '', secret = '' } = setUp ?? {}
    const sent = { offer, code: codeOf(secret) }
    expect((await post('/second-factor/set-up', sent)).status).toBe(401)
    const { rows } = await test.database.pool.query('select user_id from second_factors')
    expect(rows.map(({ user_id }) => user_id)).not.toContain(id)
  })

  it('a reviewer signs in without it', async () => {
    const { email } = await makeAccount('reviewer')
    expect(await clinicsWith(sessionOf(await login(email)))).toBe(200)
  })

  it('a session from before ends once the account needs it, with every way to renew it', async () => {
    const rosa = await signIn(payload, 'reviewer')
    expect((await rosa.ask('GET', '/clinics?limit=1')).status).toBe(200)
    await payload.update({ collection: 'users', id: rosa.id, data: { role: 'editor' } })
    expect((await rosa.ask('GET', '/clinics?limit=1')).status).toBe(403)
    expect((await rosa.ask('POST', '/users/refresh-token', {})).status).toBe(403)
    expect((await rosa.askEndpoint('/verification/next', {})).status).toBe(401)
    expect((await rosa.ask<{ user: unknown }>('GET', '/users/me')).body.user).toBeNull()
    const password = 'another one that is long'
    const data = { email: String(rosa.user.email) }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    expect(sessionOf(await post('/reset-password', { token, password }))).toBe('')
  })

  it('whoever turns it off has to set it up again', async () => {
    const { email } = await makeAccount('editor')
    const { offer = '', secret = '' } = (await login(email)).body.setUp ?? {}
    const session = sessionOf(await post('/second-factor/set-up', { offer, code: codeOf(secret) }))
    await letTimePass(test)
    const headers = { authorization: `JWT ${session}` }
    const proof = { password: PASSWORD, code: codeOf(secret) }
    const path = '/desk/people/second-factor/remove'
    expect((await anyone.ask('POST', path, proof, headers)).status).toBe(200)
    expect(await clinicsWith(session)).toBe(403)
    expect((await login(email)).body.setUp).toBeTruthy()
  })
})
