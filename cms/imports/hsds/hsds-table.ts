import { stringify } from 'csv-stringify/sync'
import { guarded } from '../export/formula-guard.ts'
import { FileFault } from '../file/file-fault.ts'
import type { SourceFile } from '../file/source-file.ts'
import { cellsOfRow, HSDS_FIELDS, hsdsRows, ID_COLUMN } from './hsds-row.ts'
import { ReadService } from './hsds-service.ts'
import { jsonItems } from './json-items.ts'

const NOT_HSDS =
  'This JSON file has no services of HSDS 3. It should be a list of services, or a service in each line.'

/** So many items without a service among them: the rest is not worth the wait. */
const MOST_OTHERS = 1_000

async function* servicesIn(file: SourceFile): AsyncGenerator<ReadService> {
  let isFound = false
  let others = 0
  for await (const item of jsonItems(file.read())) {
    const { data } = ReadService.safeParse(item)
    if (data) {
      isFound = true
      yield data
    } else if (!isFound && ++others > MOST_OTHERS) break
  }
  if (!isFound) throw new FileFault(NOT_HSDS)
}

const isJson = (chunk: Uint8Array) =>
  /^[[{]/.test(
    Buffer.from(chunk.subarray(0, 200))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart(),
  )

const begins = async (file: SourceFile): Promise<boolean> => {
  for await (const chunk of file.read()) return isJson(chunk)
  return false
}

const tableOf = async (file: SourceFile): Promise<Uint8Array[]> => {
  const rows = (await hsdsRows(servicesIn(file))).map(cellsOfRow)
  return [
    Buffer.from(stringify([[ID_COLUMN, ...HSDS_FIELDS]])),
    Buffer.from(stringify(rows, { cast: { string: guarded } })),
  ]
}

/** The same file, or the table in it if it is HSDS 3 as JSON: everything after reads tables. */
export const asTable = (file: SourceFile): SourceFile => {
  /** Made once, since a file is read several times. */
  let table: Promise<Uint8Array[]> | undefined
  return {
    read: async function* () {
      if (!table && !(await begins(file))) return yield* file.read()
      table ??= tableOf(file)
      yield* await table
    },
  }
}
