import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
afterAll(() => test.close())

/** What a browser with the session’s cookie is answered. */
const browse = <Body>(session: string, method: string, path: string, body?: object) =>
  anyone.ask<Body>(method, path, body, { cookie: `payload-token=${session}` })
const login = async (who: Person, { before = '', password = PASSWORD, code = '' } = {}) =>
  sessionOf(await browse(before, 'POST', '/users/login', { email: who.user.email, password, code }))
const whoIs = async (session: string) => {
  const { body } = await browse<{ user: { id: number } | null }>(session, 'GET', '/users/me')
  return body.user?.id
}

describe('a sign-in', () => {
  it('ends the session that the same browser had before, whoever had it', async () => {
    const [eve, gil] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')]
    const elsewhere = await login(eve)
    const first = await login(eve)
    const second = await login(eve, { before: first })
    expect([await whoIs(first), await whoIs(second)]).toEqual([undefined, eve.id])
    const third = await login(gil, { before: second })
    expect([await whoIs(second), await whoIs(third)]).toEqual([undefined, gil.id])
    expect(await whoIs(elsewhere)).toBe(eve.id)
  })

  it('with a second factor does so too, once the code is right', async () => {
    const eve = await signIn(payload, 'editor')
    const { secret } = await addFactor(test, eve)
    const gil = await signIn(payload, 'editor')
    const first = await login(gil)
    expect(await login(eve, { before: first })).toBe('')
    expect(await whoIs(first)).toBe(gil.id)
    expect(await whoIs(await login(eve, { before: first, code: codeOf(secret) }))).toBe(eve.id)
    expect(await whoIs(first)).toBeUndefined()
  })

  it('that fails ends nothing', async () => {
    const eve = await signIn(payload, 'editor')
    const first = await login(eve)
    expect(await login(eve, { before: first, password: 'not the password' })).toBe('')
    expect(await whoIs(first)).toBe(eve.id)
  })
})

describe('a session that is used', () => {
  const age = (who: Person, hours: number) =>
    test.database.pool.query(
      'update users_sessions set created_at = now() - make_interval(mins => $2) where _parent_id = $1',
      [who.id, hours * 60],
    )
  const renew = async (session: string) => {
    const answer = await browse(session, 'POST', '/users/refresh-token', {})
    const renewed = sessionOf(answer)
    const minutes = renewed && ((decodeJwt(renewed).exp ?? 0) - Date.now() / 1_000) / 60
    return { status: answer.status, renewed, minutes }
  }

  it('is renewed for two hours', async () => {
    const eve = await signIn(payload, 'editor')
    const session = await login(eve)
    await age(eve, 21)
    const { status, renewed, minutes } = await renew(session)
    expect([status, await whoIs(renewed)]).toEqual([200, eve.id])
    expect(minutes).toBeGreaterThan(118)
    expect(minutes).toBeLessThanOrEqual(120)
  })

  it('ends 24 hours after its sign-in at the latest', async () => {
    const eve = await signIn(payload, 'editor')
    const session = await login(eve)
    await age(eve, 23.5)
    const { status, minutes } = await renew(session)
    expect(status).toBe(200)
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30)
    await age(eve, 24)
    expect((await renew(session)).status).toBe(403)
  })
})

describe('signing out everywhere else', () => {
  const signOut = (session: string) =>
    browse<{ ended: number }>(session, 'POST', '/desk/people/sign-out-elsewhere', {})

  it('ends all other sessions of the account, and says how many', async () => {
    const eve = await signIn(payload, 'reviewer')
    const gil = await signIn(payload, 'reviewer')
    const [phone, here] = [await login(eve), await login(eve)]
    expect((await signOut(here)).body).toEqual({ ended: 2 })
    expect([await whoIs(phone), await whoIs(here)]).toEqual([undefined, eve.id])
    expect((await gil.ask('GET', '/clinics?limit=1')).status).toBe(200)
    expect((await signOut(here)).body).toEqual({ ended: 0 })
  })

  it('does not count a session that had expired', async () => {
    const eve = await signIn(payload, 'reviewer')
    await test.database.pool.query(
      'update users_sessions set expires_at = now() where _parent_id = $1',
      [eve.id],
    )
    expect((await signOut(await login(eve))).body).toEqual({ ended: 0 })
  })

  it('needs a sign-in', async () => {
    expect((await signOut('')).status).toBe(401)
  })
})
