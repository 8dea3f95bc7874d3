import { beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, change, published, listingOf } = test
const { ana, ben, open, recordOutcome, openAndRecord, historyOf, undoCall: undo } = test
const eve = await signIn(payload, 'editor', 'Eve')
beforeEach(() => test.settleAll())

const phone = '864-555-0177'
const askAgain = (days: number) =>
  ['ask-again', { day: daysAgo(-days).slice(0, 10), time: '10:00' }] as const
const correct = (corrections: object) => ['correct', { corrections }] as const
const CORRECTED = correct({ phone })
const AS_TYPED = [{ day: 'monday', opens: '9am', closes: '5 pm' }]

describe('an answer that is sent again because the response was lost', () => {
  it('counts once, and the next clinic stays open, unless it says something else', async () => {
    for (const [first, other] of [
      [['confirm'], ['no-answer']],
      [['no-answer'], ['confirm']],
      [['close'], undefined],
      [askAgain(10), askAgain(11)],
      [correct({ phone, languages: ['English'] }), correct({ phone, city: 'Clemson' })],
      // As somebody types them.
      [correct({ phone: '(864) 555 0177', openingHours: AS_TYPED }), correct({ city: 'Clemson' })],
    ] as const) {
      await test.settleAll()
      const [called, next] = [await make(), await make()]
      const shown = await open(ana, called)
      await recordOutcome(ana, shown, first[0], first[1])
      const before = await published(called)
      const { body } = await recordOutcome(ana, shown, first[0], first[1])
      expect(body, first[0]).toMatchObject({ saved: true, turn: { clinic: { id: next } } })
      expect(await published(called)).toEqual(before)
      expect(await historyOf(called)).toHaveLength(1)
      expect((await test.next(ben)).clinic).toBeNull()
      if (!other) continue
      const { body: refused } = await recordOutcome(ana, shown, other[0], other[1])
      if (refused.saved) throw new Error(`It was taken for the same: ${other[0]}`)
      expect(refused.clinic.history).toHaveLength(1)
      await recordOutcome(ana, refused.clinic, other[0], other[1])
      expect(await historyOf(called)).toHaveLength(2)
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
})

describe('a waiting draft of a published clinic', () => {
  const inPublic = { name: 'Published Name', phone: '864-555-0142' }
  const withDraft = async () => {
    const id = await make(inPublic)
    await change(id, { description: 'Publicado' }, { locale: 'es' })
    await change(id, { name: 'Half an edit', phone: '' }, { draft: true })
    await change(id, { description: 'Medio' }, { locale: 'es', draft: true })
    return id
  }
  const drafted = (id: number) => published(id, { draft: true })

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
      expect(await listingOf(id)).toMatchObject(inPublic)
      expect(await listingOf(id, 'es')).toMatchObject({ description: 'Publicado' })
      const draft = await drafted(id)
      const half = { name: 'Half an edit', _status: 'draft' }
      expect(draft).toMatchObject({ ...half, city, lastVerifiedAt, askAgainOn })
      expect(draft.phone).toBeFalsy()
      expect(await published(id, { draft: true, locale: 'es' })).toMatchObject({
        description: 'Medio',
      })
      await change(id, { phone: '864-555-0199', _status: 'published' })
      expect(await listingOf(id)).toMatchObject({ name: 'Half an edit', city })
    }
  })

  it('is not mentioned if it says the same as what is public', async () => {
    const id = await withDraft()
    await change(id, inPublic, { draft: true })
    expect(await open(ana, id)).toMatchObject({ draftSince: expect.any(String) })
    await change(id, { description: 'Publicado' }, { locale: 'es', draft: true })
    expect(await open(ana, id)).toMatchObject({ draftSince: null, facts: inPublic })
  })

  it('stays if the clinic has closed, which keeps it too', async () => {
    const id = await withDraft()
    await openAndRecord(id, 'close')
    expect(await listingOf(id)).toBeUndefined()
    const closed = { _status: 'draft', closedAt: expect.any(String) }
    expect(await published(id)).toMatchObject({ name: inPublic.name, ...closed })
    expect(await drafted(id)).toMatchObject({ name: 'Half an edit', ...closed })
  })
})

