import { type Answer, type ClinicPoint, fromColumns, toColumns } from '../../cms/contract/index.ts'

/** Degrees around a clinic of the seed in which others are made up. */
const AROUND = 0.6

/** Numbers from 0 to 1 that look random, the same in every run. */
const createRandom = () => {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** So many clinics around those of the seed, which are in real towns. */
export const makePoints = async (site: string, count: number): Promise<Answer<'clinicPoints'>> => {
  const response = await fetch(`${site}/api/clinics/points`)
  const { categories, area, ...columns }: Answer<'clinicPoints'> = await response.json()
  const known = fromColumns(columns)
  const random = createRandom()
  const points = Array.from({ length: count }, (_, index): ClinicPoint => {
    const near = known[index % known.length]
    if (!near) throw new Error('The seed has no clinics')
    return {
      ...near,
      id: index + 1,
      latitude: near.latitude + (random() - 0.5) * AROUND,
      longitude: near.longitude + (random() - 0.5) * AROUND,
      isApproximate: false,
    }
  })
  return { categories, ...toColumns(points), area }
}
