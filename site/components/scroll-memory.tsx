import { lazy, Suspense } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

const KeptScroll = lazy(() => import('./kept-scroll.tsx').catch(() => ({ default: () => null })))

/** Remembers where pages were scrolled to; its code comes after the first load. */
export const ScrollMemory = () =>
  useHydrated() && (
    <Suspense>
      <KeptScroll />
    </Suspense>
  )
