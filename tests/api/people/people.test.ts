import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
const kim = await signIn(payload, 'admin', 'Kim')
const eve = await signIn(payload, 'editor', 'Eve')
afterAll(() => test.close())

const deactivate = (who: Person, id: number) => who.askEndpoint(`/people/${id}/deactivate`, {})
const reactivate = (who: Person, id: number) => who.askEndpoint(`/people/${id}/reactivate`, {})
const me = async (who: Person) =>
  (await who.ask<{ user: { id: number } | null }>('GET', '/users/me')).body.user?.id ?? null

it('somebody who is deactivated is signed out immediately, keeps their name, and can come back', async () => {
  const gone = await signIn(payload, 'editor', 'Rosa Diaz')
  const { email } = gone.user
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  expect(await me(gone)).toBe(gone.id)
  expect((await deactivate(ada, gone.id)).status).toBe(200)
  expect(await me(gone)).toBeNull()
  expect((await gone.ask('GET', '/clinics?limit=1')).status).toBe(403)
  expect((await gone.askEndpoint('/verification/next', {})).status).toBe(401)
  expect((await gone.ask('POST', '/users/refresh-token', {})).status).toBe(403)
  // Nor does a link from before help.
  const reset = { token, password: 'another that is long' }
  expect((await anyone.ask('POST', '/users/reset-password', reset)).status).toBe(403)
  const seen = await eve.ask<{ name: string }>('GET', `/users/${gone.id}`)
  expect(seen.body.name).toBe('Rosa Diaz')
  expect((await reactivate(ada, gone.id)).status).toBe(200)
  const login = { email, password: PASSWORD }
  expect((await anyone.ask('POST', '/users/login', login)).status).toBe(200)
  // A session from before stays ended.
  expect(await me(gone)).toBeNull()
})

it('people can’t be deleted, by whichever way, and the answer says what to do', async () => {
  for (const path of [`/users/${eve.id}`, `/users?where[id][equals]=${eve.id}`]) {
    const { status, refusal } = await ada.ask('DELETE', path)
    expect([status, refusal]).toEqual([
      403,
      'People can’t be deleted, because their names stay in every log. Deactivate them instead.',
    ])
  }
  expect(await me(eve)).toBe(eve.id)
})

it('deactivating is only for admins, by its own button, and for others than oneself', async () => {
  for (const act of [deactivate, reactivate]) expect((await act(eve, ada.id)).status).toBe(403)
  expect((await anyone.askEndpoint(`/people/${eve.id}/deactivate`, {})).status).toBe(401)
  for (const who of [eve, ada])
    await who.ask('PATCH', `/users/${eve.id}`, { deactivatedAt: new Date().toISOString() })
  expect(await me(eve)).toBe(eve.id)
  const { status, refusal } = await deactivate(ada, ada.id)
  expect([status, refusal]).toEqual([409, 'You can’t deactivate yourself. Ask another admin.'])
})

it('one admin is left when two deactivate each other at the same moment, and keeps the role', async () => {
  const others = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' }, id: { not_in: [ada.id, kim.id] } },
  })
  for (const { id } of others.docs) await deactivate(ada, id)
  const answers = await Promise.all([deactivate(ada, kim.id), deactivate(kim, ada.id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const active = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, deactivatedAt: { exists: false } },
  })
  expect(active.totalDocs).toBe(1)
  const last = (await me(ada)) ? ada : kim
  const answer = await last.ask('PATCH', `/users/${last.id}`, { role: 'editor' })
  expect([answer.status, answer.refusal]).toEqual([409, expect.stringContaining('the last admin')])
})
