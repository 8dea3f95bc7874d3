import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { unguarded } from '../../panel-kit/formula-guard.ts'
import type { Archive } from '../archive/open-archive.ts'
import { decode, inspect } from '../file/file-text.ts'

/** The tables of HSDS that clinics are made of. */
export type TableName =
  | 'organizations'
  | 'services'
  | 'locations'
  | 'service_at_locations'
  | 'addresses'
  | 'phones'
  | 'schedules'
  | 'languages'
  | 'accessibility'
  | 'cost_options'
  | 'required_documents'
  | 'eligibility'
  | 'attributes'
  | 'taxonomy_terms'

interface Table {
  /** What HSDS 1, 2 and 3 call the file, and what others make of it. */
  files: string[]
  /** Columns that earlier versions call otherwise. */
  renamed?: Record<string, string>
  /** What every row of a file is. */
  filled?: Record<string, Record<string, string>>
}

const TABLES: Record<TableName, Table> = {
  organizations: { files: ['organization', 'organizations'] },
  services: { files: ['service', 'services'], renamed: { fees: 'fees_description' } },
  locations: { files: ['location', 'locations'] },
  service_at_locations: {
    files: [
      ...['service_at_location', 'service_at_locations'],
      ...['services_at_location', 'services_at_locations'],
    ],
  },
  addresses: {
    files: [
      ...['address', 'addresses', 'physical_address', 'physical_addresses'],
      ...['postal_address', 'postal_addresses'],
    ],
    filled: {
      postal_address: { address_type: 'postal' },
      postal_addresses: { address_type: 'postal' },
    },
  },
  phones: { files: ['phone', 'phones'] },
  schedules: {
    files: ['schedule', 'schedules', 'regular_schedule', 'regular_schedules'],
    renamed: { weekday: 'byday' },
  },
  languages: { files: ['language', 'languages'], renamed: { language: 'name' } },
  accessibility: {
    files: ['accessibility', 'accessibility_for_disabilities'],
    renamed: { accessibility: 'description' },
  },
  cost_options: { files: ['cost_option', 'cost_options'] },
  required_documents: { files: ['required_document', 'required_documents'] },
  eligibility: { files: ['eligibility'] },
  attributes: {
    files: [
      ...['attribute', 'attributes', 'service_attribute', 'service_attributes'],
      ...['service_taxonomy', 'services_taxonomy'],
    ],
    renamed: { service_id: 'link_id', taxonomy_id: 'taxonomy_term_id' },
  },
  taxonomy_terms: { files: ['taxonomy_term', 'taxonomy_terms', 'taxonomy'] },
}

/** 'export/Organizations.csv' is 'organizations'. */
const baseOf = (name: string) => /([^/]+)\.csv$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const filesOf = ({ names }: Archive, table: TableName) =>
  names.filter((name) => TABLES[table].files.includes(baseOf(name)))

/** Whether an archive has the tables without which there is no clinic. */
export const isPackage = (archive: Archive): boolean =>
  (['services', 'locations'] as const).every((table) => filesOf(archive, table).length > 0)

/** A row's cells by the names of their columns; those that are empty are left out. */
export type TableRow = Record<string, string>

const isEmpty = async (chunks: AsyncIterable<Uint8Array>): Promise<boolean> => {
  for await (const { length } of chunks) if (length > 0) return false
  return true
}

async function* rowsIn(archive: Archive, name: string): AsyncGenerator<TableRow> {
  const file = { read: () => archive.read(name) }
  if (await isEmpty(file.read())) return
  const { encoding, delimiter } = await inspect(file)
  const options = { bom: true, columns: true, trim: true, relax_column_count: true, delimiter }
  yield* Readable.from(decode(file, encoding)).pipe(
    parse({ ...options, relax_quotes: true, skip_empty_lines: true }),
  )
}

/** The rows of a table, by the names of HSDS 3. */
export async function* tableRows(archive: Archive, table: TableName): AsyncGenerator<TableRow> {
  const { renamed = {}, filled = {} } = TABLES[table]
  for (const name of filesOf(archive, table))
    for await (const row of rowsIn(archive, name)) {
      const cells = Object.entries(row).flatMap(([column, cell]) =>
        cell === '' ? [] : [[renamed[column] ?? column, unguarded(cell)]],
      )
      yield { ...filled[baseOf(name)], ...Object.fromEntries(cells) }
    }
}
