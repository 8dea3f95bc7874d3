import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clinic } from '../../cms/payload-types.ts'
import type { ClinicToVerify, Settled, Turn } from '../../cms/presenters/verification/screen.ts'
import { askDesk, type Person, signIn } from '../support/desk.ts'
import { newClinic } from '../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

let test: TestPayload
let payload: Payload
let ana: Person
let ben: Person
beforeAll(async () => {
  test = await startPayload()
  payload = test.payload
  ana = await signIn(payload, 'reviewer', 'Ana')
  ben = await signIn(payload, 'reviewer', 'Ben')
})
afterAll(() => test.close())

/** The sample clinics stay out of the way unless a test is about many. */
beforeEach(async () => {
  await test.database.pool.query(
    `update clinics set last_verified_at = now(), ask_again_on = null, reported_wrong_at = null,
      changed_at_source_at = null; delete from verification_claims`,
  )
})

const next = async (person: Person, except: number[] = []) =>
  (await askDesk<Turn>(payload, person, '/verification/next', { except })).body

const open = async (person: Person, id: number): Promise<ClinicToVerify> => {
  const { body } = await askDesk<Turn>(payload, person, `/verification/${id}/open`)
  if (!body.clinic) throw new Error(`Clinic ${id} did not open`)
  return body.clinic
}

const tell = (person: Person, shown: ClinicToVerify, outcome: string, more: object = {}) =>
  askDesk<Settled>(payload, person, `/verification/${shown.id}/${outcome}`, {
    updatedAt: shown.updatedAt,
    ...more,
  })

const openAndTell = async (id: number, outcome: string, more: object = {}) =>
  tell(ana, await open(ana, id), outcome, more)

const published = (id: number): Promise<Clinic> =>
  payload.findByID({ collection: 'clinics', id, depth: 0, locale: 'en' })

const listingOf = async (id: number, locale = 'en') => {
  const { rows } = await test.database.pool.query(
    'select detail from listings where clinic_id = $1 and locale = $2',
    [id, locale],
  )
  return rows[0] && JSON.parse(rows[0].detail)
}

const historyOf = async (clinic: number) => {
  const { docs } = await payload.find({
    collection: 'verifications',
    where: { clinic: { equals: clinic } },
  })
  return docs
}

const idsInOrder = async (person: Person) => {
  const ids: number[] = []
  for (;;) {
    const { clinic } = await next(person, ids)
    if (!clinic) return ids
    ids.push(clinic.id)
  }
}

describe('the queue', () => {
  it('opens what was reported, then what changed, then what nobody checked, then the oldest', async () => {
    const made = {
      due: await newClinic(payload, { lastVerifiedAt: daysAgo(31) }),
      longDue: await newClinic(payload, { lastVerifiedAt: daysAgo(90) }),
      never: await newClinic(payload, { name: 'Never Checked' }),
      changed: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        changedAtSourceAt: daysAgo(1),
      }),
      reported: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        reportedWrongAt: daysAgo(1),
      }),
      fresh: await newClinic(payload, { lastVerifiedAt: daysAgo(29) }),
      oldReport: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        reportedWrongAt: daysAgo(5),
      }),
    }
    const { reported, changed, never, longDue, due } = made
    expect(await idsInOrder(ana)).toEqual(
      [reported, changed, never, longDue, due].map(({ id }) => id),
    )
  })

  it('asks after as many days as the clinic says', async () => {
    const weekly = await newClinic(payload, { lastVerifiedAt: daysAgo(8), verifyEveryDays: 7 })
    await newClinic(payload, { lastVerifiedAt: daysAgo(89), verifyEveryDays: 90 })
    expect(await idsInOrder(ana)).toEqual([weekly.id])
  })

  it('waits for the day that somebody was told, unless a report comes in after that', async () => {
    const tomorrow = daysAgo(-1)
    await newClinic(payload, { askAgainOn: tomorrow })
    await newClinic(payload, { askAgainOn: tomorrow, changedAtSourceAt: daysAgo(1) })
    const day = await newClinic(payload, { askAgainOn: daysAgo(0.1), lastVerifiedAt: daysAgo(2) })
    expect(await idsInOrder(ana)).toEqual([day.id])
    await tell(ana, await open(ana, day.id), 'no-answer')
    expect((await next(ana)).clinic).toBeNull()
    await payload.update({
      collection: 'clinics',
      id: day.id,
      data: { reportedWrongAt: new Date().toISOString() },
    })
    expect((await next(ana)).clinic).toMatchObject({ id: day.id, reason: 'reported' })
  })

  it('leaves out drafts, what is closed, merged or thrown away', async () => {
    const known = await newClinic(payload, { lastVerifiedAt: daysAgo(1) })
    await newClinic(payload, { _status: 'draft' })
    await newClinic(payload, { closedAt: daysAgo(1) })
    await newClinic(payload, { mergedInto: known.id })
    await newClinic(payload, { deletedAt: daysAgo(1) })
    expect(await next(ana)).toMatchObject({ clinic: null, month: { due: 0 } })
  })

  it('says when the next one is due', async () => {
    await newClinic(payload, { lastVerifiedAt: daysAgo(29) })
    const { month } = await next(ana)
    expect(Date.parse(month.nextDueAt ?? '')).toBeCloseTo(Date.now() + DAY_MS, -5)
  })
})

