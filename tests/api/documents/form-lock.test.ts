import { afterAll, describe, expect, it } from 'vitest'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startMerging(startPayload)
const { payload } = test
afterAll(() => test.close())

const save = async (person: Person, id: number, query: string, data: object) =>
  (await person.ask('PATCH', `/clinics/${id}?${query}`, data)).status

const AUTOSAVE = 'draft=true&autosave=true'

const locksOf = async (id: number) => {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { 'document.relationTo': { equals: 'clinics' }, 'document.value': { equals: id } },
  })
  return docs
}

describe('a clinic’s form while somebody types', () => {
  it('keeps one lock through its autosaves, until it is saved by hand', async () => {
    const { id } = await newClinic(payload, { name: 'Locked' })
    for (const medicalDirector of ['Dr.', 'Dr. Lee'])
      expect(await save(test.editor, id, AUTOSAVE, { medicalDirector })).toBe(200)
    expect(await locksOf(id)).toHaveLength(1)
    expect(
      await save(test.editor, id, '', { medicalDirector: 'Dr. Lee', _status: 'published' }),
    ).toBe(200)
    expect(await locksOf(id)).toHaveLength(0)
  })

  it('refuses what another editor’s form sends', async () => {
    const { id } = await newClinic(payload, { name: 'Locked too' })
    const second = await signIn(payload, 'editor', 'Vera')
    await save(test.editor, id, AUTOSAVE, { city: 'Clemson' })
    expect(await save(second, id, AUTOSAVE, { city: 'Else' })).toBe(423)
    const draft = await payload.findByID({ collection: 'clinics', id, draft: true })
    expect(draft.city).toBe('Clemson')
  })
})

/** What a form holds when it is opened: the whole latest version. */
const open = async (person: Person, collection: string, id: number | string) =>
  (await person.ask<Record<string, unknown>>('GET', `/${collection}/${id}?draft=true&depth=0`)).body

const sendForm = (
  person: Person,
  collection: string,
  form: Record<string, unknown>,
  data: object,
) =>
  person.ask<{ doc: { updatedAt: string } }>('PATCH', `/${collection}/${form.id}`, {
    ...form,
    ...data,
  })

const anyOf = async (collection: 'clinics' | 'guides' | 'articles') => {
  if (collection === 'clinics') return (await newClinic(payload, { name: 'Overtaken' })).id
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

describe.each(['clinics', 'guides', 'articles'] as const)(
  'a form of %s that has become stale',
  (collection) => {
    it('is refused, naming who saved meanwhile, and accepted after it is reopened', async () => {
      const vera = await signIn(payload, 'editor', 'Vera')
      const mark = collection === 'clinics' ? 'medicalDirector' : 'title'
      const id = await anyOf(collection)
      const published = { _status: 'published' }
      const late = await open(vera, collection, id)
      const first = await open(test.editor, collection, id)
      expect(
        (await sendForm(test.editor, collection, first, { [mark]: 'First', ...published })).status,
      ).toBe(200)
      const refused = await sendForm(vera, collection, late, { [mark]: 'Late', ...published })
      expect([refused.status, refused.refusal]).toEqual([
        409,
        expect.stringContaining('changed this after you opened it'),
      ])
      const again = await open(vera, collection, id)
      expect(again[mark]).toBe('First')
      expect(
        (await sendForm(vera, collection, again, { [mark]: 'Second', ...published })).status,
      ).toBe(200)
    })

    it('is accepted if only its own saves came in between', async () => {
      const id = await anyOf(collection)
      const form = await open(test.editor, collection, id)
      for (const readTime of ['One', 'Two'])
        expect(
          (await sendForm(test.editor, `${collection}`, { ...form }, { readTime })).status,
        ).toBe(200)
    })
  },
)

it('a form that was opened before an import is refused', async () => {
  const { id } = await newClinic(payload, { name: 'Imported over' })
  const form = await open(test.editor, 'clinics', id)
  await payload.update({ collection: 'clinics', id, data: { phone: '864-555-0177' } })
  const { refusal } = await sendForm(test.editor, 'clinics', form, { phone: '864-555-0188' })
  expect(refusal).toContain('An import changed this after you opened it')
  const fresh = await open(test.editor, 'clinics', id)
  expect((await sendForm(test.editor, 'clinics', fresh, { phone: '864-555-0188' })).status).toBe(
    200,
  )
})

it('the list has three saved views for everyone from the start', async () => {
  const { docs } = await payload.find({ collection: 'payload-query-presets', sort: 'id' })
  expect(docs.map(({ title }) => title)).toEqual([
    'Never verified',
    'Reported wrong',
    'No phone number',
  ])
})
