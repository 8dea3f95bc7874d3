import { expect, it } from 'vitest'
import { LOCKS } from '../../../cms/database/locks.ts'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { withLock } from '../../../cms/database/with-lock.ts'
import { updateLeftListings, updateListings } from '../../../cms/listings/jobs/update-listings.ts'
import { rebuildListings } from '../../../cms/listings/publish/rebuild-listings.ts'
import { startApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { runCommand } from '../../support/run-command.ts'

const api = await startApi()
await keepFewSamples(api.database)
const { payload, database } = api

const listing = async (slug: string, locale = 'en') => {
  const response = await api.get(`/api/clinics/slug/${slug}?locale=${locale}`)
  return response.status === 200 ? response.json() : null
}
const change = (id: number, data: object, more: object = {}) =>
  payload.update({ collection: 'clinics', id, data, ...more })

const everyListing = async () => {
  const { rows } = await database.pool.query('select * from listings order by clinic_id, locale')
  // When they were written is no part of what they say.
  return rows.map(({ changed_at: _, ...listing }) => listing)
}

it('listings follow an edit within a second, in both languages, even if the answer was cached', async () => {
  const { id, slug } = await newClinic(payload, { name: 'Edited', description: 'In English' })
  const first = await api.get(`/api/clinics/slug/${slug}`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await api.get(`/api/clinics/slug/${slug}`, { headers })).status).toBe(304)
  for (const locale of ['en', 'es'])
    expect(await listing(slug, locale)).toMatchObject({ description: 'In English' })
  await change(id, { description: 'En español' }, { locale: 'es' })
  await change(id, { phone: '864-555-0101' })
  await expect
    .poll(() => listing(slug, 'es'))
    .toMatchObject({ description: 'En español', phone: '864-555-0101' })
  expect(await listing(slug)).toMatchObject({ description: 'In English', phone: '864-555-0101' })
})

it('listings do not show drafts, and disappear when a clinic is unpublished, moved to the trash or deleted', async () => {
  const draft = await newClinic(payload, { name: 'Draft Clinic', _status: 'draft' })
  expect(await listing(draft.slug)).toBeNull()
  const published = await newClinic(payload, { name: 'Published Clinic' })
  await change(published.id, { phone: '864-555-0199', _status: 'draft' }, { draft: true })
  expect(await listing(published.slug)).toMatchObject({ phone: '864-555-0142' })
  const removals = [
    (id: number) => change(id, { _status: 'draft' }),
    (id: number) => change(id, { deletedAt: new Date().toISOString() }),
    (id: number) => payload.delete({ collection: 'clinics', id }),
  ]
  for (const remove of removals) {
    const { id, slug } = await newClinic(payload, { name: 'Going' })
    await remove(id)
    expect(await listing(slug)).toBeNull()
  }
})

it('listings are rolled back with the transaction that they were written in', async () => {
  await inOneTransaction(payload, async (req) => {
    await newClinic(payload, { name: 'Undone Clinic' }, req)
    throw new Error('something else went wrong')
  }).catch(() => undefined)
  expect(await listing('undone-clinic')).toBeNull()
})

it('listings follow a change to the names of their state and category, and to its services', async () => {
  const { slug } = await newClinic(payload, { name: 'Named', services: ['Acupuncture'] })
  expect(await listing(slug)).toMatchObject({ state: 'SC', categories: [] })
  const where = { abbreviation: { equals: 'SC' } }
  await payload.update({ collection: 'states', where, data: { name: 'Newly Named' } })
  const { docs } = await payload.find({
    collection: 'categories',
    where: { slug: { equals: 'medical' } },
  })
  const serviceNames = [...(docs[0]?.serviceNames ?? []), 'acupuncture']
  await payload.update({
    collection: 'categories',
    id: docs[0]?.id ?? 0,
    data: { name: 'Everyday Care', serviceNames },
  })
  await expect
    .poll(() => listing(slug))
    .toMatchObject({
      stateName: 'Newly Named',
      categories: [{ slug: 'medical', name: 'Everyday Care' }],
    })
  const state = await (await api.get('/api/states/south-carolina')).json()
  expect(state.name).toBe('Newly Named')
})

it('listings do not come back with a rebuild that started before they disappeared', async () => {
  const { id, slug } = await newClinic(payload, { name: 'Going Clinic' })
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  let rebuilding: Promise<number> | undefined
  await inOneTransaction(payload, async (req) => {
    await change(id, { _status: 'draft' }, { req })
    rebuilding = inOneTransaction(payload, (other) => rebuildListings(other))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
  })
  await rebuilding
  expect(await listing(slug)).toBeNull()
})