describe('a claim', () => {
  it('gives no two of thirty people the same clinic, all asking at once', async () => {
    await test.database.pool.query('update clinics set last_verified_at = null')
    const people = [ana, ben]
    while (people.length < 30) people.push(await signIn(payload, 'reviewer', 'Another'))
    const turns = await Promise.all(people.map((person) => next(person)))
    const ids = turns.map(({ clinic }) => clinic?.id)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(people.length)
  })

  it('leaves the rest empty-handed where there are fewer clinics than people', async () => {
    await newClinic(payload, {})
    const turns = await Promise.all([ana, ben, ana, ben].map((person) => next(person)))
    const holders = turns.flatMap(({ clinic }, index) => (clinic ? [index % 2] : []))
    // Both requests of one of the two, and none of the other’s.
    expect(holders).toHaveLength(2)
    expect(holders[0]).toBe(holders[1])
  })

  it('is found again by its owner, and passes on once it has expired', async () => {
    const { id } = await newClinic(payload, {})
    expect((await next(ana)).clinic?.id).toBe(id)
    expect((await next(ana)).clinic?.id).toBe(id)
    expect((await next(ben)).clinic).toBeNull()
    await test.database.pool.query("update verification_claims set until = now() - interval '1 s'")
    const shown = (await next(ben)).clinic
    expect(shown?.id).toBe(id)
    const refused = await tell(ana, shown as ClinicToVerify, 'confirm')
    expect(refused).toMatchObject({ status: 409, refusal: expect.stringContaining('Ben has this') })
    expect(await historyOf(id)).toEqual([])
  })

  it('is let go by skipping, and by stopping', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    await next(ana)
    expect((await next(ana, [first.id])).clinic?.id).toBe(second.id)
    expect((await next(ben)).clinic?.id).toBe(first.id)
    await askDesk(payload, ana, '/verification/stop')
    expect((await next(ben, [first.id])).clinic?.id).toBe(second.id)
  })

  it('is not given for a clinic whose form somebody is typing in', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await open(ana, id)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'clinics', value: id },
        user: { relationTo: 'users', value: ben.id },
      },
    })
    expect((await open(ana, id)).openWith).toBe('Ben')
    const refused = await tell(ana, shown, 'confirm')
    expect(refused).toMatchObject({ status: 409, refusal: expect.stringContaining('Ben is') })
    await askDesk(payload, ana, '/verification/stop')
    expect((await next(ana)).clinic).toBeNull()
    expect((await next(ben)).clinic?.id).toBe(id)
  })
})

describe('who may verify', () => {
  it.each(['admin', 'editor', 'reviewer'] as const)('a person in the role %s', async (role) => {
    const { id } = await newClinic(payload, {})
    const person = await signIn(payload, role, role)
    expect(await tell(person, await open(person, id), 'confirm')).toMatchObject({ status: 200 })
  })

  it('nobody who is not signed in', async () => {
    const { id, updatedAt } = await newClinic(payload, {})
    const answer = await askDesk(payload, null, `/verification/${id}/confirm`, { updatedAt })
    expect(answer.status).toBe(401)
    expect(await historyOf(id)).toEqual([])
  })

  it('a reviewer, who may not write the clinic otherwise', async () => {
    const { id } = await newClinic(payload, {})
    const user = await payload.findByID({ collection: 'users', id: ana.id })
    const write = payload.update({
      collection: 'clinics',
      id,
      data: { city: 'Clemson' },
      user,
      overrideAccess: false,
    })
    await expect(write).rejects.toThrow()
  })
})

