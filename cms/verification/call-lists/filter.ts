import { z } from 'zod'
import { REASONS } from '../reasons.ts'
import { AGES } from './limits.ts'

const text = z.string().trim().min(1).max(100)

/** Which of the due clinics somebody wants to call; everything that is set has to match. */
export const callFilter = z.object({
  /** 'TX' */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** As clinics name it: 'hrsa', 'editor'. */
  source: text.optional(),
  /** In English. */
  language: text.optional(),
  reason: z.enum(REASONS).optional(),
  age: z.coerce
    .number()
    .refine((days) => AGES.some((age) => age === days))
    .optional(),
})
export type CallFilter = z.infer<typeof callFilter>
