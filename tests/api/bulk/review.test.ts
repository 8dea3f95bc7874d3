import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { byIds, edit, startBulk } from '../../support/bulk.ts'
import { type Person, signIn } from '../../support/people.ts'

const { payload, database, admin, editor, other, ...bulk } = await startBulk()
const { review, run, runOn, undo, entryOf, setIn, make, clinics, stored: find } = bulk

const statusesOf = async (ids: number[]) => {
  const statuses = []
  for (const id of ids) statuses.push((await find(id))._status)
  return statuses
}
/** As Payload's own list names what is ticked. */
const query = (ids: number[]) => ids.map((id) => `where[id][in][]=${id}`).join('&')
const UNPUBLISH = { action: 'unpublish' }
const PUBLISH = { action: 'publish' }
/** A draft as the form saves it. */
const saveDraft = (person: Person, id: number, data: object, locale = 'en') =>
  person.ask('PATCH', `/clinics/${id}?draft=true&locale=${locale}`, { ...data, _status: 'draft' })
const draftOf = async (person: Person, id: number) =>
  (await review('clinics', byIds([id]), PUBLISH, person)).body.drafts[0]

describe('the number', () => {
  const some = async (limit: number) => {
    const { docs } = await payload.find({ collection: 'clinics', limit, sort: 'id', depth: 0 })
    return docs.map(({ id }) => id)
  }
  const published = async (ids: number[]) => {
    const where = { id: { in: ids }, _status: { equals: 'published' } }
    return (await payload.count({ collection: 'clinics', where })).totalDocs
  }
  const expectRefused = (answers: { status: number }[], status: number) =>
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))

  it('has to be confirmed above 25, as it is at that moment, by any way in', async () => {
    const ids = await some(26)
    const patch = (more = '') =>
      editor.ask<{ docs: object[] }>('PATCH', `/clinics?${query(ids)}${more}`, { _status: 'draft' })
    const refused = [
      await patch(),
      await patch('&confirmed=25'),
      await patch('&draft=true'),
      await run('clinics', byIds(ids), UNPUBLISH, { confirmed: 25 }),
      await run('clinics', byIds(ids.slice(1)), UNPUBLISH, { confirmed: 26 }),
      await run(
        'clinics',
        { where: { id: { exists: true } } },
        UNPUBLISH,
        { confirmed: 26 },
        admin,
      ),
    ]
    expectRefused(refused, 409)
    expect(refused[0]?.refusal).toContain('This would change 26 clinics.')
    expect(refused[1]?.refusal).toContain('you confirmed 25, but now it is 26 clinics')
    expect(await published(ids)).toBe(26)
    const { status, body } = await patch('&confirmed=26')
    expect([status, body.docs.length, await published(ids)]).toEqual([200, 26, 0])
    const { docs } = await payload.find({ collection: 'bulk-changes', limit: 1, depth: 0 })
    expect(docs[0]).toMatchObject({ title: 'Unpublished 26 clinics', by: editor.id })
    const req = await createLocalReq({}, payload)
    req.i18n = { ...req.i18n, language: 'es' }
    const inSpanish = { collection: 'bulk-changes', id: docs[0]?.id ?? 0, req } as const
    const { title } = await payload.findByID(inSpanish)
    expect(title).toBe('Se retiraron de la publicación 26 clínicas')
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
    const { body } = await review('redirects', byIds(ids), change)
    const counted = '201 redirects'
    expect(body).toMatchObject({ chosen: counted, counted, mustType: true })
    expect(body.refusal).toContain('Only admins change more than 200')
    const deletedAt = new Date().toISOString()
    const reviewer = await signIn(payload, 'reviewer')
    const all = '/clinics?where[id][exists]=true&confirmed=785'
    const redirects = '/redirects?where[from][like]=/old/&confirmed=201'
    expectRefused(
      [
        await run('redirects', byIds(ids), change, { confirmed: 201 }),
        await editor.ask('PATCH', redirects, { permanent: true }),
        await editor.ask('PATCH', all, { _status: 'draft' }),
        await editor.ask('PATCH', `/clinics?${query(few)}`, { deletedAt }),
        await run('clinics', byIds(few), { action: 'trash' }, { confirmed: 2 }),
        await reviewer.ask('PATCH', `/clinics?${query(few)}`, { _status: 'draft' }),
        await run('clinics', byIds(few), UNPUBLISH, { confirmed: 2 }, reviewer),
      ],
      403,
    )
    const kept = 'deletedAt _status heldDigest verifiedFields sourceId slug lastVerifiedAt'
    for (const field of kept.split(' ')) {
      const change = edit(field, 'set', deletedAt)
      const { refusal } = await run('clinics', byIds(few), change, { confirmed: 2 })
      expect(refusal, field).toContain('can’t be edited here')
    }
    const permanent = async () => {
      const where = { permanent: { equals: true }, id: { in: ids } }
      return (await payload.count({ collection: 'redirects', where })).totalDocs
    }
    expect([await permanent(), await published(few)]).toEqual([0, 2])
    const ran = await run('redirects', byIds(ids), change, { confirmed: 201 }, admin)
    expect([ran.body.counts.changed, await permanent()]).toEqual([201, 201])
    expect((await undo(ran.body.id)).status).toBe(403)
  })

  it('guards every other collection, and nothing is deleted for good many at once', async () => {
    await database.pool.query(
      `insert into newsletter_signups (email, token, token_expires, status)
        select n || '@example.org', n, now(), 'pending' from generate_series(1, 26) n`,
    )
    const remove = (list: string, more = '') =>
      admin.ask('DELETE', `/${list}?where[id][exists]=true${more}`)
    const refused = [
      await remove('newsletter-signups'),
      await remove('clinics'),
      await remove('clinics', '&trash=true&confirmed=785'),
      await remove('states'),
    ]
    expectRefused(refused, 409)
    expect(refused[0]?.refusal).toContain('26')
    expect(refused[1]?.refusal).toContain('one at a time')
    expect((await payload.count({ collection: 'newsletter-signups' })).totalDocs).toBe(26)
    expect((await remove('newsletter-signups', '&confirmed=26')).status).toBe(200)
  })
})

