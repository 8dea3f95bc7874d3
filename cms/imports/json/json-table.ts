import { isRecord } from '../../documents/rich-text-node.ts'
import { FileFault } from '../file/file-fault.ts'
import type { SourceFile } from '../file/source-file.ts'
import { tableOf } from '../file/table-of.ts'
import { ReadService } from '../hsds/hsds-service.ts'
import { hsdsTable } from '../hsds/hsds-table.ts'
import { type NotKept, noteNotKept } from '../hsds/not-kept.ts'
import { jsonItems } from './json-items.ts'
import { cellsOfItem, cellsOfList, columnsAround } from './plain-table.ts'

const NOTHING =
  'This JSON file has no list of clinics in it. Ask the sender for a list of services as HSDS 3, a list of clinics, GeoJSON, or CSV.'

/** Items that are read before it is settled what they are. */
const LOOKED_AT = 100
/** So many items without a clinic among them: the rest is not worth the wait. */
const MOST_OTHERS = 1_000
/** More columns than a list of clinics has. */
const MOST_COLUMNS = 500

/** Whether an item is a service of HSDS: nothing else has places of a service, or an organization with them. */
const isService = (item: unknown): boolean =>
  isRecord(item) &&
  ('service_at_locations' in item ||
    'schedules' in item ||
    'application_process' in item ||
    isRecord(item.organization))

/** Organizations with services and places inside, and places with the service that is there, as services. */
const servicesOf = (item: unknown): unknown[] => {
  if (!isRecord(item)) return [item]
  const { service, ...place } = item
  if (isRecord(service) && isRecord(place.location))
    return [{ ...service, service_at_locations: [place] }]
  if (!Array.isArray(item.services)) return [item]
  const { services, ...organization } = item
  return services.map((service) => ({ ...(isRecord(service) ? service : {}), organization }))
}

const isJson = (chunk: Uint8Array) =>
  // '{\\rtf' begins a text document.
  /^[[{](?!\\)/.test(
    Buffer.from(chunk.subarray(0, 200))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart(),
  )

const begins = async (file: SourceFile): Promise<boolean> => {
  for await (const chunk of file.read()) return isJson(chunk)
  return false
}

/** Reads a file's items twice if need be: the first ones tell what they are. */
const isHsds = async (file: SourceFile): Promise<boolean> => {
  let count = 0
  for await (const item of jsonItems(file.read())) {
    if (servicesOf(item).some(isService)) return true
    if (++count >= LOOKED_AT) return false
  }
  return false
}

async function* servicesIn(file: SourceFile, notKept: NotKept): AsyncGenerator<ReadService> {
  for await (const item of jsonItems(file.read()))
    for (const one of servicesOf(item)) {
      const { data } = ReadService.safeParse(one)
      if (!data) continue
      noteNotKept(notKept, one, data)
      yield data
    }
}

/** Whether an item says more than one thing. */
const isClinic = (item: unknown): item is object =>
  isRecord(item) && (Array.isArray(item) ? item.length : Object.keys(cellsOfItem(item)).length) > 1

const plainTable = async (file: SourceFile): Promise<Uint8Array[]> => {
  const items: object[] = []
  let names: string[] = []
  const around = (value: unknown) => {
    names = columnsAround(value)
  }
  let others = 0
  for await (const item of jsonItems(file.read(), around)) {
    if (isClinic(item)) items.push(item)
    else if (items.length === 0 && ++others > MOST_OTHERS) break
  }
  if (items.length === 0) throw new FileFault(NOTHING)
  // The names of a list's columns may come after its rows.
  const rows = items.map((item) =>
    Array.isArray(item) ? cellsOfList(item, names) : cellsOfItem(item),
  )
  const columns = new Set<string>()
  for (const cells of rows)
    for (const name of Object.keys(cells)) if (columns.size < MOST_COLUMNS) columns.add(name)
  return tableOf(
    [...columns],
    rows.map((cells) => [...columns].map((name) => cells[name] ?? '')),
  )
}

/** The same file, or the table in it if it is JSON: everything after reads tables. */
export const asTable = (file: SourceFile, notKept: NotKept = new Map()): SourceFile => {
  /** Made once, since a file is read several times. */
  let table: Promise<Uint8Array[]> | undefined
  const made = async () =>
    (await isHsds(file)) ? hsdsTable(servicesIn(file, notKept)) : plainTable(file)
  return {
    notKept,
    read: async function* () {
      if (!table && !(await begins(file))) return yield* file.read()
      table ??= made()
      yield* await table
    },
  }
}
