/**
 * The site as schema.org describes it, with how to search it.
 * @param searchUrl address of the search page
 */
export const siteStructuredData = (name: string, url: string, searchUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  url,
  name,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?location={place}` },
    'query-input': 'required name=place',
  },
})
