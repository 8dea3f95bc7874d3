import type { CollectionSlug, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageValues } from '../support/form-values.ts'
import { newClinic } from '../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'

let test: TestPayload
const people: Record<'admin' | 'editor', TypedUser | undefined> = {
  admin: undefined,
  editor: undefined,
}
beforeAll(async () => {
  test = await startPayload()
  for (const role of ['admin', 'editor'] as const) {
    const user = await test.payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: 'long enough to do', role },
    })
    people[role] = { ...user, collection: 'users' }
  }
})
afterAll(() => test.close())

const may = async (who: 'visitor' | 'admin' | 'editor', work: (as: object) => Promise<unknown>) => {
  const user = who === 'visitor' ? null : people[who]
  return work({ user, overrideAccess: false }).then(
    () => true,
    () => false,
  )
}

const CONTENT: CollectionSlug[] = [
  'clinics',
  'states',
  'categories',
  'guides',
  'articles',
  'article-categories',
]

describe('Payload’s own API', () => {
  it.each(CONTENT)('shows %s to nobody who is not signed in', async (collection) => {
    const find = (as: object) => test.payload.find({ collection, limit: 1, ...as })
    expect(await may('visitor', find)).toBe(false)
    expect(await may('editor', find)).toBe(true)
  })

  it('lets an editor write clinics, and a visitor not', async () => {
    const { id } = await newClinic(test.payload, { name: 'Guarded' })
    const update = (as: object) =>
      test.payload.update({ collection: 'clinics', id, data: { city: 'Clemson' }, ...as })
    expect(await may('visitor', update)).toBe(false)
    expect(await may('editor', update)).toBe(true)
  })

  it('lets an editor read and change what visitors have sent, and only an admin remove it', async () => {
    const collection = 'contact-messages'
    const data = messageValues()
    const { id } = await test.payload.create({ collection, data: { ...data, status: 'new' } })
    const read = (as: object) => test.payload.findByID({ collection, id, ...as })
    const create = (as: object) =>
      test.payload.create({ collection, data: { ...data, status: 'new' }, ...as })
    const change = (status: string) => (as: object) =>
      test.payload.update({ collection, id, data: { status }, ...as })
    const remove = (as: object) => test.payload.delete({ collection, id, ...as })
    for (const work of [read, change('read'), remove])
      expect(await may('visitor', work)).toBe(false)
    for (const who of ['visitor', 'editor', 'admin'] as const) {
      expect(await may(who, create)).toBe(false)
    }
    expect(await may('editor', read)).toBe(true)
    expect(await may('editor', change('answered'))).toBe(true)
    expect(await may('editor', change('lost'))).toBe(false)
    expect(await may('editor', remove)).toBe(false)
    expect(await may('admin', remove)).toBe(true)
  })

  it('lets only an admin make accounts', async () => {
    const create = (email: string) => (as: object) =>
      test.payload.create({
        collection: 'users',
        data: { email, password: 'long enough to do', role: 'editor' },
        ...as,
      })
    expect(await may('visitor', create('a@example.org'))).toBe(false)
    expect(await may('editor', create('b@example.org'))).toBe(false)
    expect(await may('admin', create('c@example.org'))).toBe(true)
  })

  it('lets an editor see no account but their own, and not raise it', async () => {
    const { editor } = people
    if (!editor) throw new Error('made above')
    const { docs } = await test.payload.find({
      collection: 'users',
      user: editor,
      overrideAccess: false,
    })
    expect(docs.map(({ id }) => id)).toEqual([editor.id])
    await test.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      user: editor,
      overrideAccess: false,
    })
    expect(await test.payload.findByID({ collection: 'users', id: editor.id })).toMatchObject({
      role: 'editor',
    })
  })
})
