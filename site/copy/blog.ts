import type { PerLanguage } from './catalog.ts'
import { blog as en } from './en/blog.ts'

export const blogCopy: PerLanguage<typeof en> = { en }
