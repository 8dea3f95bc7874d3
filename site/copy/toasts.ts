import type { PerLanguage } from './catalog.ts'
import { toasts as en } from './en/toasts.ts'

export const toastsCopy: PerLanguage<typeof en> = { en }
