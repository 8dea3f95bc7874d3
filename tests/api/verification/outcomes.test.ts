import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeCall } from '../../../cms/history/index.ts'
import { listEnded } from '../../../cms/listings/jobs/list-ended.ts'
import { shortDay } from '../../../cms/panel-kit/dates.ts'
import type { Turn } from '../../../cms/verification/endpoints/answers.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { DAY_MS, daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, change, published, listingOf } = test
const { ana, open, recordOutcome, openAndRecord, historyOf } = test
beforeEach(() => test.settleAll())
afterEach(() => void vi.useRealTimers())

const GREENVILLE = { address: '100 Main St', city: 'Greenville', zipCode: '29601' }
const now = expect.stringMatching(/^\d{4}-/)
const isRecent = (at?: string | null) => Date.parse(at ?? '') > Date.now() - 60_000
describe('an outcome', () => {
  it('all still right sets the public date, clears reports, protects what was confirmed, and opens the next', async () => {
    const id = await make({
      reportedWrongAt: daysAgo(1),
      changedAtSourceAt: daysAgo(1),
      askAgainOn: daysAgo(1),
      services: ['Dental Care'],
    })
    const second = await make()
    const answer = await openAndRecord(id, 'confirm', { note: 'Spoke with the desk' })
    expect(answer.body).toMatchObject({ saved: true, turn: { clinic: { id: second } } })
    const clinic = await published(id)
    expect(isRecent(clinic.lastVerifiedAt)).toBe(true)
    expect(clinic).toMatchObject({
      reportedWrongAt: null,
      changedAtSourceAt: null,
      askAgainOn: null,
      verifiedFields: expect.arrayContaining(['name', 'phone', 'services']),
    })
    expect(clinic.verifiedFields).not.toContain('website')
    const { lastVerifiedAt } = clinic
    expect(await listingOf(id)).toMatchObject({ verified: true, lastVerifiedAt })
    expect(await historyOf(id)).toMatchObject([
      { outcome: 'all still right', note: 'Spoke with the desk', by: ana.id },
    ])
  })

  it('is saved only once the screen shows what came in: a report, or an edit', async () => {
    const phone = '864-555-0188'
    for (const [outcome, edit] of [
      ['confirm', undefined],
      ['no-answer', undefined],
      ['close', undefined],
      ['confirm', { phone }],
    ] as const) {
      const id = await make({ reportedWrongAt: daysAgo(1) })
      const shown = await open(ana, id)
      if (edit) await change(id, edit)
      else await receiveMessage(payload, { clinic: id })
      const { body } = await recordOutcome(ana, shown, outcome)
      if (body.saved) throw new Error(`It was saved: ${outcome}`)
      const { reportedWrongAt } = await published(id)
      expect(body.clinic).toMatchObject({ reportedWrongAt, facts: edit ?? {} })
      expect([isRecent(reportedWrongAt), await historyOf(id)]).toEqual([!edit, []])
      expect((await recordOutcome(ana, body.clinic, outcome)).body.saved).toBe(true)
    }
  })

  it('a correction is public, verified, protected, and logged with the value before', async () => {
    const id = await make({ languages: ['English'] })
    const data = { languages: ['Inglés'], appointments: 'Con cita' }
    await change(id, data, { locale: 'es' })
    await openAndRecord(id, 'correct', {
      corrections: {
        phone: '864-555-0177',
        languages: ['English', 'Spanish'],
        openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
      },
    })
    expect(await published(id)).toMatchObject({
      phone: '864-555-0177',
      languages: ['English', 'Spanish'],
      lastVerifiedAt: now,
      verifiedFields: expect.arrayContaining(['phone', 'languages']),
    })
    expect((await historyOf(id))[0]?.changes).toMatchObject([
      { field: 'Phone', before: '864-555-0142', after: '864-555-0177' },
      { field: 'Weekly hours', after: 'Mon 9 AM–5 PM' },
      { field: 'Languages', before: 'English', after: 'English, Spanish' },
      { field: 'Languages (Spanish)', before: 'Inglés', after: null },
    ])
    // A translation of a changed text would be wrong; one of an unchanged text stays.
    expect(await listingOf(id, 'es')).toMatchObject({
      phone: '864-555-0177',
      // Nobody's translation any more: the usual words.
      languages: ['Inglés', 'Español'],
      appointments: 'Con cita',
      inEnglish: [],
    })
  })

  it('a correction is refused by the rules of its fields, for fields of no call, and without a difference', async () => {
    const id = await make()
    const before = await published(id)
    const correct = (corrections: object) => openAndRecord(id, 'correct', { corrections })
    const wrong = await correct({ phone: '12', website: 'example', city: 'Clemson', name: '' })
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.body)).toContain('Enter the full number with its area code')
    const paths = JSON.stringify(wrong.body).match(/(?<="path":")\w+/g)
    expect(paths?.sort()).toEqual(['name', 'phone', 'website'])
    expect((await correct({ slug: 'mine', source: 'x' })).status).toBe(400)
    for (const same of [{ city: 'Anderson' }, { phone: '864.555.0142' }])
      expect((await correct(same)).refusal).toContain('Nothing has changed')
    expect([await published(id), await historyOf(id)]).toEqual([before, []])
  })

  it('no answer, voicemail or busy asks again on the next workday, or in a week after the third in a row', async () => {
    const id = await make()
    const waits: number[] = []
    for (const outcome of ['no-answer', 'voicemail', 'busy']) {
      await openAndRecord(id, outcome)
      const { askAgainOn } = await published(id)
      waits.push((Date.parse(askAgainOn ?? '') - Date.now()) / DAY_MS)
      expect([0, 6]).not.toContain(new Date(askAgainOn ?? '').getUTCDay())
    }
    // From a Friday evening it is until Monday.
    expect(waits[0]).toBeLessThan(4)
    expect(waits[1]).toBeCloseTo(waits[0] ?? 0, 2)
    expect(waits[2]).toBeGreaterThan(6)
    expect((await published(id)).lastVerifiedAt).toBeNull()
    expect((await open(ana, id)).unansweredCalls).toBe(3)
    expect((await historyOf(id)).map(({ askAgainOn }) => askAgainOn)).toEqual([now, now, now])
  })

  it('call back keeps the time on the clinic’s clock and the note, and refuses one in the past', async () => {
    const id = await make()
    const day = daysAgo(-10).slice(0, 10)
    const past = await openAndRecord(id, 'ask-again', { day: '2026-01-01', time: '10:00' })
    expect(past.refusal).toBe('Choose a time that is still to come.')
    const note = 'The director is away'
    await openAndRecord(id, 'ask-again', { day, time: '16:30', note })
    const { askAgainOn } = await published(id)
    const there = new Date(askAgainOn ?? '').toLocaleString('sv-SE', {
      timeZone: 'America/New_York',
    })
    expect(there).toBe(`${day} 16:30:00`)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'call back', note }])
    expect((await test.next(ana)).clinic).toBeNull()
  })

  it('is chosen beside lists in the language of the panel, entry by entry', async () => {
    const lists = {
      services: ['Dental Care', 'A kind of care that nobody has named'],
      languages: ['English', 'Haitian Creole', 'Zapoteco'],
      insuranceAccepted: ['No insurance needed'],
    }
    const id = await make(lists)
    const opened = (language: string) =>
      ana.ask<Turn>('POST', `/desk/verification/${id}/open`, {}, { 'accept-language': language })
    const [english, spanish] = [(await opened('en')).body, (await opened('es')).body]
    expect(english.clinic).toMatchObject({ facts: lists, listsInWords: {} })
    expect(spanish.clinic).toMatchObject({
      facts: lists,
      listsInWords: {
        services: ['Atención dental', 'A kind of care that nobody has named'],
        languages: ['Inglés', 'Criollo haitiano', 'Zapoteco'],
        insuranceAccepted: ['No se necesita seguro'],
      },
    })
  })

  it('refused verifies nothing, and leaves the clinic alone for a month', async () => {
    const id = await make({ reportedWrongAt: daysAgo(1) })
    await openAndRecord(id, 'refused')
    const { askAgainOn, lastVerifiedAt } = await published(id)
    expect((Date.parse(askAgainOn ?? '') - Date.now()) / DAY_MS).toBeGreaterThan(29)
    expect([lastVerifiedAt, (await test.next(ana)).clinic]).toEqual([null, null])
  })

  it('closed for now says so to visitors until a day, on which it is due', async () => {
    const id = await make({
      openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
    })
    const day = daysAgo(-20).slice(0, 10)
    const past = await openAndRecord(id, 'close-for-now', { day: '2026-01-01' })
    expect(past.refusal).toBe('Choose a day after today.')
    await openAndRecord(id, 'close-for-now', { day })
    expect(await listingOf(id, 'es')).toMatchObject({ closedUntil: day, notice: null })
    const long = { en: 'x'.repeat(301), es: '' }
    expect((await openAndRecord(id, 'close-for-now', { day, notice: long })).status).toBe(400)
    const notice = { en: 'The van comes on Mondays.', es: 'La furgoneta viene los lunes.' }
    await openAndRecord(id, 'close-for-now', { day, notice })
    expect(await listingOf(id, 'es')).toMatchObject({ notice: notice.es, noticeUntil: day })
    const [call] = await historyOf(id)
    expect(describeCall({ changes: call?.changes }, 'en')).toEqual([
      'Public notice: “The van comes on Mondays.” was added',
      'Public notice (Spanish): “La furgoneta viene los lunes.” was added',
      `Public notice until: ${shortDay(`${day}T12:00:00Z`)} was added`,
    ])
    const { askAgainOn } = await published(id)
    expect(askAgainOn?.slice(0, 10)).toBe(day)
    expect((await test.next(ana)).clinic).toBeNull()
    // Nobody calls it on that day: searches find it as open by themselves, on its own clock.
    for (const [clock, week] of [
      [new Date().toISOString(), '{}'],
      [`${day}T04:00:00Z`, '{}'],
      [`${day}T06:00:00Z`, '{[540,1020)}'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) })
      await listEnded.work(payload, new AbortController().signal)
      const { rows } = await test.database.pool.query(
        'select distinct open_week::text as week from listings where clinic_id = $1',
        [id],
      )
      expect(rows, clock).toEqual([{ week }])
      const isOver = week !== '{}'
      const { notice: said, noticeUntil } = (await listingOf(id)) ?? {}
      expect([said, noticeUntil]).toEqual(isOver ? [null, undefined] : [notice.en, day])
    }
  })

  it('a notice is taken away by an empty one, in both languages, and comes back with an undo', async () => {
    const { id, state } = await newClinic(payload, {})
    const notice = { en: 'Use the blue door.', es: 'Use la puerta azul.' }
    const move = (notice: object) =>
      openAndRecord(id, 'move', { place: { ...GREENVILLE, state: Number(state) }, notice })
    await move(notice)
    const before = [await listingOf(id), await listingOf(id, 'es')]
    expect(before).toMatchObject([{ notice: notice.en }, { notice: notice.es }])
    expect((await open(ana, id)).notice).toEqual({ ...notice, until: null })
    await move({ en: '', es: notice.es })
    for (const locale of ['en', 'es'] as const)
      expect(await listingOf(id, locale)).toMatchObject({ notice: null, inEnglish: [] })
    await test.undoCall(ana, id)
    expect([await listingOf(id), await listingOf(id, 'es')]).toMatchObject(
      before.map((listing) => ({ notice: listing?.notice })),
    )
    // Without Spanish, visitors read the English.
    await move({ en: 'Ring twice.', es: '' })
    expect(await listingOf(id, 'es')).toMatchObject({
      notice: 'Ring twice.',
      inEnglish: ['notice'],
    })
  })

  it('moved writes the new address and number, and the point of its ZIP code, if it exists', async () => {
    const { id, state } = await newClinic(payload, { latitude: 1, longitude: 2 })
    const move = (more: object = {}) =>
      openAndRecord(id, 'move', { place: { ...GREENVILLE, state: Number(state), ...more } })
    for (const [wrong, sentence] of [
      [{ zipCode: '94952' }, /is in CA/],
      [{ zipCode: '00000' }, /ZIP code does not exist/],
      [{ address: '' }, /street address/],
    ] as const) {
      const { body, status } = await move(wrong)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(sentence)])
    }
    expect((await published(id)).city).toBe('Anderson')
    await move({ phone: '864-555-0177' })
    const movedFrom = '414 North St, Anderson, 29621'
    expect(await listingOf(id)).toMatchObject({ movedFrom, movedAt: now })
    expect(await published(id)).toMatchObject({
      ...GREENVILLE,
      phone: '864-555-0177',
      coordinatesApproximate: true,
      latitude: expect.closeTo(34.85, 1),
      longitude: expect.closeTo(-82.4, 1),
      lastVerifiedAt: now,
    })
    expect((await historyOf(id))[0]?.changes).toMatchObject([
      { before: movedFrom, after: '100 Main St, Greenville, 29601' },
      { field: 'Phone', before: '864-555-0142', after: '864-555-0177' },
    ])
  })
})
