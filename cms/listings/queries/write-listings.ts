import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Listing } from '../present/listing.ts'
import { listingVersion } from './listing-version.ts'
import { multirange } from './multirange.ts'

const rowOf = (listing: Listing) => ({ ...listing, openWeek: multirange(listing.openWeek) })

/**
 * Writes the listings in one statement, and overwrites existing ones. Visitors see their clinics again if
 * they were removed.
 * @returns how many of them have changed
 */
export const writeListings = async (req: PayloadRequest, listings: Listing[]): Promise<number> => {
  if (listings.length === 0) return 0
  const written = await inTransaction(
    req,
    sql`with given as (
        select * from jsonb_to_recordset(${JSON.stringify(listings.map(rowOf))}::jsonb) as row ("clinicId" int,
          locale text, slug text, "sortName" text, town text, state text, categories int[], services text[],
          "isFree" boolean, "isLowCost" boolean, verified boolean, featured boolean,
          traits text[], "namedBy" text[], "openWeek" text, "timeZone" text, latitude float8, longitude float8,
          "scheduleCount" int, "accessibilityCount" int, "hoursInDoubt" boolean, summary text, detail text)
      ), returned as (
        delete from removed_listings where clinic_id in (select "clinicId" from given)
      )
      insert into listings (clinic_id, locale, slug, sort_name, town, state, categories, services,
        is_free, is_low_cost, verified, featured, traits, named_by, open_week, time_zone, latitude, longitude,
        schedule_count, accessibility_count, hours_in_doubt, summary, detail, version)
      select "clinicId", locale, slug, "sortName", town, state, categories, services,
        "isFree", "isLowCost", verified, featured, traits, "namedBy", "openWeek"::int4multirange, "timeZone",
        latitude, longitude, "scheduleCount", "accessibilityCount", "hoursInDoubt", summary, detail,
        ${listingVersion()}
      from given
      on conflict (clinic_id, locale) do update set slug = excluded.slug,
        sort_name = excluded.sort_name, town = excluded.town, state = excluded.state, categories = excluded.categories,
        services = excluded.services, is_free = excluded.is_free,
        is_low_cost = excluded.is_low_cost, verified = excluded.verified,
        featured = excluded.featured, traits = excluded.traits, named_by = excluded.named_by, open_week = excluded.open_week,
        time_zone = excluded.time_zone, latitude = excluded.latitude,
        longitude = excluded.longitude,
        schedule_count = excluded.schedule_count,
        accessibility_count = excluded.accessibility_count,
        hours_in_doubt = excluded.hours_in_doubt, summary = excluded.summary, detail = excluded.detail,
        version = excluded.version, changed_at = case
          when listings.detail = excluded.detail then listings.changed_at else excluded.changed_at end
      where (listings.detail, listings.sort_name, listings.state, listings.categories,
          listings.services, listings.featured, listings.open_week, listings.version)
        is distinct from (excluded.detail, excluded.sort_name, excluded.state, excluded.categories,
          excluded.services, excluded.featured, excluded.open_week, excluded.version)
      returning 1`,
  )
  return written.length
}

const idsIn = (ids: number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`

/** Notes that visitors no longer see the clinics. The first time counts. */
export const noteRemoved = async (req: PayloadRequest, clinicIds: number[]): Promise<void> => {
  await inTransaction(
    req,
    sql`insert into removed_listings (clinic_id)
      select jsonb_array_elements_text(${JSON.stringify(clinicIds)}::jsonb)::int
      on conflict do nothing`,
  )
}

/**
 * Removes the clinics from everything that visitors see.
 * @returns how many listings there were
 */
export const deleteListings = async (req: PayloadRequest, clinicIds: number[]): Promise<number> => {
  const removed = await inTransaction<{ id: number }>(
    req,
    sql`delete from listings where clinic_id in ${idsIn(clinicIds)} returning clinic_id as id`,
  )
  const ids = [...new Set(removed.map(({ id }) => id))]
  if (ids.length > 0) await noteRemoved(req, ids)
  return removed.length
}
