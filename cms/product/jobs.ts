import { removeOldCorrections } from '../corrections/jobs/remove-old-corrections.ts'
import { publishOnDate } from '../documents/jobs/publish-on-date.ts'
import { findDuplicates } from '../duplicates/jobs/find-duplicates.ts'
import { forgetOldChanges } from '../history/jobs/forget-old-changes.ts'
import { continueImports } from '../imports/jobs/continue-imports.ts'
import { countWords } from '../imports/jobs/count-words.ts'
import { fetchDue } from '../imports/sources/jobs/fetch-due.ts'
import type { BackgroundJob } from '../jobs/worker.ts'
import { forgetOldSearches } from '../listings/jobs/forget-old-searches.ts'
import { listEnded } from '../listings/jobs/list-ended.ts'
import { updateLeftListings } from '../listings/jobs/update-listings.ts'
import { removeOldMessages } from '../messages/jobs/remove-old-messages.ts'
import { removeOldSignUps } from '../messages/jobs/remove-old-sign-ups.ts'
import { removeOldLinks } from '../staff/jobs/remove-expired-links.ts'
import { sendReminders } from '../staff/jobs/send-reminders.ts'
import { removeSettledSubmissions } from '../submissions/jobs/remove-settled-submissions.ts'
import { checkDueWebsites } from '../verification/jobs/check-websites.ts'

/** All background jobs of the product. */
export const backgroundJobs: BackgroundJob[] = [
  publishOnDate,
  continueImports,
  countWords,
  fetchDue,
  findDuplicates,
  removeOldCorrections,
  removeOldMessages,
  removeOldSignUps,
  removeSettledSubmissions,
  removeOldLinks,
  sendReminders,
  forgetOldSearches,
  forgetOldChanges,
  listEnded,
  updateLeftListings,
  checkDueWebsites,
]
