import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Turn } from '../../../cms/verification/endpoints/answers.ts'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { type Person, signIn } from '../../support/people.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, ana, ben, openAndRecord, published, listingOf } = test
const eve = await signIn(payload, 'editor', 'Eve')
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const make = async (data: object = {}) => (await newClinic(payload, data)).id
const lastCall = async (clinic: number) => {
  const [latest] = await test.historyOf(clinic)
  if (!latest) throw new Error('Nobody has called it')
  return latest
}
const undo = async (who: Person, clinic: number, open = false) =>
  who.askEndpoint<{ turn?: Turn }>(`/verifications/${(await lastCall(clinic)).id}/undo`, { open })
const editDraft = (id: number) =>
  eve.ask('PATCH', `/clinics/${id}?draft=true`, { city: 'Clemson', _status: 'draft' })

/** All stored fields of a clinic in both languages, except who saved it, when and through what. */
const asKept = async (id: number) => {
  const options = { collection: 'clinics', id, depth: 0, fallbackLocale: false } as const
  const both = []
  for (const locale of ['en', 'es'] as const) {
    const { updatedAt, savedBy, savedThrough, ...doc } = await payload.findByID({
      ...options,
      locale,
      showHiddenFields: true,
    })
    // Rows of an array get new ids when they are written.
    const openingHours = doc.openingHours?.map(({ id: _, ...time }) => time)
    both.push({ ...doc, openingHours })
  }
  return both
}

const BEFORE = {
  lastVerifiedAt: daysAgo(40),
  askAgainOn: daysAgo(1),
  reportedWrongAt: daysAgo(2),
  changedAtSourceAt: daysAgo(3),
  verifiedFields: ['website'],
  website: 'https://example.org',
  latitude: 34.5,
  longitude: -82.6,
  openingHours: [{ day: 'monday' as const, opens: '09:00', closes: '17:00' }],
}

const OUTCOMES: [outcome: string, more: { place?: object; [name: string]: unknown }][] = [
  ['confirm', {}],
  [
    'correct',
    {
      corrections: {
        phone: '864-555-0177',
        hoursOfOperation: 'Fri 8 AM–noon',
        openingHours: [{ day: 'friday', opens: '08:00', closes: '12:00' }],
      },
    },
  ],
  ['correct', { corrections: { phone: null } }],
  ['wrong-number', {}],
  ['no-answer', {}],
  ['ask-again', { day: daysAgo(-10).slice(0, 10) }],
  ['close', {}],
  ['move', { place: { address: '100 Main St', city: 'Greenville', zipCode: '29601' } }],
]

describe('undoing', () => {
  it('restores everything that any call changed, and shows the clinic again', async () => {
    for (const [outcome, more] of OUTCOMES) {
      await test.settleAll()
      const { id, state } = await newClinic(payload, BEFORE)
      const data = { hoursOfOperation: 'De lunes a viernes' }
      await payload.update({ collection: 'clinics', id, locale: 'es', data })
      const [kept, listing] = [await asKept(id), await listingOf(id, 'es')]
      const sent = more.place ? { place: { ...more.place, state: Number(state) } } : more
      expect((await openAndRecord(id, outcome, sent)).body, outcome).toMatchObject({ saved: true })
      expect(await asKept(id)).not.toEqual(kept)
      const { status, body } = await undo(ana, id, true)
      expect(status).toBe(200)
      expect(await asKept(id), outcome).toEqual(kept)
      const now = await listingOf(id, 'es')
      expect(now).toEqual({ ...listing, updatedAt: now?.updatedAt })
      expect(body.turn).toMatchObject({
        clinic: { id, reason: 'reported', history: [{ undoneBy: 'Ana' }] },
        undo: null,
      })
      expect(body.turn?.month.days.at(-1)).toMatchObject({ done: 0, tried: 0 })
      expect(await lastCall(id)).toMatchObject({ by: ana.id, undoneBy: ana.id })
    }
  })

  it('is offered with the next clinic, for the last call, to the person who made it', async () => {
    const [first, second] = [await make({ name: 'Sunrise' }), await make({ name: 'Sunset' })]
    await openAndRecord(first, 'confirm')
    expect((await test.next(ana)).undo?.label).toBe('Verified Sunrise')
    await openAndRecord(second, 'no-answer')
    expect((await test.next(ana)).undo?.label).toBe('No answer from Sunset')
    expect((await test.next(ben)).undo).toBeNull()
    const earlier = await undo(ana, first)
    expect([earlier.status, earlier.refusal]).toEqual([
      403,
      'You can undo only your last call. Ask an editor.',
    ])
    expect((await undo(ben, second)).status).toBe(403)
    expect((await undo(ana, second)).status).toBe(200)
    expect((await undo(ana, second)).refusal).toBe('Ana has already undone this.')
    // An editor can later, until somebody calls again.
    expect((await undo(eve, first)).status).toBe(200)
    expect((await lastCall(first)).undoneBy).toBe(eve.id)
    await openAndRecord(first, 'confirm')
    const { id } = await lastCall(first)
    await openAndRecord(first, 'no-answer')
    const superseded = await eve.askEndpoint(`/verifications/${id}/undo`, {})
    expect(superseded).toMatchObject({
      status: 409,
      refusal: expect.stringContaining('called this clinic again'),
    })
  })

  it('is refused once somebody has changed the clinic, or is calling it', async () => {
    const id = await make()
    await openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    await test.open(ben, id)
    const calling = 'Ben is verifying this clinic right now. Nothing was undone.'
    expect(await undo(ana, id)).toMatchObject({ status: 409, refusal: calling })
    await ben.askEndpoint('/verification/stop', {})
    const confirmed = ['moved 414 North St, Anderson, 29621 > 414 North St, Clemson, 29621']
    await eve.ask('PATCH', `/clinics/${id}`, { city: 'Clemson', confirmed })
    expect(await undo(ana, id)).toMatchObject({
      status: 409,
      refusal:
        'Eve has changed this clinic since that call, so the call can’t be undone. Fix what is wrong in the clinic’s form.',
    })
    expect(await published(id)).toMatchObject({ phone: '864-555-0177', city: 'Clemson' })
    expect((await lastCall(id)).undoneAt).toBeFalsy()
  })

  it('keeps a report that came in since, and a waiting draft', async () => {
    const id = await make({ reportedWrongAt: daysAgo(5) })
    await openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    await editDraft(id)
    const data = { ...messageValues(), status: 'new', clinic: id } as const
    await payload.create({ collection: 'contact-messages', data })
    expect((await undo(ana, id)).status).toBe(200)
    const clinic = await published(id)
    expect(clinic).toMatchObject({ phone: '864-555-0142', city: 'Anderson' })
    expect(Date.parse(clinic.reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const draft = await payload.findByID({ collection: 'clinics', id, draft: true })
    expect(draft).toMatchObject({ phone: '864-555-0142', city: 'Clemson' })
  })

  it('reopens a clinic for the person who closed it, unless somebody typed in its form since', async () => {
    const [id, typed] = [await make(), await make()]
    for (const one of [id, typed]) await openAndRecord(one, 'close')
    await openAndRecord(await make(), 'confirm')
    await editDraft(typed)
    expect((await undo(ben, id)).status).toBe(403)
    expect((await undo(ana, id)).status).toBe(200)
    expect(await listingOf(id)).toBeTruthy()
    expect(await published(id)).toMatchObject({ _status: 'published', closedAt: null })
    expect((await undo(ana, typed)).refusal).toContain('Eve has changed this clinic')
    expect(await listingOf(typed)).toBeUndefined()
  })
})