describe('all still right', () => {
  it('sets the public date, clears what was reported, and guards what was confirmed', async () => {
    const { id } = await newClinic(payload, {
      reportedWrongAt: daysAgo(1),
      changedAtSourceAt: daysAgo(1),
      askAgainOn: daysAgo(1),
      services: ['Dental Care'],
    })
    const answer = await openAndTell(id, 'confirm', { note: 'Spoke with the desk' })
    expect(answer.body).toMatchObject({ saved: true, turn: { clinic: null, month: { due: 0 } } })
    const clinic = await published(id)
    expect(Date.parse(clinic.lastVerifiedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(clinic).toMatchObject({
      reportedWrongAt: null,
      changedAtSourceAt: null,
      askAgainOn: null,
    })
    expect(clinic.verifiedFields).toEqual(expect.arrayContaining(['name', 'phone', 'services']))
    expect(clinic.verifiedFields).not.toContain('website')
    expect(clinic.verifiedFields).not.toContain('askAgainOn')
    expect(await listingOf(id)).toMatchObject({
      verified: true,
      lastVerifiedAt: clinic.lastVerifiedAt,
    })
    expect(await historyOf(id)).toMatchObject([
      { outcome: 'all still right', note: 'Spoke with the desk', by: ana.id },
    ])
  })

  it('is not taken for a clinic that somebody changed since it was shown', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await open(ana, id)
    await payload.update({ collection: 'clinics', id, data: { phone: '864-555-0188' } })
    const { body } = await tell(ana, shown, 'confirm')
    expect(body).toMatchObject({ saved: false, clinic: { facts: { phone: '864-555-0188' } } })
    expect((await published(id)).lastVerifiedAt).toBeFalsy()
    expect(await historyOf(id)).toEqual([])
  })

  it('opens the next clinic with the same answer', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const { body } = await openAndTell(first.id, 'confirm')
    expect(body).toMatchObject({ saved: true, turn: { clinic: { id: second.id } } })
  })
})

