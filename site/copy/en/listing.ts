import { thousands } from './numbers.ts'

/** Texts that the pages of a state and of a service category share. */
export const listing = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', states: 'States', services: 'Services' },
  figures: 'In numbers',
  figure: thousands,
  showing: (shown: number, total: number) =>
    `Showing ${thousands(shown)} of ${thousands(total)}, in alphabetical order.`,
  more: 'Load More',
  earlier: 'Show earlier clinics',
  loadingMore: 'Loading more clinics',
  loading: 'Loading clinics',
  failed: 'The list could not be loaded right now. Please try again.',
  again: 'Try Again',
}
