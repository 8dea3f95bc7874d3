import { describe, expect, it } from 'vitest'
import { orNull } from '../../../cms/documents/empty.ts'
import type { UnpublishedChanges } from '../../../cms/documents/publishing/unpublished-answer.ts'
import type { VersionSummary } from '../../../cms/history/versions.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const { make, change, stored, listingOf } = clinicsOn(test)
await test.database.pool.query('delete from clinics')
const ana = await signIn(payload, 'editor', 'Ana')
const ben = await signIn(payload, 'editor', 'Ben')

const FIELDS = ['phone', 'specialPrograms', 'appointments', 'openingHours', 'languages'] as const
type Said = Partial<Record<(typeof FIELDS)[number], unknown>>

const hours = (closes: string) => [
  { day: 'monday' as const, opens: '08:00', closes, access: null, weeks: null },
]
/** Rows of a list get ids as they are written. */
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null), (name, inner) => (name === 'id' ? undefined : inner))

/** What a document says in each language. */
const saidIn = async (id: number, draft: boolean) => {
  const read = async (locale: 'en' | 'es') => {
    const doc = await stored(id, { draft, locale })
    return Object.fromEntries(FIELDS.map((name) => [name, orNull(withoutIds(doc[name]))]))
  }
  return { en: await read('en'), es: await read('es') }
}

/** What visitors are told of a clinic in each language. */
const listed = async (id: number) => ({ en: await listingOf(id), es: await listingOf(id, 'es') })

const BEFORE = {
  en: {
    phone: '864-555-0142',
    appointments: 'Mornings',
    openingHours: hours('12:00'),
    languages: ['English'],
    specialPrograms: ['Flu shots'],
  },
  es: { appointments: 'Mañanas', languages: ['Inglés'], specialPrograms: ['Vacunas'] },
}

const published = async () => {
  const id = await make(BEFORE.en)
  await change(id, BEFORE.es, { locale: 'es' })
  return id
}

/** Types in the form of a language, which the panel keeps as a draft, and closes it. */
const typed = async (who: Person, id: number, locale: 'en' | 'es', data: Said) => {
  const query = `locale=${locale}&draft=true&autosave=true`
  const { status } = await who.ask('PATCH', `/clinics/${id}?${query}`, data)
  expect(status).toBe(200)
  await payload.delete({ collection: 'payload-locked-documents', where: {} })
}

const publish = (who: Person, id: number, query: string, data: object = {}) => {
  const sent = { ...data, _status: 'published' }
  return who.ask<{ doc: { _status: string } }>('PATCH', `/clinics/${id}?${query}`, sent)
}

const inSpanish = 'locale=es&publishSpecificLocale=es'

const waiting = async (who: Person, id: number) =>
  (await who.askEndpoint<UnpublishedChanges>(`/unpublished/clinics/${id}`)).body

const both = (one: Record<'en' | 'es', Said>, other: Record<'en' | 'es', Said>) => ({
  en: { ...one.en, ...other.en },
  es: { ...one.es, ...other.es },
})
const start = {
  en: BEFORE.en,
  es: { ...BEFORE.en, ...BEFORE.es },
}

const ENGLISH = { appointments: 'Open in the mor', languages: ['English', 'Fre'] }
const SPANISH = { appointments: 'Por la mañana', languages: [], specialPrograms: ['Gripe'] }
const SHARED = { phone: '864-555-0177', openingHours: hours('13:00') }
const nulled = { ...SPANISH, languages: null }

it('publishing only the Spanish text leaves all the rest waiting as it was, whoever has drafted it, to be published later', async () => {
  const cases: Record<string, [who: Person, locale: 'en' | 'es', data: Said][]> = {
    'a draft in English by the same person': [[ben, 'en', ENGLISH]],
    'drafts by both in both languages': [
      [ana, 'en', { ...ENGLISH, ...SHARED }],
      [ben, 'es', { specialPrograms: ['Gripe'] }],
    ],
    'no draft': [],
  }
  for (const [name, drafts] of Object.entries(cases)) {
    const id = await published()
    for (const [who, locale, data] of drafts) await typed(who, id, locale, data)
    const draft = await saidIn(id, true)
    expect(await saidIn(id, false), name).toEqual(start)
    const answer = await publish(ben, id, inSpanish, SPANISH)
    expect(answer, name).toMatchObject({ status: 200 })
    expect(await saidIn(id, false), name).toEqual(both(start, { en: {}, es: nulled }))
    expect(await listed(id)).toMatchObject({
      en: { phone: BEFORE.en.phone, appointments: 'Mornings', languages: ['English'] },
      es: { phone: BEFORE.en.phone, appointments: 'Por la mañana' },
    })
    const rest = both(draft, { en: {}, es: nulled })
    expect(await saidIn(id, true), name).toEqual(rest)
    expect(answer.body.doc._status).toBe(drafts.length > 0 ? 'draft' : 'published')
    const where = { parent: { equals: id }, latest: { equals: true } }
    const { docs } = await payload.findVersions({ collection: 'clinics', where })
    const path = `/versions/clinics/${docs[0]?.id}`
    const { version } = (await ben.askEndpoint<{ version: VersionSummary }>(path)).body
    const who = drafts.length > 0 ? `Kept as a draft, ${drafts[0]?.[0].name}` : 'Ben'
    expect([docs.length, version.who], name).toEqual([1, who])
    await publish(ben, id, 'includingOthers=true')
    expect(await saidIn(id, false), name).toEqual(rest)
    expect((await waiting(ben, id)).changes).toEqual([])
  }
})

