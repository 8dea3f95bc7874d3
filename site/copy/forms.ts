import type { PerLanguage } from './catalog.ts'
import { forms as en } from './en/forms.ts'

export type FormsCopy = typeof en
export const formsCopy: PerLanguage<FormsCopy> = { en }
