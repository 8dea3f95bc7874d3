import { z } from 'zod'
import { BULK_COLLECTIONS } from '../bulk-collections.ts'
import { Change } from '../change.ts'
import { Chosen } from '../steps/find-chosen.ts'

/** Which documents, and what is to become of them. */
export const Asked = z.object({
  collection: z.enum(BULK_COLLECTIONS),
  chosen: Chosen,
  change: Change,
})
