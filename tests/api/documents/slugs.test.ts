import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'

let test: TestPayload
beforeAll(async () => {
  test = await startPayload()
})
afterAll(() => test.close())

describe('a clinic’s address', () => {
  it.each([
    ['Clínica Ñandú', 'clinica-nandu'],
    ['St. Mary’s Clinic', 'st-marys-clinic'],
    ['Søndre Straße Clinic', 'sondre-strasse-clinic'],
  ])('is made from its name, without accents: %s', async (name, slug) => {
    expect(await newClinic(test.payload, { name })).toMatchObject({ slug })
  })

  it('adds the town, then the street, then a number if it is taken', async () => {
    const slugs = []
    for (let times = 0; times < 4; times++) {
      slugs.push((await newClinic(test.payload, { name: 'Twin' })).slug)
    }
    expect(slugs).toEqual([
      'twin',
      'twin-anderson',
      'twin-anderson-414-north-st',
      'twin-anderson-414-north-st-2',
    ])
  })

  it('stays when the name changes', async () => {
    const { id } = await newClinic(test.payload, { name: 'Old Name' })
    const { payload } = test
    const renamed = await payload.update({ collection: 'clinics', id, data: { name: 'New Name' } })
    expect(renamed.slug).toBe('old-name')
  })

  it('follows the name of a draft until it is first published', async () => {
    const { payload } = test
    const rename = (id: number, name: string) =>
      payload.update({ collection: 'clinics', id, draft: true, data: { name } })
    const draft = { _status: 'draft' } as const
    const { id } = await newClinic(payload, { name: 'B', ...draft })
    const other = await newClinic(payload, { name: 'B', ...draft })
    expect((await rename(other.id, '')).slug).toBeNull()
    expect((await rename(id, '')).slug).toBeNull()
    expect((await rename(id, 'C')).slug).toBe('c')
    expect((await rename(id, 'Clinic of the Hills')).slug).toBe('clinic-of-the-hills')
    await payload.update({ collection: 'clinics', id, data: { _status: 'published' } })
    expect((await rename(id, 'Clinic of the Valley')).slug).toBe('clinic-of-the-hills')
    const chosen = await newClinic(payload, { name: 'D', slug: 'my-own', ...draft })
    expect((await rename(chosen.id, 'Dental')).slug).toBe('my-own')
  })

  it.each(['united-states', 'category'])(
    'can’t be %s, which is part of other addresses',
    async (slug) => {
      await expect(newClinic(test.payload, { slug })).rejects.toThrow(/Slug|slug/)
      const { slug: made } = await newClinic(test.payload, { name: slug })
      expect(made).not.toBe(slug)
    },
  )

  it('can’t be taken from another clinic, not even by a draft', async () => {
    await newClinic(test.payload, { slug: 'mine' })
    const other = await newClinic(test.payload, { slug: 'other' })
    await expect(
      test.payload.update({
        collection: 'clinics',
        id: other.id,
        draft: true,
        data: { slug: 'mine' },
      }),
    ).rejects.toThrow(/slug/i)
  })
})
