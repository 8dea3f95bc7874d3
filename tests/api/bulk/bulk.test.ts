import { afterAll, describe, expect, it } from 'vitest'
import type { Entry, Review } from '../../../cms/bulk/endpoints/answers.ts'
import { holdLock } from '../../../cms/database/hold-lock.ts'
import { LOCKS } from '../../../cms/database/locks.ts'
import { mark } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const { payload, database, close } = await startPayload()
const admin = await signIn(payload, 'admin', 'Ada')
const editor = await signIn(payload, 'editor', 'Eve')
const other = await signIn(payload, 'editor', 'Olga')
const reviewer = await signIn(payload, 'reviewer', 'Rob')
afterAll(() => close())

type Slug = 'clinics' | 'guides' | 'states' | 'needs' | 'redirects'

interface Ran {
  id: number
  counts: Entry['counts']
}

const byIds = (ids: number[], more: object = {}) => ({ where: { id: { in: ids } }, ...more })

const review = (collection: Slug, chosen: object, change: object, person = editor) =>
  person.askEndpoint<Review>('/bulk/review', { collection, chosen, change })

const run = (collection: Slug, chosen: object, change: object, more: object, person = editor) =>
  person.askEndpoint<Ran>('/bulk/run', { collection, chosen, change, ...more })

const undo = (id: number, person: Person = editor) =>
  person.askEndpoint<Ran>(`/bulk/${id}/undo`, {})

const entryOf = async (id: number, person: Person = editor) =>
  (await person.askEndpoint<Entry>(`/bulk/${id}`)).body

/** What every save changes, and an undo is a save. */
const BOOKKEEPING = ['updatedAt', 'createdAt', 'savedBy', 'savedThrough']

/** Without bookkeeping, and with what is empty left out. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner) =>
      BOOKKEEPING.includes(name) || inner === null ? undefined : inner,
    ),
  )

/** A document as editors and visitors have it: public and draft, in both languages, its rows. */
const everything = async (collection: Slug, id: number) => {
  const read = (draft: boolean, locale: 'en' | 'es') =>
    payload.findByID({
      collection,
      id,
      draft,
      locale,
      fallbackLocale: false,
      trash: true,
      depth: 0,
    })
  const rows = async (text: string) => (await database.pool.query(text, [id])).rows
  const records = await database.pool.query(
    `select field, locale, translation, english from translated_texts
      where source = $1 and document_id = $2 order by field`,
    [collection, id],
  )
  const listings = await rows(
    'select locale, detail from listings where clinic_id = $1 order by locale',
  )
  return plain({
    public: [await read(false, 'en'), await read(false, 'es')],
    draft: [await read(true, 'en'), await read(true, 'es')],
    records: records.rows,
    listings:
      collection === 'clinics'
        ? listings.map(({ locale, detail }) => ({ locale, detail: JSON.parse(detail) }))
        : [],
  })
}

const setIn = (collection: Slug, id: number, data: object, more: object = {}) =>
  payload.update({ collection, id, data, depth: 0, ...more })

/** A clinic in each state that a document can have, with texts in both languages. */
const CLINICS: Record<string, () => Promise<number>> = {
  published: async () => {
    const { id } = await newClinic(payload, {
      name: `Published ${mark()}`,
      services: ['Medical Care'],
      languages: ['Spanish'],
      description: 'In English',
      openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
    })
    await setIn('clinics', id, { description: 'En español' }, { locale: 'es' })
    return id
  },
  'published, with a waiting draft': async () => {
    const id = await (CLINICS.published as () => Promise<number>)()
    const draft = { draft: true, user: other.user, overrideAccess: false }
    await setIn('clinics', id, { phone: '864-555-0111', languages: ['French'] }, draft)
    await setIn('clinics', id, { description: 'Borrador' }, { ...draft, locale: 'es' })
    return id
  },
  'never published': async () => {
    const { id } = await newClinic(payload, { name: `Draft ${mark()}`, _status: 'draft' })
    await setIn('clinics', id, { phone: '864-555-0112' }, { draft: true })
    return id
  },
  unpublished: async () => {
    const id = await (CLINICS.published as () => Promise<number>)()
    await setIn('clinics', id, { _status: 'draft' })
    return id
  },
}

const edit = (field: string, how: string, value: unknown) => ({
  action: 'edit',
  edits: [{ field, how, value }],
})

