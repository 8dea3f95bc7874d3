import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Category, Clinic } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { type Person, signIn } from '../../support/people.ts'

let api: TestApi
let admin: Person
beforeAll(async () => {
  api = await startApi()
  await keepFewSamples(api.database)
  admin = await signIn(api.payload, 'admin')
})
afterAll(() => api.close())

const read = async (path: string) => (await api.get(path)).json()

const slugsOf = async (slug: string) =>
  Clinic.parse(await read(`/api/clinics/slug/${slug}`)).categories.map((category) => category.slug)

const countOf = async (slug: string) =>
  (await read('/api/categories')).find((category: Category) => category.slug === slug)?.clinicCount

describe('a state', () => {
  it('is not removed while it has clinics, even in the trash', async () => {
    const state = await api.payload.create({
      collection: 'states',
      data: { name: 'Franklin', abbreviation: 'FX', slug: 'franklin' },
    })
    const { id, slug } = await newClinic(api.payload, { name: 'Franklin Clinic', state: state.id })
    const trashed = { deletedAt: new Date().toISOString() }
    for (const data of [{}, trashed]) {
      await api.payload.update({ collection: 'clinics', id, data })
      const { status, refusal } = await admin.ask('DELETE', `/states/${state.id}`)
      expect([status, refusal]).toEqual([
        409,
        '1 clinic uses this. Choose another state there first, including for those in the trash.',
      ])
    }
    await api.payload.delete({ collection: 'clinics', id, trash: true })
    expect((await admin.ask('DELETE', `/states/${state.id}`)).status).toBe(200)
    expect((await api.get(`/api/clinics/slug/${slug}`)).status).toBe(404)
  })

  it('is not removed while the site settings count it', async () => {
    const { nationwideCounts } = await api.payload.findGlobal({ slug: 'site-settings', depth: 0 })
    const counted = nationwideCounts?.[0]?.state
    await api.payload.delete({ collection: 'clinics', where: { state: { equals: counted } } })
    const { refusal } = await admin.ask('DELETE', `/states/${counted}`)
    expect(refusal).toContain('The site settings show a count for this state')
  })
})

it('an article category is not removed while articles are in it', async () => {
  const { docs } = await api.payload.find({ collection: 'articles', depth: 0, limit: 1 })
  const { refusal } = await admin.ask('DELETE', `/article-categories/${docs[0]?.category}`)
  expect(refusal).toMatch(/^\d+ articles? uses? this\. Choose another category there first/)
  expect((await api.get('/api/articles')).status).toBe(200)
})

it('a new category gets its clinics immediately, and they lose it when it is removed', async () => {
  const clinic = await newClinic(api.payload, { name: 'Draws', services: ['Art Therapy'] })
  expect(await slugsOf(clinic.slug)).toEqual([])
  const art = await api.payload.create({
    collection: 'categories',
    data: { name: 'Art', slug: 'art', serviceNames: ['art therapy'] },
  })
  await expect.poll(() => slugsOf(clinic.slug), { timeout: 1_000 }).toEqual(['art'])
  await expect.poll(() => countOf('art'), { timeout: 1_000 }).toBe(1)
  expect((await admin.ask('DELETE', `/categories/${art.id}`)).status).toBe(200)
  await expect.poll(() => slugsOf(clinic.slug), { timeout: 1_000 }).toEqual([])
})
