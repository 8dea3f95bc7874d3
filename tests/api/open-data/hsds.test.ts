import { expect, it } from 'vitest'
import { PUBLIC_URL, startApi, type Values } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'

const api = await startApi()
const { payload } = api

const services = (query: Values) => api.call('hsdsServices', query)

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
  const { total_pages } = await services({ per_page: 1 })
  return (await services({ full: 'true', per_page: 1, page: total_pages })).contents[0]
}

it('a clinic as HSDS 3 is a service of an organization at a location, with what is known and nothing else', async () => {
  await newClinic(payload, {
    name: 'Hope Clinic',
    phone: '864-555-0142',
    phoneExtension: '12',
    website: 'https://hope.example',
    latitude: 34.5,
    longitude: -82.65,
    isFree: true,
    walkInsWelcome: 'no',
    asksForId: 'yes',
    asksForProofOfAddress: 'no',
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
      asksForId: { at: '2026-10-30T12:00:00.000Z', source: 'import' },
      services: { at: '2026-11-02T12:00:00.000Z', source: 'call' },
    },
  })
  await expect.poll(async () => (await newest())?.name).toBe('Hope Clinic')
  const service = await newest()
  const address = { city: 'Anderson', state_province: 'SC', postal_code: '29621', country: 'US' }
  const location = {
    ...{ latitude: 34.5, longitude: -82.65 },
    addresses: [{ address_1: '414 North St', ...address }],
  }
  expect(service).toMatchObject({
    status: 'active',
    url: 'https://hope.example/',
    assured_date: '2026-11-01',
    fees_description: 'Free',
    phones: [{ number: '864-555-0142', extension: 12 }],
    languages: [{ name: 'Spanish' }],
    required_documents: [{ document: 'ID' }],
    cost_options: [{ option: 'Free', amount: 0, currency: 'USD' }],
    schedules: [
      { byday: 'MO,WE', opens_at: '09:00', closes_at: '17:00', freq: 'WEEKLY' },
      { byday: 'FR', opens_at: '18:00', closes_at: '22:00' },
      { byday: 'SA', opens_at: '00:00', closes_at: '00:00' },
    ],
    organization: { name: 'Hope Clinic', uri: `${PUBLIC_URL}/services/hope-clinic` },
    service_at_locations: [{ location }],
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
    ]),
  )
  const dated = service?.metadata?.map(
    ({ field_name, last_action_type, last_action_date, replacement_value, updated_by }) =>
      [field_name, replacement_value, last_action_type, last_action_date, updated_by].join('; '),
  )
  expect(dated).toEqual(
    expect.arrayContaining([
      // The call in November went through what was imported before.
      'asksForId; yes; confirm; 2026-11-01; call',
      'services; Dental Care; confirm; 2026-11-02; call',
      expect.stringContaining(
        'openingHours; Mon, Wed 9\u00a0AM–5\u00a0PM; Fri 6\u00a0PM–10\u00a0PM; Sat 24 hours; update; ',
      ),
    ]),
  )
  for (const list of [said, dated]) expect(list?.join()).not.toContain('telehealth')
  // Its schedules and its accessibility are lists too, each with whose it is.
  const its = { organization_id: service?.organization_id ?? '' }
  expect((await services(its)).contents.map(({ id }) => id)).toEqual([service?.id])
  const open = await api.call('hsdsSchedules', its)
  expect(open).toMatchObject({ total_items: 3, size: 3, contents: service?.schedules })
  expect(open.contents[0]?.service_id).toBe(service?.id)
  const { contents } = await api.call('hsdsAccessibilities', its)
  const fourth = open.contents[0]?.id.replace(/-8000-(?=\w+$)/, '-8003-')
  expect((await api.get(`/hsds/schedules/${fourth}`)).status).toBe(404)
  const place = service?.service_at_locations?.[0]?.location
  expect(contents).toEqual(place?.accessibility)
  expect(contents).toMatchObject([{ location_id: place?.id, description: 'Ramp' }])
})

it('a list comes in pages of the standard, without drafts', async () => {
  const first = await services({ per_page: 2 })
  expect(first).toMatchObject({ page_number: 1, size: 2, first_page: true, last_page: false })
  expect(first.total_pages).toBe(Math.ceil(first.total_items / 2))
  const second = await services({ per_page: 2, page: 2 })
  expect(second.first_page).toBe(false)
  expect(second.contents.map(({ id }) => id)).not.toContain(first.contents[0]?.id)
  const beyond = await services({ page: 99_999 })
  expect(beyond).toMatchObject({ empty: true, last_page: true, contents: [] })
  // The root says which version it is, whom to name, and that the clinics are invented.
  expect(await api.call('hsdsRoot')).toMatchObject({
    version: '3.0',
    openapi_url: `${PUBLIC_URL}/api/openapi.json`,
    license: 'CC BY 4.0',
    attribution: expect.stringContaining('GeoNames'),
    sample_data: true,
  })
  await newClinic(payload, { name: 'Draft Clinic', _status: 'draft' })
  // Not from the cache.
  expect((await services({ per_page: 3 })).total_items).toBe(first.total_items)
})

it('a list of schedules and of accessibility has all that is nested in services, in the same order', async () => {
  const { items: all } = await allOf((page) => services({ full: 'true', per_page: 100, page }))
  const schedules = await allOf((page) => api.call('hsdsSchedules', { per_page: 97, page }))
  const accessibility = await allOf((page) =>
    api.call('hsdsAccessibilities', { per_page: 97, page }),
  )
  const places = all.flatMap((service) => service.service_at_locations ?? [])
  const nested = [
    [schedules, all.flatMap((service) => service.schedules ?? [])],
    [accessibility, places.flatMap(({ location }) => location.accessibility ?? [])],
  ] as const
  for (const [list, items] of nested) {
    expect(items.length).toBeGreaterThan(100)
    expect(list).toEqual({ items, total: items.length })
  }
  // Every word that an attribute uses is in the list of its words.
  const terms = await allOf((page) => api.call('hsdsTaxonomyTerms', { per_page: 100, page }))
  const known = new Set(terms.items.map(({ id }) => id))
  const used = all.flatMap(({ attributes = [] }) => attributes)
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ taxonomy_term_id }) => !known.has(taxonomy_term_id))).toEqual([])
})

it('what changed since a moment is what was edited, once more', async () => {
  const { id } = await newClinic(payload, { name: 'First' })
  await newClinic(payload, { name: 'Second' })
  const { rows } = await api.database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  const moment = rows[0]?.now.toISOString() ?? ''
  const changed = async () =>
    (await services({ modified_after: moment })).contents.map(({ name }) => name)
  await expect.poll(changed).toEqual([])
  const data = { phone: '864-555-0199', accessibility: ['Ramp', 'Elevator'] }
  await payload.update({ collection: 'clinics', id, data })
  await expect.poll(changed).toEqual(['First'])
  const { contents } = await api.call('hsdsAccessibilities', { modified_after: moment })
  expect(contents.map(({ description }) => description)).toEqual(['Ramp', 'Elevator'])
})
