import type { reviewed as en } from '../en/reviewed.ts'
import { longDate } from './long-date.ts'

export const reviewed: typeof en = {
  on: (iso) => `Última revisión: ${longDate(iso)}`,
}
