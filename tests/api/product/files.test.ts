import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES } from '../../../cms/contract/files.ts'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const clinics = async () => {
  const response = await api.get('/api/clinics/search?limit=100')
  return endpoints.searchClinics.response.parse(await response.json()).clinics
}
const oneWith = async (hasHours: boolean) =>
  (await clinics()).find(({ openWeek }) => openWeek.length > 0 === hasHours)?.slug ?? ''

it('a clinic is saved as a contact', async () => {
  const slug = await oneWith(true)
  const response = await api.get(`/api/clinics/slug/${slug}/contact.vcf`)
  expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.vcf"`)
  const text = await response.text()
  expect(text).toMatch(/^BEGIN:VCARD\r\n/)
  expect(text.replaceAll('\r\n ', '')).toContain(`/services/${slug}\r\n`)
})

it('a contact is the same one in each language', async () => {
  const slug = await oneWith(true)
  const uids = ['en', 'es'].map(async (locale) => {
    const response = await api.get(`/api/clinics/slug/${slug}/contact.vcf?locale=${locale}`)
    return /^UID:.*$/m.exec((await response.text()).replaceAll('\r\n ', ''))?.[0]
  })
  const [english, spanish] = await Promise.all(uids)
  expect(english).toContain(`/services/${slug}`)
  expect(spanish).toBe(english)
})

it('its hours are saved in a calendar, in the language asked for', async () => {
  const slug = await oneWith(true)
  const response = await api.get(`/api/clinics/slug/${slug}/hours.ics?locale=es`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=')
  expect(text).toContain(': abierta\r\n')
  expect(text).toContain(`/es/services/${slug}`)
})

it('each clinic that is known to open has a calendar, with times as iCalendar writes them', async () => {
  for (const { slug, openWeek } of await clinics()) {
    const response = await api.get(`/api/clinics/slug/${slug}/hours.ics`)
    expect([slug, response.status]).toEqual([slug, openWeek.length > 0 ? 200 : 404])
    const times = (await response.text()).match(/^DT(START|END)\b.*$/gm) ?? []
    for (const time of times) expect(time.trim()).toMatch(/:\d{8}T([01]\d|2[0-3])[0-5]\d00$/)
  }
})

it('each is in the OpenAPI document, with its type', async () => {
  const { paths } = await (await api.get('/api/openapi.json')).json()
  const types = Object.values(FILES).map((path) =>
    Object.keys(paths[path].get.responses[200].content).join(),
  )
  expect(types).toEqual([
    'text/vcard',
    'text/calendar',
    'image/png',
    'image/svg+xml',
    'image/svg+xml',
    'image/png',
    'image/png',
    'image/png',
    'image/png',
    'image/png',
  ])
  const { parameters } = paths[FILES.contact].get
  expect(parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'locale', in: 'query' },
  ])
  expect(await (await api.get('/api')).text()).toContain(`GET ${FILES.hours}`)
})

describe('a picture for sharing', () => {
  it.each([
    '/api/guides/qualify/picture.png',
    '/api/site/picture.png?locale=es',
    '/api/articles/someone-to-talk-to/picture.png',
    '/api/states/guam/picture.png?locale=es',
    '/api/categories/dental/picture.png',
  ])('is at %s', async (path) => {
    const response = await api.get(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it.each(['articles', 'states', 'categories'])('is missing where %s are', async (list) => {
    expect((await api.get(`/api/${list}/nowhere/picture.png`)).status).toBe(404)
  })

  it('of a clinic changes with its name', async () => {
    const [clinic] = await clinics()
    const picture = async () => {
      const response = await api.get(`/api/clinics/slug/${clinic?.slug}/picture.png`)
      return response.headers.get('etag')
    }
    const before = await picture()
    expect(await picture()).toBe(before)
    const { id = 0 } = clinic ?? {}
    await api.payload.update({ collection: 'clinics', id, data: { name: 'Another Name' } })
    await expect.poll(picture).not.toBe(before)
  })
})

describe('for paper', () => {
  it('a clinic has a map of the towns around it, remembered like its page', async () => {
    const clinic = (await clinics()).find(({ coordinatesApproximate }) => !coordinatesApproximate)
    const path = `/api/clinics/slug/${clinic?.slug}/map.svg`
    const response = await api.get(path)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    const svg = await response.text()
    expect(svg.match(/<text /g)?.length).toBeGreaterThan(4)
    const { width = 0 } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBe(360)
    expect((await api.get(path)).headers.get('etag')).toBe(response.headers.get('etag'))
  })

  it('a clinic of which only the ZIP code is known has none, but has a code', async () => {
    const clinic = (await clinics()).find(({ coordinatesApproximate }) => coordinatesApproximate)
    const map = await api.get(`/api/clinics/slug/${clinic?.slug}/map.svg`)
    expect(map.status).toBe(404)
    expect(await map.json()).toMatchObject({ detail: expect.stringContaining('no map') })
    const code = await api.get(`/api/clinics/slug/${clinic?.slug}/code.svg`)
    expect(code.headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('what is not there', () => {
  it.each([
    ['/api/clinics/slug/no-such-clinic/contact.vcf', 404],
    ['/api/guides/no-such-guide/picture.png', 404],
    ['/api/site/picture.png?locale=xx', 400],
  ])('%s answers %i', async (path, status) => {
    expect((await api.get(path)).status).toBe(status)
  })

  it('a calendar without hours is missing too', async () => {
    const slug = await oneWith(false)
    expect((await api.get(`/api/clinics/slug/${slug}/hours.ics`)).status).toBe(404)
  })
})