describe('a correction', () => {
  it('is public, verified, guarded, and kept with what stood there before', async () => {
    const { id } = await newClinic(payload, { languages: ['English'] })
    await payload.update({
      collection: 'clinics',
      id,
      locale: 'es',
      data: { languages: ['Inglés'], hoursOfOperation: 'De lunes a viernes' },
    })
    await openAndTell(id, 'correct', {
      corrections: {
        phone: '864-555-0177',
        languages: ['English', 'Spanish'],
        openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
      },
    })
    const clinic = await published(id)
    expect(clinic).toMatchObject({ phone: '864-555-0177', languages: ['English', 'Spanish'] })
    expect(clinic.lastVerifiedAt).toBeTruthy()
    expect(clinic.verifiedFields).toEqual(expect.arrayContaining(['phone', 'languages']))
    const [row] = await historyOf(id)
    expect(row?.changes).toMatchObject([
      { field: 'Phone', before: '864-555-0142', after: '864-555-0177' },
      { field: 'Opening times', after: 'Monday 09:00–17:00' },
      { field: 'Languages', before: 'English', after: 'English, Spanish' },
      { field: 'Languages (Spanish)', before: 'Inglés', after: null },
    ])
    // A translation of what is no longer so would be wrong; one of what still is stays.
    expect(await listingOf(id, 'es')).toMatchObject({
      phone: '864-555-0177',
      languages: ['English', 'Spanish'],
      hoursOfOperation: 'De lunes a viernes',
    })
  })

  it('is refused by the clinic’s own fields, each by its name, and nothing is written', async () => {
    const { id } = await newClinic(payload, {})
    const { status, body } = await openAndTell(id, 'correct', {
      corrections: { phone: '12', website: 'example', city: 'Clemson', name: '' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Write the whole number with its area code')
    const { errors } = body as unknown as {
      errors: { data: { errors: { path: string }[] } }[]
    }
    const paths = errors[0]?.data.errors.map(({ path }) => path)
    expect(paths?.sort()).toEqual(['name', 'phone', 'website'])
    expect(await published(id)).toMatchObject({ city: 'Anderson', phone: '864-555-0142' })
    expect(await historyOf(id)).toEqual([])
  })

  it('can’t reach fields that a caller isn’t asked for', async () => {
    const { id } = await newClinic(payload, {})
    const answer = await openAndTell(id, 'correct', { corrections: { slug: 'mine', source: 'x' } })
    expect(answer.status).toBe(400)
    expect((await published(id)).slug).not.toBe('mine')
  })

  it('needs something that is different', async () => {
    const { id } = await newClinic(payload, {})
    const answer = await openAndTell(id, 'correct', { corrections: { city: 'Anderson' } })
    expect(answer.refusal).toContain('Nothing is different')
  })
})

describe('no answer', () => {
  it('asks again tomorrow, and the third time in a row in a week', async () => {
    const { id } = await newClinic(payload, {})
    const waits: number[] = []
    for (let call = 0; call < 3; call += 1) {
      await openAndTell(id, 'no-answer')
      const { askAgainOn } = await published(id)
      waits.push((Date.parse(askAgainOn ?? '') - Date.now()) / DAY_MS)
    }
    expect(waits[0]).toBeLessThan(2)
    expect(waits[1]).toBe(waits[0] && expect.closeTo(waits[0], 1))
    expect(waits[2]).toBeGreaterThan(6)
    expect(await published(id)).toMatchObject({ lastVerifiedAt: null })
    expect((await open(ana, id)).callsInVain).toBe(3)
    expect((await historyOf(id)).map(({ askAgainOn }) => Boolean(askAgainOn))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('ask again', () => {
  it('keeps the day and the note, and refuses a day that has been', async () => {
    const { id } = await newClinic(payload, {})
    const day = daysAgo(-10).slice(0, 10)
    const past = await openAndTell(id, 'ask-again', { day: '2026-01-01' })
    expect(past.refusal).toBe('Choose a day after today.')
    await openAndTell(id, 'ask-again', { day, note: 'The director is away' })
    expect((await published(id)).askAgainOn).toBe(`${day}T12:00:00.000Z`)
    expect(await historyOf(id)).toMatchObject([
      { outcome: 'ask again', note: 'The director is away' },
    ])
    expect((await next(ana)).clinic).toBeNull()
  })
})

describe('moved', () => {
  const there = (state: number, more: object = {}) => ({
    place: { address: '100 Main St', city: 'Greenville', state, zipCode: '29601', ...more },
  })

  it('writes the new address, and the point of its ZIP code', async () => {
    const { id, state } = await newClinic(payload, { latitude: 1, longitude: 2 })
    await openAndTell(id, 'move', there(Number(state)))
    const clinic = await published(id)
    expect(clinic).toMatchObject({
      address: '100 Main St',
      city: 'Greenville',
      zipCode: '29601',
      coordinatesApproximate: true,
    })
    expect(clinic.latitude).toBeCloseTo(34.85, 1)
    expect(clinic.longitude).toBeCloseTo(-82.4, 1)
    expect(clinic.lastVerifiedAt).toBeTruthy()
    expect((await historyOf(id))[0]?.changes).toMatchObject([
      { before: '414 North St, Anderson, 29621', after: '100 Main St, Greenville, 29601' },
    ])
  })

  it.each([
    ['a ZIP code of another state', { zipCode: '94952' }, /lies in CA/],
    ['a ZIP code that is none', { zipCode: '00000' }, /no such ZIP code/],
    ['no street', { address: '' }, /street address/],
  ])('refuses %s', async (_name, wrong, sentence) => {
    const { id, state } = await newClinic(payload, {})
    const { body, status } = await openAndTell(id, 'move', there(Number(state), wrong))
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(sentence)
    expect((await published(id)).city).toBe('Anderson')
  })
})

describe('closed', () => {
  it('takes the clinic from the public and keeps it', async () => {
    const { id } = await newClinic(payload, {})
    expect(await listingOf(id)).toBeTruthy()
    await openAndTell(id, 'close')
    expect(await listingOf(id)).toBeUndefined()
    expect(await published(id)).toMatchObject({ name: 'Test Clinic', _status: 'draft' })
    expect((await published(id)).closedAt).toBeTruthy()
    expect((await next(ana)).clinic).toBeNull()
  })
})

describe('a draft that waits over the published clinic', () => {
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

  it('is told, and what is shown is what the public sees', async () => {
    const shown = await open(ana, await withDraft())
    expect(shown.draftSince).toBeTruthy()
    expect(shown.facts).toMatchObject({ name: 'Published Name', phone: '864-555-0142' })
  })

  it.each([
    ['confirm', {}],
    ['no-answer', {}],
    ['correct', { corrections: { city: 'Clemson' } }],
  ])('stays a draft after %s, which it neither hides nor undoes', async (outcome, more) => {
    const id = await withDraft()
    expect((await openAndTell(id, outcome, more)).body).toMatchObject({ saved: true })
    const now = await published(id)
    expect(now).toMatchObject({
      name: 'Published Name',
      phone: '864-555-0142',
      _status: 'published',
    })
    expect(await listingOf(id)).toMatchObject({ name: 'Published Name', phone: '864-555-0142' })
    expect(await listingOf(id, 'es')).toMatchObject({ description: 'Publicado' })
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
    expect(await listingOf(id)).toMatchObject({ name: 'Half an edit', city: now.city })
  })

  it('stays where the clinic has closed', async () => {
    const id = await withDraft()
    await openAndTell(id, 'close')
    expect(await listingOf(id)).toBeUndefined()
    expect(await drafted(id)).toMatchObject({ name: 'Half an edit', closedAt: expect.any(String) })
  })
})

describe('the month', () => {
  it('counts what was done today', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const { month: before } = await next(ana)
    await openAndTell(first.id, 'confirm')
    const { body } = await openAndTell(second.id, 'no-answer')
    if (!body.saved) throw new Error('It was not saved')
    const today = (month: Turn['month']) => month.days.at(-1)
    expect(today(body.turn.month)).toMatchObject({
      done: (today(before)?.done ?? 0) + 1,
      tried: (today(before)?.tried ?? 0) + 1,
    })
    expect(body.turn.month.due).toBe(before.due - 2)
  })
})
