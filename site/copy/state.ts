import type { PerLanguage } from './catalog.ts'
import { state as en } from './en/state.ts'

export const stateCopy: PerLanguage<typeof en> = { en }
