import { perLanguage } from './catalog.ts'
import type { mirror } from './en/mirror.ts'

export type MirrorCopy = typeof mirror
export const mirrorCopy = perLanguage(
  import.meta.glob<MirrorCopy>('./*/mirror.ts', { eager: true, import: 'mirror' }),
)
