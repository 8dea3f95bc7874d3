import { json } from '../../contract/json.ts'
import { OWN_FACTS } from '../../contract/own-facts.ts'
import type { Handler } from '../../http/handler.ts'
import { listingValues, unknownFacts } from '../listing-values.ts'
import { hasReminder } from '../queries/reminders.ts'
import { openListing } from './open-listing.ts'

/** A clinic's own listing, for whoever has the link. */
export const ownListing: Handler<'ownListing'> = async ({ token, locale }, { payload }) => {
  const { clinic, listing, expiresAt, purpose } = await openListing(payload, token)
  return json({
    name: listing.name,
    slug: listing.slug,
    city: listing.city,
    expiresAt,
    purpose,
    isMailed: await hasReminder({ payload }, clinic),
    canBeMailed: Boolean(listing.email),
    values: listingValues(listing, locale),
    unknown: unknownFacts(listing),
    total: OWN_FACTS.length,
  })
}