const CLOSED_AT = '2026-10-01T12:00:00.000Z'

const close = (id: number) => change(id, { closedAt: CLOSED_AT, _status: 'published' })
const closed = (slug: string) => api.call('closedClinic', { slug })
const statusAt = async (slug: string) => (await api.get(`/api/clinics/slug/${slug}`)).status

it('a clinic that an editor dates as closed and publishes is gone at its address, which names the nearest clinics, until the date is cleared', async () => {
  const point = { latitude: 34.5034, longitude: -82.6501 }
  const { id, slug } = await newClinic(payload, { name: 'Saluda Clinic', ...point })
  const other = await newClinic(payload, { name: 'Next Door', ...point })
  expect(await closed(slug)).toBeNull()
  await close(id)
  await expect.poll(() => closed(slug)).not.toBeNull()
  expect(await statusAt(slug)).toBe(410)
  const gone = await closed(slug)
  const told = { name: 'Saluda Clinic', city: 'Anderson', state: 'SC', closedAt: CLOSED_AT }
  expect(gone).toMatchObject(told)
  expect(gone?.nearest[0]).toMatchObject({ slug: other.slug, distanceMiles: 0 })
  expect(gone?.nearest.map((clinic) => clinic.slug)).not.toContain(slug)
  await expect(change(id, { _status: 'published' })).rejects.toThrow('is closed')
  await change(id, { closedAt: null, _status: 'published' })
  await expect.poll(() => closed(slug)).toBeNull()
  expect(await statusAt(slug)).toBe(200)
})

it('a clinic that an editor dates as closed and publishes names clinics of its state if it has no point, and is not found if it was never public', async () => {
  const { id, slug } = await newClinic(payload, { latitude: null, longitude: null })
  await close(id)
  const states = (await closed(slug))?.nearest.map(({ state }) => state) ?? []
  expect([...new Set(states)]).toEqual(['SC'])
  const draft = await newClinic(payload, { closedAt: CLOSED_AT, _status: 'draft' })
  expect([await statusAt(draft.slug), await closed(draft.slug)]).toEqual([404, null])
})

/** As another release would have written them. */
const presentOtherwise = (which = 'true') =>
  database.pool.query(`update listings set version = 'another', sort_name = 'a',
      summary = '{"name":"Another"}', detail = '{"name":"Another"}' where ${which}`)
const work = () => updateLeftListings.work(payload, new AbortController().signal)
const update = (report?: (done: number, total: number) => unknown) =>
  updateListings(payload, database.url, report)

it('listings of another release are regenerated by the migration, with progress, and by the command that rebuilds all', async () => {
  const before = await everyListing()
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret that only tests use',
    NODE_ENV: 'test',
  }
  await presentOtherwise()
  const migrated = await runCommand('migrate', [], env)
  expect(migrated.output).toMatch(/Updating the listings … (\d+ % … )+[\d.]+ s/)
  expect(await everyListing()).toEqual(before)
  await database.pool.query(`update listings set detail = '{}', sort_name = 'broken'`)
  const rebuilt = await runCommand('rebuild-listings', [], env)
  expect(rebuilt.output).toContain(`${before.length / 2} clinics are listed.`)
  expect(await everyListing()).toEqual(before)
  expect([migrated.code, rebuilt.code]).toEqual([0, 0])
})

it('listings of another release are regenerated by one of two processes that start together, and only those', async () => {
  const before = await everyListing()
  await presentOtherwise()
  const steps: number[] = []
  const start = () => update((done, total) => steps.push(done / total))
  const [first, second] = await Promise.all([start(), start()])
  expect([first, second].sort((a, b) => a - b)).toEqual([0, before.length / 2])
  expect(steps.at(-1)).toBe(1)
  await presentOtherwise(`clinic_id = ${before[0]?.clinic_id} and locale = 'en'`)
  expect([await update(), await update()]).toEqual([1, 0])
  expect(await everyListing()).toEqual(before)
})

it('listings of another release that still serves are regenerated soon, if few are, by whoever has the lock', async () => {
  const before = await everyListing()
  const ofFirst = `clinic_id = ${before[0]?.clinic_id}`
  await presentOtherwise(ofFirst)
  await withLock(database.url, LOCKS.updatingListings, async () => {
    await work()
    expect(await everyListing()).not.toEqual(before)
  })
  await work()
  expect(await everyListing()).toEqual(before)
  // All are another's only where a newer release has regenerated them.
  await presentOtherwise()
  const asNewer = await everyListing()
  await work()
  expect(await everyListing()).toEqual(asNewer)
  await update()
})
