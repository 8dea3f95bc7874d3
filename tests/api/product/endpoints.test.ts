import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { FILES } from '../../../cms/contract/files.ts'
import { endpoints, FormReceipt, type Operation } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { clinicValues, fromOneSender } from '../../support/form-values.ts'
import { staffToken } from '../../support/staff-link.ts'

const api = await startApi()
afterAll(() => api.close())

/** For each operation, an address that has an answer in the seed. */
const ADDRESSES: Record<Operation, string> = {
  featuredClinics: '/api/clinics/featured',
  searchClinics: '/api/clinics/search?location=Portland,%20OR&services=dental&isLowCost=true',
  clinicCounts: '/api/clinics/counts?location=60601',
  clinicLetters: '/api/clinics/letters?state=NY&category=dental',
  clinicPoints: '/api/clinics/points?location=60601',
  pointsVersion: '/api/clinics/points/version',
  clinicsById: '/api/clinics/by-id?ids=1,2,3',
  clinicBySlug: '/api/clinics/slug/{first}',
  closedClinic: '/api/clinics/closed/{first}',
  popularStates: '/api/states/popular',
  states: '/api/states',
  stateBySlug: '/api/states/new-york',
  stateClinics: '/api/states/ny/clinics',
  categories: '/api/categories',
  categoryBySlug: '/api/categories/dental',
  categoryClinics: '/api/categories/dental/clinics?state=NY',
  guideBySlug: '/api/guides/qualify',
  articles: '/api/articles?category=mental-health',
  articleBySlug: '/api/articles/someone-to-talk-to',
  articleCategories: '/api/article-categories',
  legalPage: '/api/legal/privacy',
  submissionProgress: '/api/clinic-submissions/{token}',
  ownListing: '/api/own-listings/{staff}',
  places: '/api/places?q=chic',
  mapOutline: '/api/map/outline?detail=counties',
  costFigures: '/api/cost-figures',
  site: '/api/site',
  hsdsRoot: '/hsds',
  hsdsServices: '/hsds/services?full=true',
  hsdsService: '/hsds/services/{services}',
  hsdsOrganizations: '/hsds/organizations?full=true',
  hsdsOrganization: '/hsds/organizations/{organizations}',
  hsdsLocations: '/hsds/locations?full=true',
  hsdsLocation: '/hsds/locations/{locations}',
  hsdsServicesAtLocations: '/hsds/service_at_locations?full=true',
  hsdsServiceAtLocation: '/hsds/service_at_locations/{service_at_locations}',
  hsdsSchedules: '/hsds/schedules',
  hsdsSchedule: '/hsds/schedules/{schedules}',
  hsdsAccessibilities: '/hsds/accessibility',
  hsdsAccessibility: '/hsds/accessibility/{accessibility}',
  hsdsTaxonomies: '/hsds/taxonomies',
  hsdsTaxonomy: '/hsds/taxonomies/{taxonomies}',
  hsdsTaxonomyTerms: '/hsds/taxonomy_terms',
  hsdsTaxonomyTerm: '/hsds/taxonomy_terms/{taxonomy_terms}',
  hsdsTombstones: '/hsds/tombstones',
}

const clinics = async () => {
  const response = await api.get('/api/clinics/search?limit=100')
  return endpoints.searchClinics.response.parse(await response.json()).clinics
}

it('every endpoint answers as the contract says', async () => {
  const body = JSON.stringify(clinicValues())
  const sent = { method: 'POST', body, headers: fromOneSender() }
  const receipt = FormReceipt.parse(await (await api.get('/api/clinic-submissions', sent)).json())
  const known: Record<string, string> = {
    first: (await clinics())[0]?.slug ?? '',
    token: receipt.token ?? '',
    staff: await staffToken(api, 1),
  }
  /** What stands for a name: for that of a list of HSDS, the id of its first. */
  const idOf = async (name: string): Promise<string> => {
    if (known[name]) return known[name]
    const { contents } = await (await api.get(`/hsds/${name}?per_page=1`)).json()
    return contents[0].id
  }
  for (const [operation, address] of Object.entries(ADDRESSES)) {
    const [part = '', name = ''] = /\{(\w+)\}/.exec(address) ?? []
    const response = await api.get(name ? address.replace(part, await idOf(name)) : address)
    expect([operation, response.status, response.headers.get('content-type')]).toEqual([
      operation,
      200,
      'application/json; charset=utf-8',
    ])
    const answer = await response.json()
    const { response: schema } = endpoints[operation as Operation]
    expect(schema.parse(answer), operation).toEqual(answer)
  }
})

