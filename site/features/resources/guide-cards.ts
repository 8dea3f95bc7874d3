import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import type { ResourcesCopy } from '../../copy/resources.ts'

/** The five guides, in the order of the hub. */
export const guideCards = ({ cards }: ResourcesCopy, paths: Paths) => [
  { to: paths.qualify, ...cards.qualify },
  { to: paths.insurance, ...cards.insurance },
  { to: paths.payment, ...cards.payment },
  { to: paths.medications, ...cards.medications },
  { to: paths.blog, ...cards.blog },
]
