import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import { CostFigures } from '../../../cms/contract/index.ts'
import { readPovertyInForce } from '../../../cms/vocabulary/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const figures = async (locale = 'en') =>
  CostFigures.parse(await (await api.get(`/api/cost-figures?locale=${locale}`)).json())

const medicaidOf = async (abbreviation: string) =>
  (await figures()).states.find((state) => state.abbreviation === abbreviation)?.medicaid

const OF_2026 = {
  year: 2026,
  inForceFrom: '2026-01-13',
  contiguous: { first: 15_960, further: 5_680 },
  alaska: { first: 19_950, further: 7_100 },
  hawaii: { first: 18_360, further: 6_530 },
}

it('the figures of 2026 are in force from the first', async () => {
  expect((await figures()).poverty).toEqual(OF_2026)
})

it.each([
  ['2024-01-10T20:00:00-05:00', undefined],
  ['2024-01-11T00:00:00-05:00', 2024],
  ['2025-01-14T23:59:00-05:00', 2024],
  ['2025-01-15T00:00:00-05:00', 2025],
  ['2026-01-12T23:59:00-05:00', 2025],
  ['2026-01-13T00:01:00-05:00', 2026],
  ['2031-06-01T00:00:00-05:00', 2026],
])('at %s the figures in force are those of %s', async (moment, year) => {
  const inForce = await readPovertyInForce(api.database.pool, new Date(moment))
  expect(inForce?.year).toBe(year)
})

it('each jurisdiction says how it runs Medicaid', async () => {
  const { states } = await figures()
  const of = (kind: string) =>
    states.filter(({ medicaid }) => medicaid === kind).map(({ abbreviation }) => abbreviation)
  expect(of('not-expanded').sort().join()).toBe('AL,FL,GA,KS,MS,SC,TN,TX,WY')
  expect(of('own-rules').sort().join()).toBe('AS,GU,MP,PR,VI')
  expect(of('poverty-level')).toEqual(['WI'])
  expect(of('not-offered').sort().join()).toBe('FM,MH,PW')
  expect(of('expanded')).toHaveLength(41)
})

it('names the states in the language asked for', async () => {
  const { states } = await figures('es')
  expect(states.map(({ name }) => name)).toContain('Nuevo México')
})

it('a later year counts from its day on, and one without a day from January 1', async () => {
  const level = { first: 16_000, further: 6_000 }
  const add = (year: number, inForceFrom: string | null) =>
    api.payload.create({
      collection: 'poverty-figures',
      data: { year, inForceFrom, contiguous: level, alaska: level, hawaii: level },
    })
  const today = new Date().getUTCFullYear()
  const made = [
    await add(2031, `${today}-01-14T12:00:00.000Z`),
    await add(2032, '2032-01-12T12:00:00.000Z'),
    await add(2033, null),
  ]
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2031)
  for (const { id } of made) await api.payload.delete({ collection: 'poverty-figures', id })
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2026)
})

it('a state that expands Medicaid says so at once', async () => {
  const { docs } = await api.payload.find({
    collection: 'states',
    where: { abbreviation: { equals: 'TX' } },
  })
  const id = docs[0]?.id ?? 0
  const set = (medicaid: 'expanded' | 'not-expanded' | null) =>
    api.payload.update({ collection: 'states', id, data: { medicaid } })
  await set('expanded')
  await expect.poll(() => medicaidOf('TX')).toBe('expanded')
  await set(null)
  await expect.poll(() => medicaidOf('TX')).toBeNull()
  await set('not-expanded')
})

it('refuses half dollars and a year that is there already', async () => {
  const level = { first: 16_000.5, further: 6_000 }
  const whole = { first: 16_000, further: 6_000 }
  const create = (year: number, contiguous: typeof level) =>
    api.payload.create({
      collection: 'poverty-figures',
      data: { year, contiguous, alaska: whole, hawaii: whole },
    })
  await expect(create(2032, level)).rejects.toThrow(/invalid/)
  await expect(create(2024, whole)).rejects.toThrow(/invalid/)
})

const yearsAt = async () => {
  const { rows } = await api.database.pool.query(
    'select year::int, contiguous_first::int as first from poverty_figures order by year',
  )
  return rows.map(({ year, first }) => [year, first])
}

it.each([
  [
    'none',
    [],
    [
      [2024, 15_060],
      [2025, 15_650],
      [2026, 15_960],
    ],
  ],
  [
    'those of 2024, as an editor changed them',
    [[2024, 1]],
    [
      [2024, 1],
      [2025, 15_650],
      [2026, 15_960],
    ],
  ],
  [
    'an editor’s own of 2025, and not 2024',
    [[2025, 2]],
    [
      [2025, 2],
      [2026, 15_960],
    ],
  ],
  ['an editor’s own of 2026', [[2026, 3]], [[2026, 3]]],
  [
    'later ones',
    [
      [2024, 1],
      [2027, 4],
    ],
    [
      [2024, 1],
      [2027, 4],
    ],
  ],
] as const)('a database with %s gets later years at the next start', async (_, before, after) => {
  await api.database.pool.query('delete from poverty_figures')
  for (const [year, first] of before)
    await api.database.pool.query(
      `insert into poverty_figures (year, contiguous_first, contiguous_further, alaska_first,
        alaska_further, hawaii_first, hawaii_further) values ($1, $2, 1, 1, 1, 1, 1)`,
      [year, first],
    )
  await fillWhatIsNew(api.payload)
  expect(await yearsAt()).toEqual(after)
  await fillWhatIsNew(api.payload)
  expect(await yearsAt()).toEqual(after)
})

it('a database from before the figures learns how states run Medicaid', async () => {
  await api.database.pool.query('delete from poverty_figures')
  await api.database.pool.query('update states set medicaid = null')
  await fillWhatIsNew(api.payload)
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2026)
  await expect.poll(() => medicaidOf('GA')).toBe('not-expanded')
  expect((await figures('es')).states.map(({ name }) => name)).toContain('Carolina del Norte')
})
