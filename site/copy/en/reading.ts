/** What every page of reading says around its text. */
export const reading = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', resources: 'Resources', blog: 'Health Blog' },
  contents: 'On this page',
  loading: 'Loading the page',
  failed: {
    title: 'This page could not be loaded',
    text: 'Something went wrong on our side. Please try again in a moment.',
    again: 'Try Again',
  },
  orSearch: 'Or look for a clinic',
  findClinic: 'Find a clinic near you',
  opensInNewTab: '(opens in a new tab)',
}
