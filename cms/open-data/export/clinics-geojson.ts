import { pathsFor } from '../../contract/paths.ts'
import type { Published } from '../present/directory.ts'
import { textsOf } from '../present/in-languages.ts'
import { batchesOf, type Pieces, removedOf, type Source } from './source.ts'

const featureOf = (published: Published, { directory, locale }: Source) => {
  const { id, latitude, longitude, openWeek: _, ...properties } = published.clinic
  const { slug } = properties
  const isPlaced = latitude !== null && longitude !== null
  return {
    type: 'Feature',
    id,
    geometry: isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : null,
    // JSON leaves out what is undefined.
    properties: {
      ...properties,
      ...textsOf(published, locale),
      url: directory.publicUrl + pathsFor(locale).clinic(slug),
    },
  }
}

/** Items after each other, with a comma and a new line before each but the first. */
async function* joined<Item>(
  batches: AsyncGenerator<Item[]>,
  write: (item: Item) => object,
): Pieces {
  let isFirst = true
  for await (const batch of batches) {
    yield (isFirst ? '\n' : ',\n') + batch.map((item) => JSON.stringify(write(item))).join(',\n')
    isFirst = false
  }
}

/** A FeatureCollection of RFC 7946, with members of our own before and after the features. */
export async function* clinicsGeoJson(source: Source): Pieces {
  const { license, license_url, attribution, sample_data } = source.terms
  const about = {
    license,
    licenseUrl: license_url,
    attribution,
    sampleData: sample_data,
    generatedAt: source.at.toISOString(),
  }
  yield `{"type":"FeatureCollection",${JSON.stringify(about).slice(1, -1)},\n"features":[`
  yield* joined(batchesOf(source), (one) => featureOf(one, source))
  yield '\n]'
  if (source.since) {
    yield ',\n"removed":['
    yield* joined(removedOf(source), ({ id, removedAt, staysId }) => ({
      id,
      removedAt,
      ...(staysId !== null && { mergedInto: staysId }),
    }))
    yield '\n]'
  }
  yield '}\n'
}
