import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, ana, ben, open, recordOutcome, openAndRecord, published, historyOf } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const make = async () => (await newClinic(payload, {})).id
const askAgain = (days: number) => ['ask-again', { day: daysAgo(-days).slice(0, 10) }] as const
const correct = (corrections: object) => ['correct', { corrections }] as const

describe('an answer that is sent again because the response was lost', () => {
  it('counts once, and the next clinic stays open', async () => {
    for (const [outcome, more] of [
      ['confirm'],
      ['no-answer'],
      ['close'],
      askAgain(10),
      correct({ phone: '864-555-0177', languages: ['English'] }),
    ] as const) {
      await test.settleAll()
      const [first, second] = [await make(), await make()]
      const shown = await open(ana, first)
      await recordOutcome(ana, shown, outcome, more)
      const before = await published(first)
      const { body } = await recordOutcome(ana, shown, outcome, more)
      expect(body, outcome).toMatchObject({ saved: true, turn: { clinic: { id: second } } })
      expect(await published(first)).toEqual(before)
      expect(await historyOf(first)).toHaveLength(1)
      expect((await test.next(ben)).clinic).toBeNull()
    }
  })

  it('counts once if the first try is still running, with the note that was sent last', async () => {
    const id = await make()
    const shown = await open(ana, id)
    const tries = await Promise.all([1, 2].map(() => recordOutcome(ana, shown, 'no-answer')))
    expect(tries.map(({ body }) => body.saved)).toEqual([true, true])
    for (const note of ['Ask for Rosa', 'Ask for Rosa, after noon', undefined]) {
      await recordOutcome(ana, shown, 'no-answer', { note })
      expect((await historyOf(id)).map((row) => row.note ?? undefined)).toEqual([note])
    }
    // Somebody else's answer is another one.
    expect((await recordOutcome(ben, shown, 'no-answer')).body.saved).toBe(false)
    expect(await historyOf(id)).toHaveLength(1)
  })

  it('does not count as the same if it says something else', async () => {
    const phone = '864-555-0177'
    for (const [first, second] of [
      [['no-answer'], ['confirm']],
      [askAgain(10), askAgain(11)],
      [correct({ phone }), correct({ phone, city: 'Clemson' })],
    ] as const) {
      const id = await make()
      const shown = await open(ana, id)
      await recordOutcome(ana, shown, first[0], first[1])
      const { body } = await recordOutcome(ana, shown, second[0], second[1])
      if (body.saved) throw new Error(`It was taken for the same: ${second[0]}`)
      expect(body.clinic.history).toHaveLength(1)
      await recordOutcome(ana, body.clinic, second[0], second[1])
      expect(await historyOf(id)).toHaveLength(2)
    }
  })
})

describe('a waiting draft of a published clinic', () => {
  const inPublic = { name: 'Published Name', phone: '864-555-0142' }
  const withDraft = async () => {
    const { id } = await newClinic(payload, inPublic)
    const update = (locale: 'en' | 'es', draft: boolean, data: object) =>
      payload.update({ collection: 'clinics', id, locale, draft, data })
    await update('es', false, { description: 'Publicado' })
    await update('en', true, { name: 'Half an edit', phone: '' })
    await update('es', true, { description: 'Medio' })
    return id
  }
  const drafted = (id: number, locale: 'en' | 'es' = 'en') =>
    payload.findByID({ collection: 'clinics', id, draft: true, depth: 0, locale })

  it('is mentioned, and stays a draft after a call, which it neither hides nor undoes', async () => {
    for (const [outcome, more] of [
      ['confirm'],
      ['no-answer'],
      correct({ city: 'Clemson' }),
    ] as const) {
      const id = await withDraft()
      const shown = await open(ana, id)
      expect(shown).toMatchObject({ draftSince: expect.any(String), facts: inPublic })
      await recordOutcome(ana, shown, outcome, more)
      const { city, lastVerifiedAt, askAgainOn, ...now } = await published(id)
      expect(now, outcome).toMatchObject({ ...inPublic, _status: 'published' })
      expect(await test.listingOf(id)).toMatchObject(inPublic)
      expect(await test.listingOf(id, 'es')).toMatchObject({ description: 'Publicado' })
      const draft = await drafted(id)
      const half = { name: 'Half an edit', _status: 'draft' }
      expect(draft).toMatchObject({ ...half, city, lastVerifiedAt, askAgainOn })
      expect(draft.phone).toBeFalsy()
      expect((await drafted(id, 'es')).description).toBe('Medio')
      const data = { phone: '864-555-0199', _status: 'published' } as const
      await payload.update({ collection: 'clinics', id, data })
      expect(await test.listingOf(id)).toMatchObject({ name: 'Half an edit', city })
    }
  })

  it('stays if the clinic has closed, which keeps it too', async () => {
    const id = await withDraft()
    await openAndRecord(id, 'close')
    expect(await test.listingOf(id)).toBeUndefined()
    const closedAt = expect.any(String)
    expect(await published(id)).toMatchObject({ name: inPublic.name, _status: 'draft', closedAt })
    expect(await drafted(id)).toMatchObject({ name: 'Half an edit', closedAt })
  })
})

it('a form that was opened before a call is refused, since it would undo the outcome', async () => {
  const opened = await newClinic(payload, {})
  const send = (data: object) =>
    payload.update({ collection: 'clinics', id: opened.id, data, user: ana.user })
  await send({ city: 'Clemson' })
  // Nobody has called yet.
  expect(await send({ ...opened, zipCode: '29631' })).toMatchObject({ zipCode: '29631' })
  await openAndRecord(opened.id, ...correct({ phone: '864-555-0177' }))
  const late = send({ ...opened, city: 'Greer' })
  await expect(late).rejects.toThrow('Ana verified this clinic after you opened it')
  const now = await published(opened.id)
  expect(now).toMatchObject({ phone: '864-555-0177', city: 'Anderson' })
  const { lastVerifiedAt } = now
  expect(await send({ ...now, city: 'Greer' })).toMatchObject({
    phone: '864-555-0177',
    city: 'Greer',
    lastVerifiedAt,
  })
})
