import type { PerLanguage } from './catalog.ts'
import { mirror as en } from './en/mirror.ts'

export type MirrorCopy = typeof en
export const mirrorCopy: PerLanguage<MirrorCopy> = { en }
