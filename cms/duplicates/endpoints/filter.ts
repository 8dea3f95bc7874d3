import { z } from 'zod'
import { LIKE_BY } from '../../clinics/index.ts'
import { documentId } from '../../panel-kit/action.ts'

/** Which pairs, as it stands in the queue's address. */
export const queueFilter = {
  state: documentId.optional(),
  by: z.enum(LIKE_BY).optional(),
}
