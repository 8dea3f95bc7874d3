import { publishOnDate } from '../documents/jobs/publish-on-date.ts'
import { goOnWithImports } from '../imports/jobs/go-on-with-imports.ts'
import type { Chore } from '../jobs/worker.ts'
import { forgetOldSearches } from '../listings/jobs/forget-old-searches.ts'
import { removeOldMessages } from '../messages/jobs/remove-old-messages.ts'

/** Everything that the product does by itself. */
export const chores: Chore[] = [
  publishOnDate,
  goOnWithImports,
  removeOldMessages,
  forgetOldSearches,
]
