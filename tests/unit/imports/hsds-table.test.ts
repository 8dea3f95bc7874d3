import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { FileFault } from '../../../cms/imports/file/file-fault.ts'
import type { SourceFile } from '../../../cms/imports/file/source-file.ts'
import { notKeptInWords } from '../../../cms/imports/hsds/not-kept.ts'
import { asTable } from '../../../cms/imports/json/json-table.ts'
import { sourceFile, textOf } from '../../support/source-file.ts'

const read = (text: string, bytes?: number) => textOf(asTable(sourceFile(text, bytes)))

const rowsOf = async (text: string): Promise<Record<string, string>[]> =>
  parse(await read(text), { columns: true })

/** As a 2-1-1 might send it, which knows nothing of our attributes. */
const location = {
  id: '0c5fb1a5-5a3f-4b9c-9a5f-000000000001',
  location_type: 'physical',
  name: 'Riverbend Health',
  latitude: 41.88,
  longitude: -87.63,
  addresses: [
    {
      ...{ address_1: '1 Main St', address_2: 'Suite 2', city: 'Chicago', country: 'US' },
      ...{ state_province: 'IL', postal_code: '60601', address_type: 'physical' },
    },
  ],
  phones: [{ number: '(312) 555-0142', extension: 7 }],
}
const schedule = { opens_at: '09:00', closes_at: '12:00', description: 'Second Saturday' }
const service = (name: string, more: object = {}) => ({
  id: `0c5fb1a5-5a3f-4b9c-9a5f-00000000001${name.length % 10}`,
  name,
  status: 'active',
  organization: { name: 'Riverbend', website: 'https://riverbend.example' },
  service_at_locations: [{ location }],
  schedules: [
    { byday: 'TU,MO', opens_at: '09:00:00', closes_at: '17:00-05:00', freq: 'WEEKLY' },
    { byday: '2SA', freq: 'MONTHLY', ...schedule },
  ],
  ...more,
})

describe('HSDS 3 of another directory', () => {
  it('reads places with the service that is there', async () => {
    const { service_at_locations: _, ...there } = service('Dental care')
    const own = [{ byday: 'FR', freq: 'WEEKLY', opens_at: '13:00', closes_at: '15:00' }]
    const place = { id: '9', location, service: there, schedules: own, contacts: [] }
    const [row] = await rowsOf(JSON.stringify({ contents: [place] }))
    const told = { services: 'Dental care', city: 'Chicago', phone: '312-555-0142' }
    expect(row).toMatchObject({ ...told, openingHours: 'Friday 13:00-15:00' })
  })

  it('becomes a row for each place, with all services that are given there', async () => {
    const services = [
      service('Dental care'),
      service('Eye exams'),
      service('Old', { status: 'defunct' }),
    ]
    expect(await rowsOf(JSON.stringify(services))).toMatchObject([
      {
        ...{ hsds_location_id: location.id, name: 'Riverbend Health', latitude: '41.88' },
        ...{ address: '1 Main St, Suite 2', city: 'Chicago', state: 'IL', zipCode: '60601' },
        ...{ phone: '312-555-0142', phoneExtension: '7', website: 'https://riverbend.example' },
        ...{ services: 'Dental care; Eye exams', hoursOfOperation: 'Second Saturday' },
        openingHours: expect.stringContaining('09:00'),
      },
    ])
  })

  it('is the same as a list, as a page, as one service and in lines', async () => {
    const one = service('Dental care')
    const list = await read(JSON.stringify([one]))
    const page = { note: 'contents', lists: [one], contents: [one] }
    const others = [{ total_items: 1, contents: [one] }, page, one].map((all) =>
      JSON.stringify(all),
    )
    for (const text of [...others, `\uFEFF${JSON.stringify(one)}\n\n`])
      expect(await read(text)).toBe(list)
    expect(await read(JSON.stringify([one], null, 2), 7)).toBe(list)
    expect(await rowsOf(`${JSON.stringify(one)}\n${JSON.stringify(one)}\n`)).toHaveLength(1)
    expect(await read('name,city\nOne,Chicago\n')).toBe('name,city\nOne,Chicago\n')
  })

  it('leaves out what can’t be read, and keeps the rest', async () => {
    const phones = ['none', { number: 5 }]
    const odd = { ...service('Dental care'), phones, languages: null, attributes: {} }
    expect(await rowsOf(JSON.stringify([odd, { name: 5 }, 'text']))).toMatchObject([
      { phone: '312-555-0142', languages: '' },
    ])
  })

  it('that is faulty is refused with a sentence that says what is wrong', async () => {
    const faults = [
      ['[{"name": "cut of', 'not valid JSON'],
      ['{"name":"One","id":"1"}\n{"name":', 'Line 2 is not valid JSON'],
      ['{"name":"One","id":"1"}\n{"name":}\n{"name":"Three"}', 'Line 2 is not valid JSON'],
      ['{"type":"FeatureCollection","features":[]}', 'no list of clinics'],
      ['{"a": 1}', 'no list of clinics'],
      ['[1, 2, 3]', 'no list of clinics'],
      ['[{"name": "S", "schedules": []}]', 'its services have no places'],
      ['['.repeat(100_000), 'nested more than 32 levels deep'],
    ] as const
    for (const [text, sentence] of faults) {
      const fault = await read(text).catch((error) => error)
      expect(fault, text.slice(0, 60)).toBeInstanceOf(FileFault)
      expect(fault.message).toContain(sentence)
    }
    // It is sought in the first thousand items only.
    let chunks = 0
    const endless: SourceFile = {
      read: async function* () {
        yield Buffer.from('[{}')
        for (; chunks < 100; chunks++) yield Buffer.from(',{}'.repeat(1_000))
      },
    }
    await expect(asTable(endless).read()[Symbol.asyncIterator]().next()).rejects.toThrow(
      'no list of clinics',
    )
    expect(chunks).toBeLessThan(3)
  })
})

it('what of HSDS has no place here is counted by its path, and nothing that has one', async () => {
  const accreditation = { id: 'a', accreditations: 'HRSA', accessibility: [] }
  const rich = service('Dental care', {
    ...accreditation,
    organization: { name: 'Riverbend', description: 'A charity', funding: [{ source: 'County' }] },
    service_at_locations: [{ location: { ...location, transportation: 'Bus 9' } }],
    contacts: [{ id: 'c', name: 'Ana' }],
    service_areas: null,
    attributes: [
      { link_type: 'fact', value: 'yes', taxonomy_term: { code: 'xray', name: 'X-ray' } },
      { link_type: 'fact', value: 'yes', taxonomy_term: { code: 'parking', name: 'Parking' } },
    ],
  })
  const file = asTable(sourceFile(JSON.stringify([rich, service('Eye exams'), rich])))
  await textOf(file)
  expect([...(file.notKept ?? [])].toSorted()).toEqual([
    ['accreditations', 2],
    ['attributes.parking', 2],
    ['contacts', 2],
    ['organization.description', 2],
    ['organization.funding', 2],
    ['service_at_locations.location.transportation', 2],
  ])
})

it('what is not kept is one sentence, the most frequent first', () => {
  const many = Array.from({ length: 32 }, (_, index) => [`field${index}`, index] as const)
  expect(notKeptInWords([])).toBe(null)
  expect(notKeptInWords([['a', 3] as const, ['b', 12] as const])).toBe('Not kept: b (12), a (3).')
  expect(notKeptInWords(many)).toMatch(/^Not kept: field31 \(31\), .* and 2 more\.$/)
})
