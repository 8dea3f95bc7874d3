import type { ClinicPoints } from '../../contract/clinic-points.ts'
import type { Point } from '../../contract/miles-between.ts'
import { type ClinicPoint, MAX_CATEGORY_BITS, toColumns } from '../../contract/point-columns.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import {
  type ClinicFilter,
  type County,
  conditions,
  distanceFrom,
  inCells,
  inCounty,
  type Value,
} from './conditions.ts'

interface Area {
  filter: ClinicFilter
  county?: County | undefined
  circle?: { from: Point; miles: number }
}

interface Row extends Omit<ClinicPoint, 'categories'> {
  categories: number[]
}

/** Bands of a quarter degree from west to east: neighbors are near each other, which saves bytes. */
const ORDER = 'floor(latitude * 4), longitude, clinic_id'

/** Only the summary knows it. Inside a text in it, the quotation mark would have a backslash. */
const IS_APPROXIMATE = `summary like '%"coordinatesApproximate":true%'`

const readRows = (pool: ReadPool, { filter, county, circle }: Area): Promise<Row[]> => {
  const values: unknown[] = []
  const value: Value = (item, type) => `$${values.push(item)}::${type}`
  const where = [...conditions(filter, value), 'latitude is not null', 'longitude is not null']
  if (county) where.push(inCounty(county, value))
  if (circle) {
    where.push(inCells(circle.from, circle.miles, value))
    where.push(`${distanceFrom(circle.from, value)} <= ${value(circle.miles, 'float8')}`)
  }
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
export const readPoints = async (pool: ReadPool, area: Area | undefined): Promise<ClinicPoints> => {
  const [rows, all] = await Promise.all([area ? readRows(pool, area) : [], readCategories(pool)])
  const categories = all.slice(0, MAX_CATEGORY_BITS)
  const bits = new Map(categories.map(({ id }, index) => [id, 2 ** index]))
  const bitsOf = (ids: number[]) => ids.reduce((sum, id) => sum + (bits.get(id) ?? 0), 0)
  const points = rows.map((row) => ({ ...row, categories: bitsOf(row.categories) }))
  return { categories: categories.map(({ slug }) => slug), ...toColumns(points) }
}
