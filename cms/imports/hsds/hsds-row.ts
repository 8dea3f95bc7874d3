import { factsOfKind } from '../../contract/clinic-facts.ts'
import { joinList } from '../file/separators.ts'
import { COLUMN_FIELDS, type ColumnField, SPANISH_TEXTS } from '../mapping/column-fields.ts'
import type { ReadLocation, ReadPlace, ReadService } from './hsds-service.ts'
import { type HsdsLines, hsdsLines, lineTexts, mergedLines } from './read-phones.ts'
import { readSchedules } from './read-schedules.ts'

/** The column with the id of the place, which no other file has. */
export const ID_COLUMN = 'hsds_location_id'

/** The fields that a row of HSDS may fill: a slug would be another directory's. */
export const HSDS_FIELDS = COLUMN_FIELDS.filter(
  (field) => !['slug', 'sourceId', 'fullAddress'].includes(field),
)

/** The column that says why a place is not for the public. */
export const STATUS_COLUMN = 'Status'

/** The column for what a directory wants everybody to know now. */
export const ALERT_COLUMN = 'Alert'

/** A clinic: where a directory gives one or more services. */
export interface HsdsRow {
  id: string
  /** Why it is not for the public; empty if it is. */
  status: string
  alerts: string[]
  reached: HsdsLines
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

/** Where people go, and not where letters go. */
const placeOf = ({ addresses }: ReadLocation) =>
  addresses.find(({ address_type }) => address_type === 'physical') ??
  addresses.find(({ address_type }) => !address_type)

const addressOf = (location: ReadLocation) => {
  const address = placeOf(location) ?? location.addresses[0]
  return {
    address: [address?.address_1, address?.address_2].filter(Boolean).join(', '),
    city: address?.city ?? '',
    state: address?.state_province ?? '',
    zipCode: address?.postal_code ?? '',
  }
}

/** Why nobody can go there now; empty if people can. */
const statusOf = ({ status = '' }: ReadService, location: ReadLocation): string => {
  const { location_type: type, addresses } = location
  if (status !== '' && status !== 'active') return status
  if (type && type !== 'physical') return `no place to go: ${type}`
  return addresses.length > 0 && !placeOf(location) ? 'no place to go: postal address' : ''
}

/** 'Main Office' is the name of many. */
const GENERIC =
  /^((main|head|central|primary|administrative|satellite|branch|downtown|north|south|east|west) )?(office|location|site|clinic|building|campus|headquarters|facility|center)( \d+)?$/i

const nameOf = ({ organization, name }: ReadService, location: ReadLocation): string => {
  if (!location.name) return organization?.name || name
  return GENERIC.test(location.name) && organization?.name
    ? `${organization.name} – ${location.name}`
    : location.name
}

const PAPERS: readonly [ColumnField, RegExp][] = [
  ['asksForId', /\b(photo id|identification|i\.?d\.?( card)?|driver.?s licen[cs]e|passport)\b/i],
  ['asksForProofOfAddress', /\b(proof of (address|residenc\w+)|utility bill)\b/i],
  ['asksForProofOfIncome', /\b(income|pay ?stubs?|tax return)\b/i],
  ['asksForSsn', /\bsocial security\b/i],
]

const agesOf = ({ minimum_age: from, maximum_age: to }: ReadService): string => {
  if (from && to) return `Ages ${from} to ${to}.`
  if (from) return `Age ${from} and over.`
  return to ? `Up to age ${to}.` : ''
}

/** What a service says of money, papers and waiting. */
const termsOf = (service: ReadService): HsdsRow['cells'] => {
  const { cost_options, required_documents, interpretation_services, wait_time } = service
  const documents = required_documents.map(({ document }) => document)
  const costs = cost_options.map(({ option, amount, currency, amount_description }) =>
    [option, amount && `${amount} ${currency ?? ''}`.trim(), amount_description]
      .filter(Boolean)
      .join(', '),
  )
  const papers = PAPERS.flatMap(([field, pattern]) =>
    documents.some((document) => pattern.test(document)) ? [[field, 'yes'] as const] : [],
  )
  const texts = {
    firstVisitCost: [service.fees_description ?? '', ...costs],
    eligibilityRequirements: [
      service.eligibility_description ?? '',
      agesOf(service),
      documents.length > 0 ? `Bring: ${documents.join(', ')}.` : '',
    ],
    firstVisitWait: [wait_time ?? ''],
    interpreters: [interpretation_services ? 'yes' : ''],
  }
  const filled = Object.entries(texts).flatMap(([field, parts]) => {
    const text = parts.filter(Boolean).join('\n')
    return text ? [[field, text] as const] : []
  })
  return Object.fromEntries([...filled, ...papers])
}

const first = <Item>(...lists: readonly (readonly Item[] | undefined)[]): readonly Item[] =>
  lists.find((list) => list && list.length > 0) ?? []

const rowOf = (service: ReadService, { location, phones, schedules }: ReadPlace): HsdsRow => {
  const { organization } = service
  const name = nameOf(service, location)
  const address = addressOf(location)
  const reached = hsdsLines(
    [phones, service.phones, location.phones, organization?.phones ?? []],
    address.state,
  )
  const { services = service.name === name ? [] : [service.name], ...facts } = factsOf(service)
  const id = location.id ?? ''
  // Our own export says each fact by its name, and the same once more in the words of the standard.
  const isOurs = service.attributes.some(({ link_type }) => link_type === 'fact')
  const terms = isOurs
    ? { eligibilityRequirements: service.eligibility_description ?? '' }
    : termsOf(service)
  return {
    id,
    status: statusOf(service, location),
    alerts: [service.alert, location.alert].filter((text) => text !== undefined),
    reached,
    cells: {
      name,
      ...address,
      latitude: String(location.latitude ?? ''),
      longitude: String(location.longitude ?? ''),
      phone: reached.main?.number ?? reached.unread,
      phoneExtension: reached.main?.extension ?? '',
      website: service.url || organization?.website || '',
      description: service.description || '',
      appointments: service.application_process || '',
      foundedYear: String(organization?.year_incorporated ?? ''),
      ...readSchedules(first(schedules, service.schedules, location.schedules)),
      ...terms,
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
    status: one.status,
    alerts: [...new Set([...one.alerts, ...other.alerts])],
    reached: mergedLines(one.reached, other.reached),
    cells: { ...other.cells, ...Object.fromEntries(filled) },
    lists: Object.fromEntries(
      HSDS_FIELDS.filter((field) => fields.has(field)).map((field) => [
        field,
        [...new Set([...(one.lists[field] ?? []), ...(other.lists[field] ?? [])])],
      ]),
    ),
  }
}

/** The clinics of some services, each once. */
export const hsdsRows = async (services: AsyncIterable<ReadService>): Promise<HsdsRow[]> => {
  const rows = new Map<string, HsdsRow>()
  for await (const service of services) {
    for (const place of placesOf(service)) {
      const row = rowOf(service, place)
      const key = row.id || `${service.id ?? ''} ${rows.size}`
      const known = rows.get(key)
      // Where one service is closed and another isn't, the place is open for the other.
      if (known && known.status === '' && row.status !== '') continue
      rows.set(key, known && known.status === row.status ? merged(known, row) : row)
    }
  }
  return [...rows.values()]
}

/** Facts that are one text: a semicolon in it separates nothing. */
const TEXTS: ReadonlySet<string> = new Set([
  ...factsOfKind('line'),
  ...factsOfKind('paragraph'),
  ...SPANISH_TEXTS,
])

const cellOf = (field: ColumnField, entries: string[]) =>
  TEXTS.has(field) ? entries.join('; ') : joinList(entries)

/** The row's cells in the order of the columns. */
export const cellsOfRow = ({ id, status, alerts, reached, cells, lists }: HsdsRow): string[] => {
  const phones = joinList(lineTexts(reached))
  const all: HsdsRow['cells'] = { ...cells, phones }
  return [
    id,
    status,
    alerts.join('\n'),
    ...HSDS_FIELDS.map((field) => all[field] || cellOf(field, lists[field] ?? [])),
  ]
}
