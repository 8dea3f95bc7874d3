import { perLanguage } from './catalog.ts'
import type { toasts } from './en/toasts.ts'

export const toastsCopy = perLanguage(
  import.meta.glob<typeof toasts>('./*/toasts.ts', { eager: true, import: 'toasts' }),
)
