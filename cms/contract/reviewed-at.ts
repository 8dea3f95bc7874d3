import { z } from 'zod'

/** Not when it was last changed: a slip of the pen can be corrected without reading the rest. */
export const reviewedAt = z.iso
  .datetime()
  .nullable()
  .describe('When an editor last checked all that it says; null if that is not known')
