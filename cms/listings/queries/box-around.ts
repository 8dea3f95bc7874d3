import type { Box } from '../../contract/clinic-points.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { SearchedArea } from './searched-area.ts'

const MILES_PER_DEGREE = 69
/** A hundred meters. */
const DECIMALS = 3

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
const rounded = ([west, south, east, north]: Box): Box => [
  round(west),
  round(south),
  round(east),
  round(north),
]

const aroundCircle = ({ from, miles }: NonNullable<SearchedArea['circle']>): Box => {
  const height = miles / MILES_PER_DEGREE
  const width = height / Math.cos((from.latitude * Math.PI) / 180)
  const { latitude, longitude } = from
  return rounded([longitude - width, latitude - height, longitude + width, latitude + height])
}

/** The corners of the county's pieces. */
const COUNTY = `
  select (box(shape))[0] as high, (box(shape))[1] as low from county_shapes
  where state = $1::text and normalized = $2::text`
/** Degrees from the middle of a town to where it ends. */
const TOWN = 0.1
/** Around all places of the state: territories have no counties. */
const STATE = `
  select point(longitude + ${TOWN}, latitude + ${TOWN}) as high,
    point(longitude - ${TOWN}, latitude - ${TOWN}) as low from places
  where state = $1::text`

/** Alaska goes on beyond the 180th meridian. */
const TURN = `case when $1::text = 'AK' and low[0] > 0 then 360 else 0 end`

const aroundAll = async (pool: ReadPool, corners: string, values: string[]) => {
  const text = `
    select min(low[0] - ${TURN}) as west, min(low[1]) as south, max(high[0] - ${TURN}) as east,
      max(high[1]) as north
    from (${corners}) as part having count(*) > 0`
  const [found] = await prepared<Record<'west' | 'south' | 'east' | 'north', number>>(
    pool,
    text,
    values,
  )
  return found ? rounded([found.west, found.south, found.east, found.north]) : null
}

/** The box around what was searched; null if that is everywhere, or if the place is unknown. */
export const boxAround = async (
  pool: ReadPool,
  { filter, county, circle }: SearchedArea,
): Promise<Box | null> => {
  if (circle) return aroundCircle(circle)
  if (county) return aroundAll(pool, COUNTY, [county.state, county.normalized])
  return filter.state ? aroundAll(pool, STATE, [filter.state]) : null
}
