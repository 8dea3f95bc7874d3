import { describe, expect, it } from 'vitest'
import { publishOnDate } from '../../../cms/documents/jobs/publish-on-date.ts'
import type { Restoring } from '../../../cms/history/restoring.ts'
import type { VersionSummary } from '../../../cms/history/versions.ts'
import { signIn } from '../../support/people.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, change } = test
const eve = await signIn(payload, 'editor', 'Eve')
const kim = await signIn(payload, 'editor', 'Kim')

interface Beside {
  version: VersionSummary
  comparedWith: VersionSummary | null
}

const newestId = async (collection: 'clinics' | 'guides', id: number) => {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: 1 })
  return docs[0]?.id
}

/** The newest version, as the panel describes it. */
const newest = async (id: number, collection: 'clinics' | 'guides' = 'clinics') => {
  const path = `/versions/${collection}/${await newestId(collection, id)}`
  const { body, status } = await eve.askEndpoint<Beside>(path)
  expect(status).toBe(200)
  return body
}

describe('a version says who made it and what it changed', () => {
  it('of an edit in either language, and of publishing on a date', async () => {
    const id = await make({})
    const edited = { phone: '864-555-0177', hoursOfOperation: 'Mornings' }
    await eve.ask('PATCH', `/clinics/${id}`, edited)
    const changed = [
      expect.stringMatching(/^Phone: .+ became 864-555-0177$/),
      'Hours in words: Mornings was added',
    ]
    expect((await newest(id)).version).toMatchObject({ who: 'Eve', changed })
    await kim.ask('PATCH', `/clinics/${id}?locale=es`, { hoursOfOperation: 'Por la mañana' })
    expect(await newest(id)).toMatchObject({
      version: { who: 'Kim', changed: ['Hours in words (Spanish): Por la mañana was added'] },
      comparedWith: { who: 'Eve' },
    })
    await kim.ask('PATCH', `/clinics/${id}`, { _status: 'draft' })
    expect((await newest(id)).version.changed).toEqual(['Saved as a draft'])
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'clinics', value: id },
        user: { relationTo: 'users', value: eve.id },
      },
      waitUntil: new Date(Date.now() - 1000),
    } as never)
    await publishOnDate.work(payload, new AbortController().signal)
    expect((await newest(id)).version).toMatchObject({
      who: 'Scheduled publishing, Eve',
      changed: ['Published'],
    })
  })

  it('of a verification call, and of undoing it', async () => {
    const id = await make({})
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    expect((await newest(id)).version).toMatchObject({
      who: 'Verification call, Ana',
      changed: [
        expect.stringMatching(/^Phone: .+ became 864-555-0177$/),
        expect.stringMatching(/^Last verified: /),
      ],
    })
    await test.undoCall(test.ana, id)
    expect((await newest(id)).version.who).toBe('Undone call, Ana')
  })

  it('and says what restoring it does for visitors, and to a draft that waits', async () => {
    const id = await make({})
    const first = await newestId('clinics', id)
    const of = async (version: number | string | undefined) =>
      (await eve.askEndpoint<{ restoring: Restoring }>(`/versions/clinics/${version}`)).body
        .restoring
    expect(await of(first)).toEqual({ isPublished: true, isPublic: true, waiting: null })
    await kim.ask('PATCH', `/clinics/${id}?draft=true`, { phone: '864-555-0177' })
    const at = expect.any(String)
    expect(await of(first)).toMatchObject({ waiting: { who: 'Kim', at } })
    const draft = await newestId('clinics', id)
    expect(await of(draft)).toEqual({ isPublished: false, isPublic: true, waiting: null })
    await kim.ask('PATCH', `/clinics/${id}`, { _status: 'draft' })
    expect(await of(first)).toMatchObject({ isPublished: true, isPublic: false })
  })

  it('and that no person made it', async () => {
    const data = { title: 'Costs', summary: 'What it is', _status: 'published' }
    const { id } = await payload.create({ collection: 'guides', data } as never)
    expect((await newest(id, 'guides')).version.who).toBe('Not saved by a person')
  })
})

