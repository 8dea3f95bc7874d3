import { lazy, Suspense, useState } from 'react'
import { readOpening } from '../lib/opening.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const Late = lazy(() => import('./late.tsx').catch(() => ({ default: () => null })))

/** Invisible parts of every page; their code loads after the first render. */
export const LateParts = () => {
  const [opening] = useState(readOpening)
  return (
    useHydrated() && (
      <Suspense>
        <Late opening={opening} />
      </Suspense>
    )
  )
}
