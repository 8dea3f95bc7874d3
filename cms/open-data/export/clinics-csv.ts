import { stringify } from 'csv-stringify/sync'
import { allHours, writeOpeningHours } from '../../clinics/index.ts'
import { CLINIC_FACTS, SPANISH_FIELDS } from '../../contract/clinic-facts.ts'
import { lineText } from '../../contract/line-text.ts'
import { pathsFor } from '../../contract/paths.ts'
import { joinList } from '../../imports/index.ts'
import { guarded } from '../../panel-kit/formula-guard.ts'
import type { Published } from '../present/directory.ts'
import { datedFacts } from '../present/fact-words.ts'
import { textsOf } from '../present/in-languages.ts'
import { batchesOf, type Pieces, removedOf, type Source } from './source.ts'

type Cell = string | number
type Row = Record<string, Cell>

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinList(value.map(String))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // Numbers stay numbers, so that -82.6 is not treated as a formula.
  return typeof value === 'number' ? value : String(value)
}

const FACTS = CLINIC_FACTS.flatMap(({ name, kind }) =>
  kind === 'relation' || kind === 'hours' || kind === 'phones' ? [] : [name],
)
const COLUMNS = [
  'id',
  'url',
  ...FACTS,
  ...SPANISH_FIELDS,
  'state',
  'phones',
  'openingHours',
  'categories',
  'verified',
  'lastVerifiedAt',
  'factDates',
  'source',
  'updatedAt',
  'removedAt',
  'mergedInto',
  'license',
  'attribution',
  'sampleData',
]

const cellsOf = (values: object): Row =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cellOf(value)]))

const rowOf = (published: Published, { directory, locale }: Source): Row => {
  const { clinic } = published
  return {
    ...Object.fromEntries(FACTS.map((name) => [name, cellOf(clinic[name])])),
    ...cellsOf(textsOf(published, locale)),
    id: clinic.id,
    url: directory.publicUrl + pathsFor(locale).clinic(clinic.slug),
    state: clinic.state,
    phones: joinList(clinic.phones.map((line) => lineText(line))),
    openingHours: writeOpeningHours(allHours(clinic)),
    categories: joinList(clinic.categories.map(({ slug }) => slug)),
    verified: cellOf(clinic.verified),
    lastVerifiedAt: cellOf(clinic.lastVerifiedAt),
    factDates: joinList(
      datedFacts(clinic).map(({ name, at, source }) => `${name} ${at.slice(0, 10)} ${source}`),
    ),
    source: clinic.source,
    updatedAt: clinic.updatedAt,
  }
}

const csv = (rows: Row[]) => stringify(rows, { columns: COLUMNS, cast: { string: guarded } })

/** The license is in each row, since people copy rows out of tables. */
export async function* clinicsCsv(source: Source): Pieces {
  const { license, attribution, sample_data } = source.terms
  const terms = { license, attribution, sampleData: cellOf(sample_data) }
  // The byte order mark tells Excel that it is UTF-8.
  yield `\uFEFF${stringify([COLUMNS])}`
  for await (const batch of batchesOf(source))
    yield csv(batch.map((one) => ({ ...rowOf(one, source), ...terms })))
  for await (const batch of removedOf(source))
    yield csv(
      batch.map(({ id, removedAt, staysId }) => ({
        id,
        removedAt: removedAt.toISOString(),
        mergedInto: cellOf(staysId),
        ...terms,
      })),
    )
}
