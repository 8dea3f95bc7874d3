import { perLanguage } from './catalog.ts'
import type { resources } from './en/resources.ts'

export type ResourcesCopy = typeof resources
export const resourcesCopy = perLanguage(
  import.meta.glob<ResourcesCopy>('./*/resources.ts', { eager: true, import: 'resources' }),
)
