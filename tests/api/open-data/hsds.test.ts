import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../../cms/contract/index.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** An answer, held to the contract. */
const ask = async <Schema extends z.ZodType>(
  path: string,
  { response }: { response: Schema },
): Promise<z.output<Schema>> => response.parse(await (await api.get(path)).json())

const services = (query: string) => ask(`/hsds/services?${query}`, endpoints.hsdsServices)

interface Page<Item> {
  contents: Item[]
  total_items: number
  last_page: boolean
}

/** A whole list, and how long it says that it is. */
const allOf = async <Item>(readPage: (page: number) => Promise<Page<Item>>) => {
  const items: Item[] = []
  for (let page = 1; ; page++) {
    const { contents, total_items, last_page } = await readPage(page)
    items.push(...contents)
    if (last_page) return { items, total: total_items }
  }
}

/** The service of the clinic that a test has just made. */
const newest = async () => {
  const { total_pages } = await services('per_page=1')
  const { contents } = await services(`full=true&per_page=1&page=${total_pages}`)
  return contents[0]
}

describe('a clinic as HSDS 3', () => {
  it('is a service of an organization at a location, with what is known and nothing else', async () => {
    await newClinic(api.payload, {
      name: 'Hope Clinic',
      phone: '864-555-0142',
      phoneExtension: '12',
      website: 'https://hope.example',
      latitude: 34.5,
      longitude: -82.65,
      isFree: true,
      walkInsWelcome: 'no',
      asksForId: 'yes',
      asksForProofOfIncome: 'yes',
      asksForProofOfAddress: 'no',
      asksForSsn: 'no',
      services: ['Dental Care'],
      languages: ['Spanish'],
      accessibility: ['Ramp'],
      openingHours: [
        { day: 'monday', opens: '09:00', closes: '17:00' },
        { day: 'wednesday', opens: '09:00', closes: '17:00' },
        { day: 'friday', opens: '18:00', closes: '22:00' },
        { day: 'saturday', opens: '00:00', closes: '24:00' },
      ],
      lastVerifiedAt: '2026-11-01T12:00:00.000Z',
      factDates: {
        asksForSsn: { at: '2026-10-30T12:00:00.000Z', source: 'import' },
        services: { at: '2026-11-02T12:00:00.000Z', source: 'call' },
      },
    })
    await expect.poll(async () => (await newest())?.name).toBe('Hope Clinic')
    const service = await newest()
    expect(service).toMatchObject({
      status: 'active',
      url: 'https://hope.example/',
      assured_date: '2026-11-01',
      fees_description: 'Free',
      phones: [{ number: '864-555-0142', extension: 12 }],
      languages: [{ name: 'Spanish' }],
      required_documents: [{ document: 'ID' }, { document: 'Proof of income' }],
      cost_options: [{ option: 'Free', amount: 0, currency: 'USD' }],
      schedules: [
        { byday: 'MO,WE', opens_at: '09:00', closes_at: '17:00', freq: 'WEEKLY' },
        { byday: 'FR', opens_at: '18:00', closes_at: '22:00' },
        { byday: 'SA', opens_at: '00:00', closes_at: '00:00' },
      ],
      organization: { name: 'Hope Clinic', uri: `${PUBLIC_URL}/services/hope-clinic` },
      service_at_locations: [
        {
          location: {
            latitude: 34.5,
            longitude: -82.65,
            accessibility: [{ description: 'Ramp' }],
            addresses: [
              {
                address_1: '414 North St',
                city: 'Anderson',
                state_province: 'SC',
                postal_code: '29621',
                country: 'US',
              },
            ],
          },
        },
      ],
    })
    expect(service).not.toHaveProperty('description')
    const said = service?.attributes?.map(({ link_type, taxonomy_term, value }) =>
      [link_type, taxonomy_term.code, value].filter(Boolean).join(' '),
    )
    expect(said).toEqual(
      expect.arrayContaining([
        'category dental',
        'service dental care',
        'fact isFree yes',
        'fact walkInsWelcome no',
        'fact asksForId yes',
        'fact asksForProofOfAddress no',
        'fact asksForSsn no',
      ]),
    )
    expect(said?.join()).not.toContain('telehealth')
    const dated = service?.metadata?.map(
      ({ field_name, last_action_type, last_action_date, replacement_value, updated_by }) =>
        [field_name, replacement_value, last_action_type, last_action_date, updated_by].join('; '),
    )
    expect(dated).toEqual(
      expect.arrayContaining([
        // The call in November went through what was imported before.
        'asksForSsn; no; confirm; 2026-11-01; call',
        'services; Dental Care; confirm; 2026-11-02; call',
        expect.stringContaining(
          'openingHours; Mon, Wed 9\u00a0AM–5\u00a0PM; Fri 6\u00a0PM–10\u00a0PM; Sat 24 hours; update; ',
        ),
      ]),
    )
    expect(dated?.join()).not.toContain('telehealth')
  })

  it('is found by each of its ids', async () => {
    const { contents } = await services('per_page=1')
    const [service] = contents
    const found = await ask(`/hsds/services/${service?.id}`, endpoints.hsdsService)
    expect(found).toMatchObject({ ...service })
    const { id } = found.organization
    const organization = await ask(`/hsds/organizations/${id}`, endpoints.hsdsOrganization)
    expect(organization.services).toEqual([{ id: found.id, name: found.name, status: 'active' }])
    const place = found.service_at_locations?.[0]
    const here = await ask(
      `/hsds/service_at_locations/${place?.id}`,
      endpoints.hsdsServiceAtLocation,
    )
    expect(here).toMatchObject({ service_id: found.id, location: { ...place?.location } })
    const location = await ask(`/hsds/locations/${place?.location_id}`, endpoints.hsdsLocation)
    expect(location).toEqual(place?.location)
    const its = await services(`organization_id=${id}`)
    expect(its.contents.map((one) => one.id)).toEqual([found.id])
  })

  it('has its schedules and its accessibility as lists too, each with whose it is', async () => {
    const service = await newest()
    const location = service?.service_at_locations?.[0]?.location
    const its = `organization_id=${service?.organization_id}`
    const open = await ask(`/hsds/schedules?${its}`, endpoints.hsdsSchedules)
    expect(open.contents).toEqual(service?.schedules)
    expect(open).toMatchObject({ total_items: 3, size: 3, last_page: true })
    expect(new Set(open.contents.map(({ service_id }) => service_id))).toEqual(
      new Set([service?.id]),
    )
    const reached = await ask(`/hsds/accessibility?${its}`, endpoints.hsdsAccessibilities)
    expect(reached.contents).toEqual(location?.accessibility)
    expect(reached.contents).toMatchObject([{ location_id: location?.id, description: 'Ramp' }])
    for (const one of open.contents)
      expect(await ask(`/hsds/schedules/${one.id}`, endpoints.hsdsSchedule)).toEqual(one)
    for (const one of reached.contents)
      expect(await ask(`/hsds/accessibility/${one.id}`, endpoints.hsdsAccessibility)).toEqual(one)
    const [first] = open.contents
    const fourth = first?.id.replace(/-8000-(?=\w+$)/, '-8003-')
    expect((await api.get(`/hsds/schedules/${fourth}`)).status).toBe(404)
  })

  it.each([
    'services',
    'organizations',
    'locations',
    'service_at_locations',
    'schedules',
    'accessibility',
  ])('an id of %s that is nobody’s is not found', async (list) => {
    const { contents } = await services('per_page=1')
    // Its own id is one of a service, and the other directory's would have another beginning.
    const strangers = ['00000000-0000-4000-8000-000000000000']
    if (list !== 'services') strangers.push(contents[0]?.id ?? '')
    for (const id of strangers) expect((await api.get(`/hsds/${list}/${id}`)).status).toBe(404)
    expect((await api.get(`/hsds/${list}/no-id`)).status).toBe(400)
  })
})

