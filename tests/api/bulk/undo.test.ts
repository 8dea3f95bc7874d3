import { describe, expect, it } from 'vitest'
import { holdLock } from '../../../cms/database/hold-lock.ts'
import { LOCKS } from '../../../cms/database/locks.ts'
import { byIds, edit, type Slug, startBulk } from '../../support/bulk.ts'

const { payload, database, admin, editor, other, ...bulk } = await startBulk()
const { run, runOn, undo, entryOf, setIn, make, clinics, stored: find } = bulk

const UNPUBLISH = { action: 'unpublish' }

/** What every save changes, and an undo is a save. */
const BOOKKEEPING = ['updatedAt', 'createdAt', 'savedBy', 'savedThrough']

/** Documents as editors and visitors have them: public and draft, in both languages, their rows. */
const everything = async (collection: Slug, ids: number[]) => {
  const found: unknown[] = []
  for (const id of ids)
    for (const draft of [false, true])
      for (const locale of ['en', 'es'] as const) {
        const options = { collection, id, draft, locale, depth: 0, trash: true } as const
        found.push(await payload.findByID({ ...options, fallbackLocale: false }))
      }
  for (const sql of [
    `select field, locale, translation, english from translated_texts
      where source = $1 and document_id = any($2) order by document_id, field`,
    `select detail::jsonb from listings where $1 = 'clinics' and clinic_id = any($2)
      order by clinic_id, locale`,
  ])
    found.push((await database.pool.query(sql, [collection, ids])).rows)
  // What is empty is left out.
  return JSON.parse(
    JSON.stringify(found, (name, inner) =>
      BOOKKEEPING.includes(name) || inner === null ? undefined : inner,
    ),
  )
}

const CHANGES: Record<string, object> = {
  'adding a language': edit('languages', 'add', ['Haitian Creole']),
  'emptying a text': edit('phone', 'set', null),
  'taking all hours': edit('openingHours', 'set', []),
  'a text in Spanish': { ...edit('description', 'set', 'Otra cosa'), locale: 'es' },
  'an edit as drafts': { ...edit('phone', 'set', '864-555-0199'), status: 'draft' },
  publishing: { action: 'publish' },
  unpublishing: UNPUBLISH,
  trashing: { action: 'trash' },
}

describe('an undo', () => {
  it('restores clinics of every kind exactly, after any change', async () => {
    let ids: number[] = []
    let before: unknown
    for (const [name, change] of Object.entries(CHANGES)) {
      // Several edits of the same clinics, and new ones for each other change.
      if (ids.length === 0 || !('edits' in change)) {
        ids = []
        for (const one of Object.values(clinics)) ids.push(await one())
        before = await everything('clinics', ids)
      }
      const { id, counts } = await runOn(ids, change, admin)
      expect(counts.changed, name).toBeGreaterThan(0)
      expect(await everything('clinics', ids), name).not.toEqual(before)
      const undone = (await undo(id)).body.counts
      expect(undone, name).toMatchObject({ changed: 0, undone: counts.changed })
      expect(await everything('clinics', ids), name).toEqual(before)
    }
    // What is undone can be edited by hand as ever.
    const answer = await editor.ask('PATCH', `/clinics/${ids[0]}`, { medicalDirector: 'Dr. Lee' })
    expect(answer.status).toBe(200)
  })

  it('restores other collections, with and without drafts', async () => {
    const changes: [Slug, object][] = [
      ['guides', edit('title', 'set', 'All the same')],
      ['guides', UNPUBLISH],
      ['states', edit('description', 'set', 'All the same')],
      ['needs', edit('words', 'add', ['zzyzx'])],
    ]
    for (const [collection, change] of changes) {
      const { docs } = await payload.find({ collection, limit: 2, depth: 0 })
      const ids = docs.map(({ id }) => id)
      const before = await everything(collection, ids)
      const { body } = await run(collection, byIds(ids), change, { confirmed: ids.length })
      expect(body.counts.changed).toBe(ids.length)
      await undo(body.id)
      expect(await everything(collection, ids)).toEqual(before)
    }
  })

  it('leaves what was changed or deleted since, names it, and undoes changes as a stack', async () => {
    const ids = await make(3, { name: 'Stacked', languages: ['Spanish'] })
    const [a = 0, b = 0, c = 0] = ids
    const first = await runOn(ids, edit('languages', 'add', ['Hmong']))
    const second = await runOn([a], UNPUBLISH)
    const draft = { phone: '864-555-0177', _status: 'draft' }
    await other.ask('PATCH', `/clinics/${b}?draft=true`, draft)
    await payload.delete({ collection: 'clinics', id: c })
    await undo(first.id)
    const changed = { reason: expect.stringContaining('changed since') }
    const deleted = { reason: expect.stringContaining('deleted') }
    const named = [changed, changed, deleted].map((one, index) => ({ id: ids[index], ...one }))
    expect((await entryOf(first.id)).documents).toMatchObject(named)
    await undo(second.id, other)
    await undo(first.id)
    const { _status, languages } = await find(a)
    expect([_status, languages]).toEqual(['published', ['Spanish']])
    expect(await entryOf(first.id)).toMatchObject({
      by: 'Eve',
      undoneBy: 'Eve',
      status: 'partly undone',
      edits: ['Languages: added Hmong'],
      counts: { changed: 2, undone: 1 },
    })
    expect(await entryOf(second.id)).toMatchObject({ status: 'undone', undoneBy: 'Olga' })
  })
})

describe('a change that is at work', () => {
  it('says so, and is undone only afterwards', async () => {
    const [working, resting] = [
      await runOn(await make(1), UNPUBLISH),
      await runOn(await make(1), UNPUBLISH),
    ]
    const release = await holdLock(database.pool, LOCKS.changingMany, String(working.id))
    const isRunning = async ({ id }: { id: number }) => (await entryOf(id)).isRunning
    expect([await isRunning(working), await isRunning(resting)]).toEqual([true, false])
    expect((await undo(working.id)).status).toBe(409)
    await release?.()
    expect(await isRunning(working)).toBe(false)
    expect((await undo(working.id)).body.counts).toMatchObject({ undone: 1 })
  })

  it('loses nothing that another one adds to the same lists', async () => {
    const ids = await make(5, { languages: ['Spanish'] })
    const both = await Promise.all([
      runOn(ids, edit('languages', 'add', ['Hmong'])),
      runOn(ids, edit('languages', 'add', ['French']), other),
    ])
    expect(both.map(({ counts }) => counts.changed)).toEqual([5, 5])
    for (const id of ids)
      expect((await find(id)).languages?.toSorted()).toEqual(['French', 'Hmong', 'Spanish'])
  })

  it('and was cut off goes on where it stopped, and leaves a form that is open', async () => {
    const ids = await make(3)
    const [open = 0, waits = 0] = ids
    await bulk.openForm(open, other.id)
    const { id, counts } = await runOn(ids, edit('phone', 'set', '864-555-0121'))
    expect(counts).toMatchObject({ changed: 2, left: 1 })
    const reason = 'Somebody is typing in its form right now.'
    expect((await entryOf(id)).documents[0]).toMatchObject({ id: open, reason })
    await setIn(waits, { phone: '864-555-0142' })
    await database.pool.query(
      'update bulk_change_rows set result = null, before = null where change_id = $1 and document_id = $2',
      [id, waits],
    )
    await editor.askEndpoint(`/bulk/${id}/continue`, {})
    expect((await entryOf(id)).counts).toMatchObject({ changed: 2, left: 1, waiting: 0 })
    expect((await find(waits)).phone).toBe('864-555-0121')
  })
})
