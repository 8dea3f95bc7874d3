import { decodeJwt } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const eve = await signIn(payload, 'editor', 'Eve')
const gil = await signIn(payload, 'editor', 'Gil')
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
const setSessions = (who: Person, change: string) =>
  test.database.pool.query(`update users_sessions set ${change} where _parent_id = $1`, [who.id])

it('a sign-in ends the session that the same browser had before, whoever had it', async () => {
  const elsewhere = await login(eve)
  const first = await login(eve)
  expect(await login(eve, { before: first, password: 'not the password' })).toBe('')
  expect(await whoIs(first)).toBe(eve.id)
  const second = await login(eve, { before: first })
  expect([await whoIs(first), await whoIs(second)]).toEqual([undefined, eve.id])
  const third = await login(gil, { before: second })
  expect([await whoIs(second), await whoIs(third)]).toEqual([undefined, gil.id])
  expect(await whoIs(elsewhere)).toBe(eve.id)
})

it('a sign-in with a second factor does so too, once the code is right', async () => {
  const kim = await signIn(payload, 'editor')
  const { secret } = await addFactor(test, kim)
  const first = await login(gil)
  expect(await login(kim, { before: first })).toBe('')
  expect(await whoIs(first)).toBe(gil.id)
  expect(await whoIs(await login(kim, { before: first, code: codeOf(secret) }))).toBe(kim.id)
  expect(await whoIs(first)).toBeUndefined()
})

it('a session that is used is renewed for two hours, and ends 24 hours after its sign-in at the latest', async () => {
  const session = await login(eve)
  const renewedAfter = async (hours: number) => {
    await setSessions(eve, `created_at = now() - make_interval(mins => ${hours * 60})`)
    const answer = await browse(session, 'POST', '/users/refresh-token', {})
    const renewed = sessionOf(answer)
    const minutes = renewed && ((decodeJwt(renewed).exp ?? 0) - Date.now() / 1_000) / 60
    return {
      status: answer.status,
      who: await whoIs(renewed),
      minutes: Math.round(Number(minutes)),
    }
  }
  expect(await renewedAfter(21)).toEqual({ status: 200, who: eve.id, minutes: 120 })
  expect(await renewedAfter(23.5)).toMatchObject({ status: 200, minutes: 30 })
  expect((await renewedAfter(24)).status).toBe(403)
})

it('signing out everywhere else ends all other sessions of the account, and says how many', async () => {
  const rosa = await signIn(payload, 'reviewer')
  const signOut = (session: string) =>
    browse<{ ended: number }>(session, 'POST', '/desk/people/sign-out-elsewhere', {})
  const [phone, here] = [await login(rosa), await login(rosa)]
  expect((await signOut(here)).body).toEqual({ ended: 2 })
  expect([await whoIs(phone), await whoIs(here)]).toEqual([undefined, rosa.id])
  expect((await gil.ask('GET', '/clinics?limit=1')).status).toBe(200)
  expect((await signOut(here)).body).toEqual({ ended: 0 })
  // One that had expired doesn't count.
  await setSessions(rosa, 'expires_at = now()')
  expect((await signOut(await login(rosa))).body).toEqual({ ended: 0 })
  expect((await signOut('')).status).toBe(401)
})
