import { thousands } from './numbers.ts'

/** Texts around the content of every guide, article and legal page. */
export const reading = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', resources: 'Resources', blog: 'Health Blog' },
  contents: 'On this page',
  loading: 'Loading the page',
  /** Said on pages in other languages only. */
  inEnglish: {
    whole: 'This text is in English.',
    partly: 'Some texts on this page are in English.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    text: 'Everything else will be here once you are back online.',
  },
  unreached: {
    title: 'We could not be reached',
    text: 'Check your connection, then try again.',
  },
  again: 'Try Again',
  incomes: {
    people: 'People in the household',
    percent: (share: number) => `${share}% of the poverty level`,
    dollars: (count: number) => `$${thousands(count)}`,
    further: 'Each additional person',
    added: (count: number) => `+ $${thousands(count)}`,
  },
  orSearch: 'Or look for a clinic',
  findClinic: 'Find a clinic near you',
  opensInNewTab: '(opens in a new tab)',
}
