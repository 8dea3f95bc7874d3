import type { Chore } from '../jobs/worker.ts'
import { forgetOldSearches } from './forget-old-searches.ts'
import { goOnWithImports } from './go-on-with-imports.ts'
import { publishOnDate } from './publish-on-date.ts'
import { removeOldMessages } from './remove-old-messages.ts'

/** Everything that the product does by itself. */
export const chores: Chore[] = [
  publishOnDate,
  goOnWithImports,
  removeOldMessages,
  forgetOldSearches,
]
