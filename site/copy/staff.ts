import { perLanguage } from './catalog.ts'
import type { staff } from './en/staff.ts'

export type StaffCopy = typeof staff
export const staffCopy = perLanguage(
  import.meta.glob<StaffCopy>('./*/staff.ts', { eager: true, import: 'staff' }),
)
