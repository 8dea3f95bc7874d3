import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

describe('a waiting draft of a published clinic', () => {
  const withDraft = async () => {
    const { id } = await newClinic(payload, { name: 'Published Name' })
    await payload.update({
      collection: 'clinics',
      id,
      locale: 'es',
      data: { description: 'Publicado' },
    })
    const draft = { collection: 'clinics', id, draft: true } as const
    await payload.update({ ...draft, locale: 'en', data: { name: 'Half an edit', phone: '' } })
    await payload.update({ ...draft, locale: 'es', data: { description: 'Medio' } })
    return id
  }
  const drafted = (id: number, locale: 'en' | 'es' = 'en') =>
    payload.findByID({ collection: 'clinics', id, draft: true, depth: 0, locale })

  it('is mentioned, while the screen shows what the public sees', async () => {
    const shown = await test.open(test.ana, await withDraft())
    expect(shown.draftSince).toBeTruthy()
    expect(shown.facts).toMatchObject({ name: 'Published Name', phone: '864-555-0142' })
  })

  it.each([
    ['confirm', {}],
    ['no-answer', {}],
    ['correct', { corrections: { city: 'Clemson' } }],
  ])('stays a draft after %s, and neither hides nor undoes it', async (outcome, more) => {
    const id = await withDraft()
    expect((await test.openAndRecord(id, outcome, more)).body).toMatchObject({ saved: true })
    const now = await test.published(id)
    expect(now).toMatchObject({
      name: 'Published Name',
      phone: '864-555-0142',
      _status: 'published',
    })
    expect(await test.listingOf(id)).toMatchObject({
      name: 'Published Name',
      phone: '864-555-0142',
    })
    expect(await test.listingOf(id, 'es')).toMatchObject({ description: 'Publicado' })
    const draft = await drafted(id)
    expect(draft).toMatchObject({
      name: 'Half an edit',
      city: now.city,
      _status: 'draft',
      lastVerifiedAt: now.lastVerifiedAt,
      askAgainOn: now.askAgainOn,
    })
    expect(draft.phone).toBeFalsy()
    expect((await drafted(id, 'es')).description).toBe('Medio')
    await payload.update({
      collection: 'clinics',
      id,
      data: { phone: '864-555-0199', _status: 'published' },
    })
    expect(await test.listingOf(id)).toMatchObject({ name: 'Half an edit', city: now.city })
  })

  it('stays if the clinic has closed', async () => {
    const id = await withDraft()
    await test.openAndRecord(id, 'close')
    expect(await test.listingOf(id)).toBeUndefined()
    expect(await drafted(id)).toMatchObject({ name: 'Half an edit', closedAt: expect.any(String) })
  })
})

describe('a form that was opened before a call', () => {
  const send = (id: number, data: object) =>
    payload.update({ collection: 'clinics', id, data, user: test.ana.user })

  it('is refused, since it would undo the outcome of the call', async () => {
    const opened = await newClinic(payload, { phone: '864-555-0142' })
    await test.openAndRecord(opened.id, 'correct', { corrections: { phone: '864-555-0177' } })
    const late = send(opened.id, { ...opened, city: 'Clemson' })
    await expect(late).rejects.toThrow('Ana verified this clinic after you opened it')
    const now = await test.published(opened.id)
    expect(now).toMatchObject({ phone: '864-555-0177', city: 'Anderson' })
    expect(await send(opened.id, { ...now, city: 'Clemson' })).toMatchObject({
      phone: '864-555-0177',
      city: 'Clemson',
      lastVerifiedAt: now.lastVerifiedAt,
    })
  })

  it('is accepted if nobody called meanwhile', async () => {
    const opened = await newClinic(payload, {})
    await send(opened.id, { city: 'Clemson' })
    expect(await send(opened.id, { ...opened, zipCode: '29631' })).toMatchObject({
      zipCode: '29631',
    })
  })
})
