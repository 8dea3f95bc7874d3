import { afterAll, describe, expect, it } from 'vitest'
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
const login = (who: Person) =>
  anyone.ask('POST', '/users/login', { email: who.user.email, password: PASSWORD })

describe('somebody who is deactivated', () => {
  it('is signed out immediately, in every session and with every token', async () => {
    const gone = await signIn(payload, 'editor', 'Gil')
    expect(await me(gone)).toBe(gone.id)
    expect((await deactivate(ada, gone.id)).status).toBe(200)
    expect(await me(gone)).toBeNull()
    expect((await gone.ask('GET', '/clinics?limit=1')).status).toBe(403)
    expect((await gone.askEndpoint('/verification/next', {})).status).toBe(401)
    const refreshed = await gone.ask('POST', '/users/refresh-token', {})
    expect(refreshed.status).toBe(403)
  })

  it('can’t use a link to reset the password from before', async () => {
    const gone = await signIn(payload, 'editor')
    const data = { email: gone.user.email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await deactivate(ada, gone.id)
    const reset = { token, password: 'another that is long' }
    expect((await anyone.ask('POST', '/users/reset-password', reset)).status).toBe(403)
    expect((await reactivate(ada, gone.id)).status).toBe(200)
    expect((await login(gone)).status).toBe(200)
  })

  it('keeps their name', async () => {
    const gone = await signIn(payload, 'reviewer', 'Rosa Diaz')
    await deactivate(ada, gone.id)
    const seen = await eve.ask<{ name: string }>('GET', `/users/${gone.id}`)
    expect(seen.body.name).toBe('Rosa Diaz')
  })

  it('can sign in again after an admin reactivates them', async () => {
    const gone = await signIn(payload, 'editor')
    await deactivate(ada, gone.id)
    expect((await reactivate(ada, gone.id)).status).toBe(200)
    expect((await login(gone)).status).toBe(200)
    // A session from before stays ended.
    expect(await me(gone)).toBeNull()
  })
})

describe('deactivating', () => {
  it('is only for admins', async () => {
    for (const act of [deactivate, reactivate]) expect((await act(eve, ada.id)).status).toBe(403)
    expect((await anyone.askEndpoint(`/people/${eve.id}/deactivate`, {})).status).toBe(401)
    await eve.ask('PATCH', `/users/${eve.id}`, { deactivatedAt: new Date().toISOString() })
    await ada.ask('PATCH', `/users/${eve.id}`, { deactivatedAt: new Date().toISOString() })
    expect(await me(eve)).toBe(eve.id)
  })

  it('is refused for your own account', async () => {
    const answer = await deactivate(ada, ada.id)
    expect(answer.status).toBe(409)
    expect(answer.refusal).toBe('You can’t deactivate yourself. Ask another admin.')
  })

  it('leaves one admin when two deactivate each other at the same moment', async () => {
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
  })

  it('leaves the last admin in their role', async () => {
    const [last] = [(await me(ada)) ? ada : kim]
    const answer = await last.ask('PATCH', `/users/${last.id}`, { role: 'editor' })
    expect(answer.status).toBe(409)
    expect(answer.refusal).toContain('the last admin')
  })
})

describe('deleting a person', () => {
  it.each(['by its id', 'with many others'])('is refused %s, and says what to do', async (way) => {
    const admin = (await me(ada)) ? ada : kim
    const gone = await signIn(payload, 'reviewer')
    const path = way === 'by its id' ? `/users/${gone.id}` : `/users?where[id][equals]=${gone.id}`
    const answer = await admin.ask('DELETE', path)
    expect(answer.status).toBe(403)
    expect(answer.refusal).toBe(
      'People can’t be deleted, because their names stay in every log. Deactivate them instead.',
    )
    expect(await me(gone)).toBe(gone.id)
  })
})