describe('a list', () => {
  it('comes in pages of the standard', async () => {
    const first = await services('per_page=2')
    expect(first).toMatchObject({ page_number: 1, size: 2, first_page: true, last_page: false })
    expect(first.total_pages).toBe(Math.ceil(first.total_items / 2))
    const second = await services('per_page=2&page=2')
    expect(second.first_page).toBe(false)
    expect(second.contents.map(({ id }) => id)).not.toContain(first.contents[0]?.id)
    const beyond = await services('page=99999')
    expect(beyond).toMatchObject({ empty: true, last_page: true, contents: [] })
  })

  it('of schedules and of accessibility has all that is nested in services, in the same order', async () => {
    const { items: all } = await allOf((page) => services(`full=true&per_page=100&page=${page}`))
    const schedules = await allOf((page) =>
      ask(`/hsds/schedules?per_page=97&page=${page}`, endpoints.hsdsSchedules),
    )
    const nested = all.flatMap((service) => service.schedules ?? [])
    expect(nested.length).toBeGreaterThan(100)
    expect(schedules).toEqual({ items: nested, total: nested.length })
    const accessibility = await allOf((page) =>
      ask(`/hsds/accessibility?per_page=97&page=${page}`, endpoints.hsdsAccessibilities),
    )
    const places = all.flatMap((service) => service.service_at_locations ?? [])
    const within = places.flatMap(({ location }) => location.accessibility ?? [])
    expect(within.length).toBeGreaterThan(100)
    expect(accessibility).toEqual({ items: within, total: within.length })
  })

  it('leaves out what nobody has published', async () => {
    const before = await services('per_page=1')
    await newClinic(api.payload, { name: 'Draft Clinic', _status: 'draft' })
    expect((await services('per_page=1')).total_items).toBe(before.total_items)
  })

  it.each(['page=0', 'per_page=101', 'modified_after=yesterday', 'organization_id=1'])(
    'says what is wrong with %s',
    async (query) => {
      const response = await api.get(`/hsds/services?${query}`)
      expect(response.status).toBe(400)
      expect((await response.json()).errors).toHaveProperty(query.split('=')[0] ?? '')
    },
  )
})

it('the root says which version it is, whom to name, and that the clinics are invented', async () => {
  const root = await ask('/hsds/', endpoints.hsdsRoot)
  expect(root).toMatchObject({
    version: '3.0',
    openapi_url: `${PUBLIC_URL}/api/openapi.json`,
    license: 'CC BY 4.0',
    sample_data: true,
  })
  expect(root.attribution).toContain('GeoNames')
})

it('every word that an attribute uses is in the list of its words', async () => {
  const { contents: terms } = await ask(
    '/hsds/taxonomy_terms?per_page=100',
    endpoints.hsdsTaxonomyTerms,
  )
  const known = new Set(terms.map(({ id }) => id))
  const { contents } = await services('full=true&per_page=100')
  const used = contents.flatMap(({ attributes = [] }) => attributes)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ taxonomy_term_id }) => !known.has(taxonomy_term_id))).toEqual([])
})
