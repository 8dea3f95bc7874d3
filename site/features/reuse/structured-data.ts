interface Described {
  name: string
  description: string
  /** The page's canonical address. */
  url: string
  publisher: { name: string; publicUrl: string }
}

interface Download {
  address: string
  type: string
}

/** The list as schema.org describes data: where to take it, and that it is free. */
export const dataStructuredData = (
  { name, description, url, publisher }: Described,
  files: Download[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  '@id': url,
  url,
  name,
  description,
  isAccessibleForFree: true,
  spatialCoverage: { '@type': 'Country', name: 'United States' },
  creator: { '@type': 'Organization', name: publisher.name, url: publisher.publicUrl },
  distribution: files.map(({ address, type }) => ({
    '@type': 'DataDownload',
    encodingFormat: type,
    contentUrl: publisher.publicUrl + address,
  })),
})