describe('what was never published', () => {
  const inEnglish = 'locale=en&publishSpecificLocale=en'

  it('is public in one language with what the languages share, and the other text waits', async () => {
    const id = await make({ ...BEFORE.en, _status: 'draft' })
    const half = { appointments: 'Open in the mor', languages: ['Eng'] }
    await typed(ana, id, 'en', { ...half, ...SHARED })
    expect([await listed(id), (await waiting(ben, id)).isPublic]).toEqual([{}, false])
    const refused = await publish(ben, id, inSpanish, SPANISH)
    const refusal = expect.stringContaining('Ana has changes here that are not published')
    expect(refused).toMatchObject({ status: 409, refusal })
    expect((await publish(ben, id, `${inSpanish}&includingOthers=true`, SPANISH)).status).toBe(200)
    const none = { appointments: null, languages: null, specialPrograms: null }
    expect(await saidIn(id, false)).toMatchObject({
      en: { ...SHARED, ...none },
      es: { ...SHARED, ...nulled },
    })
    expect(JSON.stringify(await listed(id))).not.toMatch(/in the mor|"Eng"/)
    const { specialPrograms } = BEFORE.en
    expect((await saidIn(id, true)).en).toMatchObject({ ...half, specialPrograms })
    await publish(ana, id, inEnglish)
    expect(await saidIn(id, false)).toMatchObject({
      en: { appointments: 'Open in the mor' },
      es: nulled,
    })
  })

  it('is not public in Spanish alone if its page needs English', async () => {
    const made = await ben.ask<{ doc: { id: number } }>('POST', '/guides?draft=true', {
      title: 'Half a tit',
      summary: 'Half',
    })
    const { id } = made.body.doc
    const save = (query: string, title: string, more = {}) =>
      ben.ask('PATCH', `/guides/${id}?${query}`, { title, ...more, _status: 'published' })
    const read = (locale: 'en' | 'es') =>
      payload.findByID({ collection: 'guides', id, locale, fallbackLocale: false })
    const refused = await save(inSpanish, 'Guía', { summary: 'Qué es' })
    const refusal = expect.stringContaining('Publish the English first')
    expect(refused).toMatchObject({ status: 409, refusal })
    expect(await read('en')).toMatchObject({ _status: 'draft' })
    expect((await save(inEnglish, 'Costs')).status).toBe(200)
    expect((await save(inSpanish, 'Guía', { summary: 'Qué es' })).status).toBe(200)
    expect(await read('en')).toMatchObject({ title: 'Costs', summary: 'Half' })
    expect(await read('es')).toMatchObject({ title: 'Guía', summary: 'Qué es' })
  })

  it('once unpublished, what was public earlier in the other language stays away', async () => {
    const id = await published()
    await ben.ask('PATCH', `/clinics/${id}`, { _status: 'draft' })
    await publish(ben, id, inSpanish)
    expect(await saidIn(id, false)).toMatchObject({
      en: { appointments: null, languages: null },
      es: { appointments: 'Mañanas', languages: ['Inglés'] },
    })
  })
})

describe('what others have drafted', () => {
  it('is shown by person, field and language to those who may publish, and published only by choice', async () => {
    const id = await published()
    await typed(ana, id, 'en', { appointments: 'Open in the mor', phone: '864-555-0177' })
    await typed(ben, id, 'es', { appointments: 'Por la mañana' })
    await typed(ben, id, 'en', { languages: ['English', 'French'] })
    const changes = [
      { field: 'Phone', locale: null, who: 'Ana', isMine: false },
      { field: 'Appointments', locale: 'en', who: 'Ana', isMine: false },
      { field: 'Appointments', locale: 'es', who: 'Ben', isMine: true },
      { field: 'Languages', locale: 'en', who: 'Ben', isMine: true },
    ]
    const found = await waiting(ben, id)
    expect([found.isPublic, found.changes.length]).toEqual([true, changes.length])
    expect(found.changes).toEqual(expect.arrayContaining(changes))
    const reviewer = await signIn(payload, 'reviewer')
    expect((await publish(reviewer, id, inSpanish)).status).toBe(403)
    expect((await publish(ben, id, 'locale=en')).status).toBe(409)
    expect(await saidIn(id, false)).toEqual(start)
    const draft = await saidIn(id, true)
    // Only one's own, in both languages.
    expect((await publish(ben, id, 'locale=en&publishOnly=mine')).status).toBe(200)
    const mine = {
      en: { languages: ['English', 'French'] },
      es: { appointments: 'Por la mañana' },
    }
    expect(await saidIn(id, false)).toEqual(both(start, mine))
    expect(await saidIn(id, true)).toEqual(draft)
    expect((await waiting(ben, id)).changes.map(({ who }) => who)).toEqual(['Ana', 'Ana'])
    // Those who drafted the rest need nobody's leave.
    expect((await publish(ana, id, 'locale=en')).status).toBe(200)
    expect(await saidIn(id, false)).toEqual(draft)
  })
})

it('two people who publish a language each at once lose nothing', async () => {
  const id = await published()
  await typed(ana, id, 'en', { appointments: 'Evenings' })
  await typed(ben, id, 'es', { appointments: 'Por la noche' })
  const answers = await Promise.all([
    publish(ana, id, 'locale=en&publishSpecificLocale=en'),
    publish(ben, id, inSpanish),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await saidIn(id, false)).toMatchObject({
    en: { appointments: 'Evenings' },
    es: { appointments: 'Por la noche' },
  })
})
