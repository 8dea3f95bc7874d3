import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Turn } from '../../../cms/verification/endpoints/answers.ts'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { type Person, signIn } from '../../support/people.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
const eve = await signIn(payload, 'editor', 'Eve')
afterAll(() => test.close())
beforeEach(() => test.settleAll())

interface Undone {
  message: string
  turn?: Turn
}

const lastCall = async (clinic: number) => {
  const [latest] = await test.historyOf(clinic)
  if (!latest) throw new Error('Nobody has called it')
  return latest
}
const undo = async (who: Person, clinic: number, open = false) =>
  who.askEndpoint<Undone>(`/verifications/${(await lastCall(clinic)).id}/undo`, { open })

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

const before = {
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
  it.each(OUTCOMES)('restores everything that the call changed: %s', async (outcome, more) => {
    const { id, state } = await newClinic(payload, before)
    await payload.update({
      collection: 'clinics',
      id,
      locale: 'es',
      data: { hoursOfOperation: 'De lunes a viernes' },
    })
    const [kept, listing] = [await asKept(id), await test.listingOf(id, 'es')]
    const sent = more.place ? { place: { ...more.place, state: Number(state) } } : more
    expect((await test.openAndRecord(id, outcome, sent)).body).toMatchObject({ saved: true })
    expect(await asKept(id)).not.toEqual(kept)
    const { status, body } = await undo(test.ana, id, true)
    expect(status).toBe(200)
    expect(await asKept(id)).toEqual(kept)
    expect(await test.listingOf(id, 'es')).toEqual({
      ...listing,
      updatedAt: (await test.listingOf(id, 'es'))?.updatedAt,
    })
    // It is on the screen again, waiting for an answer.
    expect(body.turn?.clinic).toMatchObject({ id, reason: 'reported' })
    expect(body.turn?.month.days.at(-1)).toMatchObject({ done: 0, tried: 0 })
    expect(await lastCall(id)).toMatchObject({ by: test.ana.id, undoneBy: test.ana.id })
    expect(body.turn?.clinic?.history[0]).toMatchObject({ undoneBy: 'Ana' })
    expect(body.turn?.undo).toBeNull()
    const again = await undo(test.ana, id)
    expect(again.refusal).toBe('Ana has already undone this.')
  })

  it('is offered with the next clinic, and only for the last call', async () => {
    const first = await newClinic(payload, { name: 'Sunrise Clinic' })
    const second = await newClinic(payload, { name: 'Sunset Clinic' })
    await test.openAndRecord(first.id, 'confirm')
    const turn = await test.next(test.ana)
    expect(turn.undo?.label).toBe('Verified Sunrise Clinic')
    await test.openAndRecord(second.id, 'no-answer')
    expect((await test.next(test.ana)).undo?.label).toBe('No answer from Sunset Clinic')
    expect((await test.next(test.ben)).undo).toBeNull()
    const answer = await undo(test.ana, first.id)
    expect(answer.status).toBe(403)
    expect(answer.refusal).toBe('You can undo only your last call. Ask an editor.')
    expect((await undo(test.ben, second.id)).status).toBe(403)
  })

  it('is possible for an editor later, until somebody calls again', async () => {
    const { id } = await newClinic(payload, {})
    const other = await newClinic(payload, {})
    await test.openAndRecord(id, 'confirm')
    await test.openAndRecord(other.id, 'confirm')
    const [call] = await test.historyOf(id)
    expect((await undo(eve, id)).status).toBe(200)
    expect(await lastCall(id)).toMatchObject({ undoneBy: eve.id })
    await test.openAndRecord(other.id, 'no-answer')
    const [, superseded] = await test.historyOf(other.id)
    const answer = await eve.askEndpoint(`/verifications/${superseded?.id}/undo`, {})
    expect(answer.status).toBe(409)
    expect(answer.refusal).toContain('called this clinic again')
    expect(call?.outcome).toBe('all still right')
  })

  it('is refused once somebody has changed the clinic', async () => {
    const { id } = await newClinic(payload, {})
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    const confirmed = ['moved 414 North St, Anderson, 29621 > 414 North St, Clemson, 29621']
    await eve.ask('PATCH', `/clinics/${id}`, { city: 'Clemson', confirmed })
    const answer = await undo(test.ana, id)
    expect(answer.status).toBe(409)
    expect(answer.refusal).toBe(
      'Eve has changed this clinic since that call, so the call can’t be undone. Fix what is wrong in the clinic’s form.',
    )
    expect(await test.published(id)).toMatchObject({ phone: '864-555-0177', city: 'Clemson' })
    expect((await lastCall(id)).undoneAt).toBeFalsy()
  })

  it('keeps a report that came in since, and a waiting draft', async () => {
    const { id } = await newClinic(payload, { reportedWrongAt: daysAgo(5) })
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    await eve.ask('PATCH', `/clinics/${id}?draft=true`, { city: 'Clemson', _status: 'draft' })
    const message = { ...messageValues(), status: 'new', clinic: id } as const
    await payload.create({ collection: 'contact-messages', data: message })
    expect((await undo(test.ana, id)).status).toBe(200)
    const clinic = await test.published(id)
    expect(clinic).toMatchObject({ phone: '864-555-0142', city: 'Anderson' })
    expect(Date.parse(clinic.reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const draft = await payload.findByID({ collection: 'clinics', id, draft: true })
    expect(draft).toMatchObject({ phone: '864-555-0142', city: 'Clemson' })
  })

  it('is refused for a clinic that somebody else is calling', async () => {
    const { id } = await newClinic(payload, {})
    await test.openAndRecord(id, 'no-answer')
    await test.open(test.ben, id)
    const answer = await undo(test.ana, id)
    expect(answer.status).toBe(409)
    expect(answer.refusal).toBe('Ben is verifying this clinic right now. Nothing was undone.')
  })
})

describe('a clinic that was closed', () => {
  it('can be reopened by the person who closed it, however long ago', async () => {
    const { id } = await newClinic(payload, {})
    const other = await newClinic(payload, {})
    await test.openAndRecord(id, 'close')
    await test.openAndRecord(other.id, 'confirm')
    expect((await undo(test.ben, id)).status).toBe(403)
    expect(await test.listingOf(id)).toBeUndefined()
    expect((await undo(test.ana, id)).status).toBe(200)
    expect(await test.listingOf(id)).toBeTruthy()
    expect(await test.published(id)).toMatchObject({ _status: 'published', closedAt: null })
  })

  it('stays closed if somebody has typed in its form since', async () => {
    const { id } = await newClinic(payload, {})
    await test.openAndRecord(id, 'close')
    await eve.ask('PATCH', `/clinics/${id}?draft=true`, { city: 'Clemson', _status: 'draft' })
    expect((await undo(test.ana, id)).refusal).toContain('Eve has changed this clinic')
    expect(await test.listingOf(id)).toBeUndefined()
  })
})
