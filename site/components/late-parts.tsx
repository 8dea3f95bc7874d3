import { lazy, Suspense, useState } from 'react'
import { readOpening } from '../lib/opening.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const load = () => import('./late.tsx')

/** Without a connection it comes with the next one, and then retries what has failed. */
const loadOnceOnline = async () => {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  const { LateAgain } = await load()
  return { default: LateAgain }
}

const Late = lazy(() =>
  load()
    .catch(loadOnceOnline)
    .catch(() => ({ default: () => null })),
)

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
