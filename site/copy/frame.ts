import type { PerLanguage } from './catalog.ts'
import { frame as en } from './en/frame.ts'

export type FrameCopy = typeof en
export const frameCopy: PerLanguage<FrameCopy> = { en }
