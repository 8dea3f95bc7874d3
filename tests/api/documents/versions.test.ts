import { afterAll, describe, expect, it } from 'vitest'
import { publishOnDate } from '../../../cms/documents/jobs/publish-on-date.ts'
import type { VersionSummary } from '../../../cms/documents/versions/version.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
const eve = await signIn(payload, 'editor', 'Eve')
const kim = await signIn(payload, 'editor', 'Kim')
afterAll(() => test.close())

interface Beside {
  version: VersionSummary
  comparedWith: VersionSummary | null
}

/** The newest version, as the panel describes it. */
const newest = async (collection: 'clinics' | 'guides', id: number): Promise<Beside> => {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
  })
  const path = `/versions/${collection}/${docs[0]?.id}`
  const { body, status } = await eve.askEndpoint<Beside>(path)
  expect(status).toBe(200)
  return body
}

describe('a version says who made it and what it changed', () => {
  it('of an edit in either language', async () => {
    const { id } = await newClinic(payload, {})
    await eve.ask('PATCH', `/clinics/${id}`, {
      phone: '864-555-0177',
      hoursOfOperation: 'Mornings',
    })
    expect((await newest('clinics', id)).version).toMatchObject({
      who: 'Eve',
      changed: ['Phone', 'Hours in words'],
    })
    await kim.ask('PATCH', `/clinics/${id}?locale=es`, { hoursOfOperation: 'Por la mañana' })
    expect(await newest('clinics', id)).toMatchObject({
      version: { who: 'Kim', changed: ['Hours in words (Spanish)'] },
      comparedWith: { who: 'Eve' },
    })
    await kim.ask('PATCH', `/clinics/${id}`, { _status: 'draft' })
    expect((await newest('clinics', id)).version.changed).toEqual(['Saved as a draft'])
  })

  it('of a verification call, and of undoing it', async () => {
    const { id } = await newClinic(payload, {})
    await test.openAndRecord(id, 'correct', { corrections: { phone: '864-555-0177' } })
    expect((await newest('clinics', id)).version).toMatchObject({
      who: 'Verification call, Ana',
      changed: ['Phone', 'Last verified'],
    })
    const [call] = await test.historyOf(id)
    await test.ana.askEndpoint(`/verifications/${call?.id}/undo`, {})
    expect((await newest('clinics', id)).version.who).toBe('Undone call, Ana')
  })

  it('of publishing on a date', async () => {
    const { id } = await newClinic(payload, { _status: 'draft' })
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
    expect((await newest('clinics', id)).version).toMatchObject({
      who: 'Scheduled publishing, Eve',
      changed: ['Published'],
    })
  })

  it('and shows no guide to people who may not read guides', async () => {
    const { id } = await payload.create({
      collection: 'guides',
      data: { title: 'Costs', summary: 'What it is', _status: 'published' },
    } as never)
    const { docs } = await payload.findVersions({ collection: 'guides', limit: 1 })
    expect((await test.ana.askEndpoint(`/versions/guides/${docs[0]?.id}`)).status).toBe(403)
    expect((await newest('guides', id)).version.who).toBe('Not saved by a person')
  })
})

describe('restoring a version', () => {
  it('from before there was any Spanish keeps the Spanish', async () => {
    const { id } = await newClinic(payload, { hoursOfOperation: 'Mornings' })
    const { docs } = await payload.findVersions({
      collection: 'clinics',
      where: { parent: { equals: id } },
      limit: 1,
    })
    await eve.ask('PATCH', `/clinics/${id}?locale=es`, {
      hoursOfOperation: 'Por la mañana',
      languages: ['Inglés'],
    })
    await eve.ask('PATCH', `/clinics/${id}`, { hoursOfOperation: 'Evenings' })
    expect((await eve.ask('POST', `/clinics/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await test.published(id)).toMatchObject({ hoursOfOperation: 'Mornings' })
    expect(
      await payload.findByID({ collection: 'clinics', id, locale: 'es', fallbackLocale: false }),
    ).toMatchObject({ hoursOfOperation: 'Por la mañana', languages: ['Inglés'] })
    expect(await test.listingOf(id, 'es')).toMatchObject({ hoursOfOperation: 'Por la mañana' })
    expect((await newest('clinics', id)).version).toMatchObject({
      who: 'Restored version, Eve',
      changed: ['Hours in words'],
    })
  })

  it('that has Spanish brings its Spanish back', async () => {
    const { id } = await newClinic(payload, { hoursOfOperation: 'Mornings' })
    await eve.ask('PATCH', `/clinics/${id}?locale=es`, { hoursOfOperation: 'Por la mañana' })
    const { docs } = await payload.findVersions({
      collection: 'clinics',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
    await eve.ask('PATCH', `/clinics/${id}?locale=es`, { hoursOfOperation: 'Por la tarde' })
    await eve.ask('POST', `/clinics/versions/${docs[0]?.id}?draft=true`)
    const draft = { collection: 'clinics', id, locale: 'es', draft: true } as const
    expect(await payload.findByID(draft)).toMatchObject({ hoursOfOperation: 'Por la mañana' })
  })
})