const CHANGES: Record<string, object> = {
  'adding a language': edit('languages', 'add', ['Haitian Creole']),
  'emptying a text': edit('phone', 'set', null),
  'taking all hours': edit('openingHours', 'set', []),
  'a text in Spanish': { ...edit('description', 'set', 'Otra cosa'), locale: 'es' },
  'an edit as drafts': { ...edit('phone', 'set', '864-555-0199'), status: 'draft' },
  publishing: { action: 'publish' },
  unpublishing: { action: 'unpublish' },
  trashing: { action: 'trash' },
}

describe('an undo', () => {
  it.each(Object.keys(CHANGES))('restores clinics of every kind exactly after %s', async (name) => {
    const change = CHANGES[name] ?? {}
    const ids: number[] = []
    for (const make of Object.values(CLINICS)) ids.push(await make())
    const before = []
    for (const id of ids) before.push(await everything('clinics', id))
    const ran = await run('clinics', byIds(ids), change, { confirmed: ids.length }, admin)
    expect(ran.status).toBe(200)
    expect(ran.body.counts.changed, name).toBeGreaterThan(0)
    const changed = []
    for (const id of ids) changed.push(await everything('clinics', id))
    expect(changed).not.toEqual(before)
    const undone = await undo(ran.body.id)
    expect(undone.body.counts).toMatchObject({ changed: 0, undone: ran.body.counts.changed })
    for (const [index, id] of ids.entries())
      expect(await everything('clinics', id), Object.keys(CLINICS)[index]).toEqual(before[index])
    // What is undone can be done again, and edited by hand as ever.
    expect(
      (await editor.ask('PATCH', `/clinics/${ids[0]}`, { medicalDirector: 'Dr. Lee' })).status,
    ).toBe(200)
  })

  it('restores other collections, with and without drafts', async () => {
    const changes: [Slug, object][] = [
      ['guides', edit('title', 'set', 'All the same')],
      ['guides', { action: 'unpublish' }],
      ['states', edit('description', 'set', 'All the same')],
      ['needs', edit('words', 'add', ['zzyzx'])],
    ]
    for (const [collection, change] of changes) {
      const { docs } = await payload.find({ collection, limit: 3, depth: 0 })
      const ids = docs.map(({ id }) => id)
      const before = []
      for (const id of ids) before.push(await everything(collection, id))
      const { body } = await run(collection, byIds(ids), change, { confirmed: ids.length })
      expect(body.counts.changed).toBe(ids.length)
      await undo(body.id)
      for (const [index, id] of ids.entries())
        expect(await everything(collection, id)).toEqual(before[index])
    }
  })

  it('leaves what was changed or deleted since, names it, and undoes changes as a stack', async () => {
    const ids: number[] = []
    for (const letter of ['A', 'B', 'C'])
      ids.push((await newClinic(payload, { name: `Stack ${letter}`, languages: ['Spanish'] })).id)
    const [a = 0, b = 0, c = 0] = ids
    const first = await run('clinics', byIds(ids), edit('languages', 'add', ['Hmong']), {
      confirmed: 3,
    })
    const second = await run('clinics', byIds([a]), { action: 'unpublish' }, { confirmed: 1 })
    await other.ask('PATCH', `/clinics/${b}?draft=true`, {
      phone: '864-555-0177',
      _status: 'draft',
    })
    await payload.delete({ collection: 'clinics', id: c })
    await undo(first.body.id)
    expect((await entryOf(first.body.id)).documents).toEqual([
      expect.objectContaining({
        name: 'Stack A',
        reason: expect.stringContaining('changed since'),
      }),
      expect.objectContaining({
        name: 'Stack B',
        reason: expect.stringContaining('changed since'),
      }),
      expect.objectContaining({ name: 'Stack C', reason: expect.stringContaining('deleted') }),
    ])
    await undo(second.body.id, other)
    await undo(first.body.id)
    const now = await payload.findByID({ collection: 'clinics', id: a, depth: 0 })
    expect([now._status, now.languages]).toEqual(['published', ['Spanish']])
    expect(await entryOf(first.body.id)).toMatchObject({
      by: 'Eve',
      undoneBy: 'Eve',
      status: 'partly undone',
      edits: ['Languages: added Hmong'],
      counts: { changed: 2, undone: 1 },
    })
    expect(await entryOf(second.body.id)).toMatchObject({ status: 'undone', undoneBy: 'Olga' })
  })
})

