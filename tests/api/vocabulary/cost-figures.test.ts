import { afterAll, expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import { CostFigures } from '../../../cms/contract/index.ts'
import { readPovertyInForce } from '../../../cms/vocabulary/index.ts'
import { startApi } from '../../support/api-server.ts'

const api = await startApi()
afterAll(() => api.close())

const figures = async (locale = 'en') =>
  CostFigures.parse(await (await api.get(`/api/cost-figures?locale=${locale}`)).json())
const medicaidOf = async (state: string) =>
  (await figures()).states.find(({ abbreviation }) => abbreviation === state)?.medicaid
const add = (year: number, level: { first: number; further: number }, inForceFrom?: string) =>
  api.payload.create({
    collection: 'poverty-figures',
    data: { year, inForceFrom, contiguous: level, alaska: level, hawaii: level },
  })

it('the figures in force are those of the latest year whose day has come', async () => {
  expect((await figures()).poverty).toEqual({
    year: 2026,
    inForceFrom: '2026-01-13',
    contiguous: { first: 15_960, further: 5_680 },
    alaska: { first: 19_950, further: 7_100 },
    hawaii: { first: 18_360, further: 6_530 },
  })
  const years = {
    '2024-01-10T20:00:00-05:00': undefined,
    '2024-01-11T00:00:00-05:00': 2024,
    '2025-01-14T23:59:00-05:00': 2024,
    '2025-01-15T00:00:00-05:00': 2025,
    '2026-01-12T23:59:00-05:00': 2025,
    '2026-01-13T00:01:00-05:00': 2026,
    '2031-06-01T00:00:00-05:00': 2026,
  }
  const found = []
  for (const moment of Object.keys(years)) {
    const inForce = await readPovertyInForce(api.database.pool, new Date(moment))
    found.push([moment, inForce?.year])
  }
  expect(Object.fromEntries(found)).toEqual(years)
  // One without a day counts from January 1.
  const level = { first: 16_000, further: 6_000 }
  const today = new Date().getUTCFullYear()
  const made = [
    await add(2031, level, `${today}-01-14T12:00:00.000Z`),
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
