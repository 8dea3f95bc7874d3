import type { ClinicPoints } from '../../contract/clinic-points.ts'
import { type ClinicPoint, MAX_CATEGORY_BITS, toColumns } from '../../contract/point-columns.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { boxAround } from './box-around.ts'
import { conditions } from './conditions.ts'
import { type SearchedArea, within } from './searched-area.ts'
import { collectValues } from './statement.ts'

interface Row extends Omit<ClinicPoint, 'categories'> {
  categories: number[]
}

/** Bands of a quarter degree from west to east: neighbors are near each other, which saves bytes. */
const ORDER = 'floor(latitude * 4), longitude, clinic_id'

/** Only the summary knows it. Inside a text in it, the quotation mark would have a backslash. */
const IS_APPROXIMATE = `summary like '%"coordinatesApproximate":true%'`

/** Of a private address no point leaves, not even its town's. */
const HAS_POINT = `summary not like '%"addressIsPrivate":true%'`

const readRows = (pool: ReadPool, area: SearchedArea): Promise<Row[]> => {
  const { values, value } = collectValues()
  const where = [
    ...conditions(area.filter, value),
    ...within(area, value),
    'latitude is not null',
    'longitude is not null',
    HAS_POINT,
  ]
  return prepared<Row>(
    pool,
    `select clinic_id as id, latitude, longitude, is_free as "isFree", is_low_cost as "isLowCost",
       categories, ${IS_APPROXIMATE} as "isApproximate"
     from listings where ${where.join(' and ')} order by ${ORDER}`,
    values,
  )
}

const readCategories = (pool: ReadPool) =>
  prepared<{ id: number; slug: string }>(pool, 'select id, slug from categories order by id', [])

/**
 * Where all clinics are that match, exact and approximate ones.
 * @param area undefined for none
 */
export const readPoints = async (
  pool: ReadPool,
  area: SearchedArea | undefined,
): Promise<ClinicPoints> => {
  const [rows, all, box] = await Promise.all([
    area ? readRows(pool, area) : [],
    readCategories(pool),
    area ? boxAround(pool, area) : null,
  ])
  const categories = all.slice(0, MAX_CATEGORY_BITS)
  const bits = new Map(categories.map(({ id }, index) => [id, 2 ** index]))
  const bitsOf = (ids: number[]) => ids.reduce((sum, id) => sum + (bits.get(id) ?? 0), 0)
  const points = rows.map((row) => ({ ...row, categories: bitsOf(row.categories) }))
  return { categories: categories.map(({ slug }) => slug), ...toColumns(points), area: box }
}
