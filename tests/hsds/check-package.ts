import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import type { Schema, Tally } from './tally.ts'

const PATH = '/api/export/hsds.zip'

const Package = z.object({ resources: z.array(z.object({ name: z.string(), path: z.string() })) })

type Cells = Record<string, string>

/** The standard's schemas that the package's files are of, by their names. */
const TABLES = [
  ...['organization', 'service', 'location', 'service_at_location', 'address', 'phone'],
  ...['schedule', 'language', 'accessibility', 'cost_option', 'required_document', 'metadata'],
  ...['attribute', 'taxonomy_term', 'taxonomy'],
]

/** An empty cell is nothing, unless the standard requires the text. */
const typed = (cells: Cells, { properties = {}, required }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const isRequired = Array.isArray(required) && required.includes(name)
      if (cell === '' && !isRequired) return []
      return [[name, properties[name]?.type === 'number' ? Number(cell) : cell]]
    }),
  )

/** What a column whose name ends in _id refers to: 'organization_id' to organizations; our metadata is of services. */
const referredTo = (column: string) =>
  column === 'resource_id' ? 'service' : TABLES.find((name) => column === `${name}_id`)

/** Checks each file of the tabular package, that what rows refer to is there, and all of it at once. */
export const checkPackage = async (url: string, tally: Tally): Promise<void> => {
  const files = unzipSync(new Uint8Array(await (await fetch(url + PATH)).arrayBuffer()))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const { resources } = Package.parse(JSON.parse(textOf('datapackage.json')))
  const whole: Record<string, Record<string, unknown>[]> = {}
  for (const name of TABLES) {
    const schema = tally.schema(name)
    const path = resources.find((resource) => resource.path === schema.path)?.path
    if (!path) {
      tally.fault(PATH, name, `There is no ${schema.path}.`)
      continue
    }
    const rows: Cells[] = parse(textOf(path), { columns: true })
    whole[name] = rows.map((cells) => typed(cells, schema))
    for (const row of whole[name]) {
      tally.check(PATH, name, row)
      for (const column of schema.tabular_required ?? [])
        if (!row[column]) tally.fault(PATH, name, `${column} is required in a table`)
    }
    for (const column of Object.keys(rows[0] ?? {}))
      if (!schema.properties?.[column]) tally.fault(PATH, name, `${column} is no column of it`)
  }
  const ids = new Map(
    Object.entries(whole).map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]),
  )
  for (const [name, rows] of Object.entries(whole))
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const target = referredTo(column)
        if (target && !ids.get(target)?.has(value))
          tally.fault(PATH, name, `${column} refers to nothing`)
      }
  tally.check(`${PATH}, whole`, 'tabular', whole)
}
