import type { PerLanguage } from './catalog.ts'
import { preview as en } from './en/preview.ts'

export const previewCopy: PerLanguage<typeof en> = { en }
