import { DAYS } from '../../contract/constants.ts'
import type { Archive } from '../archive/open-archive.ts'
import { ReadService } from './hsds-service.ts'
import { type NotKept, noteNotKept } from './not-kept.ts'
import { type TableName, type TableRow, tableRows } from './package-tables.ts'

/** Columns that name what a row belongs to. */
const REFERENCES = [
  'service_id',
  'location_id',
  'organization_id',
  'service_at_location_id',
  'phone_id',
] as const
type Reference = (typeof REFERENCES)[number]

/** Rows by what they belong to. */
const rowsByReference = async (archive: Archive, table: TableName) => {
  const byReference = new Map<string, TableRow[]>()
  for await (const row of tableRows(archive, table))
    for (const reference of REFERENCES) {
      const id = row[reference]
      if (id === undefined) continue
      const key = `${reference} ${id}`
      const known = byReference.get(key)
      if (known) known.push(row)
      else byReference.set(key, [row])
    }
  return (reference: Reference, id = ''): TableRow[] => byReference.get(`${reference} ${id}`) ?? []
}

const rowsById = async (archive: Archive, table: TableName) => {
  const byId = new Map<string, TableRow>()
  for await (const row of tableRows(archive, table)) if (row.id) byId.set(row.id, row)
  return byId
}

interface Attribute {
  link_type?: string | undefined
  value?: string | undefined
  taxonomy_term: TableRow
}

/** Attributes are many: terms, kinds and values that are the same are kept once. */
const attributesByService = async (archive: Archive) => {
  const terms = await rowsById(archive, 'taxonomy_terms')
  const kept = new Map<string, string>()
  const once = (text: string | undefined) => {
    if (text === undefined) return undefined
    const known = kept.get(text) ?? text
    kept.set(text, known)
    return known
  }
  const byService = new Map<string, Attribute[]>()
  for await (const row of tableRows(archive, 'attributes')) {
    const term = terms.get(row.taxonomy_term_id ?? '')
    if (!term || !row.link_id) continue
    const { link_type, value } = row
    const one = { link_type: once(link_type), value: once(value), taxonomy_term: term }
    const known = byService.get(row.link_id)
    if (known) known.push(one)
    else byService.set(row.link_id, [one])
  }
  return byService
}

/** Of earlier versions: 'Monday', and 1 for it. */
const codeOf = (day: string) => (DAYS[Number(day) - 1] ?? day).slice(0, 2).toUpperCase()

const scheduleOf = ({ byday, ...schedule }: TableRow): TableRow =>
  byday && /^([1-7]|[a-z]{3,})$/i.test(byday) && byday.length !== 3
    ? { ...schedule, byday: codeOf(byday) }
    : { ...schedule, ...(byday && { byday }) }

/** The services of a package of tables, each with what the other tables say of it, as HSDS 3 nests them. */
export async function* packageServices(
  archive: Archive,
  notKept: NotKept,
): AsyncGenerator<ReadService> {
  const by = (table: TableName) => rowsByReference(archive, table)
  const organizations = await rowsById(archive, 'organizations')
  const locations = await rowsById(archive, 'locations')
  const locationsOf = await by('locations')
  const places = await by('service_at_locations')
  const addresses = await by('addresses')
  const phones = await by('phones')
  const schedules = await by('schedules')
  const languages = await by('languages')
  const accessibility = await by('accessibility')
  const costs = await by('cost_options')
  const documents = await by('required_documents')
  const eligibility = await by('eligibility')
  const attributes = await attributesByService(archive)

  const phonesOf = (reference: Reference, id: string | undefined) =>
    phones(reference, id).map(({ language, ...phone }) => ({
      ...phone,
      languages: language ? [{ name: language }] : languages('phone_id', phone.id),
    }))
  const schedulesOf = (reference: Reference, id: string | undefined) =>
    schedules(reference, id).map(scheduleOf)
  const placeOf = (location: TableRow) => ({
    ...location,
    addresses: addresses('location_id', location.id),
    phones: phonesOf('location_id', location.id),
    schedules: schedulesOf('location_id', location.id),
    languages: languages('location_id', location.id),
    accessibility: accessibility('location_id', location.id),
  })
  const organizationOf = (id = '') => ({
    ...organizations.get(id),
    phones: phonesOf('organization_id', id),
    locations: locationsOf('organization_id', id).map(placeOf),
  })
  const placesOf = (service: TableRow) =>
    places('service_id', service.id).flatMap((place) => {
      const location = locations.get(place.location_id ?? '')
      const own = {
        phones: phonesOf('service_at_location_id', place.id),
        schedules: schedulesOf('service_at_location_id', place.id),
      }
      return location ? [{ ...own, location: placeOf(location) }] : []
    })

  for await (const service of tableRows(archive, 'services')) {
    const eligible = eligibility('service_id', service.id).map((one) => one.eligibility)
    const fields = {
      ...(eligible.length > 0 && { eligibility_description: eligible.join('\n') }),
      ...service,
      organization: organizationOf(service.organization_id),
      phones: phonesOf('service_id', service.id),
      schedules: schedulesOf('service_id', service.id),
      languages: languages('service_id', service.id),
      cost_options: costs('service_id', service.id),
      required_documents: documents('service_id', service.id),
      attributes: attributes.get(service.id ?? '') ?? [],
      service_at_locations: placesOf(service),
    }
    const { data } = ReadService.safeParse(fields)
    if (!data) continue
    noteNotKept(notKept, fields, data)
    yield data
  }
}
