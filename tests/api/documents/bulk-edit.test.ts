import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { vocabularyOf } from '../../../cms/vocabulary/vocabulary-of.ts'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'

const test = await startMerging(startPayload)
const { payload } = test
afterAll(() => test.close())

/** Sends a change of all ticked clinics as the panel does. */
const editMany = (ids: number[], data: object) => {
  const query = ids.map((id) => `where[id][in][]=${id}`).join('&')
  return test.editor.ask<{ errors: object[] }>('PATCH', `/clinics?${query}&draft=true`, data)
}

const listedWebsite = async (id: number) => {
  const { rows } = await test.database.pool.query(
    "select detail from listings where clinic_id = $1 and locale = 'en'",
    [id],
  )
  return rows[0] ? (JSON.parse(rows[0].detail).website ?? null) : undefined
}

const website = 'https://many.example'

describe('a bulk edit of clinics', () => {
  it('is public for each of them', async () => {
    const ids = []
    for (const name of ['One', 'Two', 'Three']) ids.push((await newClinic(payload, { name })).id)
    const answer = await editMany(ids, { website, _status: 'published' })
    expect(answer).toMatchObject({ status: 200, body: { errors: [] } })
    for (const id of ids) expect(await listedWebsite(id)).toBe(website)
  })

  it('knows the states and categories even if its request gets another context', async () => {
    const req = await createLocalReq({}, payload)
    const reading = vocabularyOf(req)
    // As Payload does while it changes several documents in parallel.
    req.context = {}
    expect((await reading).en.states.size).toBe(59)
  })

  it('publishes no waiting draft, and names the clinic that it left alone', async () => {
    const plain = await newClinic(payload, { name: 'Plain' })
    const drafted = await newClinic(payload, { name: 'Drafted' })
    const draft = { collection: 'clinics', id: drafted.id, draft: true } as const
    await payload.update({ ...draft, data: { phone: '864-555-0166' } })
    const answer = await editMany([plain.id, drafted.id], { website, _status: 'published' })
    expect(answer.body.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Drafted has an unpublished draft'),
      }),
    ])
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
    const answer = await editMany([goes.id, closed.id], { website, _status: 'published' })
    expect(answer.body.errors).toHaveLength(2)
    for (const { id } of [goes, closed]) expect(await listedWebsite(id)).toBeUndefined()
  })

  it('is not public if it is saved as drafts', async () => {
    const { id } = await newClinic(payload, { name: 'Draft of many' })
    expect((await editMany([id], { website, _status: 'draft' })).status).toBe(200)
    expect(await listedWebsite(id)).toBeNull()
  })
})

describe('a document with a waiting draft', () => {
  const published = {
    clinics: async () => (await newClinic(payload, { name: 'Drafted, and thrown away' })).id,
    guides: async () => anyOf('guides'),
    articles: async () => anyOf('articles'),
  }
  const anyOf = async (collection: 'guides' | 'articles') => {
    const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
    return docs[0]?.id ?? 0
  }

  it.each(['clinics', 'guides', 'articles'] as const)(
    'can’t be moved to the trash: %s',
    async (collection) => {
      const id = await published[collection]()
      const trash = () =>
        test.editor.ask('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
      const name = collection === 'clinics' ? 'medicalDirector' : 'title'
      const drafted = await test.editor.ask('PATCH', `/${collection}/${id}?draft=true`, {
        [name]: 'Half an edit',
        _status: 'draft',
      })
      expect(drafted.status).toBe(200)
      const refused = await trash()
      expect([refused.status, refused.refusal]).toEqual([
        409,
        expect.stringContaining('has an unpublished draft'),
      ])
      const { status } = await test.editor.ask('PATCH', `/${collection}/${id}`, {
        _status: 'published',
      })
      expect(status).toBe(200)
      expect((await trash()).status).toBe(200)
    },
  )
})
