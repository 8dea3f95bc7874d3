import { parse } from 'csv-parse/sync'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { versionsOf } from '../../../cms/history/versions.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { mergesBy } from '../../support/merges.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const { make } = clinicsOn(test)
const ana = await signIn(payload, 'editor', 'Ana')
const ben = await signIn(payload, 'editor', 'Ben')

/** Types in a form, which the panel keeps as a draft, and closes it. */
const typed = async (who: Person, id: number, data: object) => {
  const { status } = await who.ask('PATCH', `/clinics/${id}?draft=true&autosave=true`, data)
  expect(status).toBe(200)
  await payload.delete({ collection: 'payload-locked-documents', where: {} })
}

/** Publishes from a form, which sends all that it holds. */
const publish = async (who: Person, id: number, query: string, more: object = {}) => {
  const { body } = await who.ask<object>('GET', `/clinics/${id}?draft=true&depth=0`)
  const data = { ...body, ...more, _status: 'published' }
  expect((await who.ask('PATCH', `/clinics/${id}?${query}`, data)).status).toBe(200)
}

/** The log of a clinic, newest first: who, what was done, and what changed. */
const log = async (name: string) => {
  const { body } = await ana.ask<string>('GET', '/desk/history.csv?kind=clinics')
  const rows: Record<'document' | 'who' | 'did' | 'changes', string>[] = parse(body, {
    columns: true,
    bom: true,
  })
  return rows
    .filter(({ document }) => document === name)
    .map(({ who, did, changes }) => [who, did, changes])
}

const versions = async (id: number) => {
  const req = await createLocalReq({ user: ana.user }, payload)
  const { entries } = await versionsOf(req, { collection: 'clinics', id, page: 1, limit: 20 })
  return entries
}

it('tells who published what of a draft, and that the rest of it stands, by whom', async () => {
  const name = 'Published In Part'
  const id = await make({ name })
  await typed(ana, id, { phone: '864-555-0177' })
  await typed(ben, id, { website: 'https://mine.example' })
  await publish(ben, id, 'locale=en&publishOnly=mine')
  const [rest, part, bens, anas, first] = await versions(id)
  const published = 'Website: https://mine.example was added'
  expect(rest).toMatchObject({
    ...{ who: 'Kept as a draft, Ana', did: 'The draft that waits, as it was', sentences: [] },
    tag: { isPublic: false },
  })
  expect(part).toMatchObject({
    ...{ who: 'Part of a draft, Ben', sentences: ['Published', published] },
    ...{ tag: { isPublic: true }, from: Number(first?.key) },
  })
  expect(bens).toMatchObject({ who: 'Ben, autosaved', sentences: [published] })
  expect(anas).toMatchObject({ who: 'Ana', sentences: ['Saved as a draft', expect.any(String)] })
  expect((await log(name)).slice(0, 3)).toEqual([
    ['Part of a draft, Ben', 'Published', published],
    ['Ben', 'Saved a draft', published],
    ['Ana', 'Saved a draft', expect.stringMatching(/^Phone: .+ became 864-555-0177/)],
  ])

  // What was typed since the last autosave is told too, and a second part is compared with the first.
  await publish(ben, id, 'locale=en&publishOnly=mine', { website: 'https://other.example' })
  const became = 'Website: https://mine.example became https://other.example'
  expect((await log(name)).slice(0, 2)).toEqual([
    ['Part of a draft, Ben', 'Published', became],
    ['Ben', 'Saved a draft', became],
  ])
  await publish(ana, id, 'includingOthers=true')
  expect((await log(name))[0]).toEqual(['Ana', 'Published', ''])
})

it('of a draft that is one person’s alone says no part, and nothing of a draft that waits', async () => {
  const name = 'Published As A Whole'
  const id = await make({ name })
  await typed(ben, id, { phone: '864-555-0177' })
  await publish(ben, id, 'locale=en&publishOnly=mine')
  expect((await versions(id)).map(({ who }) => who)).toEqual([
    'Ben',
    'Ben, autosaved',
    expect.anything(),
  ])
  expect((await log(name))[0]).toEqual(['Ben', 'Published', ''])
})

it('tells a merge beside a waiting draft by what became public, and of the draft only that it waits', async () => {
  const id = await make({ name: 'Merged Beside A Draft' })
  const other = await make({ name: 'Merged Away', website: 'https://other.example' })
  await typed(ben, id, { phone: '864-555-0177' })
  expect((await mergesBy(ana).merge(id, other, { website: 'right' })).status).toBe(200)
  const [waits, merged, bens] = await versions(id)
  expect(waits).toMatchObject({ did: 'The draft that waits, as it was', sentences: [] })
  const sentences = ['Website: https://other.example was added']
  expect(merged).toMatchObject({ who: 'Merged clinics, Ana', sentences, tag: { isPublic: true } })
  expect(bens?.who).toBe('Ben, autosaved')
  expect((await log('Merged Beside A Draft')).slice(0, 2)).toEqual([
    ['Merged clinics, Ana', 'Changed', sentences[0]],
    ['Ben', 'Saved a draft', expect.stringContaining('864-555-0177')],
  ])
  expect((await log('Merged Away')).filter(([, did]) => did === 'Saved a draft')).toHaveLength(1)
})
