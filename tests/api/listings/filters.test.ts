import { afterEach, expect, it, vi } from 'vitest'
import {
  type ClinicCounts,
  EVENINGS,
  LIST_FILTERS,
  localTime,
  NO_FACTS,
  NO_FILTERS,
  OPEN_FILTERS,
  type OpenWeek,
  openState,
  quarterOf,
  TRAIT_FILTERS,
  WEEKEND,
  YES_FILTERS,
} from '../../../cms/contract/index.ts'
import { startApi, type Values } from '../../support/api-server.ts'

const api = await startApi()
afterEach(() => vi.useRealTimers())

const search = (query: Values) => api.call('searchClinics', { limit: 100, ...query })
const countsOf = async (query: Values): Promise<ClinicCounts> => {
  const { counts } = await api.call('clinicCounts', query)
  if (!counts) throw new Error('Nothing was counted.')
  return counts
}

const slugsOf = (clinics: { slug: string }[]) => clinics.map(({ slug }) => slug)
const setTime = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
const CALIFORNIA = { location: 'California' }

/** Minutes until it is open; unknown hours are last. */
const wait = ({ openWeek, timeZone }: { openWeek: OpenWeek; timeZone: string | null }) => {
  const { minute } = localTime(new Date(quarterOf(Date.now())), timeZone ?? 'UTC')
  const state = openState(openWeek, minute)
  if (!state) return Number.POSITIVE_INFINITY
  return state.isOpen ? 0 : state.minutes
}

it('open now is the same in lists as on a clinic, by each clinic’s own clock', async () => {
  for (const time of [
    '2026-11-23T15:30:00Z',
    '2026-11-24T01:15:00Z',
    '2026-11-28T17:45:00Z',
    // On this day clocks go back.
    '2026-11-01T06:30:00Z',
  ]) {
    setTime(time)
    const { clinics } = await search({ location: 'New York State' })
    const open = await search({ location: 'New York State', open: 'now' })
    const expected = clinics.filter((clinic) => wait(clinic) === 0)
    expect(slugsOf(open.clinics), time).toEqual(slugsOf(expected))
  }
  // Half past eight in New York, half past five in Los Angeles.
  setTime('2026-11-23T13:30:00Z')
  expect((await search({ location: 'New York State', open: 'now' })).total).toBeGreaterThan(5)
  const { clinics } = await search({ ...CALIFORNIA, open: 'now' })
  expect(clinics.length).toBeGreaterThan(0)
  for (const { openWeek } of clinics) expect(openWeek[0]?.[0]).toBeLessThan(6 * 60)
  // It is asked again in the next quarter of an hour.
  const early = await search({ location: 'Texas', open: 'now' })
  vi.setSystemTime(new Date('2026-11-23T16:00:00Z'))
  expect((await search({ location: 'Texas', open: 'now' })).total).toBeGreaterThan(early.total)
})

it('open late and at weekends shows what opens then, in every language', async () => {
  const { clinics } = await search(CALIFORNIA)
  const overlap = (week: OpenWeek, other: OpenWeek) =>
    week.some(([from, until]) => other.some(([start, end]) => from < end && start < until))
  for (const [open, week] of [
    ['late', EVENINGS],
    ['weekend', WEEKEND],
  ] as const) {
    const expected = slugsOf(clinics.filter(({ openWeek }) => overlap(openWeek, week)))
    expect(expected.length).toBeGreaterThan(3)
    expect(expected.length).toBeLessThan(clinics.length)
    for (const locale of ['en', 'es'])
      expect(slugsOf((await search({ ...CALIFORNIA, open, locale })).clinics)).toEqual(expected)
  }
})

it('sorted by opening, what is open or opens soonest comes first, on all pages', async () => {
  for (const time of ['2026-11-23T13:30:00Z', '2026-11-29T09:00:00Z'])
    for (const asked of [
      { location: 'Los Angeles', distance: '100' },
      CALIFORNIA,
      { location: 'Cook County' },
    ]) {
      setTime(time)
      const usual = (await search(asked)).clinics
      const sorted = (await search({ ...asked, sort: 'open' })).clinics
      expect(sorted.length).toBeGreaterThan(5)
      // Those that wait as long keep their usual order.
      const expected = usual.toSorted((one, other) => wait(one) - wait(other) || 0)
      expect(slugsOf(sorted), `${time} ${asked.location}`).toEqual(slugsOf(expected))
    }
  const asked = { ...CALIFORNIA, sort: 'open' }
  const pages = await Promise.all(
    ['0', '10', '20'].map((offset) => search({ ...asked, limit: '10', offset })),
  )
  const { clinics } = await search(asked)
  expect(pages.flatMap((page) => page.clinics)).toEqual(clinics.slice(0, 30))
})

it('a filter for what a clinic has shows only clinics where it is known', async () => {
  const all = await search(CALIFORNIA)
  for (const fact of YES_FILTERS) {
    const some = await search({ ...CALIFORNIA, [fact]: 'true' })
    expect(some.total, fact).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(all.total)
    for (const { slug } of some.clinics.slice(0, 3))
      expect((await api.call('clinicBySlug', { slug }))[fact]).toBe(true)
  }
  for (const filter of NO_FILTERS) {
    const known = all.clinics.filter((clinic) => clinic[NO_FACTS[filter]] === false)
    expect(known.length).toBeGreaterThan(0)
    expect(all.clinics.some((clinic) => clinic[NO_FACTS[filter]] === null)).toBe(true)
    const { clinics } = await search({ ...CALIFORNIA, [filter]: 'true' })
    expect(slugsOf(clinics), filter).toEqual(slugsOf(known))
  }
})

