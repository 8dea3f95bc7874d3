import { lazy, Suspense } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

const KeptScroll = lazy(() => import('./kept-scroll.tsx').catch(() => ({ default: () => null })))
const Reconnect = lazy(() => import('./reconnect.tsx').catch(() => ({ default: () => null })))
const Offline = lazy(() => import('./offline.tsx').catch(() => ({ default: () => null })))

/** Invisible parts of every page; their code loads after the first render. */
export const LateParts = () =>
  useHydrated() && (
    <>
      <Suspense>
        <KeptScroll />
      </Suspense>
      <Suspense>
        <Reconnect />
      </Suspense>
      {import.meta.env.PROD && (
        <Suspense>
          <Offline />
        </Suspense>
      )}
    </>
  )
