import { z } from 'zod'
import { KINDS } from './answers.ts'

const optionalText = z
  .string()
  .trim()
  .max(200)
  .optional()
  .transform((text) => text || undefined)

/** Which rows of an import the panel asks for. */
export const RowFilterInput = z.object({
  kinds: z.array(z.enum(KINDS)).min(1),
  state: optionalText,
  field: optionalText,
  text: optionalText,
  left: z.boolean().optional(),
  note: z.string().max(10_000).optional(),
})
