import { lazy, type ReactNode, Suspense } from 'react'
import type { Opening } from '../lib/opening.ts'
import { HandedOver } from './handed-over.tsx'
import { KeptScroll } from './kept-scroll.tsx'
import { Reconnect, RetryFailed } from './reconnect.tsx'

const Offline = lazy(() => import('./offline.tsx').catch(() => ({ default: () => null })))

interface LateProps {
  opening: Opening | undefined
}

/** In one file, since each file that is loaded later costs the first load a little. */
const Late = ({ opening }: LateProps): ReactNode => (
  <>
    <KeptScroll opening={opening} />
    <Reconnect />
    <HandedOver />
    {import.meta.env.PROD && (
      <Suspense>
        <Offline />
      </Suspense>
    )}
  </>
)

/** Where the code has come with a later connection. */
export const LateAgain = ({ opening }: LateProps): ReactNode => (
  <>
    <Late opening={opening} />
    <RetryFailed />
  </>
)

export default Late
