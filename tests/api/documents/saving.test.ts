import { afterAll, describe, expect, it } from 'vitest'
import { idOf } from '../../../cms/documents/id-of.ts'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startMerging(startPayload)
const { payload, editor } = test
const vera = await signIn(payload, 'editor', 'Vera')
afterAll(() => test.close())

const DRAFTED = ['clinics', 'guides', 'articles'] as const

/** A published document, and a field of it that may be changed. */
const anyOf = async (collection: (typeof DRAFTED)[number]) => {
  if (collection === 'clinics')
    return { id: (await newClinic(payload, { name: 'Overtaken' })).id, field: 'medicalDirector' }
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  return { id: docs[0]?.id ?? 0, field: 'title' }
}

it('a clinic’s form keeps one lock through its autosaves until it is saved by hand, and others are refused', async () => {
  const { id } = await newClinic(payload, { name: 'Locked' })
  const save = async (who: Person, data: object, query = 'draft=true&autosave=true') =>
    (await who.ask('PATCH', `/clinics/${id}?${query}`, data)).status
  const countLocks = async () => {
    const where = {
      'document.relationTo': { equals: 'clinics' },
      'document.value': { equals: id },
    }
    return (await payload.count({ collection: 'payload-locked-documents', where })).totalDocs
  }
  for (const medicalDirector of ['Dr.', 'Dr. Lee'])
    expect(await save(editor, { medicalDirector })).toBe(200)
  expect(await countLocks()).toBe(1)
  expect(await save(vera, { medicalDirector: 'Else' })).toBe(423)
  const draft = await payload.findByID({ collection: 'clinics', id, draft: true })
  expect(draft.medicalDirector).toBe('Dr. Lee')
  expect(await save(editor, { medicalDirector: 'Dr. Lee', _status: 'published' }, '')).toBe(200)
  expect(await countLocks()).toBe(0)
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

describe('a form that has become stale', () => {
  /** What a form holds when it is opened: the whole latest version. */
  const open = async (who: Person, collection: string, id: number) =>
    (await who.ask<Record<string, unknown>>('GET', `/${collection}/${id}?draft=true&depth=0`)).body
  const sendForm = async (
    who: Person,
    collection: string,
    form: Record<string, unknown>,
    data: object,
  ) => {
    const sent = { ...form, ...data }
    const { status, refusal } = await who.ask('PATCH', `/${collection}/${form.id}`, sent)
    return [status, refusal]
  }
  const SAVED = [200, undefined]

  it('is refused, naming who saved meanwhile, and accepted after it is reopened or after its own saves', async () => {
    for (const collection of DRAFTED) {
      const { id, field } = await anyOf(collection)
      const send = (who: Person, form: Record<string, unknown>, value: string) =>
        sendForm(who, collection, form, { [field]: value, _status: 'published' })
      const late = await open(vera, collection, id)
      const first = await open(editor, collection, id)
      expect(await send(editor, first, 'First'), collection).toEqual(SAVED)
      expect(await send(vera, late, 'Late'), collection).toEqual([
        409,
        expect.stringContaining('changed this after you opened it'),
      ])
      const again = await open(vera, collection, id)
      expect(again[field]).toBe('First')
      for (const value of ['Second', 'Third'])
        expect(await send(vera, { ...again }, value), collection).toEqual(SAVED)
    }
  })

  it('since an import came in between is refused too', async () => {
    const { id } = await newClinic(payload, { name: 'Imported over' })
    const form = await open(editor, 'clinics', id)
    await payload.update({ collection: 'clinics', id, data: { phone: '864-555-0177' } })
    const phone = '864-555-0188'
    expect(await sendForm(editor, 'clinics', form, { phone })).toEqual([
      409,
      expect.stringContaining('An import changed this after you opened it'),
    ])
    const fresh = await open(editor, 'clinics', id)
    expect(await sendForm(editor, 'clinics', fresh, { phone })).toEqual(SAVED)
  })
})

describe('a bulk edit of clinics', () => {
  const website = 'https://many.example'

  /** Sends a change of all ticked clinics as the panel does. */
  const editMany = (ids: number[], _status: 'published' | 'draft') => {
    const query = ids.map((id) => `where[id][in][]=${id}`).join('&')
    const data = { website, _status }
    return editor.ask<{ errors: object[] }>('PATCH', `/clinics?${query}&draft=true`, data)
  }
  const listedWebsite = async (id: number) => {
    const { rows } = await test.database.pool.query(
      "select detail from listings where clinic_id = $1 and locale = 'en'",
      [id],
    )
    return rows[0] ? (JSON.parse(rows[0].detail).website ?? null) : undefined
  }

  it('is public for each of them, unless it is saved as drafts', async () => {
    const ids = []
    for (const name of ['One', 'Two', 'Three']) ids.push((await newClinic(payload, { name })).id)
    const answer = await editMany(ids, 'published')
    expect(answer).toMatchObject({ status: 200, body: { errors: [] } })
    for (const id of ids) expect(await listedWebsite(id)).toBe(website)
    const { id } = await newClinic(payload, { name: 'Draft of many' })
    expect((await editMany([id], 'draft')).status).toBe(200)
    expect(await listedWebsite(id)).toBeNull()
  })

  it('publishes no waiting draft, and names the clinic that it left alone', async () => {
    const plain = await newClinic(payload, { name: 'Plain' })
    const drafted = await newClinic(payload, { name: 'Drafted' })
    const draft = { collection: 'clinics', id: drafted.id, draft: true } as const
    await payload.update({ ...draft, data: { phone: '864-555-0166' } })
    const answer = await editMany([plain.id, drafted.id], 'published')
    const message = expect.stringContaining('Drafted has an unpublished draft')
    expect(answer.body.errors).toEqual([expect.objectContaining({ message })])
    expect(await listedWebsite(plain.id)).toBe(website)
    expect(await test.stored(drafted.id)).toMatchObject({ phone: drafted.phone })
    expect(await listedWebsite(drafted.id)).toBeNull()
  })

  it('does not list clinics again that were merged or have closed', async () => {
    const stays = await newClinic(payload, { name: 'Stays' })
    const goes = await newClinic(payload, { name: 'Goes' })
    await test.mergeById(stays.id, goes.id)
    const closedAt = new Date().toISOString()
    const closed = await newClinic(payload, { name: 'Closed', closedAt, _status: 'draft' })
    const answer = await editMany([goes.id, closed.id], 'published')
    expect(answer.body.errors).toHaveLength(2)
    for (const { id } of [goes, closed]) expect(await listedWebsite(id)).toBeUndefined()
  })
})

it('a document with a waiting draft can’t be moved to the trash', async () => {
  for (const collection of DRAFTED) {
    const { id, field } = await anyOf(collection)
    const save = async (data: object, query = '') => {
      const answer = await editor.ask('PATCH', `/${collection}/${id}${query}`, data)
      return [answer.status, answer.refusal]
    }
    const deletedAt = new Date().toISOString()
    const half = { [field]: 'Half an edit', _status: 'draft' }
    expect(await save(half, '?draft=true'), collection).toEqual([200, undefined])
    expect(await save({ deletedAt }), collection).toEqual([
      409,
      expect.stringContaining('has an unpublished draft'),
    ])
    expect(await save({ _status: 'published' })).toEqual([200, undefined])
    expect(await save({ deletedAt }), collection).toEqual([200, undefined])
  }
})

describe('a clinic’s address', () => {
  const rename = async (id: number, name: string) =>
    (await payload.update({ collection: 'clinics', id, draft: true, data: { name } })).slug

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
    const { id } = await newClinic(payload, { name: 'B', ...draft })
    const other = await newClinic(payload, { name: 'B', ...draft })
    expect(await rename(other.id, '')).toBeNull()
    expect(await rename(id, '')).toBeNull()
    expect(await rename(id, 'C')).toBe('c')
    expect(await rename(id, 'Clinic of the Hills')).toBe('clinic-of-the-hills')
    await payload.update({ collection: 'clinics', id, data: { _status: 'published' } })
    expect(await rename(id, 'Clinic of the Valley')).toBe('clinic-of-the-hills')
    const data = { name: 'New Name', _status: 'published' } as const
    const renamed = await payload.update({ collection: 'clinics', id, data })
    expect(renamed.slug).toBe('clinic-of-the-hills')
    const chosen = await newClinic(payload, { name: 'D', slug: 'my-own', ...draft })
    expect(await rename(chosen.id, 'Dental')).toBe('my-own')
  })

  it('can’t be part of other addresses, or be taken from another clinic, not even by a draft', async () => {
    for (const slug of ['united-states', 'category']) {
      await expect(newClinic(payload, { slug })).rejects.toThrow(/slug/i)
      expect((await newClinic(payload, { name: slug })).slug).not.toBe(slug)
    }
    await newClinic(payload, { slug: 'mine' })
    const { id } = await newClinic(payload, { slug: 'other' })
    const taken = { collection: 'clinics', id, draft: true, data: { slug: 'mine' } } as const
    await expect(payload.update(taken)).rejects.toThrow(/slug/i)
  })
})