it('a form that was opened before a call or an import is refused, since it would undo it', async () => {
  for (const [isCall, sentence] of [
    [true, 'Ana verified this clinic after you opened it'],
    [false, 'An import changed this after you opened it'],
  ] as const) {
    const opened = await newClinic(payload, {})
    const { id } = opened
    const send = (data: object) => eve.ask('PATCH', `/clinics/${id}`, { ...data, confirmed })
    const confirmed = ['Greer', 'Clemson'].map(
      (city) => `moved 414 North St, Anderson, 29621 > 414 North St, ${city}, 29621`,
    )
    // Nothing has come in between.
    expect(await send({ ...opened, website: 'https://example.org' })).toMatchObject({ status: 200 })
    if (isCall) await openAndRecord(id, ...CORRECTED)
    else await change(id, { phone })
    const late = await send({ ...opened, city: 'Greer' })
    expect(late).toMatchObject({ status: 409, refusal: expect.stringContaining(sentence) })
    const now = await published(id)
    expect(now).toMatchObject({ phone, city: 'Anderson' })
    expect(await send({ ...now, city: 'Greer' })).toMatchObject({ status: 200 })
    const { lastVerifiedAt } = now
    expect(await published(id)).toMatchObject({ phone, city: 'Greer', lastVerifiedAt })
  }
})

const lastCall = async (clinic: number) => (await historyOf(clinic))[0]
const editDraft = (id: number) =>
  eve.ask('PATCH', `/clinics/${id}?draft=true`, { city: 'Clemson', _status: 'draft' })

/** All stored fields of a clinic in both languages, except who saved it, when and through what. */
const asKept = async (id: number) => {
  const all = { depth: 0, locale: 'all', showHiddenFields: true } as const
  const doc = await payload.findByID({ collection: 'clinics', id, ...all })
  const { updatedAt, savedBy, savedThrough, openingHours, ...fields } = doc
  // Rows of an array get new ids when they are written.
  return { ...fields, openingHours: openingHours?.map(({ id: _, ...time }) => time) }
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

const OUTCOMES: (readonly [outcome: string, more: Record<string, unknown>])[] = [
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
  askAgain(10),
  ['close', {}],
  ['move', { place: { address: '100 Main St', city: 'Greenville', zipCode: '29601' } }],
]

describe('undoing', () => {
  it('restores everything that any call changed, and shows the clinic again', async () => {
    for (const [outcome, more] of OUTCOMES) {
      await test.settleAll()
      const { id, state } = await newClinic(payload, BEFORE)
      const data = { hoursOfOperation: 'De lunes a viernes' }
      await change(id, data, { locale: 'es' })
      const today = (await test.next(ana)).month.days.at(-1)
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
      expect(body.turn?.month.days.at(-1)).toEqual(today)
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
    const refusal = 'You can undo only your last call. Ask an editor.'
    expect(await undo(ana, first)).toMatchObject({ status: 403, refusal })
    expect((await undo(ben, second)).status).toBe(403)
    expect((await undo(ana, second)).status).toBe(200)
    expect((await undo(ana, second)).refusal).toBe('Ana has already undone this.')
    // An editor can later, until somebody calls again.
    expect((await undo(eve, first)).status).toBe(200)
    expect((await lastCall(first))?.undoneBy).toBe(eve.id)
    await openAndRecord(first, 'confirm')
    const call = await lastCall(first)
    await openAndRecord(first, 'no-answer')
    const superseded = await eve.askEndpoint(`/verifications/${call?.id}/undo`, {})
    expect(superseded.refusal).toContain('called this clinic again')
  })

  it('is refused once somebody has changed the clinic, or is calling it', async () => {
    const id = await make()
    await openAndRecord(id, ...CORRECTED)
    await open(ben, id)
    const calling = 'Ben is verifying this clinic right now. Nothing was undone.'
    expect(await undo(ana, id)).toMatchObject({ status: 409, refusal: calling })
    await test.stop(ben)
    const confirmed = ['moved 414 North St, Anderson, 29621 > 414 North St, Clemson, 29621']
    await eve.ask('PATCH', `/clinics/${id}`, { city: 'Clemson', confirmed })
    expect(await undo(ana, id)).toMatchObject({
      status: 409,
      refusal:
        'Eve has changed this clinic since that call, so the call can’t be undone. Fix what is wrong in the clinic’s form.',
    })
    expect(await published(id)).toMatchObject({ phone, city: 'Clemson' })
    expect(await lastCall(id)).toMatchObject({ undoneAt: null })
  })

  it('keeps a report that came in since, and a waiting draft', async () => {
    const id = await make({ reportedWrongAt: daysAgo(5) })
    await openAndRecord(id, ...CORRECTED)
    await editDraft(id)
    await receiveMessage(payload, { clinic: id })
    expect((await undo(ana, id)).status).toBe(200)
    const clinic = await published(id)
    expect(clinic).toMatchObject({ phone: '864-555-0142', city: 'Anderson' })
    expect(Date.parse(clinic.reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const draft = await published(id, { draft: true })
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
