/** The home page links to these addresses, which the specification names but gives no page. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/resources/qualify-for-free-care', to: '/resources/qualify' },
  { from: '/resources/insurance-payment-options', to: '/resources/insurance' },
  { from: '/resources/emergency-care-guide', to: '/resources/emergency' },
  { from: '/services/united-states', to: '/browse/states' },
]
