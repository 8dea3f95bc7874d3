import { perLanguage } from './catalog.ts'
import type { costs } from './en/costs.ts'

export type CostsCopy = typeof costs
export const costsCopy = perLanguage(
  import.meta.glob<CostsCopy>('./*/costs.ts', { eager: true, import: 'costs' }),
)
