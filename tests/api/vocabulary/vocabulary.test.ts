import { expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import { LOCALES } from '../../../cms/contract/index.ts'
import { readPovertyInForce } from '../../../cms/vocabulary/index.ts'
import { POVERTY_YEARS } from '../../../seed/poverty-figures.ts'
import { startApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'
import { daysAgo } from '../../support/verification.ts'

const api = await startApi()
await keepFewSamples(api.database)
const admin = await signIn(api.payload, 'admin')

it('states are in the order of the alphabet, with accents, in each language', async () => {
  for (const locale of LOCALES) {
    const lists = [
      await api.call('states', { limit: 100, locale }),
      (await api.call('costFigures', { locale })).states,
    ]
    for (const names of lists.map((states) => states.map(({ name }) => name))) {
      expect(names.length).toBeGreaterThan(50)
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    }
  }
})

it('a clinic’s services have the names of the reader’s language, each once, and are found by these and the English', async () => {
  const { slug } = await newClinic(api.payload, {
    name: 'Two Languages Clinic',
    services: ['primary care', 'Immunizations', 'Vaccines', 'Hypnosis'],
  })
  const servicesIn = async (locale: string) =>
    (await api.call('clinicBySlug', { slug, locale })).services
  const isFound = async (locale: string, services: string) => {
    const { clinics } = await api.call('searchClinics', { locale, services, limit: 100 })
    return clinics.some((clinic) => clinic.slug === slug)
  }
  expect(await servicesIn('en')).toEqual(['Primary Care', 'Immunizations', 'Vaccines', 'Hypnosis'])
  // Two names that are one in Spanish; and one that nobody has translated.
  expect(await servicesIn('es')).toEqual(['Atención primaria', 'Vacunas', 'Hypnosis'])
  for (const name of ['Vaccines', 'VACUNAS']) expect(await isFound('es', name), name).toBe(true)
  expect([await isFound('en', 'Vaccines'), await isFound('en', 'Vacunas')]).toEqual([true, false])
  const where = { name: { equals: 'Primary Care' } }
  const { docs } = await api.payload.find({ collection: 'services', where })
  const data = { name: 'Medicina general' }
  await api.payload.update({ collection: 'services', id: docs[0]?.id ?? 0, locale: 'es', data })
  await expect.poll(() => servicesIn('es')).toContain(data.name)
  expect(await servicesIn('en')).toContain('Primary Care')
})

it('a category is counted in each state that has some of its clinics, and the states sum to its total', async () => {
  const { clinicCount, stateCounts = {} } = await api.call('categoryBySlug', {
    category: 'medical',
  })
  const { rows } = await api.database.pool.query<{ slug: string; clinics: number }>(
    `select states.slug, count(*)::int as clinics from listings
     join states on states.abbreviation = listings.state
     where locale = 'en' and (select id from categories where slug = 'medical') = any(categories)
     group by states.slug`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(stateCounts).toEqual(Object.fromEntries(rows.map((row) => [row.slug, row.clinics])))
  expect(Object.values(stateCounts).reduce((sum, count) => sum + count, 0)).toBe(clinicCount)
  const inState = await api.call('categoryBySlug', { category: 'medical', state: 'CA' })
  expect(inState.stateCounts).toBeUndefined()
})

it('a new category gets its clinics immediately, and they lose it when it is removed', async () => {
  const { slug } = await newClinic(api.payload, { name: 'Draws', services: ['Art Therapy'] })
  const categories = async () =>
    (await api.call('clinicBySlug', { slug })).categories.map((one) => one.slug)
  const count = async () =>
    (await api.call('categories')).find((one) => one.slug === 'art')?.clinicCount
  expect(await categories()).toEqual([])
  const art = await api.payload.create({
    collection: 'categories',
    data: { name: 'Art', slug: 'art', serviceNames: ['art therapy'] },
  })
  await expect.poll(categories).toEqual(['art'])
  await expect.poll(count).toBe(1)
  expect((await admin.ask('DELETE', `/categories/${art.id}`)).status).toBe(200)
  await expect.poll(categories).toEqual([])
})

const figures = (locale = 'en') => api.call('costFigures', { locale })
const medicaidOf = async (state: string) =>
  (await figures()).states.find(({ abbreviation }) => abbreviation === state)?.medicaid
const add = (year: number, level: { first: number; further: number }, inForceFrom?: string) =>
  api.payload.create({
    collection: 'poverty-figures',
    data: { year, inForceFrom, contiguous: level, alaska: level, hawaii: level },
  })

it('the figures in force are those of the latest year whose day has come', async () => {
  expect((await figures()).poverty).toEqual(POVERTY_YEARS.at(-1))
  const years = {
    '2024-01-10T20:00:00-05:00': undefined,
    '2024-01-11T00:00:00-05:00': 2024,
    '2025-01-14T23:59:00-05:00': 2024,
    '2025-01-15T00:00:00-05:00': 2025,
    '2026-01-12T23:59:00-05:00': 2025,
    '2026-01-13T00:01:00-05:00': 2026,
    '2031-06-01T00:00:00-05:00': 2026,
  }
  await expectAnswers(Object.entries(years), async ([moment, year]) => {
    const inForce = await readPovertyInForce(api.database.pool, new Date(moment))
    return [inForce?.year, year]
  })
  // One without a day counts from January 1.
  const level = { first: 16_000, further: 6_000 }
  const made = [
    await add(2031, level, daysAgo(1)),
    await add(2032, level, '2032-01-12T12:00:00.000Z'),
    await add(2033, level),
  ]
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2031)
  for (const { id } of made) await api.payload.delete({ collection: 'poverty-figures', id })
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2026)
  await expect(add(2032, { ...level, first: 16_000.5 })).rejects.toThrow(/invalid/)
  await expect(add(2024, level)).rejects.toThrow(/invalid/)
})

it('each jurisdiction says how it runs Medicaid, and a change at once', async () => {
  const { states } = await figures()
  const of = (kind: string) =>
    states.filter(({ medicaid }) => medicaid === kind).map(({ abbreviation }) => abbreviation)
  expect(of('not-expanded').sort().join()).toBe('AL,FL,GA,KS,MS,SC,TN,TX,WY')
  expect(of('own-rules').sort().join()).toBe('AS,GU,MP,PR,VI')
  expect([of('poverty-level'), of('not-offered').sort()]).toEqual([['WI'], ['FM', 'MH', 'PW']])
  expect(of('expanded')).toHaveLength(41)
  expect((await figures('es')).states.map(({ name }) => name)).toContain('Nuevo México')
  for (const medicaid of ['expanded', null] as const) {
    const where = { abbreviation: { equals: 'TX' } }
    await api.payload.update({ collection: 'states', where, data: { medicaid } })
    await expect.poll(() => medicaidOf('TX')).toBe(medicaid)
  }
})

it('a database from an earlier release gets later years at the next start, once, and what states do', async () => {
  const { pool } = api.database
  type Years = Record<number, number>
  const SEED: Years = { 2024: 15_060, 2025: 15_650, 2026: 15_960 }
  const cases: [before: Years, after: Years][] = [
    // An editor's own stay, and none comes back that was removed.
    [{ 2025: 2 }, { 2025: 2, 2026: 15_960 }],
    [{ 2026: 3 }, { 2026: 3 }],
    [{}, SEED],
  ]
  await pool.query('update states set medicaid = null')
  for (const [before, after] of cases) {
    await pool.query('delete from poverty_figures')
    for (const [year, first] of Object.entries(before))
      await pool.query(
        `insert into poverty_figures (year, contiguous_first, contiguous_further, alaska_first,
          alaska_further, hawaii_first, hawaii_further) values ($1, $2, 1, 1, 1, 1, 1)`,
        [year, first],
      )
    for (let start = 0; start < 2; start++) {
      await fillWhatIsNew(api.payload)
      const { rows } = await pool.query(
        'select year::int, contiguous_first::int as first from poverty_figures',
      )
      expect(Object.fromEntries(rows.map(({ year, first }) => [year, first]))).toEqual(after)
    }
  }
  await expect.poll(() => medicaidOf('GA')).toBe('not-expanded')
  expect((await figures('es')).states.map(({ name }) => name)).toContain('Carolina del Norte')
})

it('a state is not removed while it has clinics, even in the trash, or the site settings count it, nor a category with articles', async () => {
  const { payload } = api
  const state = await payload.create({
    collection: 'states',
    data: { name: 'Franklin', abbreviation: 'FX', slug: 'franklin' },
  })
  const { id, slug } = await newClinic(payload, { name: 'Franklin Clinic', state: state.id })
  for (const data of [{}, { deletedAt: new Date().toISOString() }]) {
    await payload.update({ collection: 'clinics', id, data })
    expect(await admin.ask('DELETE', `/states/${state.id}`)).toMatchObject({
      status: 409,
      refusal:
        '1 clinic uses this. Choose another state there first, including for those in the trash.',
    })
  }
  await payload.delete({ collection: 'clinics', id, trash: true })
  expect((await admin.ask('DELETE', `/states/${state.id}`)).status).toBe(200)
  expect((await api.get(`/api/clinics/slug/${slug}`)).status).toBe(404)
  const { nationwideCounts } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const counted = nationwideCounts?.[0]?.state
  await payload.delete({ collection: 'clinics', where: { state: { equals: counted } } })
  const { refusal } = await admin.ask('DELETE', `/states/${counted}`)
  expect(refusal).toContain('The site settings show a count for this state')
  const { docs } = await payload.find({ collection: 'articles', depth: 0, limit: 1 })
  const kept = await admin.ask('DELETE', `/article-categories/${docs[0]?.category}`)
  expect(kept.refusal).toMatch(/^\d+ articles? uses? this\. Choose another category there first/)
})
