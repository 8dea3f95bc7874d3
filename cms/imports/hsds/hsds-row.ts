import { factsOfKind } from '../../contract/clinic-facts.ts'
import { joinList } from '../file/separators.ts'
import { COLUMN_FIELDS, type ColumnField } from '../mapping/column-fields.ts'
import type { ReadLocation, ReadPlace, ReadService } from './hsds-service.ts'
import { readSchedules } from './read-schedules.ts'

/** The column with the id of the place, which no other file has. */
export const ID_COLUMN = 'hsds_location_id'

/** The fields that a row of HSDS may fill: a slug would be another directory's. */
export const HSDS_FIELDS = COLUMN_FIELDS.filter(
  (field) => !['slug', 'sourceId', 'fullAddress'].includes(field),
)

/** A clinic: where a directory gives one or more services. */
export interface HsdsRow {
  id: string
  cells: Partial<Record<ColumnField, string>>
  /** Entries of its lists. */
  lists: Partial<Record<ColumnField, string[]>>
}

/** Where a service is given: what it says, or where its organization is. */
const placesOf = (service: ReadService): ReadPlace[] => {
  if (service.service_at_locations.length > 0) return service.service_at_locations
  const locations = service.organization?.locations ?? []
  return locations.map((location) => ({ location, phones: [], schedules: [] }))
}

/** What the attributes say: our own facts by their names, categories, and all else as services. */
const factsOf = ({ attributes }: ReadService): HsdsRow['lists'] => {
  const lists: HsdsRow['lists'] = {}
  const add = (field: ColumnField, entry = '') => {
    if (entry) lists[field] = [...(lists[field] ?? []), entry]
  }
  for (const { link_type, value, taxonomy_term } of attributes) {
    const fact = HSDS_FIELDS.find((field) => field === taxonomy_term.code)
    if (link_type === 'fact' && fact) add(fact, value)
    else if (link_type === 'category') add('addedCategories', taxonomy_term.code)
    else if (link_type !== 'fact') add('services', taxonomy_term.name)
  }
  return lists
}

const addressOf = ({ addresses: [address] }: ReadLocation) => ({
  address: [address?.address_1, address?.address_2].filter(Boolean).join(', '),
  city: address?.city ?? '',
  state: address?.state_province ?? '',
  zipCode: address?.postal_code ?? '',
})

const first = <Item>(...lists: readonly (readonly Item[] | undefined)[]): readonly Item[] =>
  lists.find((list) => list && list.length > 0) ?? []

const rowOf = (service: ReadService, { location, phones, schedules }: ReadPlace): HsdsRow => {
  const { organization } = service
  const name = location.name || organization?.name || service.name
  const [phone] = first(phones, service.phones, location.phones, organization?.phones)
  const { services = service.name === name ? [] : [service.name], ...facts } = factsOf(service)
  const id = location.id ?? ''
  return {
    id,
    cells: {
      name,
      ...addressOf(location),
      latitude: String(location.latitude ?? ''),
      longitude: String(location.longitude ?? ''),
      phone: phone?.number ?? '',
      phoneExtension: String(phone?.extension ?? ''),
      website: service.url || organization?.website || '',
      description: service.description || '',
      appointments: service.application_process || '',
      eligibilityRequirements: service.eligibility_description || '',
      foundedYear: String(organization?.year_incorporated ?? ''),
      ...readSchedules(first(schedules, service.schedules, location.schedules)),
    },
    lists: {
      ...facts,
      services,
      languages: first(service.languages, location.languages).map(({ name }) => name),
      accessibility: location.accessibility.map(({ description }) => description),
    },
  }
}

/** Two services at one place are one clinic with both. */
const merged = (one: HsdsRow, other: HsdsRow): HsdsRow => {
  const filled = Object.entries(one.cells).filter(([, cell]) => cell)
  const fields = new Set([...Object.keys(one.lists), ...Object.keys(other.lists)])
  return {
    id: one.id,
    cells: { ...other.cells, ...Object.fromEntries(filled) },
    lists: Object.fromEntries(
      HSDS_FIELDS.filter((field) => fields.has(field)).map((field) => [
        field,
        [...new Set([...(one.lists[field] ?? []), ...(other.lists[field] ?? [])])],
      ]),
    ),
  }
}

/** The clinics of some services, each once. Services that are no longer given are left out. */
export const hsdsRows = async (services: AsyncIterable<ReadService>): Promise<HsdsRow[]> => {
  const rows = new Map<string, HsdsRow>()
  for await (const service of services) {
    if (service.status === 'defunct' || service.status === 'inactive') continue
    for (const place of placesOf(service)) {
      const row = rowOf(service, place)
      const key = row.id || `${service.id ?? ''} ${rows.size}`
      const known = rows.get(key)
      rows.set(key, known ? merged(known, row) : row)
    }
  }
  return [...rows.values()]
}

/** Facts that are one text: a semicolon in it separates nothing. */
const TEXTS: ReadonlySet<string> = new Set([...factsOfKind('line'), ...factsOfKind('paragraph')])

const cellOf = (field: ColumnField, entries: string[]) =>
  TEXTS.has(field) ? entries.join('; ') : joinList(entries)

/** The row's cells in the order of the columns. */
export const cellsOfRow = ({ id, cells, lists }: HsdsRow): string[] => [
  id,
  ...HSDS_FIELDS.map((field) => cells[field] ?? cellOf(field, lists[field] ?? [])),
]
