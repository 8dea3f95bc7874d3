import { describe, expect, it } from 'vitest'
import { idOf } from '../../../cms/documents/id-of.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const { payload, database } = await startPayload()
const { make, change, stored } = clinicsOn({ payload, database })
const editor = await signIn(payload, 'editor', 'Eve')
const vera = await signIn(payload, 'editor', 'Vera')

const DRAFTED = ['clinics', 'guides', 'articles'] as const

/** A published document, and a field of it that may be changed. */
const anyOf = async (collection: (typeof DRAFTED)[number]) => {
  if (collection === 'clinics')
    return { id: (await newClinic(payload, { name: 'Overtaken' })).id, field: 'medicalDirector' }
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  return { id: docs[0]?.id ?? 0, field: 'title' }
}

it('a clinic’s form keeps one lock through its autosaves until it is saved by hand, and others are refused', async () => {
  const id = await make({ name: 'Locked' })
  const save = async (who: Person, data: object, query = 'draft=true&autosave=true') =>
    (await who.ask('PATCH', `/clinics/${id}?${query}`, data)).status
  const countLocks = async () =>
    (await payload.count({ collection: 'payload-locked-documents' })).totalDocs
  for (const medicalDirector of ['Dr.', 'Dr. Lee'])
    expect(await save(editor, { medicalDirector })).toBe(200)
  expect(await countLocks()).toBe(1)
  const late = await vera.ask('PATCH', `/clinics/${id}?draft=true&autosave=true`, {
    medicalDirector: 'Else',
  })
  expect(late).toMatchObject({
    status: 423,
    refusal: expect.stringContaining('Somebody else is typing in this form'),
  })
  const holder = (who: Person) => who.ask('GET', `/desk/form-holder/clinics/${id}`)
  expect((await holder(vera)).body).toMatchObject({ holder: { name: 'Eve' } })
  expect((await holder(editor)).body).toEqual({ holder: null })
  expect((await stored(id, { draft: true })).medicalDirector).toBe('Dr. Lee')
  expect(await save(editor, { medicalDirector: 'Dr. Lee', _status: 'published' }, '')).toBe(200)
  expect(await countLocks()).toBe(0)
})

it('the language that somebody last wrote in is not kept for their other forms', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'Eve' } } })
  const user = { ...docs[0], collection: 'users' } as never
  const data = { key: 'locale', value: 'es' } as never
  const kept = await payload.create({ collection: 'payload-preferences', data, user })
  expect(kept.value).toBe('en')
})

it('more people than there are connections to the database add clinics at the same moment', async () => {
  const { city, zipCode, state } = await newClinic(payload, {})
  const clinic = { city, zipCode, state: idOf(state), phone: '864-555-0142', _status: 'published' }
  const saves = Array.from({ length: 30 }, (_, index) => {
    const own = { name: `Busy Clinic ${index}`, address: `${index} Elm St` }
    return editor.ask('POST', '/clinics', { ...clinic, ...own })
  })
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect([...new Set(statuses)]).toEqual([201])
})

it('a stale form is refused, naming who saved, and accepted once reopened or after its own saves', async () => {
  type Form = Record<string, unknown>
  const saved = { status: 200 }
  const message = expect.stringContaining('changed this after you opened it')
  for (const collection of DRAFTED) {
    const { id, field } = await anyOf(collection)
    /** What a form holds when it is opened: the whole latest version. */
    const open = async (who: Person) =>
      (await who.ask<Form>('GET', `/${collection}/${id}?draft=true&depth=0`)).body
    const send = (who: Person, form: Form, value: string) =>
      who.ask('PATCH', `/${collection}/${id}`, { ...form, [field]: value, _status: 'published' })
    const [late, first] = [await open(vera), await open(editor)]
    expect(await send(editor, first, 'First'), collection).toMatchObject(saved)
    const refused = { status: 409, refusal: message }
    expect(await send(vera, late, 'Late'), collection).toMatchObject(refused)
    const again = await open(vera)
    expect(again[field]).toBe('First')
    for (const value of ['Second', 'Third'])
      expect(await send(vera, again, value), collection).toMatchObject(saved)
  }
})

it('a document with a waiting draft can’t be moved to the trash', async () => {
  for (const collection of DRAFTED) {
    const { id, field } = await anyOf(collection)
    const save = (data: object, query = '') =>
      editor.ask('PATCH', `/${collection}/${id}${query}`, data)
    const trash = () => save({ deletedAt: new Date().toISOString() })
    await save({ [field]: 'Half an edit', _status: 'draft' }, '?draft=true')
    const refusal = expect.stringContaining('has an unpublished draft')
    expect(await trash(), collection).toMatchObject({ status: 409, refusal })
    await save({ _status: 'published' })
    expect((await trash()).status, collection).toBe(200)
  }
})

describe('a clinic’s address', () => {
  const rename = async (id: number, name: string) =>
    (await change(id, { name }, { draft: true })).slug

  it('is made from its name without accents, and adds the town, the street or a number if it is taken', async () => {
    const slugs = []
    for (const name of ['Søndre Straße Ñandú', 'St. Mary’s', 'Twin', 'Twin', 'Twin', 'Twin'])
      slugs.push((await newClinic(payload, { name })).slug)
    expect(slugs).toEqual([
      'sondre-strasse-nandu',
      'st-marys',
      'twin',
      'twin-anderson',
      'twin-anderson-414-north-st',
      'twin-anderson-414-north-st-2',
    ])
  })

  it('follows the name of a draft until it is first published, and stays from then on', async () => {
    const draft = { _status: 'draft' } as const
    const id = await make({ name: 'B', ...draft })
    const other = await make({ name: 'B', ...draft })
    expect(await rename(other, '')).toBeNull()
    expect(await rename(id, '')).toBeNull()
    expect(await rename(id, 'C')).toBe('c')
    expect(await rename(id, 'Clinic of the Hills')).toBe('clinic-of-the-hills')
    await change(id, { _status: 'published' })
    expect(await rename(id, 'Clinic of the Valley')).toBe('clinic-of-the-hills')
    const renamed = await change(id, { name: 'New Name', _status: 'published' })
    expect(renamed.slug).toBe('clinic-of-the-hills')
    const chosen = await make({ name: 'D', slug: 'my-own', ...draft })
    expect(await rename(chosen, 'Dental')).toBe('my-own')
  })

  it('can’t be part of other addresses, or be taken from another clinic, not even by a draft', async () => {
    for (const slug of ['united-states', 'category']) {
      await expect(newClinic(payload, { slug })).rejects.toThrow(/slug/i)
      expect((await newClinic(payload, { name: slug })).slug).not.toBe(slug)
    }
    await make({ slug: 'mine' })
    const id = await make({ slug: 'other' })
    await expect(change(id, { slug: 'mine' }, { draft: true })).rejects.toThrow(/slug/i)
  })
})
