import { lazy, Suspense } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

const KeptScroll = lazy(() => import('./kept-scroll.tsx').catch(() => ({ default: () => null })))
const Reconnect = lazy(() => import('./reconnect.tsx').catch(() => ({ default: () => null })))

/** What works unseen on every page; its code comes after the first load. */
export const LateParts = () =>
  useHydrated() && (
    <>
      <Suspense>
        <KeptScroll />
      </Suspense>
      <Suspense>
        <Reconnect />
      </Suspense>
    </>
  )
