import { seedTranslations } from '@healthcare-for-all/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { payload } = api
  const spanish = { locale: 'es', where: { id: { exists: true } } } as const
  await payload.update({ collection: 'guides', ...spanish, data: { body: null } })
  await payload.update({ collection: 'articles', ...spanish, data: { body: null } })
  const legal = { privacy: null, terms: null }
  await payload.updateGlobal({ slug: 'site-settings', locale: 'es', data: legal })
})
afterAll(() => api.close())

const bodyOf = async (path: string): Promise<{ body: unknown[]; inEnglish: string[] }> =>
  (await api.get(`${path}?locale=es`)).json()

const inEnglish = (path: string) =>
  expect.poll(async () => (await bodyOf(path)).inEnglish, { timeout: 5_000 })

describe('a database from before there was Spanish content', () => {
  it('gets it where the English is still the seed’s own, once', async () => {
    const { payload } = api
    await payload.update({
      collection: 'guides',
      where: { slug: { equals: 'payment' } },
      data: { summary: 'Our own words.' },
    })
    const { docs } = await payload.find({
      collection: 'guides',
      where: { slug: { equals: 'insurance' } },
    })
    const [changed] = docs
    const root = { ...changed?.body?.root, children: changed?.body?.root.children.slice(1) }
    await payload.update({
      collection: 'guides',
      id: changed?.id ?? 0,
      data: { body: { root } as never },
    })
    await inEnglish('/api/guides/qualify').toEqual(['body'])
    await inEnglish('/api/legal/terms').toEqual(['body'])
    await fillWhatIsNew(payload)
    await inEnglish('/api/guides/qualify').toEqual([])
    await inEnglish('/api/guides/payment').toEqual([])
    await inEnglish('/api/guides/insurance').toEqual(['body'])
    await inEnglish('/api/articles/someone-to-talk-to').toEqual([])
    await inEnglish('/api/legal/terms').toEqual([])
    await inEnglish('/api/legal/privacy').toEqual([])
    expect(JSON.stringify((await bodyOf('/api/guides/qualify')).body)).toContain(
      'Junte sus papeles',
    )
    expect(await seedTranslations(payload)).toBe(0)
  })
})
