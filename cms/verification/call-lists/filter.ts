import { z } from 'zod'
import { spokenLanguage } from '../../contract/spoken-languages.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
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

export const REASON_NAMES: Record<Reason, InEach> = {
  reported: { en: 'reported wrong', es: 'reportada con errores' },
  changed: { en: 'changed at its source', es: 'cambió en su fuente' },
  phone: { en: 'number can’t exist', es: 'número imposible' },
  website: { en: 'website doesn’t answer', es: 'el sitio web no responde' },
  point: { en: 'point far from its ZIP code', es: 'punto lejos de su código postal' },
  never: { en: 'never checked', es: 'nunca verificada' },
  due: { en: 'checked before', es: 'verificada antes' },
}

/** 'Texas, Spanish, due for 30 days'; 'All clinics'. @param stateNames by their abbreviations */
export const filterInWords = (
  { state, source, language, reason, age }: CallFilter,
  stateNames: ReadonlyMap<string, string>,
  panel: PanelLanguage = 'en',
): string => {
  const say = sayIn(panel)
  const parts = [
    state && (stateNames.get(state) ?? state),
    language && spokenLanguage(language, panel),
    source && say({ en: `from ${source}`, es: `de ${source}` }),
    reason && say(REASON_NAMES[reason]),
    age && say({ en: `due for ${age} days`, es: `pendiente desde hace ${age} días` }),
  ]
  return parts.filter(Boolean).join(', ') || say({ en: 'All clinics', es: 'Todas las clínicas' })
}