describe('restoring a version', () => {
  const restore = (version: unknown, query = '') =>
    eve.ask('POST', `/clinics/versions/${version}${query}`)

  it('brings its Spanish back, or keeps the Spanish if it is from before there was any', async () => {
    const id = await make({ hoursOfOperation: 'Mornings' })
    const first = await newestId('clinics', id)
    await eve.ask('PATCH', `/clinics/${id}?locale=es`, {
      hoursOfOperation: 'Por la mañana',
      languages: ['Inglés'],
    })
    const withSpanish = await newestId('clinics', id)
    await eve.ask('PATCH', `/clinics/${id}`, { hoursOfOperation: 'Evenings' })
    expect((await restore(first)).status).toBe(200)
    expect(await test.published(id)).toMatchObject({ hoursOfOperation: 'Mornings' })
    const texts = { hoursOfOperation: 'Por la mañana', languages: ['Inglés'] }
    expect(await test.published(id, { locale: 'es' })).toMatchObject(texts)
    expect(await test.listingOf(id, 'es')).toMatchObject({ hoursOfOperation: 'Por la mañana' })
    expect((await newest(id)).version).toMatchObject({
      who: 'Restored version, Eve',
      changed: ['Hours in words: Evenings became Mornings'],
    })
    const hoursOfOperation = 'Por la tarde'
    await eve.ask('PATCH', `/clinics/${id}?locale=es`, { hoursOfOperation })
    await restore(withSpanish, '?draft=true')
    expect(await test.published(id, { locale: 'es', draft: true })).toMatchObject(texts)
  })

  it('publishes no Spanish that is in a draft only', async () => {
    const id = await make({ hoursOfOperation: 'Mornings' })
    const first = await newestId('clinics', id)
    const secret = { hoursOfOperation: 'Todavía no' }
    await eve.ask('PATCH', `/clinics/${id}?locale=es&draft=true`, { ...secret, _status: 'draft' })
    expect((await restore(first)).status).toBe(200)
    expect(await test.published(id)).toMatchObject({ _status: 'published' })
    expect(await test.listingOf(id, 'es')).toMatchObject({ hoursOfOperation: 'Mornings' })
  })

  it('that was a draft leaves the page as it is', async () => {
    const id = await make({ name: 'Saluda Clinic' })
    await eve.ask('PATCH', `/clinics/${id}?draft=true`, { name: 'Saluda Idea', _status: 'draft' })
    const drafted = await newestId('clinics', id)
    await change(id, { name: 'Saluda Free Clinic', _status: 'published' })
    expect((await restore(drafted)).status).toBe(200)
    expect(await test.published(id)).toMatchObject({
      name: 'Saluda Free Clinic',
      _status: 'published',
    })
    expect(await test.published(id, { draft: true })).toMatchObject({
      name: 'Saluda Idea',
      _status: 'draft',
    })
    expect(await test.listingOf(id, 'en')).toMatchObject({ name: 'Saluda Free Clinic' })
  })

  it('keeps what was verified or reported since, and lists no clinic that has closed or was merged', async () => {
    const moment = '2026-05-04T12:00:00.000Z'
    const mergedInto = await make({ name: 'Saluda Health' })
    const since = { lastVerifiedAt: moment, reportedWrongAt: moment }
    const verifiedFields = ['phone']
    for (const [standing, _status, sentence] of [
      [since, 'published', undefined],
      [{ closedAt: moment }, 'draft', 'clear its date under Closed before publishing it'],
      [{ mergedInto }, 'draft', 'was merged into another'],
    ] as const) {
      const id = await make({ name: 'Saluda Clinic' })
      const first = await newestId('clinics', id)
      const data = { name: 'Saluda Free Clinic', ...standing, verifiedFields, _status }
      await change(id, data)
      const { status, refusal } = await restore(first)
      const name = sentence ? 'Saluda Free Clinic' : 'Saluda Clinic'
      const now = await test.published(id)
      expect(now).toMatchObject({ name, ...standing, _status })
      expect(now.verifiedFields).toEqual(expect.arrayContaining(verifiedFields))
      const answer = sentence ? [409, expect.stringContaining(sentence)] : [200, undefined]
      expect([status, refusal]).toEqual(answer)
    }
  })
})
