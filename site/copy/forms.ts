import { perLanguage } from './catalog.ts'
import type { forms } from './en/forms.ts'

export type FormsCopy = typeof forms
export const formsCopy = perLanguage(
  import.meta.glob<FormsCopy>('./*/forms.ts', { eager: true, import: 'forms' }),
)
