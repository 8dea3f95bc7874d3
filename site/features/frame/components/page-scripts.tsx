import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { latePart } from '../../../lib/late-part.ts'
import { useSite } from '../../../lib/site-settings.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/** Most directories never load third-party scripts, so their visitors don't load this either. */
const TickedScripts = latePart(() => import('../../../lib/ticked-scripts.ts'))

/** Advertising and analytics, if editors have entered them and ticked the page. */
export const PageScripts = () => {
  const [opened] = useState(useLocation().pathname)
  const hydrated = useHydrated()
  const scripts = useSite()?.thirdPartyScripts
  if (!hydrated || !scripts?.length) return null
  return (
    <Suspense>
      <TickedScripts scripts={scripts} opened={opened} />
    </Suspense>
  )
}
