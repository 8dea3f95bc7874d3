import { z } from 'zod'
import { LIST_SORTS } from './constants.ts'
import { fault } from './fault-codes.ts'
import { localeQuery } from './locale.ts'
import { paging } from './paging.ts'

/** What the lists of a state and of a category have in common. */
export const clinicListQuery = {
  sort: z.enum(LIST_SORTS).default('name').describe('By name, or by town and then by name'),
  letter: z
    .string()
    .regex(/^[a-z\d]?$/i, fault('notLetterOrDigit'))
    .optional()
    .transform((value) => value || undefined)
    .describe('Only clinics in towns that begin with this, without accents'),
  ...paging(20),
  ...localeQuery,
}

export const ClinicLetters = z.object({
  letters: z
    .array(z.object({ letter: z.string(), clinicCount: z.number().int() }))
    .describe('In alphabetical order; letters without a town are left out'),
})
export type ClinicLetters = z.infer<typeof ClinicLetters>
