import { lazy, Suspense, useState } from 'react'
import { readOpening } from '../lib/opening.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Reconnect } from './reconnect.tsx'

/** A browser may never ask again for code that it once failed to load: the page does without. */
const Late = lazy(() => import('./late.tsx').catch(() => ({ default: () => null })))

/** Invisible parts of every page; the code of most of them loads after the first render. */
export const LateParts = () => {
  const [opening] = useState(readOpening)
  return (
    useHydrated() && (
      <>
        <Reconnect />
        <Suspense>
          <Late opening={opening} />
        </Suspense>
      </>
    )
  )
}
