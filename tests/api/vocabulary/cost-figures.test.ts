import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import { CostFigures } from '../../../cms/contract/index.ts'
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

it('the figures of 2024 are there from the first', async () => {
  expect((await figures()).poverty).toEqual({
    year: 2024,
    contiguous: { first: 15_060, further: 5_380 },
    alaska: { first: 18_810, further: 6_730 },
    hawaii: { first: 17_310, further: 6_190 },
  })
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

it('a later year counts as soon as an editor has entered it', async () => {
  const level = { first: 16_000, further: 6_000 }
  const { id } = await api.payload.create({
    collection: 'poverty-figures',
    data: { year: 2031, contiguous: level, alaska: level, hawaii: level },
  })
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2031)
  await api.payload.delete({ collection: 'poverty-figures', id })
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2024)
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

it('a database from before the figures gets them at the next start, and keeps its states', async () => {
  await api.database.pool.query('delete from poverty_figures')
  await api.database.pool.query('update states set medicaid = null')
  await fillWhatIsNew(api.payload)
  await expect.poll(async () => (await figures()).poverty?.year).toBe(2024)
  await expect.poll(() => medicaidOf('GA')).toBe('not-expanded')
  expect((await figures('es')).states.map(({ name }) => name)).toContain('Carolina del Norte')
})
