import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { rebuildListings } from '../../../cms/listings/publish/rebuild-listings.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { runCommand } from '../../support/run-command.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const listing = async (slug: string, locale = 'en') => {
  const response = await api.get(`/api/clinics/slug/${slug}?locale=${locale}`)
  return response.status === 200 ? response.json() : null
}

const everyListing = async () => {
  const { rows } = await api.database.pool.query(
    'select * from listings order by clinic_id, locale',
  )
  // When they were written is no part of what they say.
  return rows.map(({ changed_at: _, ...listing }) => listing)
}

/** Waits until a statement is blocked by another transaction. */
const isWaiting = () =>
  expect
    .poll(
      async () => {
        const { rows } = await api.database.pool.query(
          `select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      },
      { timeout: 10_000 },
    )
    .toBe(1)

describe('listings follow edits of clinics', () => {
  it('appear on publication, in both languages, Spanish falling back to English', async () => {
    const clinic = await newClinic(api.payload, { name: 'Kept Clinic', description: 'In English' })
    expect(await listing(clinic.slug)).toMatchObject({ description: 'In English' })
    expect(await listing(clinic.slug, 'es')).toMatchObject({ description: 'In English' })
    await api.payload.update({
      collection: 'clinics',
      id: clinic.id,
      locale: 'es',
      data: { description: 'En español' },
    })
    await expect
      .poll(async () => (await listing(clinic.slug, 'es'))?.description)
      .toBe('En español')
    expect(await listing(clinic.slug)).toMatchObject({ description: 'In English' })
  })

  it('say the hours in words wherever there are opening times', async () => {
    const { rows } = await api.database.pool.query(
      `select locale, detail::jsonb ->> 'hoursOfOperation' as hours from listings
        where jsonb_array_length(detail::jsonb -> 'openingHours') > 0`,
    )
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.filter(({ hours }) => !hours)).toEqual([])
    const openingHours = [{ day: 'monday' as const, opens: '09:00', closes: '17:00' }]
    const clinic = await newClinic(api.payload, { name: 'With Times', openingHours })
    expect(await listing(clinic.slug)).toMatchObject({
      hoursOfOperation: 'Mon 9\u00a0AM–5\u00a0PM',
    })
    const spanish = await listing(clinic.slug, 'es')
    expect(spanish).toMatchObject({ hoursOfOperation: 'Lun 9\u00a0a.\u00a0m.–5\u00a0p.\u00a0m.' })
    const data = { hoursOfOperation: 'Mondays, and by appointment' }
    await api.payload.update({ collection: 'clinics', id: clinic.id, data })
    await expect
      .poll(async () => (await listing(clinic.slug))?.hoursOfOperation)
      .toBe(data.hoursOfOperation)
  })

  it('do not show drafts, whether new or of a published clinic', async () => {
    const draft = await newClinic(api.payload, { name: 'Draft Clinic', _status: 'draft' })
    expect(await listing(draft.slug)).toBeNull()
    const published = await newClinic(api.payload, { name: 'Published Clinic' })
    await api.payload.update({
      collection: 'clinics',
      id: published.id,
      draft: true,
      data: { phone: '864-555-0199', _status: 'draft' },
    })
    expect(await listing(published.slug)).toMatchObject({ phone: '864-555-0142' })
  })

  it('disappear when a clinic is unpublished, moved to the trash or deleted', async () => {
    const [unpublished, trashed, deleted] = await Promise.all(
      ['Unpublished', 'Trashed', 'Deleted'].map((name) => newClinic(api.payload, { name })),
    )
    if (!unpublished || !trashed || !deleted) throw new Error('three clinics were made')
    const { payload } = api
    await payload.update({
      collection: 'clinics',
      id: unpublished.id,
      data: { _status: 'draft' },
    })
    await payload.update({
      collection: 'clinics',
      id: trashed.id,
      data: { deletedAt: new Date().toISOString() },
    })
    await payload.delete({ collection: 'clinics', id: deleted.id })
    for (const { slug } of [unpublished, trashed, deleted]) expect(await listing(slug)).toBeNull()
  })

  it('are rolled back with the transaction that they were written in', async () => {
    await inOneTransaction(api.payload, async (req) => {
      await newClinic(api.payload, { name: 'Undone Clinic' }, req)
      throw new Error('something else went wrong')
    }).catch(() => undefined)
    expect(await listing('undone-clinic')).toBeNull()
  })

  it('follow a change to their state’s name', async () => {
    const clinic = await newClinic(api.payload, { name: 'Named Clinic' })
    const before = await listing(clinic.slug)
    const { docs } = await api.payload.find({
      collection: 'states',
      where: { abbreviation: { equals: before.state } },
    })
    const [state] = docs
    if (!state) throw new Error('the clinic lies in a state')
    await api.payload.update({ collection: 'states', id: state.id, data: { name: 'Newly Named' } })
    await expect.poll(async () => (await listing(clinic.slug))?.stateName).toBe('Newly Named')
    expect(await (await api.get(`/api/states/${state.slug}`)).json()).toMatchObject({
      name: 'Newly Named',
    })
  })

  it('follow a change to their category’s name and to its services', async () => {
    const clinic = await newClinic(api.payload, { name: 'Sorted', services: ['Acupuncture'] })
    expect(await listing(clinic.slug)).toMatchObject({ categories: [] })
    const { docs } = await api.payload.find({
      collection: 'categories',
      where: { slug: { equals: 'medical' } },
    })
    const [medical] = docs
    if (!medical) throw new Error('the seed has the category')
    await api.payload.update({
      collection: 'categories',
      id: medical.id,
      data: {
        name: 'Everyday Care',
        serviceNames: [...(medical.serviceNames ?? []), 'acupuncture'],
      },
    })
    await expect
      .poll(async () => (await listing(clinic.slug))?.categories, { timeout: 1_000 })
      .toEqual([{ slug: 'medical', name: 'Everyday Care' }])
  })

  it('are the same after the command has rebuilt them', async () => {
    const kept = await everyListing()
    await api.database.pool.query(`update listings set detail = '{}', sort_name = 'broken'`)
    const env = { DATABASE_URL: api.database.url, NODE_ENV: 'test' }
    const { code, output } = await runCommand('rebuild-listings', [], env)
    expect(code).toBe(0)
    expect(output).toContain(`${kept.length / 2} clinics are listed.`)
    expect(await everyListing()).toEqual(kept)
  })

  it('do not come back with a rebuild that started before they disappeared', async () => {
    const { payload } = api
    const { id, slug } = await newClinic(payload, { name: 'Going Clinic' })
    let rebuilding: Promise<number> | undefined
    await inOneTransaction(payload, async (req) => {
      await payload.update({ collection: 'clinics', id, data: { _status: 'draft' }, req })
      rebuilding = inOneTransaction(payload, (other) => rebuildListings(other))
      await isWaiting()
    })
    await rebuilding
    expect(await listing(slug)).toBeNull()
  })
})

describe('an edit reaches the public answer', () => {
  it('within a second, even if the answer was cached', async () => {
    const clinic = await newClinic(api.payload, { name: 'Edited Clinic' })
    const first = await api.get(`/api/clinics/slug/${clinic.slug}`)
    const etag = first.headers.get('etag') ?? ''
    const again = await api.get(`/api/clinics/slug/${clinic.slug}`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    await api.payload.update({
      collection: 'clinics',
      id: clinic.id,
      data: { phone: '864-555-0101' },
    })
    await expect
      .poll(async () => (await listing(clinic.slug))?.phone, { timeout: 1_000 })
      .toBe('864-555-0101')
  })
})
