import { afterAll, describe, expect, it } from 'vitest'
import { startMerging } from '../support/merging.ts'
import { newClinic } from '../support/new-clinic.ts'
import { type Person, signIn } from '../support/people.ts'

const test = await startMerging()
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

describe('a clinic’s form in which somebody types', () => {
  it('stays locked while it saves by itself, once, until it is saved by hand', async () => {
    const { id } = await newClinic(payload, { name: 'Locked' })
    for (const city of ['Cle', 'Clemson'])
      expect(await save(test.editor, id, AUTOSAVE, { city })).toBe(200)
    expect(await locksOf(id)).toHaveLength(1)
    expect(await save(test.editor, id, '', { city: 'Clemson', _status: 'published' })).toBe(200)
    expect(await locksOf(id)).toHaveLength(0)
  })

  it('keeps out what another editor’s form sends', async () => {
    const { id } = await newClinic(payload, { name: 'Locked too' })
    const second = await signIn(payload, 'editor', 'Vera')
    await save(test.editor, id, AUTOSAVE, { city: 'Clemson' })
    expect(await save(second, id, AUTOSAVE, { city: 'Else' })).toBe(423)
    const draft = await payload.findByID({ collection: 'clinics', id, draft: true })
    expect(draft.city).toBe('Clemson')
  })
})

it('three views of the list are there for everyone from the start', async () => {
  const { docs } = await payload.find({ collection: 'payload-query-presets', sort: 'id' })
  expect(docs.map(({ title }) => title)).toEqual([
    'Never verified',
    'Reported wrong',
    'No telephone number',
  ])
})