describe('a publication', () => {
  it('publishes only the drafts that were chosen, in both languages, and says whose they are', async () => {
    const waiting = await clinics.waiting()
    const [own = 0] = await make(1, { _status: 'draft' })
    await editor.ask('PATCH', `/clinics/${own}?draft=true`, { phone: '864-555-0113' })
    const all = [waiting, own, ...(await make(1))]
    const { body } = await review('clinics', byIds(all), PUBLISH)
    expect(body).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 1 })
    const phone = { field: 'Phone', locale: null, who: 'Olga', isMine: false }
    expect(body.drafts).toEqual([
      expect.objectContaining({
        id: waiting,
        visitors: 'have one',
        isOwn: false,
        changes: expect.arrayContaining([phone]),
      }),
      expect.objectContaining({ id: own, visitors: 'never had one', isOwn: true }),
    ])
    await runOn([own], PUBLISH)
    expect(await statusesOf([own])).toEqual(['published'])
    const kept = { _status: 'draft', phone: '864-555-0111' }
    expect(await find(waiting, { draft: true })).toMatchObject(kept)
    expect((await runOn([waiting], PUBLISH)).counts).toMatchObject({ changed: 1, left: 0 })
    expect(await find(waiting)).toMatchObject({ phone: '864-555-0111', languages: ['French'] })
    const spanish = { description: 'Borrador', _status: 'published' }
    expect(await find(waiting, { locale: 'es' })).toMatchObject(spanish)
  })

  it('goes by who changed each field, as the form does, and not by who saved last', async () => {
    const [id = 0] = await make(1)
    await saveDraft(other, id, { phone: '864-555-0114', description: 'In English' })
    await saveDraft(editor, id, { description: 'En español' }, 'es')
    const changes = expect.arrayContaining([
      { field: 'Description', locale: 'es', who: 'Eve', isMine: true },
      { field: 'Phone', locale: null, who: 'Olga', isMine: false },
    ])
    const path = `/unpublished/clinics/${id}`
    expect((await editor.askEndpoint(path)).body).toMatchObject({ changes })
    expect(await draftOf(editor, id)).toMatchObject({ isOwn: false, changes })
    expect(await draftOf(other, id)).toMatchObject({ isOwn: false })
  })

  it('leaves a draft its author’s after an admin’s change and its undo, and nobody’s if none is known', async () => {
    // From before it was noted who changed which part, and who saved.
    const nobodyNoted = 'version_drafted_by = null'
    for (const [past, author] of [
      [undefined, 'Eve'],
      [nobodyNoted, 'Eve'],
      [`${nobodyNoted}, version_saved_by_id = null`, null],
    ] as const) {
      const [id = 0] = await make(1)
      await saveDraft(editor, id, { phone: '864-555-0115' })
      if (past)
        await database.pool.query(`update _clinics_v set ${past} where parent_id = $1`, [id])
      const isMine = author === 'Eve'
      for (const action of ['unpublish', 'trash', 'unpublish']) {
        const ran = await runOn([id], { action }, admin)
        if (action === 'unpublish')
          expect(await draftOf(editor, id)).toMatchObject({ visitors: 'had one', isOwn: false })
        await undo(ran.id, admin)
        expect(await draftOf(admin, id)).toMatchObject({ visitors: 'have one', isOwn: false })
        expect(await draftOf(editor, id)).toMatchObject({
          isOwn: isMine,
          changes: [{ field: 'Phone', locale: null, who: author, isMine }],
        })
      }
    }
  })

  it('never comes from an edit, which leaves waiting drafts, and what was merged or has closed, and names them', async () => {
    const waiting = await clinics.waiting()
    const ids = [await clinics.published(), waiting, await clinics.neverPublished()]
    const change = edit('website', 'set', 'https://many.example')
    const asked = (await review('clinics', byIds(ids), change)).body
    expect(asked).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 0 })
    expect(asked.left[0]).toMatchObject({ id: waiting })
    const { id, counts } = await runOn(ids, change)
    expect(counts).toMatchObject({ changed: 2, left: 1 })
    const reason = expect.stringContaining('has an unpublished draft')
    expect((await entryOf(id)).documents[0]).toMatchObject({ id: waiting, reason })
    expect(await statusesOf(ids)).toEqual(['published', 'published', 'draft'])
    const unlisted = { _status: 'draft', closedAt: new Date().toISOString() } as const
    const [closed = 0] = await make(1, unlisted)
    const [merged = 0] = await make(1, { _status: 'draft', mergedInto: waiting })
    const left = [waiting, closed, merged]
    const data = { website: 'https://other.example', _status: 'published' }
    const path = `/clinics?${query([ids[0] ?? 0, ...left])}&draft=true`
    const answer = await editor.ask<{ errors: object[] }>('PATCH', path, data)
    expect(answer.body.errors).toHaveLength(3)
    expect(await statusesOf(left)).toEqual(['published', 'draft', 'draft'])
    const { website } = await find(ids[0] ?? 0)
    expect([website, (await find(waiting)).website]).toEqual(['https://other.example', null])
  })
})

