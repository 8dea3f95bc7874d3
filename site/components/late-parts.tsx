import { Suspense, useState } from 'react'
import { latePart } from '../lib/late-part.ts'
import { readOpening } from '../lib/opening.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Reconnect } from './reconnect.tsx'

const Late = latePart(() => import('./late.tsx'))

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
