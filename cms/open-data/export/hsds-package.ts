import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import type { HsdsTaxonomyTerm } from '../../contract/hsds/parts.ts'
import { guarded } from '../../panel-kit/formula-guard.ts'
import { attributesOf } from '../present/attributes.ts'
import type { Published } from '../present/directory.ts'
import { TAXONOMIES, type Taxonomy, taxonomyOf } from '../present/terms.ts'
import { tombstoneOf } from '../present/tombstone.ts'
import { batchesOf, type Pieces, removedOf, type Source } from './source.ts'
import { resourceOf, TABLES, type Table, TOMBSTONES } from './tables.ts'

const csv = ({ columns }: Table, rows: object[]) =>
  stringify(rows, { columns, cast: { string: guarded } })

/** The words that the attributes use, by their ids: a few hundred, whatever the number of clinics. */
type Words = Map<string, HsdsTaxonomyTerm>

const noteWords = (batch: Published[], { directory }: Source, words: Words): void => {
  for (const one of batch)
    for (const { taxonomy_term } of attributesOf(one, directory))
      words.set(taxonomy_term.id, taxonomy_term)
}

/** Each table reads the clinics anew, since the files of an archive come one after the other. */
async function* piecesOf(table: Table, source: Source, words: Words): Pieces {
  const { directory } = source
  yield stringify([table.columns])
  const { rows } = table
  if (rows) {
    for await (const batch of batchesOf(source)) {
      yield csv(
        table,
        batch.flatMap((one) => rows(one, directory)),
      )
      if (table.name === 'attributes') noteWords(batch, source, words)
    }
  } else if (table.name === 'taxonomy_terms') {
    yield csv(table, [...words.values()])
  } else if (table.name === 'taxonomies') {
    const names = Object.keys(TAXONOMIES) as Taxonomy[]
    yield csv(
      table,
      names.map((name) => taxonomyOf(directory.ids, name)),
    )
  } else {
    for await (const batch of removedOf(source))
      yield csv(
        table,
        batch.map((one) => tombstoneOf(one, directory.ids)),
      )
  }
}

const description = ({ terms, at, since, directory }: Source, tables: readonly Table[]) => ({
  name: 'hsds',
  title: 'Human Services Data Specification 3.0, tabular',
  profile: 'tabular-data-package',
  homepage: directory.publicUrl,
  created: at.toISOString(),
  licenses: [
    {
      name: terms.license,
      title: terms.license,
      ...(terms.license_url && { path: terms.license_url }),
    },
  ],
  sources: [{ title: terms.attribution }],
  sample_data: terms.sample_data,
  ...(since && { updated_since: since.toISOString() }),
  resources: tables.map(resourceOf),
})

/** The standard's tabular package: a description, and a CSV file for each table. */
export const hsdsPackage = (source: Source): Readable => {
  const zip = new ZipFile()
  const tables = source.since ? [...TABLES, TOMBSTONES] : TABLES
  const words: Words = new Map()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (error) => output.destroy(error))
  zip.addBuffer(
    Buffer.from(JSON.stringify(description(source, tables), null, 2)),
    'datapackage.json',
  )
  for (const table of tables)
    zip.addReadStreamLazy(`${table.name}.csv`, (begin) => {
      const pieces = Readable.from(output.destroyed ? [] : piecesOf(table, source, words))
      // Whoever leaves takes the table along that is being read, and hears of nothing more.
      const leave = () => pieces.destroy()
      output.once('close', leave)
      pieces.once('close', () => output.off('close', leave))
      pieces.on('error', (error) => output.destroy(error))
      begin(null, pieces)
    })
  zip.end()
  return output
}