describe('a review', () => {
  it('shows ten documents before and after, and what a list would lose', async () => {
    const ids = await make(12, { languages: ['Spanish', 'Hmong'] })
    const shown = async (change: object) => (await review('clinics', byIds(ids), change)).body
    const before = ['Spanish', 'Hmong']
    for (const [how, value, after, lost] of [
      ['set', ['French'], ['French'], before],
      ['add', ['french', 'SPANISH'], [...before, 'french'], []],
      ['remove', ['hmong'], ['Spanish'], ['Hmong']],
    ] as const) {
      const { preview } = await shown(edit('languages', how, value))
      expect(preview).toHaveLength(10)
      expect(preview[0]?.fields).toEqual([{ label: 'Languages', before, after, lost }])
    }
    expect(await shown(edit('languages', 'add', ['Spanish']))).toMatchObject({ ids: [], same: 12 })
    const { docs } = await payload.find({ collection: 'categories', limit: 1, depth: 0 })
    const inCategory = await shown(edit('addedCategories', 'add', [docs[0]?.id]))
    expect(inCategory.preview[0]?.fields[0]).toMatchObject({ before: [], after: [docs[0]?.name] })
    await setIn(ids[0] ?? 0, { specialPrograms: ['One'] })
    const spanish = await shown({ ...edit('specialPrograms', 'add', ['Uno']), locale: 'es' })
    expect(spanish.left).toMatchObject([
      { reason: expect.stringContaining('no list of its own in Spanish') },
    ])
  })

  it('counts only those that would change, and none once somebody has changed one', async () => {
    const ids = await make(2, { name: 'Seen' })
    await make(1, { name: 'Seen', _status: 'draft' })
    const chosen = { where: { name: { equals: 'Seen' } } }
    const asked = (await review('clinics', chosen, UNPUBLISH)).body
    expect(asked).toMatchObject({ chosen: '3 clinics', counted: '2 clinics', same: 1, ids })
    const { seen } = asked
    const ran = await run('clinics', byIds(ids), UNPUBLISH, { confirmed: 2, seen })
    expect(ran.body.counts).toMatchObject({ changed: 2, same: 0 })

    const change = edit('phone', 'set', '864-555-0120')
    const before = (await review('clinics', chosen, change)).body.seen
    const late = (confirmed: number) => run('clinics', chosen, change, { confirmed, seen: before })
    await saveDraft(other, ids[0] ?? 0, { city: 'Greer' })
    expect(await late(3)).toMatchObject({
      status: 409,
      refusal: expect.stringContaining('since you looked'),
    })
    await make(1, { name: 'Seen' })
    expect((await late(3)).refusal).toContain('now it is 4 clinics')
  })
})
