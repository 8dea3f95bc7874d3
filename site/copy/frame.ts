import { perLanguage } from './catalog.ts'
import type { frame } from './en/frame.ts'

export type FrameCopy = typeof frame
export const frameCopy = perLanguage(
  import.meta.glob<FrameCopy>('./*/frame.ts', { eager: true, import: 'frame' }),
)
