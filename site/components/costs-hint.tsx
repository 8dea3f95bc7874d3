import { costsCopy } from '../copy/costs.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageLink } from './page-link.tsx'

/** The way to the calculator, where somebody may ask what a visit would cost. */
export const CostsHint = () => (
  <PageLink
    display="inline-flex"
    alignItems="center"
    minHeight="touch"
    _print={{ display: 'none' }}
    to={usePaths().whatWouldIPay}
  >
    {useCopy(costsCopy).ask}
  </PageLink>
)
