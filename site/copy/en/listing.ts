const number = new Intl.NumberFormat('en-US')

/** What the pages of a state and of a service category say alike. */
export const listing = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', states: 'States', services: 'Services' },
  figures: 'In figures',
  figure: (count: number) => number.format(count),
  showing: (shown: number, total: number) =>
    `Showing ${number.format(shown)} of ${number.format(total)}, in alphabetical order.`,
  more: 'Load More',
  earlier: 'Show earlier clinics',
  loadingMore: 'Loading more clinics',
  loading: 'Loading clinics',
  failed: 'The list could not be loaded just now. Please try again.',
  again: 'Try Again',
  orSearch: 'Or look for a clinic',
}
