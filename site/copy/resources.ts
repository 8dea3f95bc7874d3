import type { PerLanguage } from './catalog.ts'
import { resources as en } from './en/resources.ts'

export type ResourcesCopy = typeof en
export const resourcesCopy: PerLanguage<ResourcesCopy> = { en }
