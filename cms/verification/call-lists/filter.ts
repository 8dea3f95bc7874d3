import { z } from 'zod'
import { REASONS, type Reason } from '../reasons.ts'

/** Days that a clinic has been due at least. */
export const AGES = [7, 30, 90, 180] as const

/** The most clinics that one person can take at once. */
export const MOST_TAKEN = 500

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

export const FILTER_NAMES = Object.keys(callFilter.shape) as (keyof CallFilter)[]

export const REASON_NAMES: Record<Reason, string> = {
  reported: 'reported wrong',
  changed: 'changed at its source',
  phone: 'number can’t exist',
  website: 'website doesn’t answer',
  point: 'point far from its ZIP code',
  never: 'never checked',
  due: 'checked before',
}

/** 'Texas, Spanish, due for 30 days'; 'All clinics'. @param stateNames by their abbreviations */
export const filterInWords = (
  { state, source, language, reason, age }: CallFilter,
  stateNames: ReadonlyMap<string, string>,
): string => {
  const parts = [
    state && (stateNames.get(state) ?? state),
    language,
    source && `from ${source}`,
    reason && REASON_NAMES[reason],
    age && `due for ${age} days`,
  ]
  return parts.filter(Boolean).join(', ') || 'All clinics'
}
