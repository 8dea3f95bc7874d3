import { pathsFor } from '../cms/contract/paths.ts'

const { allStates, qualifyForFreeCare, insurancePaymentOptions, emergencyCareGuide, ...to } =
  pathsFor('en')

/** The home page links to these addresses, which the specification names but gives no page. */
export const redirects: { from: string; to: string }[] = [
  { from: qualifyForFreeCare, to: to.qualify },
  { from: insurancePaymentOptions, to: to.insurance },
  { from: emergencyCareGuide, to: to.guide('emergency') },
  { from: allStates, to: to.browseStates },
]
