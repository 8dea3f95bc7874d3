import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, resetToken, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
const kim = await signIn(payload, 'admin', 'Kim')
const eve = await signIn(payload, 'editor', 'Eve')
const gil = await signIn(payload, 'editor', 'Gil')

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
const deactivate = (who: Person, id: number) => who.askEndpoint(`/people/${id}/deactivate`, {})

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
  // With a second factor, once the code is right.
  const rosa = await signIn(payload, 'editor')
  const { secret } = await addFactor(test, rosa)
  expect(await login(rosa, { before: third })).toBe('')
  expect(await whoIs(third)).toBe(gil.id)
  expect(await whoIs(await login(rosa, { before: third, code: codeOf(secret) }))).toBe(rosa.id)
  expect(await whoIs(third)).toBeUndefined()
})

it('a session that is used is renewed for two hours, and ends 24 hours after its sign-in at the latest', async () => {
  const session = await login(eve)
  const renewedAfter = async (hours: number) => {
    await setSessions(eve, `created_at = now() - make_interval(mins => ${hours * 60})`)
    const answer = await browse(session, 'POST', '/users/refresh-token', {})
    const renewed = sessionOf(answer)
    const minutes = renewed && ((decodeJwt(renewed).exp ?? 0) - Date.now() / 1_000) / 60
    return [answer.status, await whoIs(renewed), Math.round(Number(minutes))]
  }
  expect(await renewedAfter(21)).toEqual([200, eve.id, 120])
  expect(await renewedAfter(23.5)).toEqual([200, eve.id, 30])
  expect(await renewedAfter(24)).toEqual([403, undefined, 0])
})

it('signing out everywhere else ends all other sessions of the account, and says how many', async () => {
  const rosa = await signIn(payload, 'reviewer')
  const signOut = (session: string) =>
    browse<{ ended: number }>(session, 'POST', '/desk/people/sign-out-elsewhere', {})
  const [phone, here] = [await login(rosa), await login(rosa)]
  expect((await signOut(here)).body).toEqual({ ended: 2 })
  expect([await whoIs(phone), await whoIs(here)]).toEqual([undefined, rosa.id])
  expect(await whoIs(gil.session)).toBe(gil.id)
  expect((await signOut(here)).body).toEqual({ ended: 0 })
  // One that had expired doesn't count.
  await setSessions(rosa, 'expires_at = now()')
  expect((await signOut(await login(rosa))).body).toEqual({ ended: 0 })
})

it('somebody who is deactivated is signed out immediately, keeps their name, and can come back', async () => {
  const gone = await signIn(payload, 'editor', 'Rosa Diaz')
  const token = await resetToken(payload, gone)
  expect(await whoIs(gone.session)).toBe(gone.id)
  expect((await deactivate(ada, gone.id)).status).toBe(200)
  expect(await whoIs(gone.session)).toBeUndefined()
  expect((await gone.ask('GET', '/clinics?limit=1')).status).toBe(403)
  expect((await gone.askEndpoint('/verification/next', {})).status).toBe(401)
  expect((await gone.ask('POST', '/users/refresh-token', {})).status).toBe(403)
  // Nor does a link from before help.
  const reset = { token, password: 'another that is long' }
  expect((await anyone.ask('POST', '/users/reset-password', reset)).status).toBe(403)
  const seen = await eve.ask<{ name: string }>('GET', `/users/${gone.id}`)
  expect(seen.body.name).toBe('Rosa Diaz')
  expect((await ada.askEndpoint(`/people/${gone.id}/reactivate`, {})).status).toBe(200)
  expect(await whoIs(await login(gone))).toBe(gone.id)
  // A session from before stays ended.
  expect(await whoIs(gone.session)).toBeUndefined()
})

it('people can’t be deleted, in whichever way, nor deactivate themselves, and the answer says what to do', async () => {
  for (const path of [`/users/${eve.id}`, `/users?where[id][equals]=${eve.id}`])
    expect(await ada.ask('DELETE', path)).toMatchObject({
      status: 403,
      refusal:
        'People can’t be deleted, because their names stay in every log. Deactivate them instead.',
    })
  const refusal = 'You can’t deactivate yourself. Ask another admin.'
  expect(await deactivate(ada, ada.id)).toMatchObject({ status: 409, refusal })
})

it('one admin is left when two deactivate each other at the same moment, and keeps the role', async () => {
  const others = { id: { not_in: [ada.id, kim.id] } }
  const data = { deactivatedAt: new Date().toISOString() }
  await payload.update({ collection: 'users', where: others, data })
  const answers = await Promise.all([deactivate(ada, kim.id), deactivate(kim, ada.id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const active = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, deactivatedAt: { exists: false } },
  })
  expect(active.totalDocs).toBe(1)
  const last = (await whoIs(ada.session)) ? ada : kim
  const answer = await last.ask('PATCH', `/users/${last.id}`, { role: 'editor' })
  expect([answer.status, answer.refusal]).toEqual([409, expect.stringContaining('the last admin')])
})
