import { lazy, Suspense, useState } from 'react'
import { readOpening } from '../lib/opening.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const KeptScroll = lazy(() => import('./kept-scroll.tsx').catch(() => ({ default: () => null })))
const Reconnect = lazy(() => import('./reconnect.tsx').catch(() => ({ default: () => null })))
const Offline = lazy(() => import('./offline.tsx').catch(() => ({ default: () => null })))

/** Invisible parts of every page; their code loads after the first render. */
export const LateParts = () => {
  const [opening] = useState(readOpening)
  return (
    useHydrated() && (
      <>
        <Suspense>
          <KeptScroll opening={opening} />
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
  )
}