describe('the number', () => {
  const some = async (count: number) => {
    const { docs } = await payload.find({
      collection: 'clinics',
      limit: count,
      sort: 'id',
      depth: 0,
    })
    return docs.map(({ id }) => id)
  }
  const query = (ids: number[]) => ids.map((id) => `where[id][in][]=${id}`).join('&')
  const published = async (ids: number[]) =>
    (
      await payload.count({
        collection: 'clinics',
        where: { id: { in: ids }, _status: { equals: 'published' } },
      })
    ).totalDocs

  it('has to be confirmed above 25, as it is at that moment, by any way in', async () => {
    const ids = await some(26)
    const patch = (more = '') =>
      editor.ask('PATCH', `/clinics?${query(ids)}${more}`, { _status: 'draft' })
    const change = { action: 'unpublish' }
    const refused = [
      await patch(),
      await patch('&draft=true'),
      await patch('&confirmed=25'),
      await run('clinics', byIds(ids), change, { confirmed: 25 }),
      await run('clinics', byIds(ids.slice(1)), change, { confirmed: 26 }),
      await run('clinics', { where: { id: { exists: true } } }, change, { confirmed: 26 }, admin),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409))
    expect(refused[0]?.refusal).toContain('This would change 26 clinics.')
    expect(refused[2]?.refusal).toContain('you confirmed 25, but now it is 26 clinics')
    expect(await published(ids)).toBe(26)
    const { status, body } = await editor.ask<{ docs: object[] }>(
      'PATCH',
      `/clinics?${query(ids)}&confirmed=26`,
      { _status: 'draft' },
    )
    expect([status, body.docs.length, await published(ids)]).toEqual([200, 26, 0])
    const { docs } = await payload.find({ collection: 'bulk-changes', limit: 1, depth: 0 })
    expect(docs[0]).toMatchObject({ title: 'Unpublished 26 clinics', by: editor.id })
    await undo(docs[0]?.id ?? 0)
    expect(await published(ids)).toBe(26)
  })

  it('is the admins’ above 200, and reviewers change none', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into redirects ("from", "to") select '/old/' || n, '/about'
        from generate_series(1, 201) n returning id`,
    )
    const ids = rows.map(({ id }) => id)
    const few = await some(2)
    const change = edit('permanent', 'set', true)
    const asked = await review('redirects', byIds(ids), change)
    expect(asked.body).toMatchObject({
      chosen: '201 redirects',
      counted: '201 redirects',
      mustType: true,
    })
    expect(asked.body.refusal).toContain('Only admins change more than 200')
    const refused = [
      await run('redirects', byIds(ids), change, { confirmed: 201 }),
      await editor.ask('PATCH', '/redirects?where[from][like]=/old/&confirmed=201', {
        permanent: true,
      }),
      await editor.ask('PATCH', '/clinics?where[id][exists]=true&confirmed=785', {
        _status: 'draft',
      }),
      await editor.ask('PATCH', `/clinics?${query(few)}`, { deletedAt: new Date().toISOString() }),
      await run('clinics', byIds(few), { action: 'trash' }, { confirmed: 2 }),
      await reviewer.ask('PATCH', `/clinics?${query(few)}`, { _status: 'draft' }),
      await run('clinics', byIds(few), { action: 'unpublish' }, { confirmed: 2 }, reviewer),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    for (const [field, value] of [
      ['deletedAt', new Date().toISOString()],
      ['_status', 'draft'],
      ['heldDigest', 'x'],
      ['verifiedFields', ['phone']],
      ['sourceId', 'x'],
      ['slug', 'x'],
      ['lastVerifiedAt', new Date().toISOString()],
    ] as const)
      expect(
        (await run('clinics', byIds(few), edit(field, 'set', value), { confirmed: 2 })).refusal,
      ).toContain('can’t be edited here')
    const permanent = async () => {
      const where = { permanent: { equals: true }, id: { in: ids } }
      return (await payload.count({ collection: 'redirects', where })).totalDocs
    }
    expect([await permanent(), await published(few)]).toEqual([0, 2])
    const ran = await run('redirects', byIds(ids), change, { confirmed: 201 }, admin)
    expect([ran.body.counts.changed, await permanent()]).toEqual([201, 201])
    expect((await undo(ran.body.id)).status).toBe(403)
    expect((await undo(ran.body.id, admin)).body.counts.undone).toBe(201)
    expect(await permanent()).toBe(0)
  })

  it('guards every other collection, and nothing is deleted for good many at once', async () => {
    for (let index = 0; index < 26; index += 1)
      await payload.create({
        collection: 'newsletter-signups',
        data: {
          email: `${mark()}@example.org`,
          token: mark(),
          tokenExpires: new Date().toISOString(),
          status: 'pending',
        } as never,
      })
    const all = 'where[id][exists]=true'
    const refused = [
      await admin.ask('DELETE', `/newsletter-signups?${all}`),
      await admin.ask('DELETE', `/clinics?${all}`),
      await admin.ask('DELETE', `/clinics?${all}&trash=true&confirmed=785`),
      await admin.ask('DELETE', `/redirects?${all}`),
      await admin.ask('DELETE', `/states?${all}`),
    ]
    expect(refused[0]?.refusal).toContain('26')
    expect(refused[1]?.refusal).toContain('one at a time')
    expect(refused.slice(0, 3).map(({ status }) => status)).toEqual([409, 409, 409])
    expect(refused[4]?.status).toBe(409)
    const signups = await payload.count({ collection: 'newsletter-signups' })
    expect(signups.totalDocs).toBeGreaterThanOrEqual(26)
    const number = signups.totalDocs
    const confirmed = await admin.ask('DELETE', `/newsletter-signups?${all}&confirmed=${number}`)
    expect(confirmed.status).toBe(200)
  })
})

describe('a publication', () => {
  it('publishes the drafts of published documents, in both languages', async () => {
    const id = await (CLINICS['published, with a waiting draft'] as () => Promise<number>)()
    const before = await everything('clinics', id)
    const { body } = await run('clinics', byIds([id]), { action: 'publish' }, { confirmed: 1 })
    expect(body.counts).toMatchObject({ changed: 1, left: 0 })
    const read = (locale: 'en' | 'es') =>
      payload.findByID({ collection: 'clinics', id, locale, depth: 0 })
    expect(await read('en')).toMatchObject({ phone: '864-555-0111', languages: ['French'] })
    expect(await read('es')).toMatchObject({ description: 'Borrador', _status: 'published' })
    await undo(body.id)
    expect(await everything('clinics', id)).toEqual(before)
  })

  it('says whose drafts they are, and publishes only those that were chosen', async () => {
    const waiting = await (CLINICS['published, with a waiting draft'] as () => Promise<number>)()
    const own = (await newClinic(payload, { name: 'Own', _status: 'draft' })).id
    await editor.ask('PATCH', `/clinics/${own}?draft=true`, { phone: '864-555-0113' })
    const plain = (await newClinic(payload, { name: 'Plain' })).id
    const all = byIds([waiting, own, plain])
    const { body } = await review('clinics', all, { action: 'publish' })
    expect(body).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 1 })
    expect(body.drafts).toEqual([
      expect.objectContaining({
        id: waiting,
        visitors: 'have one',
        isOwn: false,
        changes: expect.arrayContaining([
          { field: 'Phone', locale: null, who: 'Olga', isMine: false },
        ]),
      }),
      expect.objectContaining({ id: own, visitors: 'never had one', isOwn: true }),
    ])
    await run('clinics', byIds([own]), { action: 'publish' }, { confirmed: 1 })
    const now = await payload.findByID({
      collection: 'clinics',
      id: waiting,
      draft: true,
      depth: 0,
    })
    expect([now._status, now.phone]).toEqual(['draft', '864-555-0111'])
    expect((await payload.findByID({ collection: 'clinics', id: own }))._status).toBe('published')
  })

  it('goes by who changed each field, as the form does, and not by who saved last', async () => {
    const { id } = await newClinic(payload, { name: 'Two people' })
    const save = (person: Person, data: object, locale = 'en') =>
      person.ask('PATCH', `/clinics/${id}?draft=true&locale=${locale}`, {
        ...data,
        _status: 'draft',
      })
    await save(other, { phone: '864-555-0114', description: 'In English' })
    await save(editor, { description: 'En español' }, 'es')
    const draft = async (person: Person) =>
      (await review('clinics', byIds([id]), { action: 'publish' }, person)).body.drafts[0]
    const changes = async (person: Person) =>
      (await person.askEndpoint<{ changes: object[] }>(`/unpublished/clinics/${id}`)).body.changes
    const mine = { field: 'Description', locale: 'es', who: 'Eve', isMine: true }
    const others = { field: 'Phone', locale: null, who: 'Olga', isMine: false }
    expect(await draft(editor)).toMatchObject({ isOwn: false, changes: await changes(editor) })
    expect((await draft(editor))?.changes).toEqual(expect.arrayContaining([mine, others]))
    expect(await draft(other)).toMatchObject({ isOwn: false })
  })

  it.each([
    ['noted part by part', true],
    ['from before that was noted', false],
  ])('leaves a draft %s its author’s after an admin’s change and its undo', async (_, isNoted) => {
    const { id } = await newClinic(payload, { name: 'Still hers' })
    await editor.ask('PATCH', `/clinics/${id}?draft=true`, {
      phone: '864-555-0115',
      _status: 'draft',
    })
    if (!isNoted)
      await database.pool.query(
        'update _clinics_v set version_drafted_by = null where parent_id = $1',
        [id],
      )
    const draft = async (person: Person) =>
      (await review('clinics', byIds([id]), { action: 'publish' }, person)).body.drafts[0]
    const ran = await run('clinics', byIds([id]), { action: 'unpublish' }, { confirmed: 1 }, admin)
    expect(await draft(editor)).toMatchObject({ visitors: 'had one', isOwn: false })
    await undo(ran.body.id, admin)
    expect(await draft(admin)).toMatchObject({ visitors: 'have one', isOwn: false })
    expect(await draft(editor)).toMatchObject({
      isOwn: true,
      changes: [{ field: 'Phone', locale: null, who: 'Eve', isMine: true }],
    })
  })

  it('never comes from an edit: drafts stay drafts, waiting drafts are left and named', async () => {
    const [published, waiting, draft] = [
      await (CLINICS.published as () => Promise<number>)(),
      await (CLINICS['published, with a waiting draft'] as () => Promise<number>)(),
      await (CLINICS['never published'] as () => Promise<number>)(),
    ]
    const change = edit('website', 'set', 'https://many.example')
    const ids = [published, waiting, draft]
    const asked = await review('clinics', byIds(ids), change)
    expect(asked.body).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 0 })
    expect(asked.body.left[0]).toMatchObject({ id: waiting })
    const { body } = await run('clinics', byIds(ids), change, { confirmed: 3 })
    expect(body.counts).toMatchObject({ changed: 2, left: 1 })
    const entry = await entryOf(body.id)
    expect(entry.documents[0]).toMatchObject({
      id: waiting,
      reason: expect.stringContaining('has an unpublished draft'),
    })
    const statuses = []
    for (const id of ids)
      statuses.push((await payload.findByID({ collection: 'clinics', id, depth: 0 }))._status)
    expect(statuses).toEqual(['published', 'published', 'draft'])
  })
})

describe('a review', () => {
  it('shows ten documents before and after, and what a list would lose', async () => {
    const ids: number[] = []
    for (let index = 0; index < 12; index += 1)
      ids.push(
        (await newClinic(payload, { name: `Ten ${index}`, languages: ['Spanish', 'Hmong'] })).id,
      )
    const shown = async (how: string, value: unknown) =>
      (await review('clinics', byIds(ids), edit('languages', how, value))).body
    const preview = (fields: object) => ({ label: 'Languages', ...fields })
    const replaced = await shown('set', ['French'])
    expect(replaced.preview).toHaveLength(10)
    expect(replaced.preview[0]?.fields).toEqual([
      preview({ before: ['Spanish', 'Hmong'], after: ['French'], lost: ['Spanish', 'Hmong'] }),
    ])
    expect((await shown('add', ['french', 'SPANISH'])).preview[0]?.fields).toEqual([
      preview({ before: ['Spanish', 'Hmong'], after: ['Spanish', 'Hmong', 'french'], lost: [] }),
    ])
    expect((await shown('remove', ['hmong'])).preview[0]?.fields).toEqual([
      preview({ before: ['Spanish', 'Hmong'], after: ['Spanish'], lost: ['Hmong'] }),
    ])
    expect(await shown('add', ['Spanish'])).toMatchObject({ ids: [], same: 12 })
    const categories = await payload.find({ collection: 'categories', limit: 1, depth: 0 })
    const [category] = categories.docs
    const added = edit('addedCategories', 'add', [category?.id])
    expect((await review('clinics', byIds(ids), added)).body.preview[0]?.fields[0]).toMatchObject({
      before: [],
      after: [category?.name],
    })
    const Spanish = { ...edit('specialPrograms', 'add', ['Uno']), locale: 'es' }
    await setIn('clinics', ids[0] ?? 0, { specialPrograms: ['One'] })
    expect((await review('clinics', byIds(ids), Spanish)).body.left).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('no list of its own in Spanish') }),
    ])
  })

  it('counts only those that would change, which alone are confirmed and changed', async () => {
    const ids: number[] = []
    for (const _status of ['published', 'published', 'draft'] as const)
      ids.push((await newClinic(payload, { name: 'Two of three', _status })).id)
    const change = { action: 'unpublish' }
    const { body: asked } = await review('clinics', byIds(ids), change)
    expect(asked).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 1 })
    expect(asked.ids).toEqual(ids.slice(0, 2))
    const { body } = await run('clinics', byIds(asked.ids), change, {
      confirmed: 2,
      seen: asked.seen,
    })
    expect(body.counts).toMatchObject({ changed: 2, same: 0 })
  })

  it('no longer counts once somebody has changed one of the documents', async () => {
    const { id } = await newClinic(payload, { name: 'Seen' })
    const chosen = { where: { name: { equals: 'Seen' } } }
    const change = edit('phone', 'set', '864-555-0120')
    const { seen } = (await review('clinics', chosen, change)).body
    await other.ask('PATCH', `/clinics/${id}?draft=true`, { city: 'Greer', _status: 'draft' })
    const refused = await run('clinics', chosen, change, { confirmed: 1, seen })
    expect([refused.status, refused.refusal]).toEqual([
      409,
      expect.stringContaining('since you looked'),
    ])
    await newClinic(payload, { name: 'Seen' })
    expect((await run('clinics', chosen, change, { confirmed: 1, seen })).refusal).toContain(
      'now it is 2 clinics',
    )
  })
})

it('an entry that is worked on says so, and is undone only afterwards', async () => {
  const { id } = await newClinic(payload, { name: 'At work' })
  const { body } = await run('clinics', byIds([id]), { action: 'unpublish' }, { confirmed: 1 })
  const another = await newClinic(payload, { name: 'At rest' })
  const resting = await run(
    'clinics',
    byIds([another.id]),
    { action: 'unpublish' },
    { confirmed: 1 },
  )
  const release = await holdLock(database.pool, LOCKS.changingMany, String(body.id))
  expect(await entryOf(body.id)).toMatchObject({ isRunning: true })
  expect(await entryOf(resting.body.id)).toMatchObject({ isRunning: false })
  expect((await undo(body.id)).status).toBe(409)
  await release?.()
  expect(await entryOf(body.id)).toMatchObject({ isRunning: false })
  expect((await undo(body.id)).body.counts).toMatchObject({ undone: 1 })
})

it('two people who add to the same lists at once lose nothing of each other', async () => {
  const ids: number[] = []
  for (let index = 0; index < 5; index += 1)
    ids.push((await newClinic(payload, { name: `Both ${index}`, languages: ['Spanish'] })).id)
  const both = await Promise.all([
    run('clinics', byIds(ids), edit('languages', 'add', ['Hmong']), { confirmed: 5 }, editor),
    run('clinics', byIds(ids), edit('languages', 'add', ['French']), { confirmed: 5 }, other),
  ])
  expect(both.map(({ body }) => body.counts.changed)).toEqual([5, 5])
  const { docs } = await payload.find({ collection: 'clinics', where: { id: { in: ids } } })
  for (const { languages } of docs)
    expect(languages?.toSorted()).toEqual(['French', 'Hmong', 'Spanish'])
})

it('a change that was cut off goes on where it stopped, and a form that is open is left', async () => {
  const ids: number[] = []
  for (const letter of ['A', 'B', 'C'])
    ids.push((await newClinic(payload, { name: `Cut off ${letter}` })).id)
  const [open = 0, waits = 0] = ids
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'clinics', value: open },
      user: { relationTo: 'users', value: other.id },
    },
  })
  const { body } = await run('clinics', byIds(ids), edit('phone', 'set', '864-555-0121'), {
    confirmed: 3,
  })
  expect(body.counts).toMatchObject({ changed: 2, left: 1 })
  expect((await entryOf(body.id)).documents[0]).toMatchObject({
    id: open,
    reason: 'Somebody is typing in its form right now.',
  })
  await setIn('clinics', waits, { phone: '864-555-0142' })
  await database.pool.query(
    'update bulk_change_rows set result = null, before = null where change_id = $1 and document_id = $2',
    [body.id, waits],
  )
  await editor.askEndpoint(`/bulk/${body.id}/continue`, {})
  expect((await entryOf(body.id)).counts).toMatchObject({ changed: 2, left: 1, waiting: 0 })
  expect((await payload.findByID({ collection: 'clinics', id: waits })).phone).toBe('864-555-0121')
})
