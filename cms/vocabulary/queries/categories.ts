import type { Category, CategoryDetail } from '../../contract/category.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** Categories with counts of their published clinics that meet a condition; $1 is the locale. */
const categoriesCounting = (condition = 'true') => `
  select categories.id, slug, icon,
    coalesce(own.name, english.name) as name,
    coalesce(own.description, english.description) as description,
    coalesce(clinics, 0)::int as "clinicCount", coalesce(clinics, 0)::int as clinic_count,
    coalesce(free, 0)::int as "freeCount", coalesce(low_cost, 0)::int as "lowCostCount",
    coalesce(verified, 0)::int as "verifiedCount"
  from categories
  left join categories_locales as own
    on own._parent_id = categories.id and own._locale = $1::_locales
  left join categories_locales as english
    on english._parent_id = categories.id and english._locale = 'en'
  left join (
    select category, count(*) as clinics, count(*) filter (where is_free) as free,
      count(*) filter (where is_low_cost) as low_cost, count(*) filter (where verified) as verified
    from listings, unnest(categories) as category
    where locale = 'en' and ${condition} group by category
  ) as counts on counts.category = categories.id`

export const readCategories = (
  pool: ReadPool,
  locale: Locale,
  { limit, offset }: Page,
): Promise<Category[]> =>
  prepared<Category>(pool, `${categoriesCounting()} order by categories.id limit $2 offset $3`, [
    locale,
    limit,
    offset,
  ])

/** How many of a category's published clinics each state has, by the state's slug. */
const STATE_COUNTS = `
  select coalesce(json_object_agg(states.slug, counted.clinics), '{}') as "stateCounts"
  from (
    select state, count(*)::int as clinics from listings
    where locale = 'en' and categories @> array[$1::int] group by state
  ) as counted
  join states on states.abbreviation = counted.state`

/** @param state abbreviation of the state whose clinics to count; if left out, all states */
export const readCategory = async (
  pool: ReadPool,
  slug: string,
  locale: Locale,
  state?: string,
): Promise<CategoryDetail | undefined> => {
  const counting = categoriesCounting(state && 'state = $3')
  const values = [locale, slug, ...(state ? [state] : [])]
  const [category] = await prepared<Category>(pool, `${counting} where slug = lower($2)`, values)
  if (!category || state) return category
  const [counted] = await prepared<Pick<CategoryDetail, 'stateCounts'>>(pool, STATE_COUNTS, [
    category.id,
  ])
  return { ...category, ...counted }
}
