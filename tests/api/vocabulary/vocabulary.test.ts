import { afterAll, expect, it } from 'vitest'
import { type Category, Clinic, LOCALES } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'

const api = await startApi()
await keepFewSamples(api.database)
const admin = await signIn(api.payload, 'admin')
afterAll(() => api.close())

const read = async (path: string) => (await api.get(path)).json()

it('states are in the order of the alphabet, with accents, in each language', async () => {
  for (const locale of LOCALES)
    for (const path of ['/api/states?limit=100&', '/api/cost-figures?']) {
      const answer = await read(`${path}locale=${locale}`)
      const states: { name: string }[] = Array.isArray(answer) ? answer : answer.states
      const names = states.map(({ name }) => name)
      expect(names.length).toBeGreaterThan(50)
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    }
})

it('a clinic’s services have the names of the reader’s language, each once, and are found by these and the English', async () => {
  const { slug } = await newClinic(api.payload, {
    name: 'Two Languages Clinic',
    services: ['primary care', 'Immunizations', 'Vaccines', 'Hypnosis'],
  })
  const servicesIn = async (locale: string): Promise<string[]> =>
    (await read(`/api/clinics/slug/${slug}?locale=${locale}`)).services
  const isFound = async (locale: string, services: string): Promise<boolean> => {
    const query = new URLSearchParams({ locale, services, limit: '100' })
    const { clinics } = await read(`/api/clinics/search?${query}`)
    return clinics.some((clinic: { slug: string }) => clinic.slug === slug)
  }
  expect(await servicesIn('en')).toEqual(['Primary Care', 'Immunizations', 'Vaccines', 'Hypnosis'])
  // Two names that are one in Spanish; and one that nobody has translated.
  expect(await servicesIn('es')).toEqual(['Atención primaria', 'Vacunas', 'Hypnosis'])
  expect(await isFound('en', 'Vaccines')).toBe(true)
  expect(await isFound('es', 'Vaccines')).toBe(true)
  expect(await isFound('es', 'VACUNAS')).toBe(true)
  expect(await isFound('en', 'Vacunas')).toBe(false)
  const where = { name: { equals: 'Primary Care' } }
  const { docs } = await api.payload.find({ collection: 'services', where })
  const data = { name: 'Medicina general' }
  await api.payload.update({ collection: 'services', id: docs[0]?.id ?? 0, locale: 'es', data })
  await expect.poll(() => servicesIn('es')).toContain(data.name)
  expect(await servicesIn('en')).toContain('Primary Care')
})

it('a new category gets its clinics immediately, and they lose it when it is removed', async () => {
  const { slug } = await newClinic(api.payload, { name: 'Draws', services: ['Art Therapy'] })
  const categories = async () =>
    Clinic.parse(await read(`/api/clinics/slug/${slug}`)).categories.map((one) => one.slug)
  const count = async () =>
    (await read('/api/categories')).find((one: Category) => one.slug === 'art')?.clinicCount
  expect(await categories()).toEqual([])
  const art = await api.payload.create({
    collection: 'categories',
    data: { name: 'Art', slug: 'art', serviceNames: ['art therapy'] },
  })
  await expect.poll(categories, { timeout: 1_000 }).toEqual(['art'])
  await expect.poll(count, { timeout: 1_000 }).toBe(1)
  expect((await admin.ask('DELETE', `/categories/${art.id}`)).status).toBe(200)
  await expect.poll(categories, { timeout: 1_000 }).toEqual([])
})

it('a state is not removed while it has clinics, even in the trash, or while the site settings count it', async () => {
  const { payload } = api
  const state = await payload.create({
    collection: 'states',
    data: { name: 'Franklin', abbreviation: 'FX', slug: 'franklin' },
  })
  const { id, slug } = await newClinic(payload, { name: 'Franklin Clinic', state: state.id })
  for (const data of [{}, { deletedAt: new Date().toISOString() }]) {
    await payload.update({ collection: 'clinics', id, data })
    const { status, refusal } = await admin.ask('DELETE', `/states/${state.id}`)
    expect([status, refusal]).toEqual([
      409,
      '1 clinic uses this. Choose another state there first, including for those in the trash.',
    ])
  }
  await payload.delete({ collection: 'clinics', id, trash: true })
  expect((await admin.ask('DELETE', `/states/${state.id}`)).status).toBe(200)
  expect((await api.get(`/api/clinics/slug/${slug}`)).status).toBe(404)
  const { nationwideCounts } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const counted = nationwideCounts?.[0]?.state
  await payload.delete({ collection: 'clinics', where: { state: { equals: counted } } })
  const { refusal } = await admin.ask('DELETE', `/states/${counted}`)
  expect(refusal).toContain('The site settings show a count for this state')
})

it('an article category is not removed while articles are in it', async () => {
  const { docs } = await api.payload.find({ collection: 'articles', depth: 0, limit: 1 })
  const { refusal } = await admin.ask('DELETE', `/article-categories/${docs[0]?.category}`)
  expect(refusal).toMatch(/^\d+ articles? uses? this\. Choose another category there first/)
  expect((await api.get('/api/articles')).status).toBe(200)
})