it('a clinic’s languages are found by either name, whichever page asks', async () => {
  const { total, clinics } = await search({ ...CALIFORNIA, languages: 'Spanish' })
  expect(total).toBeGreaterThan(1)
  for (const { slug } of clinics.slice(0, 3))
    expect((await api.call('clinicBySlug', { slug })).languages).toContain('Spanish')
  for (const locale of ['en', 'es'])
    for (const languages of ['Spanish', 'Español'])
      expect((await search({ ...CALIFORNIA, locale, languages })).total).toBe(total)
  const counts = await countsOf({ ...CALIFORNIA, locale: 'es' })
  expect(counts.languages.Spanish).toBe(total)
  expect(Object.keys(counts.languages)).not.toContain('Español')
  expect((await search({ ...CALIFORNIA, languages: 'Klingon' })).total).toBe(0)
})

it('the number beside a filter is what there is once it is chosen, or without its kind, near or far', async () => {
  setTime('2026-11-24T16:00:00Z')
  const cases: Values[] = [
    { location: '60601' },
    { location: '60601', distance: 10, isFree: 'true' },
    // Nothing is near, so that the search looks farther, and again with another choice.
    { location: '59337' },
    { location: '59337', services: 'dental', open: 'weekend' },
    { location: 'insulin near 59337' },
    { location: 'Harlem' },
    { location: 'Harlem', languages: 'Haitian Creole', open: 'late' },
    { location: 'Brooklyn', isLowCost: 'true', services: 'vision', open: 'weekend' },
    { location: 'Cook County, Illinois', isFree: 'true' },
    { location: 'Kenedy County, Texas', open: 'now' },
    { location: 'Texas', isFree: 'true', open: 'weekend' },
    {
      ...{ location: 'Texas', isFree: 'true', services: 'dental', open: 'weekend' },
      languages: 'Spanish',
    },
    { location: 'Florida', isLowCost: 'true', services: 'medical', languages: 'Spanish' },
    { location: 'dentist houston', telehealth: 'true' },
    // Where a visitor is, and the state that the map filters by.
    { location: '41.88, -87.63', open: 'weekend' },
    { state: 'CA', noSsnNeeded: 'true' },
    { location: 'Kansas City, MO', state: 'KS' },
    { location: 'xqzxqz', state: 'CA' },
  ]
  const { rows } = await api.database.pool.query<{ language: string }>(
    `select distinct substr(trait, 11) as language from listings, unnest(traits) as trait
     where trait like 'languages:%'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  const missed: string[] = []
  const farther: string[] = []
  for (const asked of cases) {
    const { counts } = await api.call('clinicCounts', asked)
    const before = await search(asked)
    if (before.place === null && asked.location) expect([counts, before.total]).toEqual([null, 0])
    if (!counts) continue
    const compare = async (count: number, change: Values, drop: string[] = []) => {
      const kept = Object.entries(asked).filter(([name]) => !drop.includes(name))
      const { total, distance } = await search({ ...Object.fromEntries(kept), ...change })
      const what = JSON.stringify([asked, change])
      if (total !== count) missed.push(`${what}: ${count}, not ${total}`)
      if (total > 0 && distance !== before.distance) farther.push(what)
    }
    for (const open of OPEN_FILTERS) await compare(counts.open[open], { open })
    for (const fact of TRAIT_FILTERS) await compare(counts[fact], { [fact]: 'true' })
    for (const { language } of rows)
      await compare(counts.languages[language] ?? 0, { languages: language })
    for (const cost of ['isFree', 'isLowCost'] as const)
      await compare(counts[cost], { [cost]: 'true' }, ['isFree', 'isLowCost'])
    for (const { slug } of await api.call('categories'))
      await compare(counts.services[slug] ?? 0, { services: slug })
    await compare(counts.without.cost, {}, ['isFree', 'isLowCost'])
    await compare(counts.without.open, {}, ['open'])
    await compare(counts.without.traits, {}, [...TRAIT_FILTERS, ...LIST_FILTERS])
    if (asked.services) await compare(counts.without.services, {}, ['services'])
  }
  expect(missed).toEqual([])
  expect(farther.length).toBeGreaterThan(20)
})

it('counts say what a search that found nothing shows without a filter, near and not far, if there is a place', async () => {
  setTime('2026-11-24T07:30:00Z')
  const set = {
    cost: { isFree: 'true' },
    open: { open: 'now' },
    services: { services: 'vision' },
  }
  const near: number[] = []
  for (const location of ['Chicago', 'Philadelphia', 'Cook County', 'Houston']) {
    const asked = { location, ...set.cost, ...set.open, ...set.services }
    expect((await search(asked)).total).toBe(0)
    const { without } = await countsOf(asked)
    for (const kind of ['cost', 'open', 'services'] as const) {
      const { [kind]: _, ...others } = set
      const { total, distance } = await search(
        Object.assign({ location }, ...Object.values(others)),
      )
      expect(without, `${location} without ${kind}`).toMatchObject({ [kind]: total })
      if (total > 0 && (distance ?? 0) < 100) near.push(total)
    }
  }
  expect(near.length).toBeGreaterThan(2)
  for (const query of [{}, { location: 'xqzxqz' }])
    expect(await api.call('clinicCounts', query as Values)).toEqual({ counts: null })
})
