import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type ClinicCounts,
  EVENINGS,
  endpoints,
  LIST_FILTERS,
  localTime,
  NO_FACTS,
  NO_FILTERS,
  OPEN_CHOICES,
  type OpenWeek,
  openState,
  quarterOf,
  TRAIT_FILTERS,
  WEEKEND,
  YES_FILTERS,
} from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

type Asked = Record<string, string>

const ask = async (path: string, query: Asked): Promise<unknown> => {
  const response = await api.get(`${path}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}

const search = async (query: Asked) =>
  endpoints.searchClinics.response.parse(
    await ask('/api/clinics/search', { limit: '100', ...query }),
  )

const namesOf = async (query: Asked): Promise<string[]> =>
  (await search(query)).clinics.map(({ slug }) => slug).sort()

const countsOf = async (query: Asked): Promise<ClinicCounts> => {
  const { counts } = endpoints.clinicCounts.response.parse(await ask('/api/clinics/counts', query))
  if (!counts) throw new Error('Nothing was counted.')
  return counts
}

const overlap = (week: OpenWeek, other: OpenWeek) =>
  week.some(([from, until]) => other.some(([start, end]) => from < end && start < until))

describe('open', () => {
  it('is the same in every language, though hours in words are not', async () => {
    const weeks = async (locale: string) => {
      const { clinics } = await search({ location: 'California', locale })
      return new Map(clinics.map(({ slug, openWeek }) => [slug, openWeek]))
    }
    expect(await weeks('es')).toEqual(await weeks('en'))
  })

  it.each([
    '2026-11-23T15:30:00Z',
    '2026-11-24T01:15:00Z',
    '2026-11-28T17:45:00Z',
    '2026-11-29T09:00:00Z',
    // On this day clocks go back.
    '2026-11-01T06:30:00Z',
  ])('now is the same in lists as on a clinic, at %s', async (time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
    const { clinics } = await search({ location: 'New York State' })
    const open = clinics.filter(({ openWeek, timeZone }) => {
      const { minute } = localTime(new Date(quarterOf(Date.now())), timeZone ?? 'UTC')
      return openState(openWeek, minute)?.isOpen
    })
    expect(await namesOf({ location: 'New York State', open: 'now' })).toEqual(
      open.map(({ slug }) => slug).sort(),
    )
  })

  it('goes by each clinic’s own clock', async () => {
    // Half past eight in New York, half past five in Los Angeles.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:30:00Z') })
    expect((await search({ location: 'New York State', open: 'now' })).total).toBeGreaterThan(5)
    const { clinics } = await search({ location: 'California', open: 'now' })
    expect(clinics.length).toBeGreaterThan(0)
    for (const { openWeek } of clinics) expect(openWeek[0]?.[0]).toBeLessThan(6 * 60)
  })

  it.each([
    ['late', EVENINGS],
    ['weekend', WEEKEND],
  ] as const)('%s shows what opens then', async (open, week) => {
    const { clinics } = await search({ location: 'California' })
    const expected = clinics.filter(({ openWeek }) => overlap(openWeek, week))
    expect(expected.length).toBeGreaterThan(3)
    expect(expected.length).toBeLessThan(clinics.length)
    expect(await namesOf({ location: 'California', open })).toEqual(
      expected.map(({ slug }) => slug).sort(),
    )
  })

  it('is asked again in the next quarter of an hour, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:00:00Z') })
    const early = await search({ location: 'Texas', open: 'now' })
    vi.setSystemTime(new Date('2026-11-23T16:00:00Z'))
    expect((await search({ location: 'Texas', open: 'now' })).total).toBeGreaterThan(early.total)
  })
})

describe('sorted by opening', () => {
  /** Minutes until it is open; unknown hours are last. */
  const wait = ({ openWeek, timeZone }: { openWeek: OpenWeek; timeZone: string | null }) => {
    const { minute } = localTime(new Date(quarterOf(Date.now())), timeZone ?? 'UTC')
    const state = openState(openWeek, minute)
    if (!state) return Number.POSITIVE_INFINITY
    return state.isOpen ? 0 : state.minutes
  }

  it.each(
    ['2026-11-23T13:30:00Z', '2026-11-24T01:15:00Z', '2026-11-29T09:00:00Z'].flatMap((time) => [
      [time, { location: 'Los Angeles', distance: '100' }] as const,
      [time, { location: 'California' }] as const,
      [time, { location: 'Cook County' }] as const,
    ]),
  )('at %s, %o has what is open or opens soonest first', async (time, asked) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
    const usual = (await search(asked)).clinics
    const sorted = (await search({ ...asked, sort: 'open' })).clinics
    expect(sorted.length).toBeGreaterThan(5)
    // Those that wait as long keep their usual order.
    const expected = usual.toSorted((one, other) => wait(one) - wait(other) || 0)
    expect(sorted.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug))
  })

  it('pages go on where the last one ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T13:30:00Z') })
    const asked = { location: 'California', sort: 'open' }
    const whole = (await search(asked)).clinics
    const parts = await Promise.all(
      ['0', '10', '20'].map((offset) => search({ ...asked, limit: '10', offset })),
    )
    expect(parts.flatMap(({ clinics }) => clinics)).toEqual(whole.slice(0, 30))
  })
})

describe('what a clinic has', () => {
  it.each(YES_FILTERS)('%s shows only clinics where it is known', async (fact) => {
    const all = await search({ location: 'California' })
    const some = await search({ location: 'California', [fact]: 'true' })
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(all.total)
    for (const { slug } of some.clinics.slice(0, 5)) {
      const clinic = endpoints.clinicBySlug.response.parse(
        await ask(`/api/clinics/slug/${slug}`, {}),
      )
      expect(clinic[fact]).toBe(true)
    }
  })

  it.each(NO_FILTERS)('%s shows only clinics that are known not to ask', async (filter) => {
    const all = await search({ location: 'California' })
    const some = await search({ location: 'California', [filter]: 'true' })
    const known = all.clinics.filter((clinic) => clinic[NO_FACTS[filter]] === false)
    expect(known.length).toBeGreaterThan(0)
    expect(some.clinics.map(({ slug }) => slug)).toEqual(known.map(({ slug }) => slug))
    expect(all.clinics.some((clinic) => clinic[NO_FACTS[filter]] === null)).toBe(true)
  })

  it('languages show clinics that speak one', async () => {
    const { total, clinics } = await search({ location: 'California', languages: 'Spanish' })
    expect(total).toBeGreaterThan(0)
    for (const { slug } of clinics.slice(0, 5)) {
      const clinic = endpoints.clinicBySlug.response.parse(
        await ask(`/api/clinics/slug/${slug}`, {}),
      )
      expect(clinic.languages).toContain('Spanish')
    }
    expect((await search({ location: 'California', languages: 'Klingon' })).total).toBe(0)
  })

  it('a language finds the same clinics whichever page asks, and by either name', async () => {
    const asked = { location: 'California', languages: 'Spanish' }
    const { total } = await search(asked)
    expect(total).toBeGreaterThan(1)
    for (const locale of ['en', 'es'])
      for (const languages of ['Spanish', 'Español'])
        expect((await search({ ...asked, locale, languages })).total).toBe(total)
    const { languages } = await countsOf({ location: 'California', locale: 'es' })
    expect(languages.Spanish).toBe(total)
    expect(Object.keys(languages)).not.toContain('Español')
  })
})

describe('counts', () => {
  const cases: Asked[] = [
    { location: 'California' },
    { location: '60601' },
    { location: 'Texas', services: 'dental' },
    { location: 'Texas', isFree: 'true', open: 'weekend' },
    { location: 'Florida', isLowCost: 'true', services: 'medical', languages: 'Spanish' },
    { location: 'dentist houston', telehealth: 'true' },
    { location: 'Ohio', noIdNeeded: 'true' },
    { state: 'CA', noSsnNeeded: 'true' },
  ]
  it.each(cases)('are what each filter then shows: %o', async (asked) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T16:00:00Z') })
    const counts = await countsOf(asked)
    const { distance } = await search(asked)
    // The circle stays as it is.
    const within: Asked = distance ? { distance: String(distance) } : {}
    const totalWith = async (change: Asked, drop: string[] = []) => {
      const kept = Object.entries(asked).filter(([name]) => !drop.includes(name))
      return (await search({ ...Object.fromEntries(kept), ...within, ...change })).total
    }
    for (const open of OPEN_CHOICES) expect(counts.open[open]).toBe(await totalWith({ open }))
    for (const fact of TRAIT_FILTERS) expect(counts[fact]).toBe(await totalWith({ [fact]: 'true' }))
    for (const fact of LIST_FILTERS) {
      const entries = Object.entries(counts[fact])
      for (const [entry, count] of entries.slice(0, 3))
        expect(count).toBe(await totalWith({ [fact]: entry }))
    }
    const costs = ['isFree', 'isLowCost']
    for (const cost of costs as ('isFree' | 'isLowCost')[])
      expect(counts[cost]).toBe(await totalWith({ [cost]: 'true' }, costs))
    for (const [slug, count] of Object.entries(counts.services))
      expect(count).toBe(await totalWith({ services: slug }))
  })

  it('say what there is without each kind of filter', async () => {
    const asked = { location: 'Texas', isFree: 'true', services: 'dental', open: 'weekend' }
    const { without } = await countsOf({ ...asked, languages: 'Spanish' })
    const spanish = { languages: 'Spanish' }
    const { isFree, services, open, location } = asked
    expect(without).toEqual({
      cost: (await search({ location, services, open, ...spanish })).total,
      services: (await search({ location, isFree, open, ...spanish })).total,
      open: (await search({ location, isFree, services, ...spanish })).total,
      traits: (await search(asked)).total,
    })
  })

  it('say what a search that found nothing shows without a filter, near and not far', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T07:30:00Z') })
    const set = {
      cost: { isFree: 'true' },
      open: { open: 'now' },
      services: { services: 'vision' },
    }
    const near: number[] = []
    for (const location of ['Chicago', 'Philadelphia', 'Atlanta', 'Cook County', 'Houston']) {
      const asked = { location, ...set.cost, ...set.open, ...set.services }
      expect((await search(asked)).total).toBe(0)
      const { without } = await countsOf(asked)
      const shown = {
        cost: await search({ location, ...set.open, ...set.services }),
        open: await search({ location, ...set.cost, ...set.services }),
        services: await search({ location, ...set.cost, ...set.open }),
      }
      for (const [kind, { total, distance }] of Object.entries(shown)) {
        expect(without, `${location} without ${kind}`).toMatchObject({ [kind]: total })
        if (total > 0 && (distance ?? 0) < 100) near.push(total)
      }
    }
    expect(near.length).toBeGreaterThan(3)
  })

  it('are none without a place', async () => {
    expect(await ask('/api/clinics/counts', {})).toEqual({ counts: null })
    expect(await ask('/api/clinics/counts', { location: 'xqzxqz' })).toEqual({ counts: null })
  })
})
