import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { FILES } from '../../../cms/contract/files.ts'
import { endpoints, FormReceipt, type Operation } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { clinicValues, fromOneSender } from '../../support/form-values.ts'
import { staffToken } from '../../support/staff-link.ts'

const api = await startApi()
afterAll(() => api.close())

/** What stands in a path for the name in braces; of what HSDS lists, it is the id of the first. */
const NAMES: Partial<Record<Operation, string>> = {
  stateBySlug: 'new-york',
  stateClinics: 'ny',
  categoryBySlug: 'dental',
  categoryClinics: 'dental',
  guideBySlug: 'qualify',
  articleBySlug: 'someone-to-talk-to',
  legalPage: 'privacy',
}

/** Parameters, without which there is no answer, or less of one. */
const QUERIES: Partial<Record<Operation, string>> = {
  searchClinics: 'location=Portland,%20OR&services=dental&isLowCost=true',
  clinicCounts: 'location=60601',
  clinicLetters: 'state=NY&category=dental',
  clinicPoints: 'location=60601',
  clinicsById: 'ids=1,2,3',
  categoryClinics: 'state=NY',
  articles: 'category=mental-health',
  places: 'q=chic',
  mapOutline: 'detail=counties',
  hsdsServices: 'full=true',
  hsdsOrganizations: 'full=true',
  hsdsLocations: 'full=true',
  hsdsServicesAtLocations: 'full=true',
}

const clinics = async () => {
  const response = await api.get('/api/clinics/search?limit=100')
  return endpoints.searchClinics.response.parse(await response.json()).clinics
}

it('every endpoint answers as the contract says', async () => {
  const body = JSON.stringify(clinicValues())
  const sent = { method: 'POST', body, headers: fromOneSender() }
  const receipt = FormReceipt.parse(await (await api.get('/api/clinic-submissions', sent)).json())
  const slug = (await clinics())[0]?.slug
  const names: typeof NAMES = {
    ...NAMES,
    clinicBySlug: slug,
    closedClinic: slug,
    submissionProgress: receipt.token,
    ownListing: await staffToken(api, 1),
  }
  for (const [name, { path, response: schema }] of Object.entries(endpoints)) {
    const operation = name as Operation
    const idOf = async (list: string): Promise<string> =>
      (await (await api.get(`${list}?per_page=1`)).json()).contents[0].id
    const id = path.endsWith('/{id}') ? await idOf(path.slice(0, -5)) : names[operation]
    const address = `${path.replace(/\{\w+\}/, id ?? '')}?${QUERIES[operation] ?? ''}`
    const response = await api.get(address)
    expect([operation, response.status, response.headers.get('content-type')]).toEqual([
      operation,
      200,
      'application/json; charset=utf-8',
    ])
    const answer = await response.json()
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
  const detail = expect.stringContaining('no map')
  expect([none.status, (await none.json()).detail]).toEqual([404, detail])
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
  const types = { vcf: 'text/vcard', ics: 'text/calendar', png: 'image/png', svg: 'image/svg+xml' }
  for (const path of Object.values(FILES)) {
    const [type] = Object.keys(paths[path].get.responses[200].content)
    expect([path, type]).toEqual([path, Reflect.get(types, path.split('.').at(-1) ?? '')])
  }
  expect(paths[FILES.contact].get.parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'locale', in: 'query' },
  ])
  expect(await (await api.get('/api')).text()).toContain(`GET ${FILES.hours}`)
})
