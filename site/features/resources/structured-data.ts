/** A page of the hub in its structured data. */
interface Part {
  name: string
  to: string
}

/** The resources hub as schema.org describes it. */
export const hubStructuredData = (
  hub: { name: string; description: string; to: string },
  parts: Part[],
  publicUrl: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': publicUrl + hub.to,
  url: publicUrl + hub.to,
  name: hub.name,
  description: hub.description,
  hasPart: parts.map(({ name, to }) => ({ '@type': 'WebPage', name, url: publicUrl + to })),
})
