import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { bulkChangeRows } from '../bulk/bulk-change-rows-table.ts'
import { translatedTexts } from '../documents/translation/translated-texts-table.ts'
import { duplicatePairs } from '../duplicates/duplicate-pairs-table.ts'
import { switchboards } from '../duplicates/switchboards-table.ts'
import { recordedChanges } from '../history/recorded-changes-table.ts'
import { rateLimits } from '../http/limits/rate-limits-table.ts'
import { importRows } from '../imports/import-rows-table.ts'
import { emptySearches } from '../listings/empty-searches-table.ts'
import { listingsTable } from '../listings/listings-table.ts'
import { removedListings } from '../listings/removed-listings-table.ts'
import { lettersTable } from '../mail/letters-table.ts'
import { secondFactors } from '../people/second-factors-table.ts'
import { countyShapes } from '../places/county-shapes-table.ts'
import { places } from '../places/gazetteer-table.ts'
import { staffLinks } from '../staff/staff-links-table.ts'
import { staffReminders } from '../staff/staff-reminders-table.ts'
import { callLists } from '../verification/call-lists-table.ts'
import { verificationClaims } from '../verification/claims-table.ts'
import { websites } from '../verification/websites/websites-table.ts'

/** The tables that are not Payload’s, added to its schema so that its migrations create them. */
export const ownTables: PostgresSchemaHook = ({ schema }) => {
  const {
    bulk_changes: bulkChanges,
    clinic_submissions: submissions,
    clinics,
    contact_messages: messages,
    imports,
    users,
  } = schema.tables
  return {
    ...schema,
    tables: {
      ...schema.tables,
      listings: listingsTable(() => clinics?.id),
      verification_claims: verificationClaims(
        () => clinics?.id,
        () => users?.id,
      ),
      websites,
      call_lists: callLists(() => users?.id),
      staff_links: staffLinks(() => clinics?.id),
      staff_reminders: staffReminders(() => clinics?.id),
      duplicate_pairs: duplicatePairs(
        () => clinics?.id,
        () => users?.id,
      ),
      switchboards: switchboards(() => users?.id),
      import_rows: importRows(() => imports?.id),
      bulk_change_rows: bulkChangeRows(() => bulkChanges?.id),
      empty_searches: emptySearches,
      removed_listings: removedListings,
      places,
      countyShapes,
      recorded_changes: recordedChanges(() => users?.id),
      rate_limits: rateLimits,
      translated_texts: translatedTexts,
      letters: lettersTable({
        submissionId: () => submissions?.id,
        messageId: () => messages?.id,
        userId: () => users?.id,
      }),
      second_factors: secondFactors(() => users?.id),
    },
  }
}
