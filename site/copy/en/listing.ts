import { thousands, totalInWords } from './numbers.ts'

/** Texts that the pages of a state and of a service category share. */
export const listing = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', states: 'States', services: 'Services' },
  figures: 'In numbers',
  figure: thousands,
  showing: (shown: number, total: number) =>
    `Showing ${thousands(shown)} of ${totalInWords(total)}, in alphabetical order by town.`,
  showingLetter: (shown: number, total: number, letter: string) =>
    `Showing ${thousands(shown)} of ${totalInWords(total)} in towns that begin with ${letter}.`,
  towns: {
    letters: 'Towns by letter',
    all: 'Show all towns',
    none: (letter: string) => `No town here begins with ${letter}.`,
    /** For lists of more than one state. */
    inState: (town: string, state: string) => `${town}, ${state}`,
  },
  narrow: {
    heading: 'Show only:',
    free: 'Free',
    lowCost: 'Low-cost',
    now: 'Open now',
    late: 'Open after 6 PM',
    weekend: 'Open on weekends',
    walkIns: 'Walk-ins welcome',
  },
  more: 'Load More',
  earlier: 'Show earlier clinics',
  loadingMore: 'Loading more clinics',
  loading: 'Loading clinics',
  failed: 'The list could not be loaded right now. Please try again.',
  again: 'Try Again',
}
