import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'

let api: TestApi
let slug: string
beforeAll(async () => {
  api = await startApi()
  await keepFewSamples(api.database)
  const clinic = await newClinic(api.payload, {
    name: 'Two Languages Clinic',
    services: ['primary care', 'Immunizations', 'Vaccines', 'Hypnosis'],
  })
  slug = clinic.slug
})
afterAll(() => api.close())

const read = async (path: string) => (await api.get(path)).json()
const servicesIn = async (locale: string): Promise<string[]> =>
  (await read(`/api/clinics/slug/${slug}?locale=${locale}`)).services
const found = async (locale: string, service: string): Promise<string[]> => {
  const query = new URLSearchParams({ locale, services: service, limit: '100' })
  const { clinics } = await read(`/api/clinics/search?${query}`)
  return clinics.map((clinic: { slug: string }) => clinic.slug)
}

it('A clinic’s services have the names of the reader’s language, each once', async () => {
  expect(await servicesIn('en')).toEqual(['Primary Care', 'Immunizations', 'Vaccines', 'Hypnosis'])
  // Two names that are one in Spanish; and one that nobody has translated.
  expect(await servicesIn('es')).toEqual(['Atención primaria', 'Vacunas', 'Hypnosis'])
})

it('A service is found by its English name, and by that of the page’s language', async () => {
  expect(await found('en', 'Vaccines')).toContain(slug)
  expect(await found('es', 'Vaccines')).toContain(slug)
  expect(await found('es', 'VACUNAS')).toContain(slug)
  expect(await found('en', 'Vacunas')).not.toContain(slug)
})

it('A translation that editors change is on the pages at once', async () => {
  const { docs } = await api.payload.find({
    collection: 'services',
    where: { name: { equals: 'Primary Care' } },
  })
  await api.payload.update({
    collection: 'services',
    id: docs[0]?.id ?? 0,
    locale: 'es',
    data: { name: 'Medicina general' },
  })
  await vi.waitFor(async () => expect(await servicesIn('es')).toContain('Medicina general'))
  expect(await servicesIn('en')).toContain('Primary Care')
})
