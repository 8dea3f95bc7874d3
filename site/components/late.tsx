import { type ReactNode, Suspense } from 'react'
import { latePart } from '../lib/late-part.ts'
import type { Opening } from '../lib/opening.ts'
import { HandedOver } from './handed-over.tsx'
import { KeptScroll } from './kept-scroll.tsx'

const Offline = latePart(() => import('./offline.tsx'))

interface LateProps {
  opening: Opening | undefined
}

/** In one file, since each file that is loaded later costs the first load a little. */
const Late = ({ opening }: LateProps): ReactNode => (
  <>
    <KeptScroll opening={opening} />
    <HandedOver />
    {import.meta.env.PROD && (
      <Suspense>
        <Offline />
      </Suspense>
    )}
  </>
)

export default Late
