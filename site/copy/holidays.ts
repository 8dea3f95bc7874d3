import { perLanguage } from './catalog.ts'
import type { holidays } from './en/holidays.ts'

export const holidaysCopy = perLanguage(
  import.meta.glob<typeof holidays>('./*/holidays.ts', { eager: true, import: 'holidays' }),
)
