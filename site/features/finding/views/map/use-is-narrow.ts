import { useMedia } from '../../../../lib/use-media.ts'

/** Whether list and map are two views, and not side by side. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 63.99rem)')