it('a clinic is saved as a contact, and its hours in a calendar if they are known, in the language asked for', async () => {
  const all = await clinics()
  const [open, unknown] = [true, false].map(
    (isKnown) => all.find(({ openWeek }) => openWeek.length > 0 === isKnown)?.slug,
  )
  const fileOf = async (path: string) => {
    const response = await api.get(`/api/clinics/slug/${path}?locale=es`)
    const { status, headers } = response
    const text = (await response.text()).replaceAll('\r\n ', '')
    return { status, type: headers.get('content-type'), headers, text }
  }
  const contact = await fileOf(`${open}/contact.vcf`)
  expect(contact).toMatchObject({ status: 200, type: 'text/vcard; charset=utf-8' })
  expect(contact.headers.get('content-disposition')).toBe(`attachment; filename="${open}.vcf"`)
  expect(contact.text).toMatch(/^BEGIN:VCARD\r\n/)
  // The same one in each language.
  expect(contact.text).toContain(`/services/${open}\r\n`)
  expect(/^UID:.*$/m.exec(contact.text)?.[0]).not.toContain('/es/')
  const calendar = await fileOf(`${open}/hours.ics`)
  expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  for (const part of ['RRULE:FREQ=WEEKLY;BYDAY=', ': abierta\r\n', `/es/services/${open}`])
    expect(calendar.text).toContain(part)
  expect((await fileOf(`${unknown}/hours.ics`)).status).toBe(404)
})

it('a picture for sharing is 1200 by 630 pixels, and that of a clinic changes with its name', async () => {
  for (const path of [
    '/api/guides/qualify/picture.png',
    '/api/site/picture.png?locale=es',
    '/api/articles/someone-to-talk-to/picture.png',
    '/api/states/guam/picture.png?locale=es',
    '/api/categories/dental/picture.png',
  ]) {
    const response = await api.get(path)
    expect(response.headers.get('content-type'), path).toBe('image/png')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
  }
  const { id = 0, slug } = (await clinics())[0] ?? {}
  const picture = async () =>
    (await api.get(`/api/clinics/slug/${slug}/picture.png`)).headers.get('etag')
  const before = await picture()
  expect(await picture()).toBe(before)
  await api.payload.update({ collection: 'clinics', id, data: { name: 'Another Name' } })
  await expect.poll(picture).not.toBe(before)
})

it('for paper a clinic has a map of the towns around it, but only a code if no more than its ZIP code is known', async () => {
  const fileOf = async (isApproximate: boolean, file: string) => {
    const clinic = (await clinics()).find(
      ({ coordinatesApproximate }) => coordinatesApproximate === isApproximate,
    )
    return api.get(`/api/clinics/slug/${clinic?.slug}/${file}`)
  }
  const map = await fileOf(false, 'map.svg')
  expect(map.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await map.text()
  expect(svg.match(/<text /g)?.length).toBeGreaterThan(4)
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(360)
  expect((await fileOf(false, 'map.svg')).headers.get('etag')).toBe(map.headers.get('etag'))
  const none = await fileOf(true, 'map.svg')
  expect([none.status, (await none.json()).detail]).toEqual([
    404,
    expect.stringContaining('no map'),
  ])
  const code = await fileOf(true, 'code.svg')
  expect(code.headers.get('content-type')).toBe('image/svg+xml')
})

it('files of what is not there are missing, and each is in the OpenAPI document with its type', async () => {
  const missing = {
    '/api/clinics/slug/no-such-clinic/contact.vcf': 404,
    '/api/guides/no-such-guide/picture.png': 404,
    '/api/articles/nowhere/picture.png': 404,
    '/api/states/nowhere/picture.png': 404,
    '/api/categories/nowhere/picture.png': 404,
    '/api/site/picture.png?locale=xx': 400,
  }
  for (const [path, status] of Object.entries(missing))
    expect((await api.get(path)).status, path).toBe(status)
  const { paths } = await (await api.get('/api/openapi.json')).json()
  const types = Object.values(FILES).map((path) =>
    Object.keys(paths[path].get.responses[200].content).join(),
  )
  const pictures = Array.from({ length: 5 }, () => 'image/png')
  const drawings = ['image/svg+xml', 'image/svg+xml']
  expect(types).toEqual(['text/vcard', 'text/calendar', 'image/png', ...drawings, ...pictures])
  expect(paths[FILES.contact].get.parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'locale', in: 'query' },
  ])
  expect(await (await api.get('/api')).text()).toContain(`GET ${FILES.hours}`)
})
