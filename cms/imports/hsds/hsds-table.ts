import { stringify } from 'csv-stringify/sync'
import { guarded } from '../export/formula-guard.ts'
import { FileFault } from '../file/file-fault.ts'
import type { SourceFile } from '../file/source-file.ts'
import { cellsOfRow, HSDS_FIELDS, hsdsRows, ID_COLUMN } from './hsds-row.ts'
import { ReadService } from './hsds-service.ts'

const NOT_HSDS =
  'This JSON file has no services of HSDS 3. It should be a list of services, or a service in each line.'
const NOT_JSON =
  'The file begins like JSON, but it is not valid JSON. It may have been cut off, or edited by hand.'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isPage = (value: unknown): value is { contents: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  'contents' in value &&
  Array.isArray(value.contents)

/** A list, a page of a list, a single service, or one in each line. @throws FileFault if it is none */
const itemsIn = (text: string): unknown[] => {
  const whole = parseJson(text)
  if (Array.isArray(whole)) return whole
  if (isPage(whole)) return whole.contents
  if (whole !== undefined) return [whole]
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => {
    const item = parseJson(line)
    if (item !== undefined) return item
    throw new FileFault(index === 0 ? NOT_JSON : `Line ${index + 1} is not valid JSON.`)
  })
}

const servicesIn = (text: string): ReadService[] => {
  const read = itemsIn(text).map((item) => ReadService.safeParse(item))
  const services = read.flatMap(({ data }) => data ?? [])
  if (services.length === 0) throw new FileFault(NOT_HSDS)
  return services
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

async function* tableOf(file: SourceFile): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.read()) chunks.push(chunk)
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const rows = hsdsRows(servicesIn(text)).map(cellsOfRow)
  yield Buffer.from(stringify([[ID_COLUMN, ...HSDS_FIELDS]]))
  yield Buffer.from(stringify(rows, { cast: { string: guarded } }))
}

/** The same file, or the table in it if it is HSDS 3 as JSON: everything after reads tables. */
export const asTable = (file: SourceFile): SourceFile => ({
  read: async function* () {
    yield* (await begins(file)) ? tableOf(file) : file.read()
  },
})
